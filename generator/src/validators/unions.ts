/** Checks of alternatives: told apart by a type or a member where they can be, else tried one after the other. */
import { followIn } from '../api/access.js';
import { valuesOfAlternative } from '../api/discriminator.js';
import { listParts } from '../api/parts.js';
import type { Schema, TypeName } from '../api/schema.js';
import { code, joinCode, printScalar, printString, type Code } from '../print/code.js';
import { isNoneOf, isScalar, possibleTypes, silent, typesOf, valuesOf } from './conditions.js';
import { member } from './members.js';
import { onlyIf, refuseIf, type Step } from './steps.js';
import { callCheck, type Known, type Path, printPath, refusal, type Site, toMember } from './site.js';

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
    const names = joinCode(types.map(printString), ', ');
    return [refuseIf(isNoneOf(site, types, value), refusal(site, path, 'type', code`[${names}]`))];
  }
  const other = findBesideNull(site, members);
  if (other !== undefined) return onlyIf(code`${value} !== null`, site.write.part(site, other, value, path, known));
  return checkByMember(site, schema, members, value, path, known) ?? checkEach(site, keyword, members, value, path);
};

/** The types of alternatives that say nothing else, and of which no value fits two. */
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

/** Whether null fits a schema, and nothing else. */
const isNull = (schema: Schema): boolean =>
  schema.types?.length === 1 &&
  schema.types[0] === 'null' &&
  Object.keys(schema).every((key) => key === 'types' || silent.has(key));

/** Of two alternatives of which one is null, the other, if it is never null. */
const findBesideNull = (site: Site, members: readonly Schema[]): Schema | undefined => {
  const [other, ...more] = members.filter((each) => !isNull(each));
  if (members.length !== 2 || other === undefined || more.length > 0) return undefined;
  const types = possibleTypes(site.schemas, other);
  return types === undefined || types.has('null') ? undefined : other;
};

interface Choice {
  readonly schema: Schema;
  readonly values: readonly (string | number | boolean | null)[];
}

/** What a schema is made of, in which properties are looked up. */
const partsOf = (site: Site, schema: Schema): readonly Schema[] => listParts(followIn(site.schemas), schema);

/** What a member of an object may be, if that is one of some values. */
const readValues = (site: Site, schema: Schema, name: string): Choice['values'] | undefined =>
  partsOf(site, schema)
    .flatMap(({ properties = [] }) => properties.filter((property) => property.name === name))
    .map((property) => valuesOf(endOf(site, property.schema)))
    .find((values) => values?.every(isScalar))
    ?.filter(isScalar);

const endOf = (site: Site, schema: Schema): Schema => {
  let at = schema;
  for (let hops = 0; at.ref !== undefined && hops < 20; hops += 1) at = site.schemas.at(at.ref).schema;
  return at;
};

/** The member whose value tells the alternatives apart: each requires it, and no two allow the same value. */
const findTag = (
  site: Site,
  members: readonly Schema[],
): { readonly name: string; readonly choices: readonly Choice[] } | undefined => {
  const [first] = members;
  const isObject = (schema: Schema): boolean => {
    const types = possibleTypes(site.schemas, schema);
    return types?.size === 1 && types.has('object');
  };
  if (first === undefined || !members.every(isObject)) return undefined;
  for (const name of new Set(
    partsOf(site, first).flatMap(({ properties = [] }) => properties.map((property) => property.name)),
  )) {
    const choices = members.flatMap((schema): Choice[] => {
      const isRequired = partsOf(site, schema).some(({ required = [] }) => required.includes(name));
      const values = isRequired ? readValues(site, schema, name) : undefined;
      return values === undefined ? [] : [{ schema, values }];
    });
    const all = choices.flatMap(({ values }) => values);
    if (choices.length === members.length && new Set(all).size === all.length) return { name, choices };
  }
  return undefined;
};

/** What a discriminator says, where it says it of each alternative: an alternative that is not meant is not tried. */
const readDiscriminator = (
  site: Site,
  schema: Schema,
  members: readonly Schema[],
): { readonly name: string; readonly choices: readonly Choice[] } | undefined => {
  const name = schema.discriminator?.propertyName;
  const choices = members.map((member): Choice => {
    const listed = name === undefined ? undefined : readValues(site, member, name);
    return { schema: member, values: valuesOfAlternative(site.schemas, schema, member, listed) };
  });
  const all = choices.flatMap(({ values }) => values);
  const isWhole = choices.every(({ values }) => values.length > 0) && new Set(all).size === all.length;
  return name === undefined || !isWhole ? undefined : { name, choices };
};

/** A choice by the value of a member: only what is meant is checked, and only of it findings are told. */
const checkByMember = (
  site: Site,
  schema: Schema,
  members: readonly Schema[],
  value: Code,
  path: Path,
  known: Known,
): Step[] | undefined => {
  const tag = findTag(site, members) ?? readDiscriminator(site, schema, members);
  if (tag === undefined) return undefined;
  const own = member(site, value, tag.name);
  const place = toMember(path, tag.name);
  const values = tag.choices.flatMap((choice) => choice.values);
  const unknown = refusal(site, place, 'enum', code`[${joinCode(values.map(printScalar), ', ')}]`);
  const missing = refusal(site, path, 'required', printString(tag.name));
  const none: Step[] = [
    {
      kind: 'if',
      when: [code`${own} === undefined`],
      steps: [refuseIf(undefined, missing)],
      otherwise: [refuseIf(undefined, unknown)],
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

/** All alternatives, one after the other: the findings of each are told where none fits. */
const checkEach = (site: Site, keyword: Keyword, members: readonly Schema[], value: Code, path: Path): Step[] => {
  const fits = members.map((each) => site.write.fits(site, each, value));
  const bracket = (each: Code): Code => (each.includes(' ') ? code`(${each})` : each);
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
