import type { Pair } from '@case/types';

// In JSON Schema, `prefixItems` does not imply a minimum length.
const short: Pair = ['a'];
if (short.length !== 1) throw new Error('unreachable');
