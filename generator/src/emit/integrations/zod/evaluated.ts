/** Prints checks for members and items that no keyword evaluates (JSON Schema 2020-12 core, 11.2 and 11.3). */
import { followIn } from '../../../ir/access.js';
import { listParts } from '../../../ir/parts.js';
import type { Schema } from '../../../ir/schema.js';
import { type Code, code, joinCode, printNumber, printString } from '../../../support/code/code.js';
import { type Print, printArray, printShape, type Site } from './context.js';
import { printPattern } from './scalars.js';

type Keyword = 'unevaluatedProperties' | 'unevaluatedItems';

/** Returns whether a part evaluates all members or items. `schema` is the one whose keyword is being checked. */
function isWhole(part: Schema, schema: Schema, keyword: Keyword): boolean {
  const all = keyword === 'unevaluatedItems' ? part.items : part.additionalProperties;
  return all !== undefined || (part !== schema && part[keyword] !== undefined);
}

/** Returns the subschemas that evaluate members or items only if the value matches them. */
function listBranches(print: Print, site: Site, part: Schema, keyword: Keyword): Code[] {
  const printed = (schema: Schema): Code => print.untyped(site, schema).code;
  const branch = (test: Schema, fields: readonly Code[]): Code[] =>
    fields.length === 0 ? [] : [printShape([code`if: ${printed(test)}`, ...fields])];
  const field = (name: Code, schema: Schema | undefined): Code[] => {
    const fields = schema === undefined ? [] : listFields(print, site, schema, keyword);
    return fields.length === 0 ? [] : [code`${name}: ${printShape(fields)}`];
  };
  const then = (schema: Schema): Code[] => field(code`then`, schema);
  const variants = [...(part.anyOf ?? []), ...(part.oneOf ?? [])].flatMap((each) => branch(each, then(each)));
  const dependent = (part.dependentSchemas ?? []).flatMap(({ name, schema }) =>
    branch({ pointer: part.pointer, types: ['object'], required: [name] }, then(schema)),
  );
  if (part.if === undefined) return [...variants, ...dependent];
  const both: Schema = { pointer: part.pointer, allOf: [part.if, ...(part.then === undefined ? [] : [part.then])] };
  const fields = [...then(both), ...field(code`else`, part.else)];
  return [...variants, ...dependent, ...branch(part.if, fields)];
}

/** Prints what a schema evaluates, as properties of an `Evaluated` object. */
function listFields(print: Print, site: Site, schema: Schema, keyword: Keyword, self?: Schema): Code[] {
  const parts = listParts(followIn(site.index), schema);
  if (parts.some((part) => isWhole(part, self ?? { pointer: '' }, keyword))) return [code`all: true`];
  const names = new Set(parts.flatMap(({ properties = [] }) => properties.map(({ name }) => name)));
  const patterns = parts.flatMap(({ patternProperties = [] }) => patternProperties.map(({ name }) => name));
  const prefix = Math.max(...parts.map(({ prefixItems = [] }) => prefixItems.length));
  const contained = parts.flatMap(({ contains }) => contains ?? []).map((each) => print.untyped(site, each).code);
  const branches = parts.flatMap((part) => listBranches(print, site, part, keyword));
  const own =
    keyword === 'unevaluatedItems'
      ? [
          ...(prefix > 0 ? [code`prefix: ${printNumber(prefix)}`] : []),
          ...(contained.length > 0 ? [code`contains: ${printArray(contained)}`] : []),
        ]
      : [
          ...(names.size > 0 ? [code`names: ${printArray([...names].map(printString))}`] : []),
          ...(patterns.length > 0 ? [code`patterns: ${printArray(patterns.map(printPattern))}`] : []),
        ];
  return [...own, ...(branches.length > 0 ? [code`branches: ${printArray(branches)}`] : [])];
}

/** Returns the check of unevaluated members or items. */
export function checkUnevaluated(print: Print, site: Site, schema: Schema, keyword: Keyword): Code[] {
  const rest = schema[keyword];
  if (rest === undefined) return [];
  const fields = listFields(print, site, schema, keyword, schema);
  if (fields.join() === 'all: true') return [];
  return [code`${site.use(keyword)}(${joinCode([printShape(fields), print.untyped(site, rest).code], ', ')})`];
}
