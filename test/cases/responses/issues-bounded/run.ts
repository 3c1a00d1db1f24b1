import { deepEqual, equal } from 'node:assert/strict';
import { createServer } from '@case/server';
import type { ValidationIssue } from './packages/server/src/runtime/validation.js';
import { requests } from './packages/server/validators/operations.js';

// The validator limits the number of issues, so that a hostile body cannot produce more than are reported.
const validate = requests['addNumbers']?.body;
if (typeof validate !== 'function') throw new Error('there is no check');
for (const [count, found] of [
  [19, 19],
  [20, 20],
  [21, 20],
  [10_000, 20],
] as const) {
  const findings: ValidationIssue[] = [];
  equal(validate(Array.from({ length: count }, () => 6), findings), false);
  equal(findings.length, found);
}
equal(validate([5]), true);

const server = createServer({ handlers: { addNumbers: () => ({ status: 204 }) } });
const body = JSON.stringify(Array.from({ length: 30 }, () => 'x'));
const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
const response = await server.fetch(new Request('http://case/numbers', init));
equal(response.status, 422);
const { errors } = (await response.json()) as { readonly errors: object };
deepEqual(
  Object.keys(errors),
  Array.from({ length: 20 }, (_, index) => String(index)),
);
