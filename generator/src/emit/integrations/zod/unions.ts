/** Prints zod schemas of unions. */
import { followIn } from '../../../ir/access.js';
import { valuesOfAlternative } from '../../../ir/discriminator.js';
import { valuesOfMember } from '../../../ir/listed-values.js';
import { isOpenUnion } from '../../../ir/openness.js';
import type { Schema } from '../../../ir/schema.js';
import { type Code, code, joinCode, printScalar, printString } from '../../../support/code/code.js';
import { findTag, type Tag } from '../../validators/discriminant.js';
import { possibleTypes } from '../../validators/possible-types.js';
import { type Expression, type Known, ofChecks, type Print, printArray, type Site } from './context.js';

/** A keyword with variants. */
export type UnionKeyword = 'anyOf' | 'oneOf';

/** Returns whether a schema allows only null. */
function isNull({ types = [], pointer: _, description: __, ...others }: Schema): boolean {
  return types.join() === 'null' && Object.keys(others).length === 0;
}

/** If one of two variants is null, returns the other one, unless that also allows null. */
function findBesideNull(site: Site, members: readonly Schema[]): Schema | undefined {
  const [other, ...more] = members.filter((member) => !isNull(member));
  if (members.length !== 2 || other === undefined || more.length > 0) return undefined;
  const types = possibleTypes(site.index, other);
  return types === undefined || types.has('null') ? undefined : other;
}

/** Returns whether each variant lists its discriminator values itself; `true` if no discriminator is declared. */
function isListed(site: Site, schema: Schema, members: readonly Schema[]): boolean {
  const name = schema.discriminator?.propertyName;
  if (name === undefined) return true;
  return members.every((member) => {
    const listed = valuesOfMember(followIn(site.index), member, name);
    return listed !== undefined && valuesOfAlternative(site.index, schema, member, listed) === listed;
  });
}

/** Prints variants that the value of a member distinguishes, so that only the selected variant is applied. */
function printTagged(site: Site, schema: Schema, { name, choices }: Tag, variants: readonly Expression[]): Expression {
  const isOpen = site.direction === 'received' && isOpenUnion(site.index, schema);
  const members = choices.map((choice) => choice.schema);
  const values = choices.flatMap((choice) => choice.values);
  const isOwn = schema.discriminator === undefined || schema.discriminator.propertyName === name;
  const codes = variants.map((variant) => variant.code);
  if (!isOwn || !isListed(site, schema, members) || !variants.every(({ isObject }) => isObject)) {
    const selected = choices.map((choice, index) =>
      printArray([printArray(choice.values.map(printScalar)), codes[index] ?? code`z.never()`]),
    );
    const list = [printString(name), printArray(selected), ...(isOpen ? [code`true`] : [])];
    return ofChecks([code`${site.use('selectBy')}(${joinCode(list, ', ')})`]);
  }
  const union = code`z.discriminatedUnion(${printString(name)}, ${printArray(codes)})`;
  if (!isOpen) return { code: union, isTyped: true };
  const test = code`${site.use('isUnknownMember')}(${printString(name)}, ${printArray(values.map(printScalar))})`;
  const unknown = code`z.custom<${site.types.unknown('UnknownMember')}<${printString(name)}>>(${test})`;
  return { code: code`z.union(${printArray([union, unknown])})`, isTyped: true };
}

/** Prints `anyOf` or `oneOf`. If the schema has other keywords, the inferred type of the variants is not used. */
export function printUnion(
  print: Print,
  site: Site,
  schema: Schema,
  keyword: UnionKeyword,
  { known, isAlone }: { readonly known: Known; readonly isAlone: boolean },
): Expression {
  const all = schema[keyword] ?? [];
  const printOne = (member: Schema): Expression =>
    isAlone ? print.typed(site, member, known) : print.untyped(site, member, known);
  const [only] = all;
  if (all.length === 1 && only !== undefined) return printOne(only);
  const isPlain = schema.discriminator === undefined;
  const other = findBesideNull(site, all);
  if (other !== undefined) {
    const member = printOne(other);
    const type = member.type === undefined ? {} : { type: code`z.ZodNullable<${member.type}>` };
    return { code: code`${member.code}.nullable()`, isTyped: isAlone && isPlain, ...type };
  }
  const tag = findTag(site.index, schema, all);
  if (tag !== undefined) {
    const tagged = printTagged(
      site,
      schema,
      tag,
      tag.choices.map((choice) => printOne(choice.schema)),
    );
    return { ...tagged, isTyped: tagged.isTyped && isAlone };
  }
  const options: Code = printArray(all.map((member) => printOne(member).code));
  const isTyped = isAlone && isPlain && !all.some(({ never }) => never === true);
  return { code: code`z.${keyword === 'anyOf' ? code`union` : code`xor`}(${options})`, isTyped };
}
