/** Credentials of the MCP server: variable names, where credentials are sent, and that no output contains them. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDescribe, listVariables, variablesOf } from '../../generator/src/commands/mcp/credentials.js';
import type { SecurityScheme } from '../../generator/src/ir/api.js';
import { makeFolder } from '../support/documents.js';
import { openSession, type RecordingApi, type Session, startApi } from './session.js';

const responses = { 200: { description: 'OK', content: { 'application/json': { schema: {} } } } };
const securitySchemes = {
  bearerAuth: { type: 'http', scheme: 'bearer' },
  basicAuth: { type: 'http', scheme: 'basic' },
  'query key': { type: 'apiKey', in: 'query', name: 'key' },
  PATH: { type: 'apiKey', in: 'header', name: 'x-path' },
};

function get(...schemes: readonly string[]): object {
  const security = schemes.map((name) => ({ [name]: [] }));
  return { get: { operationId: `get${schemes.join('').replaceAll(/\W/gu, '')}`, security, responses } };
}

const spec = {
  openapi: '3.1.0',
  info: { title: 'Credentials', version: '1' },
  servers: [{ url: 'https://unused.example' }],
  paths: {
    '/bearer': get('bearerAuth'),
    '/basic': get('basicAuth'),
    '/query': get('query key'),
    '/path': get('PATH'),
    '/either': get('PATH', 'basicAuth'),
    '/bytes': {
      get: {
        operationId: 'getBytes',
        security: [{ bearerAuth: [] }],
        responses: { 200: { description: 'OK', content: { 'application/octet-stream': {} } } },
      },
    },
  },
  components: { securitySchemes },
};

const token = 'sécret "token"/+\\1';
// A header can have Latin-1 characters only.
const bearer = Buffer.from(token).toString('base64url');
const password = 'pass word%&ü';
const env = {
  PATH: '/usr/bin:/secret',
  TREFOIL_AUTH_BEARER_AUTH: bearer,
  TREFOIL_AUTH_BASIC_AUTH_USERNAME: 'ada',
  TREFOIL_AUTH_BASIC_AUTH_PASSWORD: password,
  TREFOIL_AUTH_QUERY_KEY: token,
};

/** The forms in which credentials could appear in text. */
const secrets = [bearer, password, token, `ada:${password}`].flatMap((secret) => [
  secret,
  encodeURIComponent(secret),
  JSON.stringify(secret).slice(1, -1),
  Buffer.from(secret).toString('base64'),
]);

let api: RecordingApi;
let session: Session;
let path: string;
let remove: () => Promise<void>;
beforeAll(async () => {
  // An API that repeats what it receives, as many do in their errors.
  api = await startApi(({ url, headers }, response) => {
    const repeated = { url, headers, query: new URL(url, 'http://a').searchParams.get('key') };
    if (url !== '/bytes') response.setHeader('content-type', 'application/json').end(JSON.stringify(repeated));
    else response.setHeader('content-type', 'application/octet-stream').end(`\0${headers.authorization}`);
  });
  const made = await makeFolder({ 'spec.json': JSON.stringify(spec) });
  remove = made.remove;
  path = join(made.folder, 'spec.json');
  session = await openSession(path, { baseUrl: api.base, env });
});
afterAll(async () => {
  await session?.close();
  await api?.close();
  await remove?.();
});

function expectNoSecret(text: string): void {
  for (const secret of secrets) expect(text).not.toContain(secret);
}

