/**
 * The generator never crashes: randomly mutated documents of the cases give diagnostics with locations, or files. A run
 * uses the mutations of one seed; `TEST_SEED=random` draws a new seed and prints it. `TREFOIL_LONG=1` runs for two
 * minutes instead of ten seconds.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCaseDocuments } from '../support/case-documents.js';
import { renderFiles, testConfig } from '../support/documents.js';
import { isLong, testSeed } from '../support/long.js';
import { mutate } from '../support/mutate.js';

const bases = readCaseDocuments();

const seconds = isLong ? 40 : 5;

const step = fc.record({ kind: fc.nat(), at: fc.nat(), from: fc.nat() });

test(`every mutated document gives diagnostics or generated files (TEST_SEED=${testSeed})`, async () => {
  expect(bases.length).toBeGreaterThan(100);
  let runs = 0;
  const property = fc.asyncProperty(
    fc.constantFrom(...bases),
    fc.array(step, { minLength: 1, maxLength: 5 }),
    fc.boolean(),
    async ({ document, files }, steps, skipUnsupported) => {
      runs += 1;
      const text = JSON.stringify(mutate(document, steps), null, 1);
      const outcome = await renderFiles({ ...files, 'spec.json': text }, { ...testConfig, skipUnsupported });
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
});
