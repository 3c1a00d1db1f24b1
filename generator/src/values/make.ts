/** Generates values by construction from keywords, and validates them where construction is not sufficient. */

import { quote } from '../diagnostics/diagnostics.js';
import { isFile } from '../ir/files.js';
import type { Schema, TypeName } from '../ir/schema.js';
import { createRandom, type Random } from '../support/regexp/random.js';
import { makeArray } from './arrays.js';
import { type Gathered, gather, isTricky } from './gather.js';
import { pickListed, pickShown } from './given.js';
import { isLeast, leastDepth } from './least.js';
import { makeBigint, makeNumber } from './numbers.js';
import { makeObject } from './objects.js';
import { boundSize } from './sizes.js';
import { longestText, makeText } from './texts.js';
import { typesOf } from './types.js';
import { Unmakeable, type ValueGenerator, type Work } from './work.js';

/** If a value contains more than this number of values, only required members and items are added. */
const fullSize = { plain: 100_000, varied: 60 } as const;
/** Maximum number of attempts for a nested value, and for a whole value. */
const mostAttempts = 12;
const mostRepairs = 300;

function openWork(generator: ValueGenerator): Work {
  return {
    ...generator,
    budget: { left: fullSize[generator.isPlain ? 'plain' : 'varied'] },
    patience: { left: mostRepairs },
    make,
    turn: 0,
    hint: undefined,
    isLeast: false,
    made: new Map(),
    sizes: new Map(),
    nesting: 0,
  };
}

/** Generates a value that is probably valid for a schema. Throws `Unmakeable`. */
export function makeValue(generator: ValueGenerator, schema: Schema): unknown {
  return make(openWork(generator), [schema], 0);
}

/** Creates a generator of plain values, with a cache that all schemas share. */
export function createPlainGenerator(generator: Omit<ValueGenerator, 'isPlain'>): (schema: Schema) => unknown {
  const work = openWork({ ...generator, isPlain: true });
  return (schema) => {
    work.budget.left = fullSize.plain;
    work.patience.left = mostRepairs;
    return make(work, [schema], 0);
  };
}

/** Generates a value that is valid for all of the given schemas. */
export function make(work: Work, schemas: readonly Schema[], depth: number): unknown {
  if (!work.isPlain) return makeFitting(work, schemas, depth);
  const [schema] = schemas;
  const level = Math.min(depth, leastDepth.plain);
  const isKept = schemas.length === 1 && work.turn === 0 && !work.isLeast && schema !== undefined;
  if (!isKept) return makeSmaller(work, schemas, level);
  const values = work.made.get(schema) ?? new Map<string, unknown>();
  work.made.set(schema, values);
  const key = `${level} ${work.hint ?? ''}`;
  if (!values.has(key)) values.set(key, makeSmaller(work, schemas, level));
  return values.get(key);
}

/** Generates a value at a depth. If it is too large, generates one with only required members and items. */
function makeSmaller(work: Work, schemas: readonly Schema[], depth: number): unknown {
  try {
    return makeFitting(work, schemas, depth);
  } catch (error) {
    const isLarge = error instanceof Unmakeable && error.isTooLarge;
    if (!isLarge || depth >= leastDepth.plain) throw error;
    return make(work, schemas, leastDepth.plain);
  }
}

/** Generates a value. If keywords cannot be satisfied by construction, generates values until one is valid. */
function makeFitting(work: Work, schemas: readonly Schema[], depth: number): unknown {
  const { pointer } = schemas[0] ?? {};
  if (schemas.some((schema) => work.heights(schema) === Infinity && schema.never !== true))
    throw new Unmakeable('the schema requires itself without end', { pointer });
  if (schemas.length < 2 && !schemas.some((schema) => isTricky(work, schema))) return makeOnce(work, schemas, depth);
  let failure = new Unmakeable('no generated value matches the schema', { pointer });
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    if (attempt > 0) {
      if (work.patience.left <= 0) break;
      work.patience.left -= 1;
    }
    try {
      const value = makeOnce(variantOf(work, attempt), schemas, depth);
      if (work.evaluator.fits(schemas, value) !== 'refused') return value;
    } catch (error) {
      if (!(error instanceof Unmakeable)) throw error;
      failure = error;
    }
  }
  throw failure;
}

