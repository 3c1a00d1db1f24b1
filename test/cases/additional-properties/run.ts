import type { Both, Scores } from '@case/types';

const scores: Scores = { a: 1 };
const both: Both = { name: 'x', age: 3 };
// @ts-expect-error a score is a number
scores['b'] = 'high';
if (both.name !== 'x') throw new Error('a name is lost');
