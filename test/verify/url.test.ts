/** `trefoil verify --url`: calls a server that is not generated, and reports each difference from the document. */
import { execFile } from 'node:child_process';
import type { AddressInfo, Socket } from 'node:net';
import { promisify } from 'node:util';
import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeFolder } from '../support/documents.js';
import { type JobResult, runJobs } from '../support/jobs.js';

const spec = `openapi: 3.1.0
info: { title: Pet Shop, version: '1' }
security: [{ token: [] }]
paths:
  /pets/{id}:
    get:
      operationId: getPet
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      responses: { '200': { $ref: '#/components/responses/Pet' }, '4XX': { description: Not found } }
    delete:
      operationId: deletePet
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      responses: { '204': { description: Deleted }, '4XX': { description: Rejected } }
  /notes:
    post:
      operationId: addNote
      requestBody: { required: true, content: { application/json: { schema: { type: object, required: [text], properties: { text: { type: string } } } } } }
      responses: { '201': { description: Added }, '4XX': { description: Rejected } }
  /photos:
    post:
      operationId: addPhoto
      requestBody: { required: true, content: { multipart/form-data: { schema: { type: object, required: [photo, text], properties: { photo: { type: string, contentMediaType: image/png }, text: { type: string, minLength: 40 } } } } } }
      responses: { '201': { description: Added }, '4XX': { description: Rejected } }
  /status: { get: { operationId: status, responses: { '200': { $ref: '#/components/responses/Pet' }, '401': { description: No } } } }
  /type: { get: { operationId: type, responses: { '200': { $ref: '#/components/responses/Pet' }, '401': { description: No } } } }
  /body: { get: { operationId: body, responses: { '200': { $ref: '#/components/responses/Pet' }, '401': { description: No } } } }
  /json: { get: { operationId: json, responses: { '200': { $ref: '#/components/responses/Pet' }, '401': { description: No } } } }
  /empty: { get: { operationId: empty, responses: { '200': { $ref: '#/components/responses/Pet' }, '401': { description: No } } } }
  /undeclared: { get: { operationId: undeclared, responses: { '200': { description: OK }, '401': { description: No } } } }
  /header:
    get:
      operationId: header
      responses:
        '200':
          description: OK
          headers: { X-Total: { required: true, schema: { type: integer } }, X-Page: { schema: { type: integer } } }
        '401': { description: No }
  /accepts:
    get:
      operationId: accepts
      parameters: [{ name: limit, in: query, required: true, schema: { type: integer } }]
      responses: { '200': { description: OK }, '401': { description: No } }
  /open: { get: { operationId: open, responses: { '200': { description: OK }, '401': { description: No } } } }
  /fails: { get: { operationId: fails, responses: { default: { description: Any } } } }
  /slow: { get: { operationId: slow, responses: { '200': { description: OK } } } }
  /drops: { get: { operationId: drops, responses: { '200': { description: OK } } } }
  /moved: { get: { operationId: moved, responses: { '302': { description: Moved }, '401': { description: No } } } }
components:
  securitySchemes: { token: { type: http, scheme: bearer } }
  responses:
    Pet:
      description: A pet
      content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } }
  schemas:
    Pet:
      type: object
      required: [name, kind]
      properties:
        name: { type: string }
        kind: { enum: [cat, dog] }
`;

const hooks = `export function beforeCall({ operation, request }) {
  if (operation.id === 'deletePet') return false;
  if (operation.id === 'getPet') request.path.id = 7;
  request.headers['X-Hook'] = operation.method;
}
`;

interface Seen {
  readonly line: string;
  readonly token: string | undefined;
  readonly hook: string | undefined;
  readonly body: string;
}

let folder: string;
let remove: () => Promise<void>;
let base: string;
const seen: Seen[] = [];
const sockets = new Set<Socket>();

