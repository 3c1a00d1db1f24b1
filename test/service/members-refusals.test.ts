/** Requests that the member areas reject, with their reasons, and paths that other tests do not cover. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningService, startService } from './support.js';

let running: RunningService;
beforeAll(async () => {
  running = await startService();
});
afterAll(() => running.close());

/** Returns the status and the error details of a rejected request. */
async function refusal(method: string, path: string, body?: unknown): Promise<unknown[]> {
  const response = await running.send(method, `/api/admin/v2${path}`, body);
  return [response.status, Reflect.get(Object(response.body), 'error_details')];
}

test('validates the choices and number options of profile fields', async () => {
  const { api } = running.ours;
  const make = (key: string, field_type: 'select' | 'number' | 'text', more: object) =>
    api.profileFields.create({
      body: {
        profile_field: {
          label: key,
          key,
          field_type,
          pages_attributes: [{ name: 'edit_profile', visible: true }],
          ...more,
        },
      },
    });
  const oven = await make('oven', 'select', { choices_attributes: [{ value: 'Wood' }, { value: 'Gas' }] });
  const loaves = await make('loaves', 'number', { number_options_attributes: { format: 'number', decimal: 1 } });
  const text = await make('text', 'text', {});
  const change = (id: number, more: object) => refusal('PUT', `/profile_fields/${id}`, { profile_field: more });
  const choose = (...choices_attributes: object[]) => change(oven.id, { choices_attributes });
  const reasons = (reason: string) => [422, { choices_attributes: [reason] }];
  const [wood] = oven.choices ?? [];
  expect(await choose({ id: wood?.id, value: ' ' })).toEqual(reasons('a choice requires a value'));
  expect(await choose({ value: ' ' })).toEqual(reasons('a new choice requires a value'));
  expect(await choose({ sort_key: 3 })).toEqual(reasons('a new choice requires a value'));
  expect(await choose({ id: 999_999, value: 'x' })).toEqual(reasons('the field has no choice 999999'));
  const many = (count: number) => Array.from({ length: count }, (_, index) => ({ value: `v${index}` }));
  expect(await choose(...many(49))).toEqual(reasons('there must be at most 50 choices'));
  const gone = (oven.choices ?? []).map(({ id }) => ({ id, _destroy: true }));
  expect(await choose(...gone)).toEqual(reasons('a field with choices must keep at least one'));
  expect(
    (await choose({ id: wood?.id }, { _destroy: true }, { value: 'Coal' }, { value: 'First', sort_key: 0 }))[0],
  ).toBe(200);
  expect((await choose({ id: wood?.id, sort_key: 9 }))[0]).toBe(200);
  const now = await api.profileFields.get({ path: { id: oven.id } });
  expect(now.choices?.map(({ value }) => value)).toEqual(['First', 'Gas', 'Coal', 'Wood']);
  expect((await choose(...many(46)))[0]).toBe(200);
  const options = (id: number, more: object) => change(id, { number_options_attributes: more });
  expect(await options(text.id, { decimal: 2 })).toEqual([
    422,
    { number_options_attributes: ['a text field has none'] },
  ]);
  expect(await options(loaves.id, { id: 999_999, decimal: 2 })).toEqual([
    422,
    { number_options_attributes: ['the field has no number options 999999'] },
  ]);
  expect((await options(loaves.id, { id: loaves.number_options?.id, decimal: 2 }))[0]).toBe(200);
  expect((await api.profileFields.get({ path: { id: loaves.id } })).number_options).toMatchObject({ decimal: 2 });
  expect(await change(text.id, { choices_attributes: [{ value: 'x' }] })).toEqual(reasons('a text field has none'));
  expect(await change(text.id, { pages_attributes: [{ id: oven.pages?.[0]?.id, visible: true }] })).toEqual([
    422,
    { pages_attributes: [`the field has no page ${oven.pages?.[0]?.id}`] },
  ]);
});

test('validates the icons and colors of member tags', async () => {
  const { api } = running.ours;
  const post = (more: object) => refusal('POST', '/member_tags', { name: `T${Math.random()}`, ...more });
  const lacks = [422, { custom_emoji: ['must contain an emoji or the identifier of a shape'] }];
  expect(await post({ custom_emoji: { emoji_type: 'shapes', emoji: 'x' } })).toEqual(lacks);
  expect(await post({ custom_emoji: { emoji_type: 'emoji', identifier: 'x' } })).toEqual(lacks);
  expect(await post({ custom_emoji: { emoji_type: 'custom' } })).toEqual([
    422,
    { custom_emoji: ['an uploaded image requires its signed_id'] },
  ]);
  const shape = await api.memberTags.create({
    body: { name: 'Shape', custom_emoji: { emoji_type: 'shapes', identifier: 'star', emoji: 'x' } },
  });
  const emoji = await api.memberTags.create({
    body: { name: 'Emoji', custom_emoji: { emoji_type: 'emoji', identifier: 'star', emoji: '🍞' } },
  });
  expect([shape.emoji, emoji.emoji]).toEqual(['star', '🍞']);
  const wrong = [422, { color: ['must be a hexadecimal color, such as #2f7d5b'] }];
  for (const color of ['#12', '#1234', '#1234567', 'x#123', '#12g', '123'])
    expect(await post({ color })).toEqual(wrong);
  for (const color of ['#abc', '#ABCDEF']) expect((await post({ color }))[0]).toBe(201);
});

test('rejects blank passwords and replaces the space groups of a member', async () => {
  const { api } = running.ours;
  const member = { email: `m-${Date.now()}@example.com`, name: 'M' };
  expect(await refusal('POST', '/community_members', { ...member, password: ' ' })).toEqual([
    422,
    { password: ['cannot be blank'] },
  ]);
  const makeGroup = async (name: string) =>
    (await api.spaceGroups.create({ body: { name, slug: `${name}-${Date.now()}` } })).id;
  // Created in sequence, because the rows are compared in the order of their ids.
  const [one, two, three] = [await makeGroup('one'), await makeGroup('two'), await makeGroup('three')];
  const space_group_ids = [one, two];
  const { community_member } = await api.members.create({
    body: { ...member, skip_invitation: true, space_group_ids },
  });
  const { id } = community_member;
  await api.members.update({ path: { id }, body: { space_group_ids: [two, three] } });
  const rows = await running.service.database.db
    .selectFrom('space_group_members')
    .select('space_group_id')
    .where('member_id', '=', id)
    .orderBy('space_group_id')
    .execute();
  expect(rows.map((row) => row.space_group_id)).toEqual([two, three]);
});

test('returns 422 for a second filter control with the same key', async () => {
  const choice = { key: 'near_me', enabled: true, sort_key: 1 };
  expect((await refusal('POST', '/filter_kit_controls', choice))[0]).toBe(201);
  expect(await refusal('POST', '/filter_kit_controls', choice)).toEqual([
    422,
    { key: ['already has a control on this surface'] },
  ]);
});
