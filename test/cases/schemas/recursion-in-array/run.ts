import { deepEqual } from 'node:assert/strict';
import type { Json } from '@case/types';

const json: Json = { a: ['b', { c: 'd' }] };
deepEqual(Object.keys(json), ['a']);
