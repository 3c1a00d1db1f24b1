/** No command, including Redocly, sends network requests for references unless it is allowed to. */
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFolder } from '../support/documents.js';
import { runJobs } from '../support/jobs.js';

let server: Server;
let folder: string;
let remove: () => Promise<void>;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'application/yaml').end('type: object\n');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const head = "openapi: 3.1.0\ninfo: { title: Remote, version: '1' }\npaths: {}\ncomponents:\n  schemas:\n    pet: ";
  ({ folder, remove } = await makeFolder({
    'schema.yaml': `${head}{ $ref: '${base}/schema.yaml' }\n`,
    'example.yaml': `${head}{ type: object, example: { $ref: '${base}/example.yaml' } }\n`,
    'plain.yaml': `${head}{ type: object }\n`,
  }));
});
afterAll(async () => {
  server.close();
  await remove();
});

async function run(line: string): Promise<{ readonly exit: number | undefined; readonly said: string }> {
  const [result] = await runJobs([{ kind: 'command', cwd: folder, args: line.split(' ') }], 1);
  return { exit: result?.exit, said: `${result?.stdout}${result?.stderr}` };
}

test.each([
  ['lint schema.yaml', 1, /^schema\.yaml:6:12 error ref-network: /u],
  ['lint example.yaml', 1, /error no-empty-servers/u],
  ['docs schema.yaml --out docs-a', 1, /error ref-network: /u],
  ['docs example.yaml --out docs-b', 0, /written to/u],
  ['diff plain.yaml example.yaml', 0, /change/u],
  ['diff plain.yaml schema.yaml', 1, /error ref-network: /u],
])('%s exits with %i and sends no requests', async (line, exit, said) => {
  asked.length = 0;
  const ended = await run(line);
  expect(ended).toEqual({ exit, said: expect.stringMatching(said) });
  expect(asked).toEqual([]);
});

test('lint sends requests with --allow-network', async () => {
  asked.length = 0;
  expect((await run('lint schema.yaml --allow-network')).said).not.toContain('ref-network');
  expect(new Set(asked)).toEqual(new Set(['/schema.yaml']));
});
