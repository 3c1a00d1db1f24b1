/** Generates objects with valid members. */
import { followIn, isLeftOut, listLeftOut } from '../ir/access.js';
import type { Schema } from '../ir/schema.js';
import { isFields, schemasOfName } from './fits.js';
import { type Gathered, gather } from './gather.js';
import { listShown } from './given.js';
import { hintOf } from './hints.js';
import { isLeast } from './least.js';
import { makeOtherName } from './member-names.js';
import { boundSize, enter } from './sizes.js';
import { Unmakeable, type Work } from './work.js';

/** An object that is being generated. */
interface Build {
  readonly work: Work;
  readonly parts: Map<Schema, number>;
  readonly found: Gathered;
  readonly leftOut: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
  readonly depth: number;
}

/** Depth, counted in schemas, from which plain values have no optional members, without and with an example. */
const optionalDepth = 2;
const shownDepth = 9;

/** Returns all schemas that apply to a member; `undefined` if one of them forbids the member. */
export function schemasOfMember(parts: Iterable<Schema>, name: string): Schema[] | undefined {
  const result: Schema[] = [];
  const unevaluated: Schema[] = [];
  for (const part of parts) {
    const own = schemasOfName(part, name);
    const { additionalProperties, unevaluatedProperties } = part;
    result.push(...own, ...(own.length > 0 || additionalProperties === undefined ? [] : [additionalProperties]));
    if (unevaluatedProperties !== undefined) unevaluated.push(unevaluatedProperties);
  }
  const all = result.length > 0 ? result : unevaluated;
  return all.some(({ never }) => never === true) ? undefined : all;
}

function openBuild(work: Work, found: Gathered, parts: Map<Schema, number>, depth: number): Build {
  const { direction, index } = work;
  const follow = followIn(index);
  const leftOut = new Set([...parts.keys()].flatMap((part) => listLeftOut(index, part, direction)));
  for (const { properties = [] } of parts.keys())
    for (const { name, schema } of properties) if (isLeftOut(follow, schema, direction)) leftOut.add(name);
  const required = new Set(
    [...parts.keys()].flatMap((part) => part.required ?? []).filter((name) => !leftOut.has(name)),
  );
  return { work, found, parts, leftOut, required, depth };
}

/** Returns the members to avoid, because they would make a `not` or another variant match. */
function listAvoided({ found, required }: Build): Set<string> {
  const avoided = new Set(found.avoided);
  for (const negative of found.negatives) {
    const names = negative.required ?? [];
    const free = names.filter((name) => !required.has(name));
    if (free.length > 0) avoided.add(free.at(-1) ?? '');
  }
  return avoided;
}

/** Returns the declared member names in order, each with the lowest level of a schema that declares it. */
function listDeclared({ parts }: Build): Map<string, number> {
  const names = new Map<string, number>();
  for (const [{ properties = [] }, level] of parts)
    for (const { name } of properties) names.set(name, Math.min(level, names.get(name) ?? level));
  return names;
}

function isNameFit({ work, parts }: Build, name: string): boolean {
  const said = [...parts.keys()].flatMap(({ propertyNames }) => propertyNames ?? []);
  return said.length === 0 || work.evaluator.fits(said, name) !== 'refused';
}

function hasExample({ parts }: Build, name: string): boolean {
  return (schemasOfMember(parts.keys(), name) ?? []).some(({ examples = [] }) => examples.length > 0);
}

/** Selects the members of an object, in declaration order. */
function chooseNames(build: Build): Set<string> {
  const { work, parts, required, leftOut, depth, found } = build;
  const most = Math.min(...[...parts.keys()].map(({ maxProperties = Infinity }) => maxProperties));
  const least = Math.max(0, ...[...parts.keys()].map(({ minProperties = 0 }) => minProperties));
  const avoided = listAvoided(build);
  const declared = listDeclared(build);
  const isSmall = isLeast(work, depth);
  const likely = isSmall ? 0 : work.random.pick([0, 0.3, 0.7, 1]);
  const isWanted = (name: string, level: number): boolean => {
    if (required.has(name)) return true;
    if (avoided.has(name) || leftOut.has(name)) return false;
    if (!work.isPlain) return work.random.chance(likely);
    const end = hasExample(build, name) ? shownDepth : optionalDepth;
    return found.marks.has(name) || (!isSmall && depth + level < end);
  };
  const chosen = new Set([...declared].filter(([name, level]) => isWanted(name, level)).map(([name]) => name));
  for (const name of required) chosen.add(name);
  const addDependents = (): void => {
    for (const name of chosen)
      for (const { dependentRequired = [] } of parts.keys())
        for (const each of dependentRequired)
          if (each.name === name) for (const more of each.required) chosen.add(more);
  };
  addDependents();
  for (const name of [...chosen].reverse()) if (chosen.size > most && !required.has(name)) chosen.delete(name);
  for (const name of declared.keys())
    if (chosen.size < least && !avoided.has(name) && !leftOut.has(name) && isNameFit(build, name)) chosen.add(name);
  addDependents();
  for (const name of [...chosen]) if (!required.has(name) && !isNameFit(build, name)) chosen.delete(name);
  return chosen;
}

