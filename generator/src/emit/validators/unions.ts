/** Prints checks for variants. If possible, a type or a member selects the variant; otherwise, all are tried. */
import { isFile } from '../../ir/files.js';
import { isOpenUnion, isValidatedByReceivers } from '../../ir/openness.js';
import type { Schema, TypeName } from '../../ir/schema.js';
import { type Code, code, joinCode, printScalar, printString } from '../../support/code/code.js';
import { findOther } from './beside-null.js';
import { callCheck, type Known, type Path, printPath, refusal, type Site, toMember } from './codegen-context.js';
import { isNoneOf, printTypeName, typesOf } from './conditions.js';
import { findTag } from './discriminant.js';
import { member } from './members.js';
import { possibleTypes } from './possible-types.js';
import { onlyIf, refuseIf, type Step } from './statements.js';

/** Returns the steps that check `anyOf` and `oneOf`. */
export const checkUnions = (site: Site, schema: Schema, value: Code, path: Path, known: Known): Step[] => [
  ...(schema.anyOf === undefined ? [] : checkAlternatives(site, 'anyOf', schema, schema.anyOf, value, path, known)),
  ...(schema.oneOf === undefined ? [] : checkAlternatives(site, 'oneOf', schema, schema.oneOf, value, path, known)),
];

type Keyword = 'anyOf' | 'oneOf';

const checkAlternatives = (
  site: Site,
  keyword: Keyword,
  schema: Schema,
  members: readonly Schema[],
  value: Code,
  path: Path,
  known: Known,
): Step[] => {
  const [only] = members;
  if (members.length === 1 && only !== undefined) return site.write.part(site, only, value, path, known);
  const types = mergeTypes(members, keyword);
  if (types !== undefined) {
    const names = joinCode(types.map(printTypeName), ', ');
    return [refuseIf(isNoneOf(site, types, value), refusal(site, path, 'type', code`[${names}]`))];
  }
  const other = findOther(site, members);
  if (other !== undefined) return onlyIf(code`${value} !== null`, site.write.part(site, other, value, path, known));
  return checkByMember(site, schema, members, value, path, known) ?? checkEach(site, keyword, members, value, path);
};

/** Returns the types of variants that declare nothing but a type, provided that they are distinct for `oneOf`. */
const mergeTypes = (members: readonly Schema[], keyword: Keyword): readonly TypeName[] | undefined => {
  const isPlain = (schema: Schema): boolean =>
    schema.types !== undefined && Object.keys(schema).every((key) => plain.has(key));
  if (!members.every(isPlain)) return undefined;
  const types = members.flatMap((each) => typesOf(each) ?? []);
  const isDistinct = new Set(types).size === types.length && !(types.includes('integer') && types.includes('number'));
  if (keyword === 'oneOf' && !isDistinct) return undefined;
  return typesOf({ pointer: '', types: [...new Set(types)] });
};

const plain: ReadonlySet<string> = new Set(['pointer', 'types', 'title', 'summary', 'description']);

/** Returns whether receivers accept unknown discriminator values. */
const isTolerant = ({ schemas, direction }: Site, schema: Schema, name: string): boolean =>
  direction === 'received' &&
  name === schema.discriminator?.propertyName &&
  isValidatedByReceivers(schemas, schema) &&
  isOpenUnion(schemas, schema);

/** Returns steps that select a variant by the value of a member. Only this variant is checked and reported. */
const checkByMember = (
  site: Site,
  schema: Schema,
  members: readonly Schema[],
  value: Code,
  path: Path,
  known: Known,
): Step[] | undefined => {
  const tag = findTag(site.schemas, schema, members);
  if (tag === undefined) return undefined;
  const own = member(site, value, tag.name);
  const place = toMember(path, tag.name);
  const values = tag.choices.flatMap((choice) => choice.values);
  const unknown = refusal(site, place, 'enum', code`[${joinCode(values.map(printScalar), ', ')}]`);
  const missing = refusal(site, path, 'required', printString(tag.name));
  const isWrong = isTolerant(site, schema, tag.name) ? code`!${site.module.use('isUnknownText')}(${own})` : undefined;
  const none: Step[] = [
    {
      kind: 'if',
      when: [code`${own} === undefined`],
      steps: [refuseIf(undefined, missing)],
      otherwise: [refuseIf(isWrong, unknown)],
    },
  ];
  const branches = tag.choices.reduceRight<readonly Step[]>((otherwise, choice) => {
    const test = joinCode(
      choice.values.map((each) => code`${own} === ${printScalar(each)}`),
      ' || ',
    );
    const steps = [callCheck(site, site.write.check(site, choice.schema), value, path)];
    return [{ kind: 'if', when: [test], steps, otherwise }];
  }, none);
  if (known?.length === 1 && known[0] === 'object') return [...branches];
  const wrong = isNoneOf(site, ['object'], value);
  const mismatch = refuseIf(undefined, refusal(site, path, 'type', printString('object')));
  return [{ kind: 'if', when: [wrong], steps: [mismatch], otherwise: branches }];
};

/** Returns steps that check all variants in turn. If none matches, the issues of each variant are reported. */
const checkEach = (site: Site, keyword: Keyword, members: readonly Schema[], value: Code, path: Path): Step[] => {
  const bracket = (each: Code): Code => (each.includes(' ') ? code`(${each})` : each);
  const hasFile = members.some((each) => isFile(site.schemas, each));
  const fits = members.map((each) => {
    const own = site.write.fits(site, each, value);
    // In JavaScript a file is an object, but not in JSON Schema.
    const isObject = hasFile && possibleTypes(site.schemas, each)?.has('object') === true;
    return isObject ? code`!(${value} instanceof Blob) && ${bracket(own)}` : own;
  });
  const checks = joinCode(
    members.map((each) => site.write.check(site, each)),
    ', ',
  );
  const by = code`${site.module.use('refuseAll')}(found, ${printPath(path)}, ${printString(keyword)}, ${value}, [${checks}])`;
  if (keyword === 'anyOf')
    return [
      refuseIf(
        joinCode(
          fits.map((each) => code`!${bracket(each)}`),
          ' && ',
        ),
        by,
      ),
    ];
  const count = joinCode(
    fits.map((each) => code`Number(${each})`),
    ' + ',
  );
  return [refuseIf(code`${count} !== 1`, by)];
};
