/** `trefoil verify` on the command line: its output, the shape of its JSON, and its exit codes. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeFolder } from '../support/documents.js';
import { type JobResult, runJobs } from '../support/jobs.js';
import { sampleTest } from '../support/long.js';

const spec = `openapi: 3.1.0
info: { title: Pet Shop, version: '1' }
paths:
  /pets/{id}:
    get:
      operationId: readPet
      tags: [pets]
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      responses: { '200': { description: OK, content: { application/json: { schema: { type: object, properties: { name: { type: string } } } } } } }
  /odd:
    get:
      operationId: readOdd
      parameters: [{ name: q, in: query, required: true, schema: { type: string, minLength: 3, maxLength: 2 } }]
      responses: { '204': { description: Done } }
`;

let folder: string;
let remove: () => Promise<void>;
/** A separate folder for temporary files, because other tests run `verify` at the same time. */
let temporary: string;

async function trefoil(...lines: readonly string[]): Promise<JobResult[]> {
  return runJobs(
    lines.map((line) => ({ kind: 'command', cwd: folder, args: line.split(' ') })),
    1,
  );
}

function leftovers(): string[] {
  return readdirSync(temporary).filter((name) => name.startsWith('trefoil-verify-'));
}

beforeAll(async () => {
  ({ folder, remove } = await makeFolder({
    'spec.yaml': spec,
    'broken.yaml': 'openapi: 3.1.0\npaths: [\n',
    // A project with every entry that imports a library.
    'entries/spec.yaml': spec,
    'entries/trefoil.config.json': JSON.stringify({
      spec: 'spec.yaml',
      scope: '@pets',
      raw: true,
      integrations: ['tanstack-query', 'zod', 'swr', 'msw'],
    }),
  }));
  temporary = mkdtempSync(join(tmpdir(), 'trefoil-temporary-'));
  vi.stubEnv('TMPDIR', temporary);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  rmSync(temporary, { recursive: true });
  await remove();
});

describe('trefoil verify', () => {
  test('verify prints what was tested, what was not tested and why, and the seed, and leaves no files', async () => {
    const files = readdirSync(folder);
    const [first] = await trefoil('verify spec.yaml --seed 5 --count 6');
    expect([first?.failure, first?.stderr, first?.exit]).toEqual([undefined, '', 0]);
    expect(first?.stdout).toMatch(
      /^not tried readOdd \(GET \/odd\), requests: no string with the required length and format was found\n2 operations, \d+ calls; all calls passed; 1 operation not tried in full; compiles with typescript \S+ \(bundled with trefoil\)\nTo repeat these calls, add --seed 5 --count 6\.\n$/u,
    );
    expect(leftovers()).toEqual([]);
    expect(readdirSync(folder)).toEqual(files);
  });

  test('verify compiles package entry points that import libraries', async () => {
    const [verify] = await runJobs([
      { kind: 'command', cwd: join(folder, 'entries'), args: ['verify', '--count', '1', '--seed', '5'] },
    ]);
    expect([verify?.failure, verify?.stderr, verify?.exit]).toEqual([undefined, '', 0]);
    expect(verify?.stdout).toContain('all calls passed; 1 operation not tried in full; compiles with');
  });

  sampleTest('verify --json prints one JSON object, which is the same for the same seed', async () => {
    const [first, second] = await trefoil(
      'verify spec.yaml --json --seed 5 --count 3 --include operation:readPet',
      'verify spec.yaml --json --seed 5 --count 3 --include tag:pets',
    );
    expect(first?.stderr).toBe('');
    const result: unknown = JSON.parse(first?.stdout ?? '');
    expect(result).toMatchObject({
      ok: true,
      seed: 5,
      count: 3,
      diagnostics: [],
      skipped: [],
      types: { findings: [], notTried: expect.any(Array) },
      operations: [
        { kind: 'operation', id: 'readPet', method: 'GET', path: '/pets/{id}', tried: 6, passed: 6, notTried: [] },
      ],
    });
    expect(second?.stdout).toBe(first?.stdout);
  });

  test('verify has the same exit codes as the other commands if nothing can be tried', async () => {
    const results = await trefoil(
      'verify broken.yaml',
      'verify missing.yaml',
      'verify missing.yaml --json',
      'verify spec.yaml --count 0',
      'verify spec.yaml --seed x',
      'verify spec.yaml --count 100001',
      'verify spec.yaml --count 1.5',
      'verify spec.yaml --count 1e3',
      'verify',
    );
    expect(results.map(({ exit }) => exit)).toEqual([1, 3, 3, 2, 2, 2, 2, 2, 2]);
    const [broken, missing, json, count, seed] = results;
    expect(broken?.stderr).toMatch(/broken\.yaml[\s\S]*1 error; nothing was generated\n$/u);
    expect(missing?.stderr).toMatch(/missing\.yaml/u);
    expect(JSON.parse(json?.stdout ?? '')).toMatchObject({ ok: false, types: null, operations: [] });
    expect(count?.stderr).toBe('trefoil: --count 0: expected an integer from 1 to 100000\n');
    expect(seed?.stderr).toBe('trefoil: --seed x: expected an integer from 0 to 4294967295\n');
  });
});
