/**
 * Runs the harness for Bowtie as a process: its responses follow the protocol, and its results for the JSON Schema Test
 * Suite are those that the suite expects. `refused.json` lists the groups that the generator does not support.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { noteSkip } from '../support/skips.js';
import { repository } from '../support/workspace.js';

const dialect = 'https://json-schema.org/draft/2020-12/schema';
const begin = [
  { cmd: 'start', version: 1 },
  { cmd: 'dialect', dialect },
];

interface Ended {
  readonly code: number | null;
  readonly responses: readonly unknown[];
  readonly stderr: string;
}

/** Sends each request after the response to the previous one, as Bowtie does, and then closes stdin. */
async function converse(requests: readonly object[]): Promise<Ended> {
  const script = join(repository, 'scripts/bowtie.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script], { cwd: repository, stdio: 'pipe' });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  child.stdin.on('error', () => undefined);
  let stderr = '';
  child.stderr.on('data', (part: Buffer) => (stderr += part.toString()));
  const responses: unknown[] = [];
  const waiting = [...requests];
  const send = (): void => {
    const next = waiting.shift();
    if (next === undefined) child.stdin.end();
    else child.stdin.write(`${JSON.stringify(next)}\n`);
  };
  send();
  for await (const line of createInterface({ input: child.stdout })) {
    responses.push(JSON.parse(line));
    send();
  }
  return { code: await ended, responses, stderr };
}

function run(seq: number, schema: unknown, instances: readonly unknown[], registry?: object): object {
  const tests = instances.map((instance, index) => ({ description: `test ${index}`, instance }));
  return { cmd: 'run', seq, case: { description: 'case', schema, tests, ...(registry && { registry }) } };
}

function valid(...values: readonly boolean[]): object {
  return { results: values.map((each) => ({ valid: each })) };
}

test('responds to the Bowtie commands start, dialect, run and stop', async () => {
  const { code, responses, stderr } = await converse([
    ...begin,
    { cmd: 'dialect', dialect: 'http://json-schema.org/draft-07/schema#' },
    run(7, { type: 'integer', minimum: 3 }, [3, 2, 'a', null]),
    run(8, false, [1]),
    { cmd: 'stop' },
  ]);
  const { version } = JSON.parse(readFileSync(join(repository, 'generator/package.json'), 'utf8'));
  const uri = expect.stringMatching(/^https:\/\/./u);
  expect([code, stderr]).toEqual([0, '']);
  expect(responses).toEqual([
    {
      ready: true,
      version: 1,
      implementation: {
        name: 'trefoil',
        language: 'typescript',
        version,
        language_version: process.version,
        dialects: [dialect],
        homepage: uri,
        issues: uri,
        source: uri,
      },
    },
    { ok: true },
    { ok: false },
    { seq: 7, ...valid(true, false, false, false) },
    { seq: 8, ...valid(false) },
  ]);
});

test('resolves references to schemas in the registry, and ignores registry entries that are not referenced', async () => {
  const registry = {
    'http://a.example/one': { $defs: { list: { type: 'array', items: { $ref: 'two#anchor' } } } },
    'http://a.example/two': { $defs: { each: { $anchor: 'anchor', type: 'integer' } } },
    'http://a.example/never': false,
    'http://a.example/wrong': { type: 7 },
  };
  const { responses } = await converse([
    ...begin,
    run(1, { $ref: 'http://a.example/one#/$defs/list' }, [[1], ['a'], 1], registry),
    run(2, { $id: 'http://a.example/own', properties: { a: { $ref: 'never' } } }, [{}, { a: 1 }], registry),
    run(3, { $ref: 'http://a.example/one#/$defs/list' }, [[1]]),
    run(4, { $ref: 'http://a.example/wrong' }, [1], registry),
    run(5, { const: 1 }, [1], registry),
    { cmd: 'stop' },
  ]);
  const errored = { errored: true, context: { message: expect.stringContaining('http://a.example/one') } };
  expect(responses.slice(2)).toEqual([
    { seq: 1, ...valid(true, false, false) },
    { seq: 2, ...valid(true, false) },
    { seq: 3, ...errored },
    { seq: 4, errored: true, context: { message: expect.stringContaining('type') } },
    { seq: 5, ...valid(true) },
  ]);
});

test.each([
  ['a run before the start', [run(1, true, [1])], 'the first request must be start, not run'],
  ['another version', [{ cmd: 'start', version: 2 }], 'version 2 of the protocol is not supported'],
  ['an unknown request', [begin[0] ?? {}, { cmd: 'pause' }], 'unknown request: {"cmd":"pause"}'],
])('the Bowtie harness exits with an error after %s', async (_, requests, message) => {
  const { code, stderr } = await converse(requests);
  expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
});

interface Group {
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
}

const folder = join(resolve(repository, process.env['SUITES'] ?? '../shared/suites'), 'json-schema-2020-12');
/** Files that refer to documents on the suite's server, which are not in the folder. */
const remote = ['refRemote.json', 'vocabulary.json'];
const files = existsSync(folder)
  ? readdirSync(folder).filter((name) => name.endsWith('.json') && !remote.includes(name))
  : [];
if (files.length === 0) noteSkip('the JSON Schema Test Suite', 'it is not here');

describe.skipIf(files.length === 0)('the JSON Schema Test Suite', () => {
  test('the Bowtie harness gives the expected results for the JSON Schema Test Suite', async () => {
    const refused = new Set(
      (
        JSON.parse(readFileSync(fileURLToPath(new URL('./refused.json', import.meta.url)), 'utf8')) as {
          readonly name: string;
        }[]
      ).map(({ name }) => name),
    );
    const groups = files.flatMap((file) =>
      (JSON.parse(readFileSync(join(folder, file), 'utf8')) as Group[]).map((group) => ({ file, ...group })),
    );
    expect(groups.length).toBeGreaterThan(300);
    const requests = groups.map(({ schema, tests }, seq) =>
      run(
        seq,
        schema,
        tests.map(({ data }) => data),
      ),
    );
    const { code, responses, stderr } = await converse([...begin, ...requests, { cmd: 'stop' }]);
    expect([code, stderr]).toEqual([0, '']);
    const expected = groups.map(({ file, description, tests }, seq) =>
      refused.has(`${file} ${description}`)
        ? { seq, errored: true, context: { message: expect.stringMatching(/^ref-/u) } }
        : { seq, ...valid(...tests.map((each) => each.valid)) },
    );
    expect(responses.slice(2)).toEqual(expected);
  });
});
