import { equal } from 'node:assert/strict';
import type { S0, S29P } from '@case/types';

// Each of the schemas is made once, though written out they would be 2^30.
const last: S29P = { a: 'x' };
const first: S0 = { p: { b: { a: {} } } };
equal(`${last.a} ${Object.keys(first.p ?? {})}`, 'x b');
