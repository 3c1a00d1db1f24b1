import { deepEqual } from 'node:assert/strict';
import { checkBetween, checkBraced, checkEscaped, checkJava, checkNamed, checkWhole } from '@case/server/schemas/schemas';

deepEqual(['abc', 'Aabc', 'abcZ', 'a\nb'].map((text) => checkWhole(text)), [true, false, false, false]);
deepEqual(['a-b.c@: x', 'a@:x', 'a@: xx'].map((text) => checkEscaped(text)), [true, false, false]);
deepEqual(['a-b.c', 'a,b'].map((text) => checkBetween(text)), [true, false]);
deepEqual([{ 'x-a': 1 }, { 'x-a': 'b' }, { Ax: 1 }].map((value) => checkNamed(value)), [true, false, false]);
deepEqual(['{ab}', '{abc}', 'ab', 'Ä-x', 'Ä-{'].map((text) => checkBraced(text)), [true, false, false, true, true]);
deepEqual(['aZ0_[-!', 'ä!', 'aa'].map((text) => checkJava(text)), [true, false, false]);
