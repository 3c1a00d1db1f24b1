/**
 * Evaluates a schema keyword by keyword, so that the value generator can select values for keywords that cannot be
 * satisfied by construction (`not`, `oneOf`, `if`, …). This is not the final check: `verify` and the mock server use
 * Ajv, and `generate` uses the generated validators.
 */

import { listLeftOut } from '../ir/access.js';
import type { Direction } from '../ir/direction.js';
import { valuesByAlternative } from '../ir/discriminator.js';
import { isFile } from '../ir/files.js';
import type { Schema } from '../ir/schema.js';
import type { SchemaIndex } from '../ir/schema-index.js';
import { isEqual } from './equal.js';
import { fitsScalars } from './fits-scalars.js';

export type Fields = Readonly<Record<string, unknown>>;

/** `unknown` if the evaluation would take too long. */
export type Fit = 'fits' | 'refused' | 'unknown';

export interface Evaluator {
  readonly fits: (schemas: readonly Schema[], value: unknown) => Fit;
}

export interface EvaluatorOptions {
  readonly direction: Direction;
  /** Whether files are represented as `Blob`s; otherwise they are text. */
  readonly hasFiles: boolean;
}

/** The members and items that keywords have evaluated (JSON Schema 2020-12 core, 11). */
interface Evaluated {
  readonly names: ReadonlySet<string>;
  readonly items: ReadonlySet<number>;
}

/** The evaluated members and items if the value is valid, else `undefined`. */
type Outcome = Evaluated | undefined;

interface Run extends EvaluatorOptions {
  readonly index: SchemaIndex;
  readonly leftOutOf: (schema: Schema) => readonly string[];
  /** Results by schema and value, so that a schema with many references is evaluated once for each value. */
  readonly known: Map<Schema, Map<unknown, Outcome>>;
  left: number;
}

class Exhausted extends Error {}

const mostSteps = 200_000;
const mostLevels = 600;

/** Creates an evaluator, which reports whether values match schemas. */
export function createEvaluator(index: SchemaIndex, options: EvaluatorOptions): Evaluator {
  const leftOut = new Map<Schema, readonly string[]>();
  const leftOutOf = (schema: Schema): readonly string[] => {
    const names = leftOut.get(schema) ?? listLeftOut(index, schema, options.direction);
    leftOut.set(schema, names);
    return names;
  };
  return {
    fits: (schemas, value) => {
      const run: Run = { ...options, index, leftOutOf, known: new Map(), left: mostSteps };
      try {
        const whole: Schema = { pointer: '', allOf: schemas };
        return evaluate(run, schemas.length === 1 ? (schemas[0] ?? whole) : whole, value, noNames, 0) === undefined
          ? 'refused'
          : 'fits';
      } catch (error) {
        if (error instanceof Exhausted) return 'unknown';
        throw error;
      }
    },
  };
}

const noNames: ReadonlySet<string> = new Set();
const nothing: Evaluated = { names: new Set(), items: new Set() };

/** Returns whether a value is an object that is neither an array nor a file. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);
}

function join(outcomes: readonly Evaluated[]): Evaluated {
  return {
    names: new Set(outcomes.flatMap(({ names }) => [...names])),
    items: new Set(outcomes.flatMap(({ items }) => [...items])),
  };
}

/** Evaluates a schema. `outside` contains the members that enclosing schemas omit in this direction. */
function evaluate(run: Run, schema: Schema, value: unknown, outside: ReadonlySet<string>, level: number): Outcome {
  if (schema.never === true) return undefined;
  const isKept = outside.size === 0;
  const values = run.known.get(schema) ?? new Map<unknown, Outcome>();
  run.known.set(schema, values);
  if (isKept && values.has(value)) return values.get(value);
  run.left -= 1;
  if (run.left < 0 || level > mostLevels) throw new Exhausted();
  const outcome = evaluateSchema(run, schema, value, outside, level + 1);
  if (isKept) values.set(value, outcome);
  return outcome;
}

function evaluateSchema(
  run: Run,
  schema: Schema,
  value: unknown,
  outside: ReadonlySet<string>,
  level: number,
): Outcome {
  if (run.hasFiles) {
    const isOfFile = isFile(run.index, schema);
    if (value instanceof Blob && isOfFile) return nothing;
    if (typeof value === 'string' && isOfFile) return undefined;
  }
  if (!fitsScalars(schema, value)) return undefined;
  const leftOut = isFields(value) ? new Set([...outside, ...run.leftOutOf(schema)]) : noNames;
  const applied = evaluateApplied(run, schema, value, leftOut, level);
  if (applied === undefined) return undefined;
  if (Array.isArray(value)) return evaluateItems(run, schema, value, applied, level);
  return isFields(value) ? evaluateMembers(run, schema, value, { leftOut, applied }, level) : applied;
}

