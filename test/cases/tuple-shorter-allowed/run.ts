import type { Pair } from '@case/types';

// JSON Schema: prefixItems alone does not ask for a length.
const short: Pair = ['a'];
if (short.length !== 1) throw new Error('unreachable');
