import type { Pair, Rest } from '@case/types';

const pair: Pair = ['a', 1];
const rest: Rest = ['a', 1, 2, 3];
// @ts-expect-error: the second item is a number.
pair[1] = 'b';
if (rest.length !== 4) throw new Error('unreachable');
