/** Profile fields: their states, their visibility on pages, and the answers of members. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningService, startService } from './support.js';

let running: RunningService;
const root = '/api/admin/v2/profile_fields';

function field(key: string, field_type: 'text' | 'select' | 'checkbox' | 'textarea' | 'link' | 'number', more = {}) {
  return {
    profile_field: {
      label: key,
      key,
      field_type,
      pages_attributes: [{ name: 'edit_profile' as const, visible: true }],
      ...more,
    },
  };
}

function make(...of: Parameters<typeof field>) {
  return running.ours.api.profileFields.create({ body: field(...of) });
}

function choices(...values: string[]) {
  return { choices_attributes: values.map((value) => ({ value })) };
}

async function member(email: string, answers: Record<string, unknown> = {}) {
  return (
    await running.ours.api.members.create({
      body: { email, skip_invitation: true, community_member_profile_fields: answers },
    })
  ).community_member;
}

beforeAll(async () => {
  running = await startService();
});
afterAll(() => running.close());

test('returns a profile field with all pages, its choices and its number options', async () => {
  const { api } = running.ours;
  const oven = await make('oven', 'select', choices('Wood-fired', 'Kitchen'));
  expect(oven).toMatchObject({ required: false, allow_null: true, platform_field: false, archived: false });
  expect(oven.choices?.map(({ value }) => value)).toEqual(['Wood-fired', 'Kitchen']);
  expect(oven.pages?.map(({ name, visible }) => [name, visible])).toEqual([
    ['signup', false],
    ['edit_profile', true],
    ['profile_view', false],
    ['community_view', false],
  ]);
  const number_options_attributes = {
    format: 'custom' as const,
    decimal: 1,
    text: 'loaves',
    position: 'right' as const,
  };
  const loaves = await make('loaves', 'number', { number_options_attributes });
  expect(loaves.number_options).toMatchObject(number_options_attributes);
  expect(await api.profileFields.get({ path: { id: oven.id } })).toEqual(oven);
  const page = await api.profilePages.get({ query: { page_name: 'edit_profile' } });
  expect(page.map(({ key }) => key)).toEqual(['bio', 'location', 'website', 'oven', 'loaves']);
  expect((await api.profilePages.get({ query: { page_name: 'signup' } })).length).toBe(0);
});

test('returns 422 for profile field options that do not match the type, and for keys in use', async () => {
  const { send } = running;
  await make('taken', 'text');
  const options = { number_options_attributes: { format: 'number' } };
  for (const body of [
    field('a', 'select'),
    field('a', 'checkbox', { choices_attributes: [] }),
    field('a', 'select', choices(' ')),
    field('a', 'text', choices('x')),
    field('a', 'number'),
    field('a', 'text', options),
    field('taken', 'text'),
    field('bio', 'text'),
    field('Not a key', 'text'),
    field('a', 'text', { label: ' ' }),
  ]) {
    expect((await send('POST', root, body)).status, JSON.stringify(body)).toBe(422);
  }
  expect((await send('GET', `${root}?label=TAK`)).body).toMatchObject({ count: 1, records: [{ key: 'taken' }] });
  expect((await send('GET', `${root}?archived=maybe`)).status).toBe(400);
});

test('updates choices, pages and options of a profile field, but not its type', async () => {
  const { ours, send } = running;
  const flour = await make('flour', 'checkbox', choices('Rye', 'Spelt', 'Wheat'));
  const baker = await member('baker@example.com', { flour: ['Rye', 'Spelt'] });
  expect(baker.flattened_profile_fields).toEqual({ flour: ['Rye', 'Spelt'] });
  const [rye, spelt] = flour.choices ?? [];
  const signup = flour.pages?.find(({ name }) => name === 'signup');
  const path = { id: flour.id };
  const changed = await ours.api.profileFields.update({
    path,
    body: {
      profile_field: {
        label: 'Flour',
        pages_attributes: [{ id: signup?.id ?? 0, visible: true }],
        choices_attributes: [
          { id: rye?.id ?? 0, value: 'Dark rye' },
          { id: spelt?.id ?? 0, _destroy: true },
          { value: 'Emmer' },
        ],
      },
    },
  });
  expect(changed.choices?.map(({ value }) => value)).toEqual(['Dark rye', 'Wheat', 'Emmer']);
  expect(changed.pages?.find(({ name }) => name === 'signup')?.visible).toBe(true);
  const after = await ours.api.members.get({ path: { id: baker.id } });
  expect(after.flattened_profile_fields).toEqual({ flour: ['Dark rye'] });
  const bio = (await ours.api.profileFields.list({ query: { label: 'bio' } })).records[0];
  const refused: [number, object][] = [
    [flour.id, { field_type: 'text' }],
    [flour.id, { key: 'taken' }],
    [flour.id, { number_options_attributes: { format: 'number' } }],
    [flour.id, { pages_attributes: [{ id: 999_999, visible: true }] }],
    [flour.id, { choices_attributes: [{ id: 999_999, value: 'x' }] }],
    [flour.id, { choices_attributes: [{ sort_key: 1 }] }],
    [flour.id, { choices_attributes: changed.choices?.map(({ id }) => ({ id, _destroy: true })) }],
    [bio?.id ?? 0, { key: 'other' }],
    [bio?.id ?? 0, { choices_attributes: [{ value: 'x' }] }],
  ];
  for (const [id, profile_field] of refused) {
    expect((await send('PUT', `${root}/${id}`, { profile_field })).status, JSON.stringify(profile_field)).toBe(422);
  }
  expect((await ours.api.profileFields.get({ path })).choices).toEqual(changed.choices);
  const loaves = (await ours.api.profileFields.list({ query: { label: 'loaves' } })).records[0];
  const options = { id: loaves?.number_options?.id ?? 0, decimal: 0 };
  const numbered = { profile_field: { number_options_attributes: options } };
  const renumbered = await ours.api.profileFields.update({ path: { id: loaves?.id ?? 0 }, body: numbered });
  expect(renumbered.number_options).toMatchObject({ decimal: 0, text: 'loaves' });
});

test('archives and unarchives profile fields, and deletes only archived ones', async () => {
  const { ours, theirs, send } = running;
  const { id } = await make('old', 'text');
  const asked = await member('old@example.com', { old: 'Yes' });
  expect((await send('DELETE', `${root}/${id}`)).status).toBe(404);
  expect((await send('PUT', `${root}/${id}/unarchive`)).status).toBe(422);
  await ours.api.profileFields.archive({ path: { id } });
  expect((await send('PUT', `${root}/${id}/archive`)).status).toBe(422);
  const hidden = await ours.api.members.get({ path: { id: asked.id } });
  expect(hidden.flattened_profile_fields).toEqual({});
  expect(hidden.profile_fields.map(({ key }) => key)).not.toContain('old');
  const put = { community_member_profile_fields: { old: 'No' } };
  expect((await send('PUT', `/api/admin/v2/community_members/${asked.id}`, put)).status).toBe(422);
  expect((await ours.api.profileFields.list({ query: { archived: 'true' } })).records.map((one) => one.id)).toEqual([
    id,
  ]);
  const others = await ours.api.profileFields.list({ query: { archived: 'false', per_page: 100 } });
  expect(others.records.map((one) => one.id)).not.toContain(id);
  await ours.api.profileFields.unarchive({ path: { id } });
  expect((await ours.api.members.get({ path: { id: asked.id } })).flattened_profile_fields).toEqual({ old: 'Yes' });
  await ours.api.profileFields.archive({ path: { id } });
  await ours.api.profileFields.delete({ path: { id } });
  expect((await send('GET', `${root}/${id}`)).status).toBe(404);
  const platform = (await ours.api.profileFields.list()).records[0];
  expect((await send('PUT', `${root}/${platform?.id}/archive`)).status).toBe(422);
  const foreign = await theirs.api.profileFields.create({ body: field('theirs', 'text') });
  for (const [method, rest] of [
    ['GET', ''],
    ['PUT', ''],
    ['DELETE', ''],
    ['PUT', '/archive'],
    ['PUT', '/unarchive'],
  ]) {
    const body = method === 'PUT' && rest === '' ? { profile_field: {} } : undefined;
    expect((await send(method ?? '', `${root}/${foreign.id}${rest}`, body)).status).toBe(404);
  }
});

test('lists answers with their profile field, newest first', async () => {
  const { ours, theirs, send } = running;
  const { id } = await member('answers@example.com', {
    loaves: '1234.5',
    oven: 'Kitchen',
    bio: 'Long',
    website: 'https://a.b',
  });
  const page = await ours.api.profileAnswers.list({ path: { community_member_id: id }, query: { per_page: 3 } });
  expect(page).toMatchObject({ count: 4, has_next_page: true });
  const [loaves, oven, website] = page.records;
  expect(loaves).toMatchObject({ text: '1234.5', display_value: '1,235 loaves', number_options: { text: 'loaves' } });
  expect(oven).toMatchObject({ text: null, display_value: 'Kitchen' });
  expect(oven?.choices.map(({ profile_field_choice }) => profile_field_choice.value)).toEqual([
    'Wood-fired',
    'Kitchen',
  ]);
  expect(oven?.community_member_choices.map((one) => one.profile_field_choice.value)).toEqual(['Kitchen']);
  expect(website).toMatchObject({ text: 'https://a.b', textarea: null, display_value: 'https://a.b' });
  const rest = await ours.api.profileAnswers.list({
    path: { community_member_id: id },
    query: { per_page: 3, page: 2 },
  });
  expect(rest.records).toMatchObject([{ text: null, textarea: 'Long', display_value: 'Long' }]);
  expect(rest.records[0]?.pages.length).toBe(4);
  for (const answers of [{ loaves: 'many' }, { oven: 'Camp fire' }, { oven: ['Kitchen', 'Wood-fired'] }]) {
    const body = { community_member_profile_fields: answers };
    expect((await send('PUT', `/api/admin/v2/community_members/${id}`, body)).status).toBe(422);
  }
  await make('needed', 'text', { allow_null: false });
  const body = { community_member_profile_fields: { needed: null } };
  expect((await send('PUT', `/api/admin/v2/community_members/${id}`, body)).status).toBe(422);
  const foreign = `/api/admin/v2/community_members/${theirs.ownerId}/profile_fields`;
  expect((await send('GET', foreign)).status).toBe(404);
});

test.each([null, '', []].map((nothing) => [nothing] as const))('writing %j clears an answer', async (nothing) => {
  const { ours, send } = running;
  const given = { loaves: 12, oven: 'Kitchen', bio: 'Long', website: 'https://a.b' };
  const { id } = await member(`empty-${String(Array.isArray(nothing))}-${String(nothing)}@example.com`, given);
  const put = (answers: object) =>
    send('PUT', `/api/admin/v2/community_members/${id}`, { community_member_profile_fields: answers });
  const kept = async (): Promise<string[]> =>
    Object.keys((await ours.api.members.get({ path: { id } })).flattened_profile_fields).sort();
  expect(await kept()).toEqual(Object.keys(given).sort());
  for (const key of Object.keys(given)) {
    expect((await put({ [key]: nothing })).status).toBe(200);
    expect(await kept()).not.toContain(key);
  }
  expect((await put({ needed: nothing })).status).toBe(422);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'a.b'])('returns 422 for the website %s', async (website) => {
  const { send } = running;
  const { id } = await member(`link-${website.length}@example.com`, { website: 'mailto:ada@example.com' });
  const response = await send('PUT', `/api/admin/v2/community_members/${id}`, {
    community_member_profile_fields: { website },
  });
  expect(response).toMatchObject({
    status: 422,
    body: { error_details: { community_member_profile_fields: [expect.stringContaining('website')] } },
  });
  const kept = await running.ours.api.members.get({ path: { id } });
  expect(kept.flattened_profile_fields['website']).toBe('mailto:ada@example.com');
});
