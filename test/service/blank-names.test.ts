/** A name that says nothing is refused wherever a request writes one: empty, and of white space. */
import { expect, test } from 'vitest';
import { exampleCases } from './example-requests.js';
import { isNode } from './operations.js';
import { serveSample } from './sample-server.js';

const send = serveSample();

const NAMES: ReadonlySet<string> = new Set(['name', 'display_name', 'title', 'label', 'filename']);

/** A post has a name or none. */
const FREE: ReadonlySet<string> = new Set(['createPost', 'updatePost', 'createImagePost', 'updateImagePost']);

const BLANKS = ['', ' ', '\t\n\u00a0'];

/** A body as often as there are names in it, each time with another that is blank; not of what is free, or one of a list. */
const spoil = (value: unknown, name = ''): unknown[] => {
  if (typeof value === 'string') return NAMES.has(name) ? BLANKS : [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => spoil(item, name).map((spoilt) => value.with(index, spoilt)));
  if (!isNode(value) || /^(?:api_params|elements|pages_attributes)$|body$/u.test(name)) return [];
  return Object.entries(value).flatMap(([key, part]) => spoil(part, key).map((one) => ({ ...value, [key]: one })));
};

const cases = exampleCases
  .filter(({ operation }) => operation.surface === 'admin' && !FREE.has(operation.id))
  .flatMap(({ name, operation: { method }, target, body }) =>
    spoil(body).map((spoilt, index) => [`${name}, ${index + 1}`, method, target, spoilt] as const),
  );

test.each(cases)('%s', async (_name, method, target, body) => {
  const [status, text] = await send(method, target, body);
  expect([status, JSON.stringify(body), text]).toEqual([
    422,
    expect.anything(),
    expect.stringMatching(/cannot be blank|must have at least 1 characters/u),
  ]);
});

test('many requests write names', () => {
  expect(cases.length).toBeGreaterThan(60);
});
