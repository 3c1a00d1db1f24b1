/** Sample generators: a plain value generator for each direction of a document. */
import { liftExact } from '../../../runtime/codec/exact-json.js';
import type { Json } from '../../../runtime/codec/operation.js';
import type { Direction } from '../../ir/direction.js';
import type { Api } from '../../ir/api.js';
import { locationsOf } from '../../ir/integers.js';
import { listReached } from '../../ir/reach.js';
import type { Schema } from '../../ir/schema.js';
import { indexOf, type SchemaIndex } from '../../ir/schema-index.js';
import { toBigint } from '../../lower/integers.js';
import { createRandom } from '../../support/regexp/random.js';
import { createEvaluator, type Evaluator } from '../../values/fits.js';
import { computeMinimumDepths } from '../../values/heights.js';
import { createPlainGenerator, makeValue } from '../../values/make.js';
import { Unmakeable, type ValueLimits } from '../../values/work.js';

/** Limits of a sample: larger ones do not help readers, and servers reject deeper nesting. */
export const sampleLimits: ValueLimits = { values: 20_000, depth: 32, schemas: 500 };

export interface Made {
  readonly value: Json;
}

export interface Failed {
  readonly reason: string;
  /** Pointer of the schema that is the cause. */
  readonly pointer: string | undefined;
}

/** Generates and validates values in one direction. */
export interface SampleGenerator {
  readonly index: SchemaIndex;
  /** Generates a valid sample for which `refuse` returns no reason. */
  readonly make: (schema: Schema, refuse: (value: Json) => string | undefined) => Made | Failed;
  readonly fits: (schema: Schema, value: Json) => boolean;
}

/** Maximum number of attempts if a value cannot be sent. */
const mostDraws = 12;

const isJson = (value: unknown): value is Json => value !== undefined;

/** Creates a generator for each direction; `noteExample` is called for each invalid example in a schema. */
export const createSampleGenerators = (
  api: Api,
  noteExample: (schema: Schema, at: number) => void = () => {},
): Readonly<Record<Direction, SampleGenerator>> => {
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
};

interface Maker {
  readonly evaluator: Evaluator;
  readonly draw: (schema: Schema, seed: number) => unknown;
  readonly lift: (schema: Schema, value: Json) => Json;
}

const makeSample = (
  { evaluator, draw, lift }: Maker,
  schema: Schema,
  refuse: (value: Json) => string | undefined,
): Made | Failed => {
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
      // Report the reason of the plainest value.
      if (seed === 0) failed = { reason: error.message, pointer: error.pointer };
      if (error.isTooLarge || error.message.endsWith('without end')) break;
    }
  }
  return failed;
};

const hasFiles = (value: unknown): boolean =>
  value instanceof Blob || (typeof value === 'object' && value !== null && Object.values(value).some(hasFiles));
