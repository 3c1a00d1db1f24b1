/**
 * The samples of the reference work: each is run as pasted against a mock server, and sends the same request as the
 * generated client.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { curlSample } from '../../generator/src/commands/reference/site/samples/curl.js';
import { fetchSample } from '../../generator/src/commands/reference/site/samples/fetch.js';
import { listSamples } from '../../generator/src/commands/reference/site/samples/list.js';
import { pythonSample } from '../../generator/src/commands/reference/site/samples/python.js';
import { clientSample, rebaseClient } from '../../generator/src/emit/docs/samples.js';
import type { EmitInput } from '../../generator/src/emit/input.js';
import { prepare } from '../../generator/src/prepare.js';
import { load } from '../interop/load.js';
import { hasCurl } from '../support/curl.js';
import { loadText, testConfig } from '../support/documents.js';
import { loadProjectInput } from '../support/emit-input.js';
import { drawSample } from '../support/long.js';
import { type RunningMock, startMock } from '../support/mock.js';
import {
  findPython,
  type KeyedSample,
  type Recorder,
  rebaseSample,
  runCurls,
  runModules,
  runPythons,
  startRecorder,
  summarize,
} from '../support/sample-runs.js';
import { checkSnippets, type Outcome, runSnippets, writeSnippet } from '../support/snippets.js';
import { repository } from '../support/workspace.js';

const { input } = await loadProjectInput();
const samples = [...listSamples(input)];
const clients = samples.map(
  ([id, list]) => [id, list.find(({ label }) => label === 'TypeScript')?.source ?? ''] as const,
);
const python = findPython('httpx');

type Print = (input: EmitInput, operation: EmitInput['api']['operations'][number]) => string | undefined;

interface Language {
  readonly name: string;
  readonly print: Print;
  readonly isThere: boolean;
  readonly run: (samples: readonly KeyedSample[], folder: string) => Promise<Map<string, string>>;
}

const languages: readonly Language[] = [
  { name: 'curl', print: curlSample, isThere: hasCurl(), run: runCurls },
  { name: 'fetch', print: fetchSample, isThere: true, run: runModules },
  {
    name: 'python',
    print: pythonSample,
    isThere: python !== undefined,
    run: (list, folder) => runPythons(list, folder, python ?? ''),
  },
];

let temporary: string;
beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'samples-'));
});
afterAll(() => rm(temporary, { recursive: true, force: true }));

/** Tests that samples in each language send the same requests as the client's samples (`client-<id>`). */
function compareLanguages(document: EmitInput, recorder: () => Recorder): void {
  describe.each(languages.filter(({ isThere }) => isThere))('$name', ({ name, print, run }) => {
    const all = document.api.operations.flatMap((operation) => {
      const source = print(document, operation);
      return source === undefined ? [] : [{ id: operation.id, source }];
    });
    // The others run in one process, but curl runs in one process for each sample.
    const sources = drawSample(all, name === 'curl' ? 60 : all.length, `${name} samples`);
    let failures: Map<string, string>;
    beforeAll(async () => {
      const list = sources.map(({ id, source }) => {
        const key = `${name}-${id}`;
        return { key, source: rebaseSample(source, `${recorder().base}/${key}`) };
      });
      failures = await run(list, temporary);
    }, 60_000);

    test.each(sources)(`the ${name} sample of $id sends what the client sends`, ({ id }) => {
      const { received } = recorder();
      expect(failures.get(`${name}-${id}`)).toBeUndefined();
      expect(received.get(`${name}-${id}`)?.status).toBeGreaterThanOrEqual(200);
      expect(received.get(`${name}-${id}`)?.status).toBeLessThan(400);
      if (!received.has(`client-${id}`)) return;
      expect(summarize(received.get(`${name}-${id}`))).toEqual(summarize(received.get(`client-${id}`)));
    });
  });
}

describe('this document', () => {
  let mock: RunningMock;
  let recorder: Recorder;
  let outcomes: ReadonlyMap<string, Outcome>;
  beforeAll(async () => {
    mock = await startMock();
    recorder = await startRecorder(mock.base);
    const files = await Promise.all(
      clients.map(([id, source]) =>
        writeSnippet(`sample-${id}`, rebaseClient(source, `${recorder.base}/client-${id}`)),
      ),
    );
    const results = await runSnippets(files, recorder.base);
    outcomes = new Map(results.map((outcome, index) => [samples[index]?.[0] ?? '', outcome]));
  }, 60_000);
  afterAll(async () => {
    await recorder.close();
    await mock.close();
  });

  test('every operation has samples in every language', () => {
    expect(samples.map(([id]) => id)).toEqual(input.api.operations.map(({ id }) => id));
    for (const { print } of languages)
      expect(input.api.operations.filter((operation) => print(input, operation) === undefined)).toEqual([]);
  });

  test.each(clients)('the client sample of %s prints the response', (id) => {
    const outcome = outcomes.get(id);
    expect(outcome).toMatchObject({ code: 0, stderr: '' });
    expect(outcome?.stdout.trim()).not.toBe('');
    // If a response has no body, a sample prints whether its status was as expected.
    expect(outcome?.stdout.trim()).not.toBe('false');
  });

  test('all client samples compile', async () => {
    const files = await Promise.all(clients.map(([id, source]) => writeSnippet(`check-${id}`, source)));
    expect(await checkSnippets(files)).toBe('');
  });

  compareLanguages(input, () => recorder);
});

function readCase(name: string): Promise<string> {
  return readFile(join(repository, 'test/cases', name, 'spec.yaml'), 'utf8');
}

describe.each([
  ['of media types', await readCase('media/media-types')],
  ['of parts with styles', await readCase('media/multipart-styles')],
  ['of quoted text', await readFile(join(repository, 'test/reference/quoted.yaml'), 'utf8')],
])('the document %s', async (_, text) => {
  const document = prepare(await loadText(text), testConfig).value;
  if (document === undefined) throw new Error('the document has errors');
  const generated = await load(text);
  let recorder: Recorder;
  beforeAll(async () => {
    recorder = await startRecorder(await generated.serve({}, { mock: true }));
    const list = document.api.operations.flatMap((operation) => {
      const source = clientSample(document, operation, './all.mjs');
      const key = `client-${operation.id}`;
      return source === undefined ? [] : [{ key, source: rebaseClient(source, `${recorder.base}/${key}`) }];
    });
    expect(await runModules(list, generated.folder)).toEqual(new Map());
  }, 60_000);
  afterAll(() => recorder.close());

  compareLanguages(document, () => recorder);
});
