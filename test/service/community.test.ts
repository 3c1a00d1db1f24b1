/** Community settings, forms and submissions, locations and points. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningService, startService } from './support.js';

let running: RunningService;
beforeAll(async () => {
  running = await startService();
});
afterAll(() => running.close());

describe('community settings', () => {
  test('updates only the given community settings and ignores read-only ones', async () => {
    const { ours, theirs, send } = running;
    const before = await ours.api.community.get();
    expect(before).toMatchObject({ id: ours.id, prefs: { has_posts: false, has_invited_member: false } });
    const { body, status } = await send('PUT', '/api/admin/v2/community', {
      community: { name: 'Oven & Crumb', id: theirs.id, prefs: { brand_color: { dark: '#000000' } } },
      community_setting: { allow_members_to_go_live: true, community_id: theirs.id },
    });
    expect(status).toBe(200);
    const { updated_at } = (await ours.api.community.get()).community_setting;
    expect(body).toEqual({
      ...before,
      name: 'Oven & Crumb',
      prefs: { ...before.prefs, brand_color: { ...before.prefs.brand_color, dark: '#000000' } },
      community_setting: { ...before.community_setting, allow_members_to_go_live: true, updated_at },
    });
    expect((await theirs.api.community.get()).name).toBe('theirs');
  });

  test('returns 422 for the slug of another community and for unknown spaces', async () => {
    const { ours, theirs, send } = running;
    const { slug } = await theirs.api.community.get();
    expect(await send('PUT', '/api/admin/v2/community', { community: { slug } })).toMatchObject({
      status: 422,
      body: { error_details: { slug: ['is already used by another community'] } },
    });
    const wrong = {
      community: { default_new_member_space_id: 99 },
      community_setting: {
        default_space_ids: [98],
        default_logged_out_redirect_type: 'Space',
        default_logged_out_redirect_id: 97,
      },
    };
    expect(await send('PUT', '/api/admin/v2/community', wrong)).toMatchObject({
      status: 422,
      body: {
        error_details: {
          default_new_member_space_id: [expect.any(String)],
          default_space_ids: [expect.any(String)],
          default_logged_out_redirect_id: [expect.any(String)],
        },
      },
    });
    const page = { default_logged_out_redirect_type: 'Site::Page', default_logged_out_redirect_id: 97 };
    expect(await send('PUT', '/api/admin/v2/community', { community_setting: page })).toMatchObject({
      status: 200,
      body: { community_setting: page },
    });
    expect((await ours.api.community.get()).default_new_member_space_id).toBeNull();
  });

  test('the connect settings and the chat preferences change the same messaging switches', async () => {
    const { ours } = running;
    const before = await ours.api.connectSettings.get();
    const changed = await ours.api.connectSettings.update({
      body: { messaging: { voice_messages_enabled: false }, member_directory: { view: 'cards' } },
    });
    expect(changed).toEqual({
      ...before,
      member_directory: { ...before.member_directory, view: 'cards' },
      messaging: { ...before.messaging, voice_messages_enabled: false },
    });
    expect((await ours.api.chatPreferences.get()).voice_messages_enabled).toBe(false);
    await ours.api.chatPreferences.update({ body: { group_messaging_enabled: false } });
    expect((await ours.api.connectSettings.get()).messaging.group_messaging_enabled).toBe(false);
  });

  test('returns an empty leaderboard if there are no points, and 400 for an unknown period', async () => {
    expect(await running.ours.api.leaderboard.get()).toEqual([]);
    expect(await running.ours.api.leaderboard.get({ query: { period: '7_days' } })).toEqual([]);
    expect((await running.send('GET', '/api/admin/v2/gamification/leaderboard?period=ever')).status).toBe(400);
  });
});

test('finds locations by any part of their name, best match first', async () => {
  const search = async (query: string) =>
    (await running.ours.api.locations.search({ query: { query } })).results.map(({ full_address }) => full_address);
  expect(await search('gHent')).toEqual(['Ghent, Flanders, Belgium']);
  expect(await search('sao')).toEqual(['São Paulo, Brazil']);
  expect((await search('belgium'))[0]).toBe('Belgium');
  // The name of a region or country that equals the name of the place appears once.
  expect(await search('vienn')).toEqual(['Vienna, Austria']);
  expect(await search('%')).toEqual([]);
  expect((await running.send('GET', '/api/admin/v2/locations/search')).status).toBe(400);
});

describe('forms', () => {
  const body = {
    name: 'Introduce yourself',
    status: 'published' as const,
    elements: [
      { type: 'text' as const, position: 2, attributes: { text: 'Who are you?' } },
      {
        type: 'layout' as const,
        position: 1,
        children: [
          { type: 'field' as const, attributes: { label: 'What do you bake?', required: true } },
          { type: 'field' as const, attributes: { label: 'Flours' } },
        ],
      },
    ],
  };

  test('forms have nested elements; an update replaces them, and a duplicate gets copies of them', async () => {
    const { ours, send } = running;
    const form = await ours.api.forms.create({ body });
    const { elements } = await ours.api.forms.getElements({ path: { form_id: form.id } });
    expect(elements.map(({ type }) => type)).toEqual(['layout', 'text']);
    expect(elements[0]?.children.map(({ attributes }) => attributes['label'])).toEqual(['What do you bake?', 'Flours']);
    const copy = await ours.api.forms.duplicate({ path: { id: form.id } });
    expect(copy).toMatchObject({ name: 'Introduce yourself (copy)', status: 'draft', submissions_count: 0 });
    const copied = await ours.api.forms.getElements({ path: { form_id: copy.id } });
    expect(copied.elements[0]?.children).toHaveLength(2);
    expect(copied.elements[0]?.id).not.toBe(elements[0]?.id);
    const [layout] = elements;
    await ours.api.forms.update({
      path: { id: form.id },
      body: { elements: [{ id: layout?.id ?? 0, children: [{ type: 'button' }] }], redirect_url: null },
    });
    const after = await ours.api.forms.getElements({ path: { form_id: form.id } });
    expect(after.elements).toMatchObject([{ id: layout?.id, children: [{ type: 'button' }] }]);
    const foreign = { elements: [{ id: copied.elements[0]?.id }] };
    expect((await send('PUT', `/api/admin/v2/forms/${form.id}`, foreign)).status).toBe(422);
    const found = await ours.api.forms.list({ query: { name: 'COPY' } });
    expect(found.records.map(({ id }) => id)).toEqual([copy.id]);
    expect(await ours.api.forms.delete({ path: { id: copy.id } })).toMatchObject({ success: true });
    expect((await send('GET', `/api/admin/v2/forms/${copy.id}`)).status).toBe(404);
  });

  test('forms accept submissions and return 422 for drafts and for invalid or missing answers', async () => {
    const { ours, theirs, send } = running;
    const form = await ours.api.forms.create({ body });
    const { elements } = await ours.api.forms.getElements({ path: { form_id: form.id } });
    const [first, second] = elements[0]?.children ?? [];
    const path = `/api/admin/v2/forms/${form.id}/submissions`;
    const answers = [
      { id: first?.id, value: 'Rye' },
      { id: second?.id, value_json: ['Rye', 'Wheat'] },
    ];
    expect((await send('POST', path, { elements: answers })).status).toBe(201);
    const { records } = await ours.api.formSubmissions.list({ path: { form_id: form.id } });
    expect(records.map(({ fields }) => fields.map(({ value }) => value))).toEqual([['Rye', ['Rye', 'Wheat']]]);
    const path2 = { form_id: form.id, id: records[0]?.id ?? 0 };
    expect(await ours.api.formSubmissions.get({ path: path2 })).toEqual(records[0]);
    expect((await ours.api.forms.get({ path: { id: form.id } })).submissions_count).toBe(1);
    const refused: readonly unknown[] = [
      { elements: [{ id: second?.id, value: 'x' }] },
      { elements: [...answers, { id: 1, value: 'x' }] },
      { elements: [answers[0], answers[0]] },
      { elements: answers, submission_on_behalf_of: theirs.ownerEmail },
    ];
    for (const each of refused) expect((await send('POST', path, each)).status, JSON.stringify(each)).toBe(422);
    await ours.api.forms.update({ path: { id: form.id }, body: { status: 'draft' } });
    expect((await send('POST', path, { elements: answers })).status).toBe(422);
    expect((await send('POST', path, { elements: answers }, theirs.adminToken)).status).toBe(404);
  });
});

test('sets each brand color independently', async () => {
  const { api } = running.ours;
  const set = (prefs: object) => running.send('PUT', '/api/admin/v2/community', { community: { prefs } });
  const colors = async () => {
    const { brand_color, brand_text_color } = (await api.community.get()).prefs;
    return [brand_color.light, brand_color.dark, brand_text_color.light, brand_text_color.dark];
  };
  await set({
    brand_color: { light: '#111111', dark: '#222222' },
    brand_text_color: { light: '#333333', dark: '#444444' },
  });
  expect(await colors()).toEqual(['#111111', '#222222', '#333333', '#444444']);
  await set({ brand_color: { light: '#aaaaaa' }, brand_text_color: { dark: '#bbbbbb' } });
  expect(await colors()).toEqual(['#aaaaaa', '#222222', '#333333', '#bbbbbb']);
  await set({ brand_color: { dark: '#cccccc' }, brand_text_color: { light: '#dddddd' } });
  expect(await colors()).toEqual(['#aaaaaa', '#cccccc', '#dddddd', '#bbbbbb']);
});
