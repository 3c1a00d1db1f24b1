/** Gathers the schemas that apply to one value, choosing a variant of each union and a branch of each condition. */
import { followIn } from '../ir/access.js';
import { valuesByAlternative } from '../ir/discriminator.js';
import { valuesOfMember } from '../ir/listed-values.js';
import { listParts } from '../ir/parts.js';
import type { Schema } from '../ir/schema.js';
import { split } from '../support/json-pointer.js';
import { excludeOthers } from './exclusion.js';
import { isLeast } from './least.js';
import { Unmakeable, type Work } from './work.js';

export interface Gathered {
  /** All schemas that apply, each with the number of schemas that lead to it. */
  readonly parts: ReadonlyMap<Schema, number>;
  /** Schemas that the value must not match. */
  readonly negatives: readonly Schema[];
  /** Members that the value must not have, because another variant would match, too. */
  readonly avoided: ReadonlySet<string>;
  /** Values of discriminator properties. */
  readonly marks: ReadonlyMap<string, unknown>;
}

interface Gathering {
  readonly parts: Map<Schema, number>;
  readonly negatives: Schema[];
  readonly avoided: Set<string>;
  readonly marks: Map<string, unknown>;
}

function onlyRefers(schema: Schema): boolean {
  return schema.ref !== undefined && Object.keys(schema).every((key) => key === 'ref' || key === 'pointer');
}

/** Gathers the schemas that apply to a value. Throws `Unmakeable` if one allows no value or a chain is too long. */
export function gather(work: Work, schemas: readonly Schema[], depth: number): Gathered {
  const found: Gathering = { parts: new Map(), negatives: [], avoided: new Set(), marks: new Map() };
  const waiting = schemas.map((schema): readonly [Schema, number] => [schema, 0]);
  for (let index = 0; index < waiting.length; index += 1) {
    const [part, level] = waiting[index] ?? [];
    if (part === undefined || level === undefined || found.parts.has(part)) continue;
    const { pointer } = part;
    if (part.never === true) throw new Unmakeable('the schema allows nothing', { pointer });
    if (level >= work.limits.schemas)
      throw new Unmakeable(`more than ${work.limits.schemas} schemas reference each other in a chain`, { pointer });
    found.parts.set(part, level);
    for (const next of listNext(work, part, depth + level, found)) {
      // References that only lead to references do not count, because a chain may have thousands of them.
      const isLink = onlyRefers(part) && onlyRefers(next);
      waiting.push([next, isLink ? level : level + 1]);
    }
  }
  return found;
}

/** Returns the schemas that a schema adds for the same value. Adds to `found` what the value must avoid. */
function listNext(work: Work, part: Schema, depth: number, found: Gathering): Schema[] {
  const next: Schema[] = [];
  if (part.ref !== undefined) next.push(work.index.at(part.ref).schema);
  next.push(...(part.allOf ?? []));
  for (const alternatives of [part.anyOf, part.oneOf])
    if (alternatives !== undefined && alternatives.length > 0)
      next.push(...choose(work, part, alternatives, depth, found));
  if (part.not !== undefined) found.negatives.push(part.not);
  if (part.if === undefined) return next;
  const isMet = work.isPlain ? work.turn % 2 === 0 : work.random.chance(0.5);
  if (isMet) next.push(...[part.if, part.then].flatMap((each) => each ?? []));
  else {
    found.negatives.push(part.if);
    if (part.else !== undefined) next.push(part.else);
  }
  return next;
}

function isNull({ types }: Schema): boolean {
  return types?.length === 1 && types[0] === 'null';
}