/** Adds the dependent schemas (`dependentSchemas`) of the chosen members. Returns whether there are any. */
function addDependentSchemas({ work, parts, depth }: Build, names: ReadonlySet<string>): boolean {
  const dependent = [...parts.keys()].flatMap(({ dependentSchemas = [] }) =>
    dependentSchemas.flatMap(({ name, schema }) => (names.has(name) && !parts.has(schema) ? [schema] : [])),
  );
  for (const [part, level] of gather(work, dependent, depth).parts) if (!parts.has(part)) parts.set(part, level);
  return dependent.length > 0;
}

const mostRounds = 10;

/** Generates an object. Throws `Unmakeable` if that fails. */
export function makeObject(work: Work, found: Gathered, depth: number): unknown {
  const parts = new Map(found.parts);
  let build = openBuild(work, found, parts, depth);
  let names = chooseNames(build);
  for (let round = 0; round < mostRounds && addDependentSchemas(build, names); round += 1) {
    build = openBuild(work, found, parts, depth);
    names = new Set([...names, ...chooseNames(build)]);
  }
  const out = new Map<string, unknown>();
  for (const name of names) {
    const made = makeMember(build, name);
    if (made !== undefined) out.set(name, made.value);
  }
  addOthers(build, out);
  const value = Object.fromEntries(out);
  return work.isPlain ? boundSize(work, value) : value;
}

/** Generates the value of a member; `undefined` if the member is optional and no value was found. */
function makeMember(build: Build, name: string): { readonly value: unknown } | undefined {
  const { work, parts, required, found, depth } = build;
  const schemas = schemasOfMember(parts.keys(), name);
  const isRequired = required.has(name);
  if (schemas === undefined) {
    if (!isRequired) return undefined;
    const { pointer } = [...parts.keys()].find((part) => part.required?.includes(name)) ?? {};
    throw new Unmakeable(`the property ${JSON.stringify(name)} is required but not allowed`, { pointer });
  }
  if (!isRequired && schemas.some((each) => work.heights(each) === Infinity)) return undefined;
  const shown = pickHint(build, name, schemas);
  if (shown !== undefined) return shown;
  if (found.marks.has(name) && work.evaluator.fits(schemas, found.marks.get(name)) === 'fits')
    return { value: found.marks.get(name) };
  const level = listDeclared(build).get(name) ?? 0;
  try {
    const inner = { ...enter(work), hint: hintOf(name) };
    return { value: work.make(inner, schemas, work.isPlain ? depth + level + 1 : depth + 1) };
  } catch (error) {
    if (isRequired || !(error instanceof Unmakeable)) throw error;
    return undefined;
  }
}

/** Returns a valid value for a member, taken from an example of the object that is invalid as a whole. */
function pickHint(
  { work, parts }: Build,
  name: string,
  schemas: readonly Schema[],
): { readonly value: unknown } | undefined {
  if (!work.isPlain || work.turn > 0) return undefined;
  const wholes = listShown([...parts.keys()]).filter(isFields);
  const values = wholes.flatMap((whole) => (Object.hasOwn(whole, name) ? [whole[name]] : []));
  const fitting = values.find((value) => work.evaluator.fits(schemas, value) === 'fits');
  return fitting === undefined ? undefined : { value: fitting };
}

/** Adds undeclared members, if allowed. */
function addOthers(build: Build, out: Map<string, unknown>): void {
  const { work, parts, leftOut, depth } = build;
  const schemas = [...parts.keys()];
  const isOpen = schemas.some(
    ({ additionalProperties: rest, patternProperties }) =>
      (rest !== undefined && rest.never !== true) || patternProperties !== undefined,
  );
  const least = Math.max(0, ...schemas.map(({ minProperties = 0 }) => minProperties));
  const most = Math.min(...schemas.map(({ maxProperties = Infinity }) => maxProperties));
  // Without additional members, an object may match a schema in `not`.
  const varied = isOpen && !work.isPlain && !isLeast(work, depth) ? work.random.pick([0, 1, 2]) : 0;
  const more = work.isPlain && work.turn > 0 && build.found.negatives.length > 0 ? 1 : varied;
  const wanted = Math.min(most, Math.max(least, out.size + more));
  const avoided = listAvoided(build);
  const declared = listDeclared(build);
  for (let attempt = 0; out.size < wanted && attempt < 40 + least; attempt += 1) {
    const name = makeOtherName(work, schemas, attempt, depth);
    if (name === undefined || out.has(name) || leftOut.has(name) || declared.has(name) || avoided.has(name)) continue;
    const own = schemasOfMember(schemas, name);
    if (own === undefined || !isNameFit(build, name)) continue;
    try {
      out.set(name, work.make({ ...enter(work), hint: hintOf(name) }, own, depth + 1));
    } catch (error) {
      if (!(error instanceof Unmakeable) || error.isTooLarge) throw error;
    }
  }
}
