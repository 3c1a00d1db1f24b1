/**
 * `verify` with documents that must pass: our own, cases whose generated packages are run, and other people's
 * documents. A short run covers some of them.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { isPassed } from '../../generator/src/commands/verify/report.js';
import { verifyOutputs } from '../../generator/src/commands/verify/verify.js';
import type { Config } from '../../generator/src/config/codegen-config.js';
import { renderDocument } from '../../generator/src/generate.js';
import { loadDocument } from '../../generator/src/openapi/document.js';
import { type Case, listCases } from '../support/case-folder.js';
import { testConfig } from '../support/documents.js';
import { knownDocuments } from '../support/known-documents.js';
import { drawSample, isLong, testSeed } from '../support/long.js';
import { noteSkip } from '../support/skips.js';
import { repository } from '../support/workspace.js';

interface Outcome {
  /** The first failure of each operation. */
  readonly failed: readonly string[];
  readonly tried: number;
  readonly untried: readonly string[];
}

async function verify(path: string, cwd: string, changes: Partial<Config>, count: number): Promise<Outcome> {
  const config: Config = { ...testConfig, layout: 'folder', ...changes };
  const document = await loadDocument(path, { allowNetwork: false, cwd, isTolerant: config.skipUnsupported });
  if (Array.isArray(document)) throw new Error(JSON.stringify(document));
  const { value: rendered, diagnostics } = await renderDocument(document, config);
  if (rendered === undefined) throw new Error(JSON.stringify(diagnostics));
  const { input, files } = rendered;
  // Other tests show that all of this compiles.
  const found = await verifyOutputs(input, files, { seed: testSeed, count, cwd, isTyped: false });
  expect(found.fault).toBeUndefined();
  return {
    failed: found.operations
      .filter((each) => !isPassed(each))
      .map(({ id, failure }) => `${id}: ${failure?.of ?? ''} ${failure?.reason ?? ''} ${failure?.value ?? ''}`),
    tried: found.operations.reduce((sum, { tried }) => sum + tried, 0),
    untried: found.operations.filter(({ tried }) => tried === 0).map(({ id }) => id),
  };
}

test('the document of this project passes verify', async () => {
  const groups = ['Members', 'Posts', 'Spaces', 'Events', 'Messages'];
  const include = isLong ? [] : drawSample(groups, 1, 'tags to verify').map((tag) => `tag:${tag}`);
  const { failed, untried, tried } = await verify('spec/openapi.yaml', repository, { include }, 2);
  expect(failed, `TEST_SEED=${testSeed}`).toEqual([]);
  expect(untried).toEqual([]);
  expect(tried).toBeGreaterThan(10);
});

const cases = listCases(join(dirname(fileURLToPath(import.meta.url)), '../cases')).filter(
  ({ hasRun, exit, entry }) => hasRun && exit === 0 && entry.length > 0,
);

/** Operations with values that cannot be serialized, by case. */
const lossy: Readonly<Record<string, readonly string[]>> = {
  // Two properties of one name, and an array of arrays.
  'media-xml': ['sendGaps'],
};

function argumentsOf({ args }: Case, option: string): string[] {
  const at = args.indexOf(option);
  const rest = at < 0 ? [] : args.slice(at + 1);
  const end = rest.findIndex((each) => each.startsWith('--'));
  return end < 0 ? rest : rest.slice(0, end);
}

describe('cases pass', () => {
  test.each(drawSample(cases, 4, 'cases to verify', 60))('the case $name passes verify', async (each) => {
    const config = {
      skipUnsupported: each.args.includes('--skip-unsupported'),
      include: argumentsOf(each, '--include'),
      exclude: argumentsOf(each, '--exclude'),
    };
    const { failed } = await verify(each.entry[0] ?? '', each.folder, config, 10);
    const known = lossy[each.name] ?? [];
    const others = failed.filter((line) => !known.some((id) => line.startsWith(`${id}:`)));
    expect(others, `TEST_SEED=${testSeed}`).toEqual([]);
  });
});

test('verify succeeds if 64-bit integers are represented as bigints', async () => {
  const folder = join(dirname(fileURLToPath(import.meta.url)), '../cases/schemas/int64-bigint');
  const { failed, untried, tried } = await verify('spec.yaml', folder, { int64: 'bigint' }, 20);
  expect(failed, `TEST_SEED=${testSeed}`).toEqual([]);
  expect(untried).toEqual([]);
  expect(tried).toBeGreaterThan(200);
});

test('verify succeeds if dates are represented as Date objects', async () => {
  const folder = join(dirname(fileURLToPath(import.meta.url)), '../cases/schemas/dates-date');
  const { failed, untried, tried } = await verify('spec.yaml', folder, { dates: 'Date' }, 20);
  expect(failed, `TEST_SEED=${testSeed}`).toEqual([]);
  expect(untried).toEqual([]);
  expect(tried).toBeGreaterThan(100);
});

describe("other people's documents pass", () => {
  // The largest take minutes each, and verify as much as these together.
  const able = knownDocuments.filter(({ bytes }) => bytes < 200_000);
  const drawn = drawSample(able, 1, 'documents to verify');
  if (drawn.length === 0) {
    noteSkip('documents of others to verify', 'they are not here');
    return test.skip('skipped because the documents of other projects are not installed', () => undefined);
  }
  return test.each(drawn)(
    'the document $name passes verify',
    async ({ path }) => {
      const { failed } = await verify(path, repository, { skipUnsupported: true }, 4);
      expect(failed, `TEST_SEED=${testSeed}`).toEqual([]);
    },
    1_200_000,
  );
});