const app = express();
app.use(express.text({ type: () => true, limit: '1mb', defaultCharset: 'latin1' }));
app.use((request, response, next) => {
  const { authorization: token, 'x-hook': hook } = request.headers;
  const body = typeof request.body === 'string' ? request.body : '';
  seen.push({ line: `${request.method} ${request.path}`, token, hook: [hook].flat()[0], body });
  if (token === 'Bearer abc' || /^\/(?:open|fails|slow|drops)$/u.test(request.path)) next();
  else response.status(401).end();
});
const pet = { name: 'Rex', kind: 'dog' };
app.get('/pets/:id', ({ params }, response) => {
  if (params.id === '7') response.json(pet);
  else response.status(404).end();
});
app.delete('/pets/:id', (_, response) => void response.status(204).end());
app.post(['/notes', '/photos'], (_, response) => void response.status(507).end());
app.get('/status', (_, response) => void response.status(418).end());
app.get('/type', (_, response) => void response.type('html').send('<p>'));
app.get('/body', (_, response) => void response.json({ name: 'Rex', kind: 'bird' }));
app.get('/json', (_, response) => void response.type('json').send('{'));
app.get('/empty', (_, response) => void response.type('json').end());
app.get('/undeclared', (_, response) => void response.json(pet));
app.get('/header', (_, response) => void response.set('X-Page', 'first').end());
app.get('/accepts', (_, response) => void response.end());
app.get('/open', (_, response) => void response.end());
app.get('/fails', (_, response) => void response.status(500).end());
app.get('/slow', () => {});
app.get('/drops', (request) => void request.socket.destroy());
app.get('/moved', (_, response) => void response.redirect(302, '/elsewhere'));
const server = app.listen(0, '127.0.0.1');

