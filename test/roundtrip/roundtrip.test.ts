/**
 * Sends random data of every operation of the spec through the generated client and server in memory. The handler
 * receives what was sent, the caller receives what the handler returned, and invalid data is rejected as documented.
 */

import * as client from '@community-platform/client';
import { createServer, type Handlers, type SecurityHandlers, type Server } from '@community-platform/server';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../generator/runtime/codec/operation.js';
import type { Operation, Parameter } from '../../generator/src/ir/api.js';
import type { Schema } from '../../generator/src/ir/schema.js';
import { indexOf } from '../../generator/src/ir/schema-index.js';
import { typeOf } from '../../generator/src/ir/type-of.js';
import { arbitraryOf } from '../support/arbitrary.js';
import { runs as runsOf } from '../support/long.js';
import { type LoadedSpec, loadSpec } from '../support/spec.js';

const spec: LoadedSpec = await loadSpec();
const runs = { numRuns: runsOf(15, 100) };

type Values = Record<string, Json>;

interface Call {
  readonly request: Record<string, unknown>;
  readonly reply: { readonly status: number; readonly body?: Json; readonly headers?: Values };
}

function accept(): { readonly id: number } {
  return { id: 1 };
}
const security: SecurityHandlers = {
  AdminBearer: accept,
  AdminToken: accept,
  HeadlessBearer: accept,
  HeadlessToken: accept,
  MemberAccessToken: accept,
};

/** The behavior of all handlers in the current test. */
let current: (input: unknown) => unknown = () => undefined;
let server: Server;
let caller: client.Client;

beforeAll(() => {
  const handlers = Object.fromEntries(spec.api.operations.map(({ id }) => [id, (input: unknown) => current(input)]));
  server = createServer({
    mock: true,
    handlers: handlers as Partial<Handlers>,
    security,
    validateResponses: true,
    hooks: { onError: () => {} },
  });
  const auth = { AdminBearer: 'a', HeadlessBearer: 'h', MemberAccessToken: 'm' };
  caller = client.createClient({
    baseUrl: 'http://localhost',
    fetch: server.fetch,
    auth,
  });
});

const keys = { path: 'path', query: 'query', header: 'headers', cookie: 'cookies' } as const;

/** Whether a path parameter can have a value. URL parsers remove `.` and `..`. */
function isSendable(parameter: Parameter, value: Json): boolean {
  return parameter.in !== 'path' || !/^\.{0,2}$/u.test(String(value));
}

function arbitraryRequest(operation: Operation): fc.Arbitrary<Record<string, unknown>> {
  const parts = Object.entries(keys).flatMap(([where, key]) => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === where);
    if (parameters.length === 0) return [];
    const model = Object.fromEntries(
      parameters.map((parameter) => [
        parameter.name,
        arbitraryOf(spec.written(parameter.schema), spec.lookup).filter((value) => isSendable(parameter, value)),
      ]),
    );
    const requiredKeys = parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name);
    return [[key, fc.record(model, { requiredKeys, noNullPrototype: true })] as const];
  });
  const [content] = operation.body?.content ?? [];
  const body = content === undefined ? [] : [['body', arbitraryOf(spec.written(content.schema), spec.lookup)] as const];
  return fc.record(Object.fromEntries<fc.Arbitrary<unknown>>([...parts, ...body]), { noNullPrototype: true });
}

/** Returns any declared response with a valid body and headers. */
function arbitraryReply(operation: Operation): fc.Arbitrary<Call['reply']> {
  return fc.oneof(
    ...operation.responses.map((response) => {
      const status = fc.constant(response.status === '5XX' ? 503 : Number(response.status));
      const [content] = response.content;
      const headers = Object.fromEntries(
        response.headers
          .filter((header) => header.name !== 'x-request-id')
          .map((header) => [
            header.name,
            header.schema.types?.[0] === 'integer' ? fc.nat() : fc.constantFrom('GET', 'Bearer realm="x"'),
          ]),
      );
      const parts = { status, headers: fc.record(headers, { noNullPrototype: true }) };
      return fc.record<{ status: number; headers: Values; body?: Json }>(
        content === undefined ? parts : { ...parts, body: arbitraryOf(spec.written(content.schema), spec.lookup) },
        { noNullPrototype: true },
      );
    }),
  );
}

/** Returns the request as the handler receives it, with defaults. */
function withDefaults(operation: Operation, request: Record<string, unknown>): Record<string, unknown> {
  const filled = Object.entries(keys).flatMap(([where, key]) => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === where);
    if (parameters.length === 0) return [];
    const defaults = parameters.flatMap((parameter) =>
      parameter.default === undefined ? [] : [[parameter.name, parameter.default] as const],
    );
    return [[key, { ...Object.fromEntries(defaults), ...(request[key] as object) }] as const];
  });
  return { ...request, ...Object.fromEntries(filled) };
}

type Run = (
  sender: client.Sender,
  request: unknown,
) => Promise<{ readonly status: number; readonly body?: unknown; readonly headers: unknown }>;

function isRun(value: unknown): value is Run {
  return typeof value === 'function';
}

function call(operation: Operation, request: unknown): ReturnType<Run> {
  const run: unknown = Reflect.get(client, operation.id);
  if (!isRun(run)) throw new Error(`the client has no ${operation.id}`);
  return run(caller, request);
}

