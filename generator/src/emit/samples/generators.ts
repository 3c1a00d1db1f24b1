/** Creates sample generators: a generator of plain values for each direction of data. */

import { liftExact } from '../../../runtime/codec/exact-json.js';
import type { Json } from '../../../runtime/codec/operation.js';
import type { Api } from '../../ir/api.js';
import type { Direction } from '../../ir/direction.js';
import { locationsOf } from '../../ir/places.js';
import { listReached } from '../../ir/reach.js';
import type { Schema } from '../../ir/schema.js';
import { indexOf, type SchemaIndex } from '../../ir/schema-index.js';
import { toBigint } from '../../lower/integers.js';
import { hasFiles } from '../../support/guards.js';
import { createRandom } from '../../support/regexp/random.js';
import { createEvaluator, type Evaluator } from '../../values/fits.js';
import { computeMinimumDepths } from '../../values/heights.js';
import { createPlainGenerator, makeValue } from '../../values/make.js';
import { Unmakeable, type ValueLimits } from '../../values/work.js';

/** Limits for the size of a sample: larger values do not help readers, and servers reject deeply nested ones. */
export const sampleLimits: ValueLimits = { values: 20_000, depth: 32, schemas: 500 };

export interface Made {
  readonly value: Json;
}

export interface Failed {
  readonly reason: string;
  /** Pointer of the schema that caused the failure. */
  readonly pointer: string | undefined;
}

/** Generates and validates samples in one direction of data. */
export interface SampleGenerator {
  readonly index: SchemaIndex;
  /** Generates a valid sample for which `refuse` returns no reason. */
  readonly make: (schema: Schema, refuse: (value: Json) => string | undefined) => Made | Failed;
  readonly fits: (schema: Schema, value: Json) => boolean;
}

/** Maximum number of attempts to generate a valid value that can be sent. */
const mostDraws = 12;

function isJson(value: unknown): value is Json {
  return value !== undefined;
}

/** Creates a generator for each direction; `noteExample` is called for each invalid example in a schema. */
export function createSampleGenerators(
  api: Api,
  noteExample: (schema: Schema, at: number) => void = () => {},
): Readonly<Record<Direction, SampleGenerator>> {
  const index = indexOf(api);
  const roots = [...index.all.map(({ schema }) => schema), ...index.sent, ...index.received];
  const heights = computeMinimumDepths(index, roots);
  const hasBigints = [...listReached(index, roots)].some(({ types }) => types?.includes('bigint'));
  const lift = (schema: Schema, value: Json): Json => {
    const places = hasBigints ? locationsOf(index, schema) : undefined;
    return places === undefined ? value : liftExact(structuredClone(value), places, toBigint);
  };
  const open = (direction: Direction): SampleGenerator => {
    const evaluator = createEvaluator(index, { direction, hasFiles: false });
    const generator = {
      index,
      heights,
      direction,
      evaluator,
      noteExample,
      exclusion: 0,
      random: createRandom(1),
      alphabet: 'header' as const,
      limits: sampleLimits,
    };
    const plain = createPlainGenerator(generator);
    const draw = (schema: Schema, seed: number): unknown =>
      seed === 0
        ? plain(schema)
        : makeValue({ ...generator, random: createRandom(seed), isPlain: false, exclusion: 0.5 }, schema);
    return {
      index,
      fits: (schema, value) => evaluator.fits([schema], value) !== 'refused',
      make: (schema, refuse) => makeSample({ evaluator, draw, lift }, schema, refuse),
    };
  };
  return { sent: open('sent'), received: open('received') };
}

interface Maker {
  readonly evaluator: Evaluator;
  readonly draw: (schema: Schema, seed: number) => unknown;
  readonly lift: (schema: Schema, value: Json) => Json;
}

function makeSample(
  { evaluator, draw, lift }: Maker,
  schema: Schema,
  refuse: (value: Json) => string | undefined,
): Made | Failed {
  let failed: Failed = { reason: 'no generated value matches the schema', pointer: schema.pointer };
  for (let seed = 0; seed < mostDraws; seed += 1) {
    try {
      const value = draw(schema, seed);
      if (!isJson(value) || hasFiles(value) || evaluator.fits([schema], value) === 'refused') continue;
      const refusal = refuse(value);
      if (refusal === undefined) return { value: lift(schema, value) };
      failed = { reason: `the generated value cannot be sent: ${refusal}`, pointer: schema.pointer };
    } catch (error) {
      if (!(error instanceof Unmakeable)) throw error;
      // The reason why the plainest value is impossible is the most helpful one.
      if (seed === 0) failed = { reason: error.message, pointer: error.pointer };
      if (error.isTooLarge || error.message.endsWith('without end')) break;
    }
  }
  return failed;
}
