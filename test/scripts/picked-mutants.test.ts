/** The handwritten mutants still match the code. A unit test, because the whole run takes an hour. */
import { expect, test } from 'vitest';
import { readPicked } from '../../scripts/support/mutants/picked.js';

test('each handwritten mutant matches the code once and changes it', () => {
  const picked = readPicked('');
  expect(picked.length).toBeGreaterThanOrEqual(50);
  for (const { from, to, kind } of picked) expect(to, kind).toBeGreaterThan(from);
});
