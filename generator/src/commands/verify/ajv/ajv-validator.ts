/**
 * Validates values with Ajv: the reference validator of `verify` and of the mock server, independent of the emitted
 * checks.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import type { Direction } from '../../../ir/direction.js';
import type { Schema } from '../../../ir/schema.js';
import type { SchemaIndex } from '../../../ir/schema-index.js';
import { annotatedFormats } from './differences.js';
import { none, type Printer, printSchema, type Reading } from './json-schema.js';

/**
 * `unclear`: the value is valid by its keywords, but not by the discriminator, or only as a value of a newer server.
 */
export type Verdict = 'fits' | 'refused' | 'unclear';

/** Validates a value in a direction. */
export type AjvValidator = (schema: Schema, value: unknown) => Verdict;

/** Stands for every file. */
const file = Symbol('file');

const createAjv = (): Ajv2020 => {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    logger: false,
    addUsedSchema: false,
    unicodeRegExp: true,
    ownProperties: true,
    multipleOfPrecision: 9,
  });
  ajvFormats.default(ajv);
  for (const name of annotatedFormats) ajv.addFormat(name, true);
  ajv.addFormat('int64', { type: 'number', validate: (value: number) => Number.isSafeInteger(value) });
  ajv.addKeyword({ keyword: 'isFile', validate: (_: boolean, value: unknown) => value === file });
  ajv.addKeyword({ keyword: 'nothing', validate: () => false });
  ajv.addKeyword({
    keyword: 'enumOrText',
    validate: (listed: readonly unknown[], value: unknown) => typeof value === 'string' || listed.includes(value),
  });
  ajv.addKeyword({ keyword: 'wideInteger', validate: isWideInteger });
  return ajv;
};

interface Wide {
  readonly types: readonly string[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
}

/** JSON Schema has no bigints: wraps the keywords of their schema, and of other types that the value may have. */
const isWideInteger = (wide: Wide, value: unknown): boolean => {
  if (typeof value !== 'bigint') return wide.types.includes(typeOf(value)) || isWhole(wide, value);
  if (!wide.types.includes('bigint')) return false;
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = wide;
  const fitsBits = (wide.format === 'uint64' ? BigInt.asUintN(64, value) : BigInt.asIntN(64, value)) === value;
  const isWithin = value >= minimum && value <= maximum && value > exclusiveMinimum && value < exclusiveMaximum;
  const { multipleOf: step = 1 } = wide;
  // A decimal `multipleOf` and the value are both scaled by a power of ten.
  const scale = 10n ** BigInt((String(step).split('.')[1] ?? '').length);
  return fitsBits && isWithin && (value * scale) % BigInt(Math.round(step * Number(scale))) === 0n;
};

const isWhole = ({ types }: Wide, value: unknown): boolean => types.includes('integer') && Number.isInteger(value);

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
};

/** Copies a value and replaces each file with the one that the keyword `isFile` accepts. */
const withoutFiles = (value: unknown): unknown => {
  if (value instanceof Blob || value instanceof Uint8Array) return file;
  if (Array.isArray(value)) return value.map(withoutFiles);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withoutFiles(item)]));
};

type Check = (schema: Schema, value: unknown) => boolean;

/** Compiles schemas of one reading on first use. */
const createCheck = (index: SchemaIndex, reading: Reading): Check => {
  const ajv = createAjv();
  const printed = new Set<string>();
  const compiled = new Map<Schema, ValidateFunction>();
  const waiting: (() => void)[] = [];
  const printer: Printer = {
    ...reading,
    index,
    refer: (pointer, outside) => {
      const address = `trefoil:/${[pointer, ...[...outside].sort()].map(encodeURIComponent).join('/')}`;
      if (printed.has(address)) return address;
      printed.add(address);
      // Deferred, because schemas can be recursive.
      waiting.push(() => {
        const body = printSchema(printer, index.at(pointer).schema, outside);
        ajv.addSchema(typeof body === 'boolean' ? { $id: address, allOf: [body] } : { ...body, $id: address });
      });
      return address;
    },
  };
  return (schema, value) => {
    let validate = compiled.get(schema);
    if (validate === undefined) {
      const body = printSchema(printer, schema, none);
      for (let add = waiting.pop(); add !== undefined; add = waiting.pop()) add();
      validate = ajv.compile(body);
      compiled.set(schema, validate);
    }
    return validate(value) === true;
  };
};

export const createAjvValidator = (index: SchemaIndex, direction: Direction, hasFiles = true): AjvValidator => {
  const open = (usesDiscriminator: boolean, isTolerant: boolean): Check => {
    let check: Check | undefined;
    return (schema, value) => {
      check ??= createCheck(index, { direction, hasFiles, usesDiscriminator, isTolerant });
      return check(schema, value);
    };
  };
  const [strict, byKeywords, tolerant] = [open(true, false), open(false, false), open(false, true)];
  return (schema, value) => {
    const judged = withoutFiles(value);
    if (strict(schema, judged)) return 'fits';
    if (byKeywords(schema, judged)) return 'unclear';
    return direction === 'received' && tolerant(schema, judged) ? 'unclear' : 'refused';
  };
};
