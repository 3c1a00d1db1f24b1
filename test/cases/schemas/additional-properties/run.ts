import type { Both, Others, Scores } from '@case/types';

const scores: Scores = { a: 1 };
const both: Both = { name: 'x', age: 3 };
// @ts-expect-error: a score is a number.
scores['b'] = 'high';
if (both.name !== 'x') throw new Error('a name is lost');

// A literal can be assigned even though declared and additional properties have different types.
const others: Others = { count: 1, more: 'x' };
const count: number = others.count;
if (count !== 1 || others['more'] !== 'x') throw new Error('a property is lost');
