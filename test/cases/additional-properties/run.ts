import type { Both, Others, Scores } from '@case/types';

const scores: Scores = { a: 1 };
const both: Both = { name: 'x', age: 3 };
// @ts-expect-error a score is a number
scores['b'] = 'high';
if (both.name !== 'x') throw new Error('a name is lost');

// What further properties hold differs from what declared ones do: it can be written down all the same.
const others: Others = { count: 1, more: 'x' };
const count: number = others.count;
if (count !== 1 || others['more'] !== 'x') throw new Error('a property is lost');
