/** Creates mutations: valid requests with one error, which the server must reject. */
import { liftExact, printExact } from '../../../runtime/codec/exact-json.js';
import type { Json } from '../../../runtime/codec/operation.js';
import { followIn } from '../../ir/access.js';
import { type Api, type Content, headersOfParts, type Operation, type Parameter } from '../../ir/api.js';
import { requestOf } from '../../ir/direction.js';
import { isDemanding, partHeadersOf } from '../../ir/part-headers.js';
import { listParts } from '../../ir/parts.js';
import { locationsOf } from '../../ir/places.js';
import type { Schema, TypeName } from '../../ir/schema.js';
import type { Random } from '../../support/regexp/random.js';
import type { Rewrite } from './calls.js';
import { type Fields, keys, type Trial } from './requests.js';
import { purposeOf, type ValueContext } from './valid.js';
import { isEmpty } from './wire.js';

export interface Mutation {
  /** Description of the error, for the report. */
  readonly what: string;
  readonly request: Fields;
  /** Adds the error to the sent request; present if the client itself would refuse to send the error. */
  readonly rewrite?: Rewrite;
  /** The expected status; if absent, any 4XX. */
  readonly status?: number;
}

/** Creates a mutation of one type; `undefined` if it does not apply to the request. */
type Break = (random: Random, trial: Trial) => Mutation | undefined;

const texts = [
  'x',
  'nope',
  '1.5',
  '-1',
  '0',
  '99999999999999999999',
  'true',
  'ü',
  'a'.repeat(300),
  '2024-13-01',
  '7',
] as const;

/** Returns all values that a text can represent, whatever the schema. */
export function readingsOf(text: string): unknown[] {
  const number = Number(text);
  const digits = /^-?\d+$/u.test(text) ? [BigInt(text)] : [];
  const scalars = [text, ...digits, ...(Number.isFinite(number) ? [number] : []), ...(text === 'true' ? [true] : [])];
  return [...scalars, ...scalars.map((each) => [each])];
}

/** Returns the mutations that apply to an operation. */
export function listBreaks(bench: ValueContext, api: Api, operation: Operation): readonly Break[] {
  return [
    ...operation.parameters.flatMap((parameter) => breakParameter(bench, operation, parameter)),
    ...breakBody(bench, operation),
    ...breakSecurity(api, operation),
  ];
}

function breakParameter(bench: ValueContext, operation: Operation, parameter: Parameter): Break[] {
  const { name, in: location, required, schema, default: fallback } = parameter;
  const key = keys[location];
  const change = (trial: Trial, value: unknown): Fields => {
    const { [name]: _, ...others } = trial.request[key] ?? {};
    return { ...trial.request, [key]: value === undefined ? others : { ...others, [name]: value } };
  };
  const missing: Break = (_, trial) => ({
    what: `${location} parameter ${name} is missing`,
    request: change(trial, undefined),
  });
  const isDemanded = required && location !== 'path' && fallback === undefined && parameter.isWhole !== true;
  const types = listTypes(bench, schema);
  const isPlain = parameter.content === undefined && !types.includes('object') && parameter.style !== 'deepObject';
  const judge = bench.judges[requestOf(operation)];
  const { isFit = () => true } = purposeOf(operation, parameter);
  // A delimiter would split the value into two items.
  const isOne = (text: string): boolean => !types.includes('array') || /^[a-z]+$/u.test(text);
  const wrong = isPlain
    ? texts.filter(
        (text) => isOne(text) && isFit(text) && readingsOf(text).every((value) => judge(schema, value) === 'refused'),
      )
    : [];
  const replaced: Break = (random, trial) => {
    const text = random.pick(wrong);
    return {
      what: `${location} parameter ${name} is ${JSON.stringify(text.slice(0, 40))}`,
      request: change(trial, text),
    };
  };
  return [...(isDemanded ? [missing] : []), ...(wrong.length > 0 ? [replaced] : [])];
}

/** Returns the types that a schema and its variants allow. */
export function listTypes(bench: ValueContext, schema: Schema, seen = new Set<Schema>()): TypeName[] {
  return listParts(followIn(bench.index), schema).flatMap((part) => {
    if (seen.has(part)) return [];
    seen.add(part);
    const inner = [...(part.anyOf ?? []), ...(part.oneOf ?? [])];
    return [...(part.types ?? []), ...inner.flatMap((each) => listTypes(bench, each, seen))];
  });
}

function withBody(body: string, type?: string): Rewrite {
  return (request) => {
    const headers = new Headers(request.headers);
    if (type !== undefined) headers.set('content-type', type);
    return new Request(request.url, { method: request.method, headers, body });
  };
}

/** By kind of body, a text that is invalid whatever the schema. */
const unreadable: Partial<Record<Content['kind'], string>> = {
  json: '{"a":',
  xml: '<a><b></a>',
  multipart: 'no part',
  parts: 'no part',
};

