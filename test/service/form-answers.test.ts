/**
 * Answers to forms are validated against the types and choices of their fields, and field settings are checked for
 * misspelled names.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningService, startService } from './support.js';

let running: RunningService;
beforeAll(async () => {
  running = await startService();
});
afterAll(() => running.close());

const ADMIN = '/api/admin/v2';

async function makeForm(attributes: Record<string, unknown>) {
  const { api } = running.ours;
  const { id } = await api.forms.create({
    body: { name: 'F', status: 'published', elements: [{ position: 1, type: 'field', attributes }] },
  });
  const [element] = (await api.forms.getElements({ path: { form_id: id } })).elements;
  return { id, element: element?.id ?? 0 };
}

async function submit({ id, element }: Awaited<ReturnType<typeof makeForm>>, answer: unknown) {
  const given = Array.isArray(answer) ? { value_json: answer } : { value: answer };
  const { status, body } = await running.send('POST', `${ADMIN}/forms/${id}/submissions`, {
    elements: [{ id: element, ...given }],
  });
  return { status, reason: String(Object(Object(body).error_details).elements?.[0] ?? '').replace(`${element} `, '') };
}

describe('form answers', () => {
  test.each([
    [
      'email',
      ['a@example.com'],
      ['not an email', 'a@b', '@example.com', 'a b@example.com'],
      'must be an email address',
    ],
    ['number', ['7', '-1.5', '1e3'], ['seven', ' ', '1,5', 'Infinity'], 'must be a number'],
    [
      'date',
      ['2030-01-31', '2028-02-29'],
      ['2030-02-30', 'tomorrow', '31.01.2030'],
      'must be a date such as 2030-01-31',
    ],
    ['time', ['17:30', '00:00:59'], ['24:00', '7:30', 'noon'], 'must be a time such as 17:30'],
    ['phone', ['+49 30 123456', '(555) 010-9999'], ['call me', '12', '+'], 'must be a phone number'],
    [
      'url',
      ['https://example.com/a'],
      ['example', 'javascript:alert(1)'],
      'must be a URL that starts with http:// or https://',
    ],
    ['boolean', ['true', 'false'], ['yes'], 'must be true or false'],
  ])('answers to forms must match the type of a %s field', async (field_type, taken, refused, reason) => {
    const form = await makeForm({ label: 'L', field_type });
    for (const answer of [...taken, '', null]) expect((await submit(form, answer)).status, String(answer)).toBe(201);
    for (const answer of refused) expect(await submit(form, answer), answer).toEqual({ status: 422, reason });
    expect(await submit(form, [taken[0], taken[0]])).toEqual({ status: 422, reason: 'must be a single value' });
  });

  test.each([
    ['select', { choices: ['A', 'B'] }],
    ['radio', { options: [{ value: 'A' }, { value: 'B' }] }],
    ['dropdown', { choices: [{ label: 'A' }, { label: 'B' }] }],
  ])('an answer to a %s field must be one of its choices', async (field_type, choices) => {
    const form = await makeForm({ label: 'L', field_type, ...choices });
    for (const answer of ['A', ['B'], '']) expect((await submit(form, answer)).status).toBe(201);
    expect(await submit(form, 'Z')).toEqual({ status: 422, reason: 'must be one of: A, B' });
    expect(await submit(form, ['A', 'B'])).toEqual({ status: 422, reason: 'must be a single choice' });
  });

  test.each(['multi_select', 'multi-select', 'checkbox'])(
    'an answer to a %s field may list several of its choices',
    async (field_type) => {
      const form = await makeForm({ label: 'L', field_type, choices: ['A', 'B'] });
      for (const answer of [['A', 'B'], ['A'], 'B', []]) expect((await submit(form, answer)).status).toBe(201);
      expect(await submit(form, ['A', 'Z'])).toEqual({ status: 422, reason: 'must be one of: A, B' });
    },
  );

  test('an answer to a field of an unknown type may be any text', async () => {
    const form = await makeForm({ label: 'L', field_type: 'signature' });
    expect((await submit(form, 'anything')).status).toBe(201);
  });
});

test('returns 422 for misspelled field settings and types, and stores unknown ones', async () => {
  const post = async (attributes: object) => {
    const { status, body } = await running.send('POST', `${ADMIN}/forms`, {
      name: 'F',
      elements: [{ type: 'layout', children: [{ type: 'field', attributes }] }],
    });
    return [status, Object(body).error_details];
  };
  const at = 'elements.0.children.0.attributes';
  expect(await post({ label: 'L', requried: true })).toEqual([
    422,
    { [`${at}.requried`]: ['is not a setting; did you mean "required"?'] },
  ]);
  expect(await post({ label: 'L', fieldType: 'email' })).toEqual([
    422,
    { [`${at}.fieldType`]: ['is not a setting; did you mean "field_type"?'] },
  ]);
  expect(await post({ label: 'L', field_type: 'emial' })).toEqual([
    422,
    { [`${at}.field_type`]: ['is "emial"; did you mean "email"?'] },
  ]);
  expect((await post({ label: 'L', placeholder: 'x', optional: true, field_type: 'signature' }))[0]).toBe(201);
});