/** Returns the work for an attempt: plain values first, then varied ones. */
function variantOf(work: Work, attempt: number): Work {
  const excluding = (exclusion: number): Pick<Work, 'exclusion'> => ({
    exclusion: work.exclusion === 'never' ? 'never' : exclusion,
  });
  if (attempt === 0 || !work.isPlain) return attempt < mostAttempts / 2 ? work : { ...work, ...excluding(0.8) };
  const turn = work.turn + Math.floor(attempt / 2);
  if (attempt < 7) return { ...work, turn, ...excluding(attempt % 2) };
  const random: Random = createRandom(work.turn * 100 + attempt);
  return { ...work, random, isPlain: false, ...excluding(0.5), budget: { left: 60 } };
}

function makeOnce(work: Work, schemas: readonly Schema[], depth: number): unknown {
  work.budget.left -= 1;
  const found = gather(work, schemas, depth);
  const parts = [...found.parts.keys()];
  const listed = pickListed(work, parts, found.negatives);
  if (listed !== undefined) return listed.value;
  const shown = pickShown(work, schemas, parts);
  if (shown !== undefined) return work.isPlain ? boundSize(work, shown.value) : shown.value;
  // A required member without any schema.
  if (work.isPlain && schemas.length === 0) return work.turn === 0 ? 'example' : `example${work.turn}`;
  const types = typesOf(work, parts, found.negatives);
  return makeType(work, found, pickType(work, types, depth), depth);
}

function pickType(work: Work, types: readonly TypeName[], depth: number): TypeName {
  const hasNull = types.includes('null');
  const others = types.filter((type) => type !== 'null');
  const [first = 'null'] = others;
  if (work.isPlain) {
    const isEnded =
      hasNull && isLeast(work, depth) && (first === 'object' || first === 'array' || depth >= leastDepth.plain);
    return isEnded ? 'null' : (others[work.turn % Math.max(1, others.length)] ?? first);
  }
  if (hasNull && (others.length === 0 || isLeast(work, depth) || work.random.chance(0.15))) return 'null';
  return work.random.pick(others);
}

function makeType(work: Work, found: Gathered, type: TypeName, depth: number): unknown {
  const parts = [...found.parts.keys()];
  switch (type) {
    case 'null':
      return null;
    case 'boolean':
      return work.isPlain ? work.turn % 2 === 0 : work.random.chance(0.5);
    case 'integer':
    case 'number':
      return orThrow(makeNumber(work, parts, type === 'integer'), parts, numberReason(parts));
    case 'bigint':
      return work.isPlain
        ? orThrow(makeNumber(work, parts, true), parts, 'integer within the bounds')
        : orThrow(makeBigint(work, parts), parts, 'integer within the bounds');
    case 'string':
      if (!work.isPlain && parts.some((part) => isFile(work.index, part))) return makeFile(work.random);
      return orThrow(makeText(work, parts), parts, textReason(parts));
    case 'array':
      return makeArray(work, found, depth);
    case 'object':
      return makeObject(work, found, depth);
  }
}

const bounding = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'pattern'] as const;

function orThrow<T>(value: T | undefined, parts: readonly Schema[], what: string): T {
  if (value !== undefined) return value;
  if (isTooLong(parts))
    throw new Unmakeable(`the schema requires a string of more than ${longestText} characters`, {
      pointer: parts[0]?.pointer,
    });
  const at = parts.find((part) => [...bounding, 'minLength', 'format', 'maxLength'].some((key) => key in part));
  throw new Unmakeable(`no ${what} was found`, { pointer: (at ?? parts[0])?.pointer });
}

function numberReason(parts: readonly Schema[]): string {
  const [step] = parts.flatMap(({ multipleOf }) => multipleOf ?? []);
  return step === undefined ? 'number within the bounds' : `multiple of ${step} within the bounds`;
}

function isTooLong(parts: readonly Schema[]): boolean {
  return parts.some(({ minLength = 0 }) => minLength > longestText);
}

function textReason(parts: readonly Schema[]): string {
  const patterns = [...new Set(parts.flatMap((part) => part.pattern ?? []))];
  if (patterns.length === 0) return 'string with the required length and format';
  const beside = parts.some(({ format }) => format !== undefined) ? ' and has the required format' : '';
  return `string that matches the pattern ${patterns.map(quote).join(' and ')}${beside}`;
}

/** Generates binary data of various lengths, including none. */
export function makeBytes(random: Random): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: random.pick([0, 1, random.between(1, 40), 700]) }, () => random.between(0, 255));
}

function makeFile(random: Random): File {
  return new File([makeBytes(random)], random.pick(['a.txt', 'b c.png', 'ü".bin', 'x;y=z']), {
    type: random.pick(['text/plain', 'image/png', 'application/octet-stream']),
  });
}
