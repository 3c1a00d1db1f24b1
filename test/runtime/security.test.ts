/** Contract test of the guard: what nobody is asked for lets nobody in. */
import { describe, expect, test } from 'vitest';
import type { SecurityScheme } from '../../generator/runtime/server/operation.js';
import { createRuntimeServer, type ServerDefinition } from '../../generator/runtime/server/index.js';

const bearer: SecurityScheme = { type: 'http', scheme: 'bearer' };

/** A document of one operation, `GET /`, that requires one scheme of a name. */
const requiring = (name: string, schemes: Readonly<Record<string, SecurityScheme>>): ServerDefinition => ({
  operations: [{ id: 'read', method: 'GET', path: '/', responses: { 204: {} }, security: [{ [name]: [] }] }],
  validators: {},
  securitySchemes: schemes,
});
const handlers = { read: () => ({ status: 204 }) };
const send = { headers: { authorization: 'Bearer anything' } };

describe('a requirement without a handler', () => {
  test.each(['token', 'constructor', 'toString', 'valueOf', '__proto__'])('makes no server: %s', (name) => {
    const definition = requiring(name, Object.fromEntries([[name, bearer]]));
    expect(() => createRuntimeServer<object, object>(definition, { handlers, security: {} })).toThrow(
      new TypeError(`No security handler for ${name}`),
    );
  });

  test.each([false, true])('of an undeclared scheme makes no server; mock: %s', (mock) => {
    const options = { mock, handlers, security: { token: () => 'ann' } };
    expect(() => createRuntimeServer<object, object>(requiring('token', {}), options)).toThrow(
      new TypeError('read: unknown security scheme token'),
    );
  });

  test('that was there when the server was made refuses', async () => {
    const security: { token?: () => string } = { token: () => 'ann' };
    const server = createRuntimeServer<object, object>(requiring('token', { token: bearer }), { handlers, security });
    expect((await server.fetch(new Request('http://host/', send))).status).toBe(204);
    delete security.token;
    expect((await server.fetch(new Request('http://host/', send))).status).toBe(401);
  });

  test('takes any credential of its form in mock mode, and none that is missing', async () => {
    const definition = requiring('constructor', Object.fromEntries([['constructor', bearer]]));
    const server = createRuntimeServer<object, object>(definition, { mock: true, handlers });
    expect((await server.fetch(new Request('http://host/', send))).status).toBe(204);
    expect((await server.fetch(new Request('http://host/'))).status).toBe(401);
  });
});

test('handlers may be methods of a class', async () => {
  class Security {
    readonly #secret = 'anything';
    token(credential: string): string | undefined {
      return credential === this.#secret ? 'ann' : undefined;
    }
  }
  const definition = requiring('token', { token: bearer });
  const server = createRuntimeServer<object, object>(definition, { handlers, security: new Security() });
  expect((await server.fetch(new Request('http://host/', send))).status).toBe(204);
  expect((await server.fetch(new Request('http://host/', { headers: { authorization: 'Bearer x' } }))).status).toBe(
    401,
  );
});

test('an operation named like what every object has is not implemented by that', async () => {
  const definition: ServerDefinition = {
    operations: [{ id: 'toString', method: 'GET', path: '/', responses: { 204: {} } }],
    validators: {},
    securitySchemes: {},
  };
  const server = createRuntimeServer<object, object>(definition, { handlers: {} });
  expect((await server.fetch(new Request('http://host/'))).status).toBe(501);
});
