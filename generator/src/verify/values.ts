/** Random values of the schemas of a model: made by what their keywords say, and judged by who asks for them. */
import { printExact } from '../../runtime/codec/exact-json.js';
import { type Direction, followIn, isLeftOut, listLeftOut } from '../api/access.js';
import { valuesByAlternative } from '../api/discriminator.js';
import { isFile } from '../api/files.js';
import type { Member, Schema, TypeName } from '../api/schema.js';
import type { SchemaIndex } from '../api/schema-index.js';
import { excludeOthers } from './exclusion.js';
import type { Heights } from './heights.js';
import { writeMatch } from '../patterns/match.js';
import type { Random } from '../patterns/random.js';
import { type Alphabet, makeBigint, makeNumber, makeText } from './scalars.js';

/** No value that was tried fits; the reason is in words of a report. */
export class Unmakeable extends Error {}

export interface Maker {
  readonly index: SchemaIndex;
  readonly heights: Heights;
  readonly direction: Direction;
  readonly random: Random;
  readonly alphabet: Alphabet;
  /** How often a value is kept out of the other alternatives by members of other types than theirs, from 0 to 1. */
  readonly exclusion: number;
}

/** A value in the making: how much more there may be of it. */
interface Work extends Maker {
  readonly budget: { left: number };
}

/** From this depth on, and with no budget left, a value has what it needs and nothing else. */
const fullDepth = 4;
const fullSize = 60;
/** Beyond this, servers refuse what nests (`Limits.jsonDepth`). */
const mostDepth = 24;

/** A value that may fit a schema; throws `Unmakeable`. */
export const makeValue = (maker: Maker, schema: Schema): unknown =>
  make({ ...maker, budget: { left: fullSize } }, [schema], 0);

const isLeast = (work: Work, depth: number): boolean => depth >= fullDepth || work.budget.left <= 0;

const make = (work: Work, schemas: readonly Schema[], depth: number): unknown => {
  if (depth > mostDepth) throw new Unmakeable(`it nests deeper than ${mostDepth} levels`);
  work.budget.left -= 1;
  const parts = gather(work, schemas, depth);
  const { random } = work;
  const listed = parts.flatMap((part) => (part.const === undefined ? (part.enum ?? []) : [part.const]));
  const own = parts.filter((part) => part.const !== undefined || part.enum !== undefined);
  if (own.length > 0) {
    const shared = listed.filter((value) =>
      own.every((part) =>
        [part.const, ...(part.enum ?? [])].some((each) => JSON.stringify(each) === JSON.stringify(value)),
      ),
    );
    if (shared.length === 0) throw new Unmakeable('its enumerations have no value in common');
    return random.pick(shared);
  }
  const examples = parts.flatMap((part) => part.examples ?? []);
  if (examples.length > 0 && random.chance(0.05)) return random.pick(examples);
  const types = typesOf(parts);
  if (types.includes('null') && types.length > 1 && (isLeast(work, depth) || random.chance(0.15))) return null;
  const type = random.pick(types.filter((each) => each !== 'null' || types.length === 1));
  return makeType(work, parts, type, depth);
};

const makeType = (work: Work, parts: readonly Schema[], type: TypeName, depth: number): unknown => {
  const { random, index, alphabet } = work;
  switch (type) {
    case 'null':
      return null;
    case 'boolean':
      return random.chance(0.5);
    case 'integer':
    case 'number':
      return orThrow(makeNumber(random, parts, type === 'integer'), 'a number within its bounds');
    case 'bigint':
      return orThrow(makeBigint(random, parts), 'an integer within its bounds');
    case 'string':
      if (parts.some((part) => isFile(index, part))) return makeFile(random);
      return orThrow(makeText(random, parts, alphabet), textReason(parts));
    case 'array':
      return makeArray(work, parts, depth);
    case 'object':
      return makeObject(work, parts, depth);
  }
};

const orThrow = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Unmakeable(`no ${what.replace(/^an? /u, '')} was found`);
  return value;
};

const textReason = (parts: readonly Schema[]): string => {
  const pattern = parts.flatMap((part) => part.pattern ?? [])[0];
  return pattern === undefined ? 'text of its length and format' : `text of the pattern ${pattern}`;
};

/** Bytes of a few kinds: none, text, and those that are no text. */
export const makeBytes = (random: Random): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: random.pick([0, 1, random.between(1, 40), 700]) }, () => random.between(0, 255));

const makeFile = (random: Random): File =>
  new File([makeBytes(random)], random.pick(['a.txt', 'b c.png', 'ü".bin', 'x;y=z']), {
    type: random.pick(['text/plain', 'image/png', 'application/octet-stream']),
  });

