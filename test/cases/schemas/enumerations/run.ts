import { deepEqual } from 'node:assert/strict';
import { colorValues, maybeValues, type Color, type Either, type Holder, type Lists, type Maybe, type Pet } from '@case/types';

deepEqual([...colorValues], ['red', 'dark-green', 'it\'s']);
const color: Color = colorValues[1];
const maybe: Maybe[] = [...maybeValues, null];
const pet: Pet = { kind: 'pet', nested: { size: 's' } };
deepEqual([color, maybe.length, pet.kind], ['dark-green', 3, 'pet']);
// @ts-expect-error: not in the enum.
const wrong: Color = 'blue';
deepEqual(wrong, 'blue');

// Enum values that are lists or objects become literal types.
const lists: Lists[] = [[1], [2, 3]];
const either: Either[] = [[1], { a: 1 }, 'x', null];
const holder: Holder = { kind: { type: 'fixed' }, path: ['a', 'b'] };
deepEqual([lists.length, either.length, holder.kind.type], [2, 4, 'fixed']);
// @ts-expect-error: not one of the lists.
const other: Lists = [2];
// @ts-expect-error: not the object.
const another: Holder = { kind: { type: 'other' } };
deepEqual([other.length, another.kind.type], [1, 'other']);
