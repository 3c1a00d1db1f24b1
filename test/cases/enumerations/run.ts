import { deepEqual } from 'node:assert/strict';
import { colorValues, maybeValues, type Color, type Maybe, type Pet } from '@case/types';

deepEqual([...colorValues], ['red', 'dark-green', 'it\'s']);
const color: Color = colorValues[1];
const maybe: Maybe[] = [...maybeValues, null];
const pet: Pet = { kind: 'pet', nested: { size: 's' } };
deepEqual([color, maybe.length, pet.kind], ['dark-green', 3, 'pet']);
// @ts-expect-error not a color
const wrong: Color = 'blue';
deepEqual(wrong, 'blue');