/** What a value has to fit together: of alternatives one, of conditions one side. */
const gather = (work: Work, schemas: readonly Schema[], depth: number): Schema[] => {
  const parts = new Set<Schema>();
  const waiting = [...schemas];
  for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
    if (parts.has(part)) continue;
    if (part.never === true) throw new Unmakeable('the schema allows nothing');
    parts.add(part);
    if (part.ref !== undefined) waiting.push(work.index.at(part.ref).schema);
    waiting.push(...(part.allOf ?? []));
    for (const alternatives of [part.anyOf, part.oneOf])
      if (alternatives !== undefined && alternatives.length > 0)
        waiting.push(...choose(work, part, alternatives, depth));
    if (part.if === undefined) continue;
    const isMet = work.random.chance(0.5);
    waiting.push(...(isMet ? [part.if, part.then] : [part.else]).flatMap((each) => each ?? []));
  }
  return [...parts];
};

const choose = (work: Work, schema: Schema, alternatives: readonly Schema[], depth: number): Schema[] => {
  const { heights, random, index } = work;
  const possible = alternatives.filter((each) => heights(each) < Infinity);
  const lowest = Math.min(...possible.map(heights));
  const low = isLeast(work, depth) ? possible.filter((each) => heights(each) === lowest) : possible;
  if (low.length === 0) throw new Unmakeable('none of its alternatives has an end');
  const chosen = random.pick(low);
  const values = valuesByAlternative(index, schema, alternatives)?.get(chosen);
  const { propertyName: name } = schema.discriminator ?? {};
  const isOne = alternatives === schema.oneOf && alternatives.length > 1;
  if (values === undefined || name === undefined)
    return isOne && random.chance(work.exclusion)
      ? [chosen, excludeOthers(index, random, chosen, alternatives)]
      : [chosen];
  const pointer = `${schema.pointer}/discriminator`;
  return [chosen, { pointer, required: [name], properties: [{ name, schema: { pointer, enum: values } }] }];
};

const scalarTypes: readonly TypeName[] = ['string', 'integer', 'boolean'];

/** The types that all parts allow; where none says any, those that their keywords speak of. */
const typesOf = (parts: readonly Schema[]): readonly TypeName[] => {
  const given = parts.flatMap(({ types }) => (types === undefined ? [] : [types]));
  if (given.length === 0) return guessTypes(parts);
  const [first = [], ...others] = given;
  const allows = (types: readonly TypeName[], type: TypeName): boolean =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  const all = [
    ...first,
    ...(first.includes('number') && others.some((types) => types.includes('integer')) ? ['integer' as const] : []),
  ];
  const shared = all.filter((type) => others.every((types) => allows(types, type)));
  if (shared.length === 0) throw new Unmakeable('its parts have no type in common');
  return shared;
};

const guessTypes = (parts: readonly Schema[]): readonly TypeName[] => {
  const has = (...keys: readonly (keyof Schema)[]): boolean =>
    parts.some((part) => keys.some((key) => part[key] !== undefined));
  if (
    has(
      'properties',
      'required',
      'additionalProperties',
      'patternProperties',
      'minProperties',
      'propertyNames',
      'unevaluatedProperties',
    )
  )
    return ['object'];
  if (has('items', 'prefixItems', 'minItems', 'contains')) return ['array'];
  if (has('pattern', 'minLength', 'maxLength', 'format', 'contentMediaType', 'contentEncoding')) {
    const isOfNumbers = parts.some(({ format = '' }) => /^(?:u?int\d+|float|double|decimal)$/u.test(format));
    return isOfNumbers ? ['integer'] : ['string'];
  }
  if (has('minimum', 'maximum', 'multipleOf', 'exclusiveMinimum', 'exclusiveMaximum')) return ['number'];
  return scalarTypes;
};

const makeArray = (work: Work, parts: readonly Schema[], depth: number): unknown[] => {
  const { random } = work;
  const least = Math.max(0, ...parts.map(({ minItems = 0 }) => minItems));
  const most = Math.min(...parts.map(({ maxItems = Infinity }) => maxItems));
  if (least > most) throw new Unmakeable('no list has as many items');
  if (least > 2_000) throw new Unmakeable(`a list of ${least} items is too long`);
  const prefix = Math.max(0, ...parts.map(({ prefixItems = [] }) => prefixItems.length));
  const usual = isLeast(work, depth) ? least : Math.max(least, random.pick([0, 1, 1, 2, prefix, 3]));
  const wanted = Math.min(most, usual);
  const isUnique = parts.some(({ uniqueItems }) => uniqueItems === true);
  const out: unknown[] = [];
  const seen = new Set<string>();
  const needed = parts.flatMap(({ contains, minContains = 1 }) =>
    contains === undefined ? [] : Array.from({ length: minContains }, () => contains),
  );
  const length = Math.max(wanted, needed.length);
  for (let attempt = 0; out.length < length && attempt < 20 * length + 20; attempt += 1) {
    const at = out.length;
    const schemas = parts.flatMap((part) => part.prefixItems?.[at] ?? part.items ?? part.unevaluatedItems ?? []);
    if (schemas.some(({ never }) => never === true)) break;
    const extra = needed[at];
    const item = make(work, extra === undefined ? schemas : [...schemas, extra], depth + 1);
    const key = printExact(item) ?? '';
    if (isUnique && seen.has(key)) continue;
    seen.add(key);
    out.push(item);
  }
  if (out.length < least) throw new Unmakeable('not enough different items were found');
  return out;
};