describe('variables', () => {
  function scheme(name: string, type: 'http' | 'apiKey' | 'mutualTLS' = 'apiKey'): SecurityScheme {
    const own = { http: { type, scheme: 'Basic' }, apiKey: { type, in: 'header', name: 'x' }, mutualTLS: { type } };
    return { name, scheme: own[type] } as SecurityScheme;
  }

  test('credential variables are named after the security schemes', () => {
    const schemes = [
      scheme('apiKey'),
      scheme('api_key'),
      scheme('OAuth2-PKCE'),
      scheme('鍵'),
      scheme('TLS', 'mutualTLS'),
    ];
    expect(variablesOf([...schemes, scheme('login', 'http')])).toEqual({
      apiKey: 'TREFOIL_AUTH_API_KEY',
      api_key: 'TREFOIL_AUTH_API_KEY_2',
      'OAuth2-PKCE': 'TREFOIL_AUTH_OAUTH2_PKCE',
      鍵: 'TREFOIL_AUTH_SCHEME',
      login: { username: 'TREFOIL_AUTH_LOGIN_USERNAME', password: 'TREFOIL_AUTH_LOGIN_PASSWORD' },
    });
    expect(listVariables(undefined)).toEqual([]);
  });

  test('credential variables are listed at startup without their values', () => {
    expect(session.prepared.notes).toEqual([
      '6 operations, only GET and HEAD',
      'Credential bearerAuth: TREFOIL_AUTH_BEARER_AUTH (set)',
      'Credential basicAuth: TREFOIL_AUTH_BASIC_AUTH_USERNAME (set), TREFOIL_AUTH_BASIC_AUTH_PASSWORD (set)',
      'Credential query key: TREFOIL_AUTH_QUERY_KEY (set)',
      'Credential PATH: TREFOIL_AUTH_PATH (not set)',
    ]);
  });

  test('variables of other programs are not read as credentials, even if a scheme has their name', async () => {
    const { text, isError } = await session.call({ operation: 'getPATH' });
    expect(isError).toBe(true);
    expect(text).toBe('No credential for PATH. The user can set TREFOIL_AUTH_PATH in the environment of this server.');
  });

  test('the error for a call without credentials names the variables that it needs', async () => {
    const other = await openSession(path, { baseUrl: api.base, env: { TREFOIL_AUTH_BASIC_AUTH_USERNAME: 'ada' } });
    const { text } = await other.call({ operation: 'getPATHbasicAuth' });
    expect(text).toContain(
      'TREFOIL_AUTH_PATH, or TREFOIL_AUTH_BASIC_AUTH_USERNAME and TREFOIL_AUTH_BASIC_AUTH_PASSWORD in the environment',
    );
    await other.close();
  });
});

describe('calls', () => {
  test.each([
    ['getbearerAuth', 'authorization', `Bearer ${bearer}`],
    ['getbasicAuth', 'authorization', `Basic ${Buffer.from(`ada:${password}`).toString('base64')}`],
    ['getPATHbasicAuth', 'authorization', `Basic ${Buffer.from(`ada:${password}`).toString('base64')}`],
  ])(
    'the call %s sends its credential, and its result does not contain the credential',
    async (operation, header, value) => {
      const { text, isError } = await session.call({ operation });
      expect(isError).toBe(false);
      expect(api.requests.at(-1)?.headers[header]).toBe(value);
      expect(text).toContain('[credential]');
      expectNoSecret(text);
    },
  );

  test('removes credentials from URLs and JSON in results', async () => {
    const { text } = await session.call({ operation: 'getquerykey' });
    expect(api.requests.at(-1)?.url).toBe(`/query?key=${encodeURIComponent(token)}`);
    expect(JSON.parse(text)).toMatchObject({ body: { url: '/query?key=[credential]', query: '[credential]' } });
    expectNoSecret(text);
  });

  test('omits bytes that contain a credential from results', async () => {
    const { text } = await session.call({ operation: 'getBytes' });
    expectNoSecret(Buffer.from(JSON.parse(text).body.base64 ?? '', 'base64').toString('latin1'));
    expectNoSecret(text);
  });

  test('does not send credentials given as arguments, or show credentials in errors', async () => {
    const count = api.requests.length;
    const { text, isError } = await session.call({ operation: 'getbearerAuth', headers: { authorization: bearer } });
    expect([text, isError]).toEqual([expect.stringContaining('unknown parameter "authorization"'), true]);
    expect(api.requests).toHaveLength(count);
    expectNoSecret((await session.call({ operation: bearer })).text);
    expectNoSecret((await session.search(token)).text);
    expectNoSecret(createDescribe(env)(new Error(`GET ${api.base}/query?key=${encodeURIComponent(token)}`)));
  });
});
