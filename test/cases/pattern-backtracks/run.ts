import { deepEqual } from 'node:assert/strict';
import { checkEndless, checkFine } from '@case/server/schemas/schemas';

deepEqual([`a.${'a'.repeat(5_000)}!`, 'x'].map((text) => checkEndless(text)), [true, false]);
deepEqual(['a.b', 'a..b'].map((text) => checkFine(text)), [true, false]);