const groupMembers = (parts: readonly Schema[]): Map<string, Schema[]> => {
  const members = new Map<string, Schema[]>();
  for (const { properties = [] } of parts)
    for (const { name, schema } of properties) members.set(name, [...(members.get(name) ?? []), schema]);
  return members;
};

/** What each part says of a member that is not declared by name; nothing where one allows none. */
const schemasOfOther = (parts: readonly Schema[], name: string): Schema[] | undefined => {
  const found: Schema[] = [];
  for (const { properties = [], patternProperties = [], additionalProperties, unevaluatedProperties } of parts) {
    const own = properties.filter((each: Member) => each.name === name).map((each) => each.schema);
    const matching = patternProperties
      .filter((each) => new RegExp(each.name, 'u').test(name))
      .map((each) => each.schema);
    const rest =
      own.length + matching.length > 0
        ? []
        : [additionalProperties ?? unevaluatedProperties].flatMap((each) => each ?? []);
    found.push(...own, ...matching, ...rest);
  }
  return found.some(({ never }) => never === true) ? undefined : found;
};

const makeObject = (work: Work, parts: readonly Schema[], depth: number): unknown => {
  const { random, heights, direction, index } = work;
  const follow = followIn(index);
  const members = groupMembers(parts);
  const leftOut = new Set(parts.flatMap((part) => listLeftOut(index, part, direction)));
  for (const [name, schemas] of members)
    if (schemas.some((each) => isLeftOut(follow, each, direction))) leftOut.add(name);
  const required = new Set(parts.flatMap((part) => part.required ?? []).filter((name) => !leftOut.has(name)));
  const likely = isLeast(work, depth) ? 0 : random.pick([0, 0.3, 0.7, 1]);
  const chosen = new Set(
    [...members.keys()].filter((name) => !leftOut.has(name) && (required.has(name) || random.chance(likely))),
  );
  for (const name of required) chosen.add(name);
  for (const name of chosen)
    for (const part of parts)
      for (const each of part.dependentRequired ?? [])
        if (each.name === name) for (const more of each.required) chosen.add(more);
  const out = new Map<string, unknown>();
  for (const name of chosen) {
    const schemas = schemasOfOther(parts, name) ?? members.get(name) ?? [];
    const isImpossible = schemas.some((each) => heights(each) === Infinity);
    if (!required.has(name) && isImpossible) continue;
    out.set(name, make(work, schemas, depth + 1));
  }
  addOthers(work, parts, out, leftOut, depth);
  const most = Math.min(...parts.map(({ maxProperties = Infinity }) => maxProperties));
  for (const name of [...out.keys()].reverse()) if (out.size > most && !required.has(name)) out.delete(name);
  return Object.fromEntries(out);
};

/** Members that no name declares, where there may be some. */
const addOthers = (
  work: Work,
  parts: readonly Schema[],
  out: Map<string, unknown>,
  leftOut: ReadonlySet<string>,
  depth: number,
): void => {
  const { random } = work;
  const isOpen = parts.some(
    ({ additionalProperties: rest, patternProperties }) =>
      (rest !== undefined && rest.never !== true) || patternProperties !== undefined,
  );
  const least = Math.max(0, ...parts.map(({ minProperties = 0 }) => minProperties));
  const wanted = Math.max(least - out.size, isOpen && !isLeast(work, depth) ? random.pick([0, 1, 2]) : 0);
  const declared = new Set(parts.flatMap(({ properties = [] }) => properties.map(({ name }) => name)));
  for (let added = 0, attempt = 0; added < wanted && attempt < 40; attempt += 1) {
    const undone = [...declared].find((name) => !out.has(name) && !leftOut.has(name));
    const name = out.size < least && undone !== undefined && !isOpen ? undone : otherName(work, parts);
    if (name === undefined || out.has(name) || leftOut.has(name) || (declared.has(name) && name !== undone)) continue;
    const schemas = schemasOfOther(parts, name);
    if (schemas === undefined) continue;
    out.set(name, make(work, schemas, depth + 1));
    added += 1;
  }
};

const otherName = ({ random, alphabet }: Work, parts: readonly Schema[]): string | undefined => {
  const names = parts.flatMap(({ propertyNames }) => propertyNames ?? []);
  if (names.length > 0) {
    const listed = names.flatMap((each) => each.enum ?? []).filter((each) => typeof each === 'string');
    return listed.length > 0 ? random.pick(listed) : makeText(random, names, alphabet);
  }
  const patterns = parts.flatMap(({ patternProperties = [] }) => patternProperties.map(({ name }) => name));
  if (patterns.length > 0 && random.chance(0.6)) return writeMatch(random, random.pick(patterns), 2);
  return random.pick(
    alphabet === 'any'
      ? ['extra', 'x-1', 'ü', 'a b', 'toString', `k${random.between(0, 99)}`]
      : ['extra', `k${random.between(0, 99)}`],
  );
};
