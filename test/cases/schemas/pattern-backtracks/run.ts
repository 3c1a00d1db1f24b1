import { deepEqual } from 'node:assert/strict';
import { checkEndless, checkFine, checkNested } from '@case/server/schemas';

deepEqual([`a.${'a'.repeat(5_000)}!`, 'x'].map((text) => checkEndless(text)), [true, false]);
deepEqual(['a.b', 'a..b'].map((text) => checkFine(text)), [true, false]);
// Such a pattern is not executed, so any property name may match it.
deepEqual(
  [{ [`${'a'.repeat(5_000)}!`]: 1 }, {}, []].map((value) => checkNested(value)),
  [true, true, false],
);