/** Evaluates the keywords that apply subschemas to the value itself. */
function evaluateApplied(
  run: Run,
  schema: Schema,
  value: unknown,
  leftOut: ReadonlySet<string>,
  level: number,
): Outcome {
  const result: Evaluated[] = [];
  const inside = (part: Schema): Outcome => evaluate(run, part, value, leftOut, level);
  const add = (outcome: Outcome): boolean => {
    if (outcome !== undefined) result.push(outcome);
    return outcome !== undefined;
  };
  if (schema.ref !== undefined && !add(inside(run.index.at(schema.ref).schema))) return undefined;
  if (!(schema.allOf ?? []).every((part) => add(inside(part)))) return undefined;
  for (const [parts, most] of [
    [schema.anyOf, Infinity],
    [schema.oneOf, 1],
  ] as const) {
    if (parts === undefined) continue;
    const fitting = choose(run, schema, parts, value).filter((part) => add(inside(part))).length;
    if (fitting === 0 || fitting > most) return undefined;
  }
  if (schema.not !== undefined && inside(schema.not) !== undefined) return undefined;
  if (isFields(value))
    for (const { name, schema: part } of schema.dependentSchemas ?? [])
      if (Object.hasOwn(value, name) && !add(inside(part))) return undefined;
  if (schema.if === undefined) return join(result);
  const next = add(inside(schema.if)) ? schema.then : schema.else;
  return next === undefined || add(inside(next)) ? join(result) : undefined;
}

/** Returns the variants that the discriminator value selects; all variants if there is no discriminator. */
function choose({ index }: Run, schema: Schema, parts: readonly Schema[], value: unknown): readonly Schema[] {
  if (!isFields(value)) return parts;
  const values = valuesByAlternative(index, schema, parts);
  if (values === undefined) return parts;
  const name = schema.discriminator?.propertyName ?? '';
  const own = Object.hasOwn(value, name) ? value[name] : undefined;
  return parts.filter((part) => values.get(part)?.some((each) => each === own));
}

function within(run: Run, schema: Schema, value: unknown, level: number): boolean {
  return evaluate(run, schema, value, noNames, level) !== undefined;
}

function evaluateItems(
  run: Run,
  schema: Schema,
  value: readonly unknown[],
  applied: Evaluated,
  level: number,
): Outcome {
  const { prefixItems = [], items, contains, minContains = 1, maxContains = Infinity, unevaluatedItems: rest } = schema;
  if (value.length < (schema.minItems ?? 0) || value.length > (schema.maxItems ?? Infinity)) return undefined;
  if (schema.uniqueItems === true && !isUnique(value)) return undefined;
  const evaluated = new Set(applied.items);
  let contained = 0;
  for (const [at, item] of value.entries()) {
    const own = prefixItems[at] ?? items;
    if (own !== undefined && !within(run, own, item, level)) return undefined;
    const isContained = contains !== undefined && within(run, contains, item, level);
    if (isContained) contained += 1;
    if (own !== undefined || isContained) evaluated.add(at);
  }
  if (contains !== undefined && (contained < minContains || contained > maxContains)) return undefined;
  for (const [at, item] of rest === undefined ? [] : value.entries()) {
    if (!evaluated.has(at) && rest !== undefined && !within(run, rest, item, level)) return undefined;
    evaluated.add(at);
  }
  return { names: applied.names, items: evaluated };
}

function isUnique(items: readonly unknown[]): boolean {
  return !items.some((item, index) => items.slice(0, index).some((other) => isEqual(item, other)));
}

function evaluateMembers(
  run: Run,
  schema: Schema,
  value: Fields,
  { leftOut, applied }: { readonly leftOut: ReadonlySet<string>; readonly applied: Evaluated },
  level: number,
): Outcome {
  const names = Object.keys(value);
  const has = (name: string): boolean => Object.hasOwn(value, name);
  if (names.length < (schema.minProperties ?? 0) || names.length > (schema.maxProperties ?? Infinity)) return undefined;
  if (names.some((name) => leftOut.has(name))) return undefined;
  if ((schema.required ?? []).some((name) => !has(name) && !leftOut.has(name))) return undefined;
  for (const { name, required } of schema.dependentRequired ?? [])
    if (has(name) && !required.every(has)) return undefined;
  const { propertyNames, additionalProperties, unevaluatedProperties: rest } = schema;
  const evaluated = new Set(applied.names);
  for (const name of names) {
    if (propertyNames !== undefined && !within(run, propertyNames, name, level)) return undefined;
    const declared = schemasOfName(schema, name);
    const own = declared.length === 0 && additionalProperties !== undefined ? [additionalProperties] : declared;
    if (!own.every((part) => within(run, part, value[name], level))) return undefined;
    if (own.length > 0) evaluated.add(name);
  }
  for (const name of rest === undefined ? [] : names) {
    if (!evaluated.has(name) && rest !== undefined && !within(run, rest, value[name], level)) return undefined;
    evaluated.add(name);
  }
  return { names: evaluated, items: applied.items };
}

/** Returns the schemas for a member: those declared by name and those whose pattern matches the name. */
export function schemasOfName({ properties = [], patternProperties = [] }: Schema, name: string): Schema[] {
  return [
    ...properties.flatMap((member) => (member.name === name ? [member.schema] : [])),
    ...patternProperties.flatMap((member) => (new RegExp(member.name, 'u').test(name) ? [member.schema] : [])),
  ];
}