function pickAlternative(work: Work, schema: Schema, alternatives: readonly Schema[], depth: number): Schema {
  const { heights, random, isPlain, turn } = work;
  const possible = alternatives.filter((each) => heights(each) < Infinity);
  const [first] = possible;
  if (first === undefined)
    throw new Unmakeable('every variant of the schema requires itself', { pointer: schema.pointer });
  const lowest = possible.map(heights).reduce((a, b) => Math.min(a, b));
  const low = isLeast(work, depth) ? possible.filter((each) => heights(each) === lowest) : possible;
  if (!isPlain) return random.pick(low);
  const ended = isLeast(work, depth) && schema.types === undefined ? low.find(isNull) : undefined;
  if (ended !== undefined) return ended;
  const shown = low.filter((each) => !isNull(each));
  const list = shown.length > 0 ? shown : low;
  return list[turn % list.length] ?? first;
}

function choose(
  work: Work,
  schema: Schema,
  alternatives: readonly Schema[],
  depth: number,
  found: Gathering,
): Schema[] {
  const { random, index } = work;
  const chosen = pickAlternative(work, schema, alternatives, depth);
  const values = valuesByAlternative(index, schema, alternatives)?.get(chosen);
  const { propertyName: name } = schema.discriminator ?? {};
  if (values !== undefined && name !== undefined) {
    const pointer = `${schema.pointer}/discriminator`;
    return [chosen, { pointer, required: [name], properties: [{ name, schema: { pointer, enum: values } }] }];
  }
  markAlternative(work, schema, chosen, found);
  avoidOthers(work, alternatives, chosen, found);
  const isOne = alternatives === schema.oneOf && alternatives.length > 1;
  return isOne && work.exclusion !== 'never' && random.chance(work.exclusion)
    ? [chosen, excludeOthers(index, random, chosen, alternatives)]
    : [chosen];
}

/**
 * Adds members to avoid: if variants differ only in their required members, a member that another variant requires
 * would make that variant match, too.
 */
function avoidOthers(work: Work, alternatives: readonly Schema[], chosen: Schema, found: Gathering): void {
  const own = new Set(chosen.required);
  for (const other of alternatives) {
    if (other === chosen || other.types !== undefined || other.ref !== undefined) continue;
    for (const name of other.required ?? []) if (!own.has(name) && work.isPlain) found.avoided.add(name);
  }
}

/** Sets the discriminator value that selects a variant. Used if the discriminator does not cover all variants. */
function markAlternative({ index }: Work, { discriminator }: Schema, { ref }: Schema, found: Gathering): void {
  if (discriminator === undefined || ref === undefined) return;
  const { propertyName, mapping } = discriminator;
  const [mapped] = mapping.filter((each) => each.ref === ref).map((each) => each.value);
  const follow = followIn(index);
  const listed = valuesOfMember(follow, follow(ref), propertyName);
  const [, , name = ''] = split(ref);
  const value = mapped ?? listed?.[0] ?? name;
  if (listed === undefined || listed.includes(value)) found.marks.set(propertyName, value);
}

const trickyKeys = [
  ...([
    'anyOf',
    'oneOf',
    'not',
    'if',
    'dependentSchemas',
    'dependentRequired',
    'contains',
    'unevaluatedItems',
  ] as const),
  ...(['unevaluatedProperties', 'propertyNames', 'patternProperties', 'uniqueItems', 'minProperties'] as const),
  ...(['maxProperties', 'multipleOf'] as const),
];

/** Returns whether a value of a schema has to be validated, because a keyword cannot be satisfied by construction. */
export function isTricky({ index }: Work, schema: Schema): boolean {
  const tricky = index.once('tricky', () => new Map());
  const known = tricky.get(schema);
  if (known !== undefined) return known;
  const parts = listParts(followIn(index), schema);
  const made = parts.length > 1 || parts.some((part) => trickyKeys.some((key) => part[key] !== undefined));
  const isSimple = parts.every(onlyRefersOrPlain);
  const response = made && !isSimple;
  tricky.set(schema, response);
  return response;
}

/** Returns whether a schema is only a reference or, if it is the last one, can be satisfied by construction. */
function onlyRefersOrPlain(part: Schema, at: number, parts: readonly Schema[]): boolean {
  return at === parts.length - 1 ? !trickyKeys.some((key) => part[key] !== undefined) : onlyRefers(part);
}
