/** Contract test of authentication: operations without an effective security handler reject all requests. */
import { describe, expect, test } from 'vitest';
import type { ServerDefinition } from '../../generator/runtime/server/definition.js';
import type { SecurityScheme } from '../../generator/runtime/server/operation.js';
import { createRuntimeServer } from '../../generator/runtime/server/server.js';

const bearer: SecurityScheme = { type: 'http', scheme: 'bearer' };

/** Returns a document with the operation `GET /`, which requires a single scheme with the given name. */
function requiring(name: string, schemes: Readonly<Record<string, SecurityScheme>>): ServerDefinition {
  return {
    operations: [{ id: 'read', method: 'GET', path: '/', responses: { 204: {} }, security: [{ [name]: [] }] }],
    validators: {},
    securitySchemes: schemes,
  };
}
const handlers = { read: () => ({ status: 204 }) };
const send = { headers: { authorization: 'Bearer anything' } };

describe('a security requirement without a handler', () => {
  test.each(['token', 'constructor', 'toString', 'valueOf', '__proto__'])(
    'creating a server without a security handler throws: %s',
    (name) => {
      const definition = requiring(name, Object.fromEntries([[name, bearer]]));
      expect(() => createRuntimeServer<object, object>(definition, { handlers, security: {} })).toThrow(
        new TypeError(`No security handler for ${name}`),
      );
    },
  );

  test.each([false, true])('creating a server with an undeclared security scheme throws (mock: %s)', (mock) => {
    const options = { mock, handlers, security: { token: () => 'ann' } };
    expect(() => createRuntimeServer<object, object>(requiring('token', {}), options)).toThrow(
      new TypeError('read: unknown security scheme token'),
    );
  });

  test('rejects requests if the security handler is removed later', async () => {
    const security: { token?: () => string } = { token: () => 'ann' };
    const server = createRuntimeServer<object, object>(requiring('token', { token: bearer }), { handlers, security });
    expect((await server.fetch(new Request('http://host/', send))).status).toBe(204);
    delete security.token;
    expect((await server.fetch(new Request('http://host/', send))).status).toBe(401);
  });

  test('mock mode accepts any well-formed credential, but rejects requests without one', async () => {
    const definition = requiring('constructor', Object.fromEntries([['constructor', bearer]]));
    const server = createRuntimeServer<object, object>(definition, { mock: true, handlers });
    expect((await server.fetch(new Request('http://host/', send))).status).toBe(204);
    expect((await server.fetch(new Request('http://host/'))).status).toBe(401);
  });
});

test('security handlers can be methods of a class', async () => {
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

test('an operation named toString is not served by the inherited method', async () => {
  const definition: ServerDefinition = {
    operations: [{ id: 'toString', method: 'GET', path: '/', responses: { 204: {} } }],
    validators: {},
    securitySchemes: {},
  };
  const server = createRuntimeServer<object, object>(definition, { handlers: {} });
  expect((await server.fetch(new Request('http://host/'))).status).toBe(501);
});
