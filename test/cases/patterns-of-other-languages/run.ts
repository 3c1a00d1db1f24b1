import { deepEqual } from 'node:assert/strict';
import { checkBetween, checkEscaped, checkNamed, checkWhole } from '@case/server/schemas/schemas';

deepEqual(['abc', 'Aabc', 'abcZ', 'a\nb'].map((text) => checkWhole(text)), [true, false, false, false]);
deepEqual(['a-b.c@: x', 'a@:x', 'a@: xx'].map((text) => checkEscaped(text)), [true, false, false]);
deepEqual(['a-b.c', 'a,b'].map((text) => checkBetween(text)), [true, false]);
deepEqual([{ 'x-a': 1 }, { 'x-a': 'b' }, { Ax: 1 }].map((value) => checkNamed(value)), [true, false, false]);