beforeAll(async () => {
  server.on('connection', (socket) => sockets.add(socket));
  if (!server.listening) await new Promise((done) => server.once('listening', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  ({ folder, remove } = await makeFolder({
    'spec.yaml': spec,
    'hooks.mjs': hooks,
    'none.mjs': 'export const a = 1;\n',
  }));
});
beforeEach(() => {
  seen.length = 0;
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  server.close();
  await remove();
});

interface Report {
  readonly ok: boolean;
  readonly failure?: string;
  readonly notTried: readonly { readonly what: string; readonly reason: string }[];
  readonly operations: readonly {
    readonly id: string;
    readonly statuses: Readonly<Record<string, number>>;
    readonly differences: readonly {
      readonly check: string;
      readonly message: string;
      readonly path?: string;
      readonly position?: { readonly line: number };
      readonly curl: string;
    }[];
  }[];
}

const credentials = ['--header', 'Authorization: Bearer abc'];

async function verify(...args: readonly string[]): Promise<JobResult> {
  const all = [
    'verify',
    'spec.yaml',
    '--seed',
    '5',
    '--count',
    '4',
    ...(args.includes('--url') ? ['--timeout', '400'] : []),
    ...args,
  ];
  const [result] = await runJobs([{ kind: 'command', cwd: folder, args: all }], 1);
  if (result === undefined) throw new Error('no result');
  return result;
}

async function verifyJson(...args: readonly string[]): Promise<Report> {
  return JSON.parse((await verify('--json', '--url', base, ...args)).stdout) as Report;
}

describe('trefoil verify --url', () => {
  test('reports each difference between a server and its document, with the line in the document', async () => {
    const { ok, operations, notTried } = await verifyJson(...credentials);
    expect(ok).toBe(false);
    const found = operations.flatMap(({ id, differences }) =>
      differences.map(({ check, message, position }) => [id, check, message, position?.line]),
    );
    const lineOf = (text: string): number => spec.split('\n').findIndex((line) => line.includes(text)) + 1;
    const response = lineOf('    Pet:\n'.trim());
    expect(found).toEqual([
      ['status', 'status', 'status 418 is not declared (declared: 200, 401)', lineOf('operationId: status')],
      [
        'type',
        'content-type',
        'the content type of the 200 response is text/html (declared: application/json)',
        response,
      ],
      ['body', 'body', 'the body of the 200 response, /kind, must be one of "cat", "dog"', lineOf('kind: { enum')],
      [
        'json',
        'body',
        'the body of the 200 response is not valid JSON',
        lineOf('content: { application/json: { schema: { $ref'),
      ],
      ['empty', 'body', 'the 200 response has no body; the document declares application/json', response],
      [
        'undeclared',
        'content-type',
        'the 200 response has a body of type application/json; the document declares none',
        lineOf('operationId: undeclared'),
      ],
      ['header', 'header', 'the required header X-Total of the 200 response is missing', lineOf('X-Total')],
      ['header', 'header', 'the header X-Page is "first", which does not match its schema', lineOf('X-Page')],
      [
        'accepts',
        'invalid-accepted',
        'status 200, although query parameter limit is missing',
        lineOf('operationId: accepts') - 1,
      ],
      [
        'accepts',
        'invalid-accepted',
        expect.stringMatching(/^status 200, although query parameter limit is "/u),
        expect.anything(),
      ],
      ['open', 'invalid-accepted', 'status 200, although the credentials are missing', lineOf('operationId: open')],
      ['fails', 'server-error', 'the server failed with status 500', lineOf('operationId: fails')],
      ['slow', 'timeout', 'no complete response within 400 ms', undefined],
      [
        'drops',
        'no-response',
        expect.stringMatching(/^the connection failed before the response was complete: /u),
        undefined,
      ],
    ]);
    expect(notTried.map(({ what }) => what)).toEqual([
      'deletePet (DELETE /pets/{id})',
      'addNote (POST /notes)',
      'addPhoto (POST /photos)',
    ]);
    expect(seen.some(({ line }) => /^(?:DELETE|POST)|elsewhere/u.test(line))).toBe(false);
  });

  test.each(['addNote', 'addPhoto'])(
    'prints a curl command that repeats %s exactly, without the credentials',
    async (id) => {
      const { operations } = await verifyJson(...credentials, '--unsafe-methods', '--include', `operation:${id}`);
      const [first] = operations[0]?.differences ?? [];
      expect(first).toMatchObject({
        check: 'server-error',
        curl: expect.stringContaining('"authorization: $AUTHORIZATION"'),
      });
      const [original] = seen;
      seen.length = 0;
      await promisify(execFile)('sh', ['-c', first?.curl ?? ''], {
        env: { ...process.env, AUTHORIZATION: 'Bearer abc' },
      });
      expect(seen).toEqual([original]);
      expect(original?.token).toBe('Bearer abc');
    },
  );

  test('request hooks can change and skip requests', async () => {
    const include = ['--include', 'operation:getPet', 'operation:deletePet'];
    const without = await verifyJson(...credentials, ...include);
    expect(Object.keys(without.operations[0]?.statuses ?? {})).toEqual(['401', '404']);
    seen.length = 0;
    const result = await verifyJson(...credentials, '--hooks', 'hooks.mjs', '--unsafe-methods', ...include);
    expect(result.operations.map(({ id, statuses }) => [id, statuses['200'] ?? 0])).toEqual([
      ['getPet', 4],
      ['deletePet', 0],
    ]);
    expect(new Set(seen.map(({ hook }) => hook))).toEqual(new Set(['GET']));
  });

  test('omits excluded checks, and exits with 0 if there are no differences', async () => {
    const result = await verify(
      '--url',
      base,
      ...credentials,
      '--include',
      'operation:fails',
      '--exclude-checks',
      'server-error',
    );
    expect(result.exit).toBe(0);
    expect(result.stderr).toBe(
      `Calling 1 operation (GET) of ${base}, about 4 valid requests and as many invalid ones per operation, with the headers authorization\n`,
    );
    expect(result.stdout).toMatch(
      /1 operation, \d+ calls; no differences\nTo repeat these calls, add --seed 5 --count 4\.\n$/u,
    );
  });

  test('reports that credentials are missing if all requests are rejected with 401', async () => {
    const result = await verify('--url', base, '--include', 'operation:body');
    expect(result.stdout).toContain(
      'not tried body (GET /body), responses other than 401: the server rejects the credentials; pass others with --header',
    );
  });

  test.each([
    [['--url', 'ftp://a'], 2, '--url ftp://a: expected an http or https URL, such as http://localhost:3000/v1'],
    [['--url', 'http://u:p@a'], 2, "--url: the URL contains credentials; pass them with --header 'Authorization: …'"],
    [['--url', 'http://a', '--header', 'no name'], 2, "--header: expected 'Name: value' in one line"],
    [['--url', 'http://a', '--hooks', 'missing.mjs'], 2, '--hooks missing.mjs: '],
    [['--url', 'http://a', '--hooks', 'none.mjs'], 2, '--hooks none.mjs: expected an exported function'],
    [['--hooks', 'hooks.mjs'], 2, '--hooks needs --url'],
    [
      ['--url', 'http://127.0.0.1:1', '--include', 'operation:body', 'operation:open', 'operation:json'],
      3,
      'does not respond',
    ],
  ])('explains why it cannot call a server: %j', async (args, exit, message) => {
    const result = await verify(...args);
    expect([result.exit, result.stderr]).toEqual([exit, expect.stringContaining(message)]);
  });
});
