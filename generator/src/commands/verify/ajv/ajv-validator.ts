/**
 * Validates values with Ajv, which is independent of the generated checks: the reference validator of `verify` and of
 * the mock server.
 */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { describeIssue } from '../../../../runtime/server/words.js';
import type { Direction } from '../../../ir/direction.js';
import type { Schema } from '../../../ir/schema.js';
import type { SchemaIndex } from '../../../ir/schema-index.js';
import { annotatedFormats } from './differences.js';
import { none, type Printer, printSchema, type Reading } from './json-schema.js';

/** `unclear`: the keywords accept the value, but the discriminator does not, or only a newer server may send it. */
export type Verdict = 'fits' | 'refused' | 'unclear';

/** Validates a value that is sent or received. */
export type AjvValidator = (schema: Schema, value: unknown) => Verdict;

/** Stands for any file in a value. */
const file = Symbol('file');

function createAjv(isVerbose = false): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    verbose: isVerbose,
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
}

interface Wide {
  readonly types: readonly string[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
}

/** Implements `wideInteger`: checks bigints, which JSON Schema does not have, and the types of other values. */
function isWideInteger(wide: Wide, value: unknown): boolean {
  if (typeof value !== 'bigint') return wide.types.includes(typeOf(value)) || isWhole(wide, value);
  if (!wide.types.includes('bigint')) return false;
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = wide;
  const fitsBits = (wide.format === 'uint64' ? BigInt.asUintN(64, value) : BigInt.asIntN(64, value)) === value;
  const isWithin = value >= minimum && value <= maximum && value > exclusiveMinimum && value < exclusiveMaximum;
  const { multipleOf: step = 1 } = wide;
  // A decimal `multipleOf` and the value are both scaled by a power of ten.
  const scale = 10n ** BigInt((String(step).split('.')[1] ?? '').length);
  return fitsBits && isWithin && (value * scale) % BigInt(Math.round(step * Number(scale))) === 0n;
}

function isWhole({ types }: Wide, value: unknown): boolean {
  return types.includes('integer') && Number.isInteger(value);
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

/** Copies a value and replaces each file with the symbol that the keyword `isFile` accepts. */
function withoutFiles(value: unknown): unknown {
  if (value instanceof Blob || value instanceof Uint8Array) return file;
  if (Array.isArray(value)) return value.map(withoutFiles);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withoutFiles(item)]));
}

type Check = (schema: Schema, value: unknown) => boolean;

/** Creates a function that compiles a schema on first use, interpreted according to `reading`. */
function createCompile(index: SchemaIndex, reading: Reading): (schema: Schema) => ValidateFunction {
  const ajv = createAjv(reading.isLocated);
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
  return (schema) => {
    let validate = compiled.get(schema);
    if (validate === undefined) {
      const body = printSchema(printer, schema, none);
      for (let add = waiting.pop(); add !== undefined; add = waiting.pop()) add();
      validate = ajv.compile(body);
      compiled.set(schema, validate);
    }
    return validate;
  };
}

function createCheck(index: SchemaIndex, reading: Reading): Check {
  const compile = createCompile(index, reading);
  return (schema, value) => compile(schema)(value) === true;
}

/** The reason why a value does not match its schema. */
export interface Mismatch {
  /** JSON pointer into the value. */
  readonly path: string;
  readonly message: string;
  /** Pointer, in the document, to the schema that rejects the value. */
  readonly schema?: string;
}

/** Returns why a value does not match a schema; `undefined` if it matches. */
export type Explain = (schema: Schema, value: unknown) => Mismatch | undefined;

/**
 * Creates a validator that explains its result. It rejects values that only a newer server may send, and treats binary
 * strings as text.
 */
export function createExplain(index: SchemaIndex, direction: Direction): Explain {
  const reading = { direction, hasFiles: false, usesDiscriminator: true, isTolerant: false, isLocated: true };
  const compile = createCompile(index, reading);
  return (schema, value) => {
    const validate = compile(schema);
    if (validate(value) === true) return undefined;
    return describeErrors(validate.errors ?? [], schema.pointer);
  };
}

/** Selects the most specific error: for a union, the error of the variant that matches best. */
function describeErrors(errors: readonly ErrorObject[], pointer: string): Mismatch {
  const last = errors.at(-1);
  const deepest = errors.reduce<ErrorObject | undefined>(
    (best, each) => (best === undefined || each.instancePath.length > best.instancePath.length ? each : best),
    undefined,
  );
  const chosen = (deepest?.instancePath.length ?? 0) > (last?.instancePath.length ?? 0) ? deepest : last;
  const comment: unknown = Object(chosen?.parentSchema)['$comment'];
  return {
    path: chosen?.instancePath ?? '',
    message: describeError(chosen),
    schema: typeof comment === 'string' ? comment : pointer,
  };
}

function describeError(error: ErrorObject | undefined): string {
  const { keyword, params, message = 'does not match the schema' } = error ?? {};
  const values: unknown = keyword === 'enum' ? Object(params)['allowedValues'] : undefined;
  if (error?.keyword === 'type') return describeIssue(error);
  if (Array.isArray(values)) return `must be one of ${values.map((value) => JSON.stringify(value)).join(', ')}`;
  const name: unknown =
    keyword === 'additionalProperties'
      ? Object(params)['additionalProperty']
      : keyword === 'unevaluatedProperties'
        ? Object(params)['unevaluatedProperty']
        : undefined;
  return typeof name === 'string' ? `must not have the property ${JSON.stringify(name)}` : message;
}

/** Creates the reference validator for one direction of a document's data. */
export function createAjvValidator(index: SchemaIndex, direction: Direction, hasFiles = true): AjvValidator {
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
}
