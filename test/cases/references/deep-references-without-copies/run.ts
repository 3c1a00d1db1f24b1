import { equal } from 'node:assert/strict';
import type { S0, S29P } from '@case/types';

// Each schema is generated once; inlined, they would be 2^30 copies.
const last: S29P = { a: 'x' };
const first: S0 = { p: { b: { a: {} } } };
equal(`${last.a} ${Object.keys(first.p ?? {})}`, 'x b');
