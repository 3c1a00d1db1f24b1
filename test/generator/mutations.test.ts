/**
 * Nothing crashes: documents of the cases, changed at random, come to diagnostics that tell where, or to files. A run
 * takes the documents of one seed; `TEST_SEED=random` takes others, and prints the seed that runs them again. `TREFOIL_LONG=1` takes
 * two minutes instead of ten seconds.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import type { Json } from '../../generator/runtime/codec/operation.js';
import { listCases } from '../support/case-folder.js';
import { type Files, renderFiles, testConfig } from '../support/documents.js';
import { isLong, testSeed } from '../support/long.js';
import { mutate } from '../support/mutate.js';
import { root } from '../support/spec.js';

interface Base {
  readonly name: string;
  readonly document: Json;
  /** The other files that the document may refer to. */
  readonly files: Files;
}

/** A case whose document can be read; its text is JSON then. */
const readBase = (folder: string, name: string, entry: string): Base[] => {
  const parsed = parseDocument(readFileSync(join(folder, entry), 'utf8'), { merge: true });
  if (parsed.errors.length > 0) return [];
  try {
    const document = parsed.toJS({ maxAliasCount: 100 }) as Json;
    if (JSON.stringify(document).length > 20_000) return [];
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.ya?ml$/u.test(path));
    const others = names.filter((path) => path !== entry && !path.startsWith('expected'));
    const files = others.map((path) => [path, readFileSync(join(folder, path), 'utf8')] as const);
    return [{ name, document, files: Object.fromEntries(files) }];
  } catch {
    // What cannot be read is no base: aliases of many copies, or nesting without end.
    return [];
  }
};

const bases = listCases(join(root, 'test/cases')).flatMap(({ name, folder, entry: [entry] }) =>
  entry === undefined ? [] : readBase(folder, name, entry),
);

const seconds = isLong ? 40 : 5;

/** Far more than any takes, on a machine that does much else. */
const bound = 240_000;

const step = fc.record({ kind: fc.nat(), at: fc.nat(), from: fc.nat() });

test(`changed documents come to diagnostics or to files (TEST_SEED=${testSeed})`, async () => {
  expect(bases.length).toBeGreaterThan(100);
  let runs = 0;
  const property = fc.asyncProperty(
    fc.constantFrom(...bases),
    fc.array(step, { minLength: 1, maxLength: 5 }),
    fc.boolean(),
    async ({ document, files }, steps, skipUnsupported) => {
      runs += 1;
      const begun = performance.now();
      const text = JSON.stringify(mutate(document, steps), null, 1);
      const outcome = await renderFiles({ ...files, 'spec.json': text }, { ...testConfig, skipUnsupported });
      expect(performance.now() - begun).toBeLessThan(bound);
      for (const { message, position } of outcome.diagnostics) {
        expect(message).not.toBe('');
        expect(position.line).toBeGreaterThan(0);
        expect(position.column).toBeGreaterThan(0);
        expect(position.file).not.toBe('');
      }
      const isRefused = outcome.diagnostics.some(({ severity }) => severity === 'error');
      expect(outcome.files.size > 0).toBe(!isRefused);
    },
  );
  await fc.assert(property, { seed: testSeed, numRuns: 1_000_000, interruptAfterTimeLimit: seconds * 1000 });
  process.stdout.write(`${runs} changed documents, TEST_SEED=${testSeed}\n`);
}, 600_000);
