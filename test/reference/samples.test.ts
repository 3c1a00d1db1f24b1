/** The samples of the reference do what they show: against the mock server, every one of them. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listSamples } from '../../generator/src/commands/reference/decorate.js';
import { rebaseCurl } from '../../generator/src/emit/docs/samples.js';
import { hasCurl } from '../support/curl.js';
import { type RunningMock, startMock } from '../support/mock.js';
import { checkSnippets, type Outcome, runSnippets, writeSnippet } from '../support/snippets.js';
import { loadProjectSubject } from '../support/emit-input.js';
import { drawSample } from '../support/long.js';

const { input } = await loadProjectSubject();
const samples = [...listSamples(input)];
const sourceOf = (label: string) =>
  samples.map(([id, list]) => [id, list.find((sample) => sample.label === label)?.source ?? ''] as const);

let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

test('there are samples of every operation', () => {
  expect(samples.map(([id]) => id)).toEqual(input.api.operations.map(({ id }) => id));
});

describe.skipIf(!hasCurl())('curl', () => {
  test.each(drawSample(sourceOf('curl'), 60, 'curl samples'))('%s answers 2XX', async (_, source) => {
    const command = `${rebaseCurl(source, mock.base)} --silent --output /dev/null --write-out '%{http_code}'`;
    const { stdout } = await promisify(execFile)('bash', ['-c', command]);
    expect(stdout).toMatch(/^2\d\d$/u);
  });
});

describe('client', () => {
  let outcomes: ReadonlyMap<string, Outcome>;
  beforeAll(async () => {
    const files = await Promise.all(sourceOf('client').map(([id, source]) => writeSnippet(`sample-${id}`, source)));
    const results = await runSnippets(files, mock.base);
    outcomes = new Map(results.map((outcome, index) => [samples[index]?.[0] ?? '', outcome]));
  });

  test.each(sourceOf('client'))('%s prints the answer', (id) => {
    const outcome = outcomes.get(id);
    expect(outcome).toMatchObject({ code: 0, stderr: '' });
    expect(outcome?.stdout.trim()).not.toBe('');
    // What a sample prints where an answer has no body is whether its status was right.
    expect(outcome?.stdout.trim()).not.toBe('false');
  });

  test('all compile', async () => {
    const files = await Promise.all(sourceOf('client').map(([id, source]) => writeSnippet(`check-${id}`, source)));
    expect(await checkSnippets(files)).toBe('');
  });
});
