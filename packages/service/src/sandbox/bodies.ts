/** Parsing and validation of the control bodies, with readable error messages. */
import type { RawRequest } from '@community-platform/server';
import { timeOf } from '../kernel/calendar.js';
import { type ClockChange, OUT_OF_RANGE } from './movable-clock.js';
import { type Fields, isObject } from './objects.js';
import type { NewFailure } from './fault-injection.js';
import { Refusal } from './refusal.js';

/** Maximum size of a body in bytes; large enough for a community with its files. */
const MOST = 96 * 1024 * 1024;

const readBytes = async (request: RawRequest): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body ?? []) {
    length += part.byteLength;
    if (length > MOST) throw new Refusal('The body is longer than 96 MiB', 413);
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/** Parses the JSON body; throws `Refusal` if it is not valid JSON. */
export const readJson = async (request: RawRequest): Promise<unknown> => {
  const bytes = await readBytes(request);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal('The body is no JSON', 400);
  }
};

/** Returns the fields of an object; refuses unknown fields. */
const readFields = (value: unknown, names: readonly string[]): Fields => {
  if (!isObject(value)) throw new Refusal('The body is no object');
  const other = Object.keys(value).find((name) => !names.includes(name));
  if (other !== undefined) throw new Refusal(`${other} is not a field; the fields are ${names.join(', ')}`);
  return Object.fromEntries(Object.entries(value));
};

const readText = (fields: Fields, name: string, form: RegExp, what: string): string | undefined => {
  const value = fields[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !form.test(value)) throw new Refusal(`${name} is ${what}`);
  return value;
};

const readNumber = (fields: Fields, name: string): number | undefined => {
  const value = fields[name];
  if (value === undefined) return undefined;
  // JSON has only finite numbers, but a caller within the process can pass others.
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Refusal(`${name} is a number`);
  return value;
};

const readFlag = (fields: Fields, name: string): boolean | undefined => {
  const value = fields[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'boolean') throw new Refusal(`${name} is true or false`);
  return value;
};

/** Validates the body that creates a community. */
export const readCommunityBody = (value: unknown): { readonly name: string; readonly slug: string | undefined } => {
  const fields = readFields(value, ['name', 'slug']);
  const name = readText(fields, 'name', /^(?=.*\S)[^\p{Cc}\p{Cs}]{1,255}$/u, 'a text of 1 to 255 characters');
  if (name === undefined) throw new Refusal('name is missing');
  const slug = readText(
    fields,
    'slug',
    /^[a-z\d](?:[a-z\d-]{0,78}[a-z\d])?$/u,
    'up to 80 of a to z, 0 to 9 and hyphens',
  );
  return { name, slug };
};

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/u;

/** Validates the body that changes the clock. */
export const readClockBody = (value: unknown): ClockChange => {
  const fields = readFields(value, ['time', 'advance_seconds', 'is_running']);
  if (Object.keys(fields).length === 0) throw new Refusal('Nothing is to be changed: there is no field');
  const what = 'a time with its zone, such as 2030-01-31T12:00:00Z';
  const text = readText(fields, 'time', TIME, what);
  const time = text === undefined ? undefined : timeOf(text);
  if (text !== undefined && time === undefined) throw new Refusal(text >= '3000' ? OUT_OF_RANGE : `time is ${what}`);
  return { time, advanceSeconds: readNumber(fields, 'advance_seconds'), isRunning: readFlag(fields, 'is_running') };
};

/** Validates the body that adds a fault. */
export const readFailureBody = (value: unknown): NewFailure => {
  const fields = readFields(value, ['operation_id', 'times', 'status', 'delay', 'retry_after']);
  const operationId = readText(fields, 'operation_id', /^\w{1,100}$/u, 'the operationId of an operation');
  if (operationId === undefined) throw new Refusal('operation_id is missing');
  const [times, status] = [readNumber(fields, 'times'), readNumber(fields, 'status')];
  return {
    operationId,
    times,
    status,
    delay: readNumber(fields, 'delay'),
    retryAfter: readNumber(fields, 'retry_after'),
  };
};