describe.each(spec.api.operations.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  test('transfers requests and responses of the operation unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryRequest(operation), arbitraryReply(operation), async (request, reply) => {
        let received: unknown;
        current = (input) => {
          received = input;
          return reply;
        };
        const result = await call(operation, request);
        expect(received).toEqual(withDefaults(operation, request));
        expect(result.status).toBe(reply.status);
        expect(result.body).toEqual(reply.body);
        expect(result.headers).toMatchObject({ ...reply.headers });
      }),
      runs,
    );
  });

  const [content] = operation.body?.content ?? [];
  if (content !== undefined) describeBody(operation, content.schema);
  const typed = operation.parameters.filter((parameter) =>
    ['integer', 'enum', 'ref'].includes(typeOf(indexOf(spec.api), parameter.schema, 'sent').kind),
  );
  if (typed.length > 0) describeParameters(operation, typed);
});

function describeBody(operation: Operation, schema: Schema): void {
  test('rejects bodies that do not match the schema', async () => {
    const valid = arbitraryOf(spec.written(schema), spec.lookup);
    const broken = fc
      .tuple(
        valid,
        fc.constantFrom('drop', 'retype', 'replace'),
        fc.nat(),
        fc.oneof(fc.constant(null), fc.constant({}), fc.constant([1]), fc.integer(), fc.boolean()),
      )
      .map(([value, how, index, other]): Json => damage(value, how, index, other))
      .filter((value) => !spec.fits(schema, value));
    await fc.assert(
      fc.asyncProperty(broken, async (value) => {
        current = () => {
          throw new Error('a handler was called with a broken body');
        };
        const response = await send(operation, fillPath(operation), JSON.stringify(value));
        expect(response.status).toBe(422);
        expect(await response.json()).toMatchObject({ success: false });
      }),
      runs,
    );
  });

  test('rejects bodies that are not JSON', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ minLength: 1 }).filter((text) => !isJson(text)),
        async (text) => {
          const response = await send(operation, fillPath(operation), text);
          expect(response.status).toBe(400);
        },
      ),
      runs,
    );
  });
}

/** Returns the path template with a value for each of its parameters. */
function fillPath(operation: Operation): string {
  return operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (path, parameter) => path.replace(`{${parameter.name}}`, encodeURIComponent(String(parameter.example))),
      operation.path,
    );
}

function describeParameters(operation: Operation, typed: readonly Parameter[]): void {
  test('rejects parameters of the wrong type', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...typed), fc.string({ minLength: 1 }), async (parameter, text) => {
        fc.pre(!/^-?\d+$/u.test(text) && !/^\.{1,2}$/u.test(text) && !spec.fits(parameter.schema, text));
        const value = encodeURIComponent(text);
        const path =
          parameter.in === 'path'
            ? fillPath({ ...operation, path: operation.path.replace(`{${parameter.name}}`, value) })
            : `${fillPath(operation)}?${parameter.name}=${value}`;
        const response = await send(operation, path, undefined);
        expect(response.status).toBe(400);
        expect(await response.json()).toMatchObject({ success: false });
      }),
      runs,
    );
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns a value with one error: a property is removed, or has another type or another value. */
function damage(value: Json, how: string, index: number, other: Json): Json {
  if (how === 'replace' || typeof value !== 'object' || value === null || Array.isArray(value)) return other;
  const entries = Object.entries(value);
  const chosen = entries.length === 0 ? -1 : index % entries.length;
  if (how === 'drop') return Object.fromEntries(entries.filter((_, place) => place !== chosen));
  return Object.fromEntries(
    entries.map(([key, item]: [string, Json], place) => [key, place === chosen ? other : item]),
  );
}

function send(operation: Operation, path: string, body: string | undefined): Promise<Response> {
  return server.fetch(
    new Request(`http://localhost${path}`, {
      method: operation.method,
      headers: { authorization: 'Bearer x', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body }),
    }),
  );
}

test('random requests never lead to a 5XX', async () => {
  const target = fc.tuple(
    fc.constantFrom(...spec.api.operations.map((operation) => operation.path), '/', '/api'),
    fc.constantFrom('GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'),
    fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 3 }),
    fc.option(fc.oneof(fc.json(), fc.string()), { nil: undefined }),
    fc.constantFrom('application/json', 'application/json; charset=latin1', 'text/plain', '', 'multipart/form-data'),
  );
  current = () => undefined;
  const mock = createServer({ mock: true, validateResponses: true });
  await fc.assert(
    fc.asyncProperty(target, async ([path, method, query, body, type]) => {
      const url = `http://localhost${path.replaceAll(/\{[^}]*\}/gu, '12')}?${new URLSearchParams(query).toString()}`;
      const hasBody = body !== undefined && method !== 'GET' && method !== 'HEAD';
      const response = await mock.fetch(
        new Request(url, {
          method,
          headers: { authorization: 'Bearer x', 'content-type': type },
          ...(hasBody ? { body } : {}),
        }),
      );
      expect(response.status).toBeLessThan(500);
      expect(response.headers.get('x-request-id')).toBeTruthy();
    }),
    { numRuns: runsOf(300, 3_000) },
  );
});
