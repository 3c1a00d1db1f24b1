import { deepEqual } from 'node:assert/strict';
import {
  checkBetween,
  checkBraced,
  checkControl,
  checkEscaped,
  checkJava,
  checkNamed,
  checkOthers,
  checkPosix,
  checkProperties,
  checkPython,
  checkWhole,
  checkWithin,
} from '@case/server/schemas';

deepEqual(['abc', 'Aabc', 'abcZ', 'a\nb'].map((text) => checkWhole(text)), [true, false, false, false]);
deepEqual(['a-b.c@: x', 'a@:x', 'a@: xx'].map((text) => checkEscaped(text)), [true, false, false]);
deepEqual(['a-b.c', 'a,b'].map((text) => checkBetween(text)), [true, false]);
deepEqual([{ 'x-a': 1 }, { 'x-a': 'b' }, { Ax: 1 }].map((value) => checkNamed(value)), [true, false, false]);
deepEqual(['{ab}', '{abc}', 'ab', 'Ä-x', 'Ä-{'].map((text) => checkBraced(text)), [true, false, false, true, true]);
deepEqual(['aZ0_[-!', 'ä!', 'aa'].map((text) => checkJava(text)), [true, false, false]);
deepEqual(['aä~', 'a\u0007b', 'aä', '\u007fa'].map((text) => checkControl(text)), [true, false, false, false]);
deepEqual(['aA中x', 'aAΩx', 'aaΩx', 'aAax', 'aA中가'].map((text) => checkProperties(text)), [true, true, false, false, false]);
deepEqual(['a_Z:Bx]', 'a_Z:B[]', 'a_Z:B:]', 'a-Z:Bx]', 'a:bx]'].map((text) => checkPosix(text)), [
  true,
  true,
  true,
  false,
  false,
]);
deepEqual(['2026-x`', '2026-/`', '2026-\u001f`', '26-x`'].map((text) => checkPython(text)), [true, false, false, false]);
deepEqual(['a b-x', 'a|x', 'a]x', 'a:x', 'äx', 'a-'].map((text) => checkWithin(text)), [true, false, false, false, false, false]);
deepEqual(['aä7! \n', 'a\n7', '7'].map((text) => checkOthers(text)), [true, false, false]);