function breakBody(bench: ValueContext, operation: Operation): Break[] {
  const { body } = operation;
  if (body === undefined || operation.method === 'GET' || operation.method === 'HEAD') return [];
  const absent: Break = (_, { request }) => {
    const { body: __, contentType: ___, ...others } = request;
    return { what: 'the body is missing', request: others };
  };
  const isOpen = body.content.some(({ mediaType }) => mediaType.includes('*'));
  const other: Break = (_, { request, content }) =>
    content === undefined
      ? undefined
      : {
          what: 'the media type of the body is not declared',
          request,
          rewrite: withBody('x', 'application/x-not-declared'),
          // The body of an event may identify the event.
          ...(operation.event === undefined && { status: 415 }),
        };
  const garbled: Break = (_, { request, content }) => {
    const text = content === undefined ? undefined : unreadable[content.kind];
    return text === undefined
      ? undefined
      : { what: `the body is ${JSON.stringify(text)}`, request, rewrite: withBody(text) };
  };
  const judge = bench.judges[requestOf(operation)];
  const damaged: Break = (random, { request, content }) => {
    if (content === undefined) return undefined;
    const made =
      content.kind === 'json'
        ? damageUntil(
            random,
            request.body,
            (value) => judge(content.schema, asRead(bench, content.schema, value)) === 'refused',
          )
        : dropRequired(bench, random, content, request.body, judge);
    return made === undefined ? undefined : { what: made.what, request: { ...request, body: made.value } };
  };
  const bare: Break = (_, { request, content }) => {
    const headers = content && partHeadersOf(bench.index, content);
    const { partHeaders: __, ...others } = request;
    const isNeeded = headers !== undefined && isDemanding(headers);
    return isNeeded ? { what: 'the headers of the parts of the body are missing', request: others } : undefined;
  };
  const whole = [...(body.required ? [absent] : []), ...(isOpen ? [] : [other]), garbled];
  return [...whole, ...(headersOfParts(body.content).length > 0 ? [bare] : []), damaged, damaged, damaged];
}

/** Returns a value as it is decoded: with bigints where the schema declares them. */
function asRead({ index }: ValueContext, schema: Schema, value: unknown): unknown {
  const places = locationsOf(index, schema);
  return places === undefined ? value : liftExact(structuredClone(value) as Json, places, BigInt);
}

type Damaged = { readonly what: string; readonly value: unknown } | undefined;

/** Removes a required field from a form or multipart body. */
function dropRequired(
  bench: ValueContext,
  random: Random,
  { kind, schema }: Content,
  value: unknown,
  judge: (schema: Schema, value: unknown) => string,
): Damaged {
  if ((kind !== 'form' && kind !== 'multipart') || typeof value !== 'object' || value === null) return undefined;
  const required = new Set(listParts(followIn(bench.index), schema).flatMap((part) => part.required ?? []));
  const names = Object.keys(value).filter((name) => required.has(name));
  if (names.length === 0) return undefined;
  const name = random.pick(names);
  const left = Object.fromEntries(Object.entries(value).filter(([each]) => each !== name));
  // An empty form has no body.
  const isRefused = !isEmpty(left) && judge(schema, left) === 'refused';
  return isRefused ? { what: `the property ${name} is missing`, value: left } : undefined;
}

function damageUntil(random: Random, value: unknown, isBroken: (value: unknown) => boolean): Damaged {
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const made = damage(random, value, '');
    if (made !== undefined && isBroken(made.value)) return made;
  }
  return undefined;
}

const others: readonly unknown[] = [null, true, 3, -1, 1.5, 1e15, 'x', '', [1], {}, { extra: 1 }, 'a'.repeat(5_000)];

/** Integers outside the range of `int64` or `uint64`. */
const beyond: readonly unknown[] = [2n ** 63n, 2n ** 64n, -(2n ** 63n) - 1n, -1n];

/** Changes a value once: removes or adds a property, or replaces a value. */
function damage(random: Random, value: unknown, path: string): Damaged {
  const replaced = (): Damaged => {
    const other = random.pick(typeof value === 'bigint' ? [...others, ...beyond, ...beyond] : others);
    return { what: `${path || 'the body'} is ${(printExact(other) ?? '').slice(0, 40)}`, value: other };
  };
  if (typeof value !== 'object' || value === null || random.chance(0.2)) return replaced();
  if (Array.isArray(value)) {
    if (value.length === 0) return { what: `${path} has an additional item`, value: [random.pick(others)] };
    const at = random.between(0, value.length - 1);
    const made = damage(random, value[at], `${path}/${at}`);
    return made && { what: made.what, value: value.map((item: unknown, index) => (index === at ? made.value : item)) };
  }
  const entries: [string, unknown][] = Object.entries(value);
  if (entries.length === 0 || random.chance(0.1))
    return { what: `${path || 'the body'} has an additional property`, value: { ...value, 'not declared': 1 } };
  const [name, member] = random.pick(entries);
  const place = `${path}/${name}`;
  if (random.chance(0.35))
    return { what: `${place} is left out`, value: Object.fromEntries(entries.filter(([each]) => each !== name)) };
  const made = damage(random, member, place);
  return (
    made && {
      what: made.what,
      value: Object.fromEntries(entries.map(([each, item]) => [each, each === name ? made.value : item])),
    }
  );
}

/** Returns a mutation without credentials, unless the operation allows anonymous requests. */
function breakSecurity(api: Api, operation: Operation): Break[] {
  const schemes = new Map(api.securitySchemes.map(({ name, scheme }) => [name, scheme]));
  const asks = operation.security.map((requirement) =>
    Object.keys(requirement).some((name) => schemes.get(name)?.type !== 'mutualTLS'),
  );
  if (asks.length === 0 || !asks.every(Boolean)) return [];
  const rewrite: Rewrite = (request) => {
    const url = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.delete('authorization');
    for (const scheme of schemes.values()) {
      if (scheme.type !== 'apiKey') continue;
      if (scheme.in === 'header') headers.delete(scheme.name);
      else if (scheme.in === 'query') url.searchParams.delete(scheme.name);
      else headers.delete('cookie');
    }
    return new Request(url, { method: request.method, headers });
  };
  return [(_, { request }) => ({ what: 'the credentials are missing', request, rewrite, status: 401 })];
}
