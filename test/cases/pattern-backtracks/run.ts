import { deepEqual } from 'node:assert/strict';
import { checkEndless, checkFine, checkNested } from '@case/server/schemas/schemas';

deepEqual([`a.${'a'.repeat(5_000)}!`, 'x'].map((text) => checkEndless(text)), [true, false]);
deepEqual(['a.b', 'a..b'].map((text) => checkFine(text)), [true, false]);
// Any name may be one of those that the pattern means.
deepEqual(
  [{ [`${'a'.repeat(5_000)}!`]: 1 }, {}, []].map((value) => checkNested(value)),
  [true, true, false],
);
