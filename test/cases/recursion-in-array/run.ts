import type { Json } from '@case/types';

const json: Json = { a: ['b', { c: 'd' }] };
if (json === 'b') throw new Error('unreachable');
