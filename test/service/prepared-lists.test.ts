/**
 * Prepared list queries are compiled once and run with the filters of each request, which must not affect other
 * responses.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSpace } from './business-support.js';
import { type RunningService, startService } from './support.js';

let running: RunningService;
beforeAll(async () => {
  running = await startService();
});
afterAll(() => running.close());

const ROOT = '/api/admin/v2';

/** Bodies that create a record with a name, by list and filter. */
const lists: Readonly<Record<string, (name: string) => object>> = {
  'topics?name=': (name) => ({ name }),
  'member_tags?name=': (name) => ({ name }),
  'community_leads?name=': (name) => ({ name, email: `${name}@example.com` }),
  'forms?name=': (name) => ({ name }),
  'space_groups?name=': (name) => ({ name, slug: name.toLowerCase() }),
  'access_groups?name=': (name) => ({ access_group: { name } }),
  'invitation_links?name=': (name) => ({ name }),
  'profile_fields?label=': (label) => ({
    profile_field: {
      label,
      key: label.toLowerCase(),
      field_type: 'text',
      pages_attributes: [{ name: 'edit_profile', visible: true }],
    },
  }),
  'workflows?query=': (name) => ({ name, workflow_type: 'dynamic' }),
};

async function namesOf(list: string, narrowed: string): Promise<unknown[]> {
  const { status, body } = await running.send('GET', `${ROOT}/${list}${narrowed}&per_page=100`);
  expect(status).toBe(200);
  return Object(body).records.map((record: object) =>
    Reflect.get(record, list.startsWith('profile') ? 'label' : 'name'),
  );
}

test.each(Object.keys(lists))('a list applies the filter of each request: %s', async (list) => {
  const [path = ''] = list.split('?');
  for (const name of ['Quinceapple', 'Quincepear'])
    expect((await running.send('POST', `${ROOT}/${path}`, lists[list]?.(name))).status).toBeLessThan(300);
  expect(await namesOf(list, 'QUINCEAPPLE')).toEqual(['Quinceapple']);
  expect(await namesOf(list, 'quincepear')).toEqual(['Quincepear']);
  expect(await namesOf(list, 'quinceapple')).toEqual(['Quinceapple']);
  expect((await namesOf(list, 'quince')).toSorted()).toEqual(['Quinceapple', 'Quincepear']);
  // Wildcards of SQL patterns are literal characters.
  expect(await namesOf(list, 'quince%25')).toEqual([]);
  expect(await namesOf(`${path}?`, '')).toEqual(expect.arrayContaining(['Quinceapple', 'Quincepear']));
});

test('filters posts by space and status, and returns none for an unknown status', async () => {
  const { api } = running.ours;
  const [one, other] = [await addSpace(running, running.ours, 'basic'), await addSpace(running, running.ours, 'basic')];
  const make = async (space_id: number, status: 'draft' | 'published') =>
    (await api.posts.create({ body: { space_id, name: status, status } })).post.id;
  const draft = await make(one, 'draft');
  const published = await make(other, 'published');
  const idsOf = async (query: string): Promise<number[]> => {
    const { body } = await running.send('GET', `${ROOT}/posts?${query}`);
    const { records, count } = Object(body);
    expect(count).toBe(records.length);
    return records.map(({ id }: { readonly id: number }) => id);
  };
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await idsOf(`status=draft&space_id=${one}`)).toEqual([draft]);
    expect(await idsOf(`status=published&space_id=${other}`)).toEqual([published]);
    expect(await idsOf(`status=draft&space_id=${other}`)).toEqual([]);
    expect(await idsOf(`space_id=${other}`)).toEqual([published]);
  }
  for (const none of ['nothing', "'", 'none']) expect(await idsOf(`status=${encodeURIComponent(none)}`)).toEqual([]);
});
