/** The samples of the reference work: every one is run against the mock server. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listSamples } from '../../generator/src/commands/reference/decorate.js';
import { rebaseCurl } from '../../generator/src/emit/docs/samples.js';
import { hasCurl } from '../support/curl.js';
import { loadProjectInput } from '../support/emit-input.js';
import { drawSample } from '../support/long.js';
import { type RunningMock, startMock } from '../support/mock.js';
import { checkSnippets, type Outcome, runSnippets, writeSnippet } from '../support/snippets.js';

const { input } = await loadProjectInput();
const samples = [...listSamples(input)];
function sourceOf(label: string) {
  return samples.map(([id, list]) => [id, list.find((sample) => sample.label === label)?.source ?? ''] as const);
}

let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

test('every operation has samples', () => {
  expect(samples.map(([id]) => id)).toEqual(input.api.operations.map(({ id }) => id));
});

describe.skipIf(!hasCurl())('curl', () => {
  test.each(drawSample(sourceOf('curl'), 60, 'curl samples'))('the curl sample of %s gets a 2XX', async (_, source) => {
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

  test.each(sourceOf('client'))('the client sample of %s prints the response', (id) => {
    const outcome = outcomes.get(id);
    expect(outcome).toMatchObject({ code: 0, stderr: '' });
    expect(outcome?.stdout.trim()).not.toBe('');
    // If a response has no body, a sample prints whether its status was as expected.
    expect(outcome?.stdout.trim()).not.toBe('false');
  });

  test('all client samples compile', async () => {
    const files = await Promise.all(sourceOf('client').map(([id, source]) => writeSnippet(`check-${id}`, source)));
    expect(await checkSnippets(files)).toBe('');
  });
});
