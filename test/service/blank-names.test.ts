/** Requests with a blank name (empty or only white space) are rejected. */
import { expect, test } from 'vitest';
import { exampleCases } from './example-requests.js';
import { isNode } from './operations.js';
import { serveSample } from './sample-server.js';

const send = serveSample();

const NAMES: ReadonlySet<string> = new Set(['name', 'display_name', 'title', 'label', 'filename']);

/** Operations where the name of a post is optional. */
const FREE: ReadonlySet<string> = new Set(['createPost', 'updatePost', 'createImagePost', 'updateImagePost']);

const BLANKS = ['', ' ', '\t\n\u00a0'];

/** Returns a copy of the body for each name in it and each blank value, with the name blank. Skips free-form fields. */
function spoil(value: unknown, name = ''): unknown[] {
  if (typeof value === 'string') return NAMES.has(name) ? BLANKS : [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => spoil(item, name).map((spoilt) => value.with(index, spoilt)));
  if (!isNode(value) || /^(?:api_params|elements|pages_attributes)$|body$/u.test(name)) return [];
  return Object.entries(value).flatMap(([key, part]) => spoil(part, key).map((one) => ({ ...value, [key]: one })));
}

const cases = exampleCases
  .filter(({ operation }) => operation.surface === 'admin' && !FREE.has(operation.id))
  .flatMap(({ name, operation: { method }, target, body }) =>
    spoil(body).map((spoilt, index) => [`${name}, ${index + 1}`, method, target, spoilt] as const),
  );

test.each(cases)('returns 422 for a blank name: %s', async (_name, method, target, body) => {
  const [status, text] = await send(method, target, body);
  expect([status, JSON.stringify(body), text]).toEqual([
    422,
    expect.anything(),
    expect.stringMatching(/cannot be blank|must have at least 1 character/u),
  ]);
});

test('covers more than 60 requests with a blank name', () => {
  expect(cases.length).toBeGreaterThan(60);
});
