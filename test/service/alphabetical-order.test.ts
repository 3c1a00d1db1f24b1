/** Alphabetical sorting follows the language: accents and case count only after letters, and cursors skip no record. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textOf } from './content-support.js';
import { type RunningService, startService } from './support.js';

let running: RunningService;
beforeAll(async () => {
  running = await startService();
});
afterAll(() => running.close());

/** Names in dictionary order. */
const dictionary = [
  'apple',
  '\u00c4rger',
  'Bread',
  'co-op',
  'eclair',
  '\u00c9clair',
  'Zebra',
  'zoo',
  '\u0416\u0430\u0431\u0430',
];
const shuffled = dictionary.toSorted((a, b) => (a < b ? 1 : -1));

test('sorts member tags and topics in dictionary order', async () => {
  const { api } = running.ours;
  for (const name of shuffled) {
    await api.memberTags.create({ body: { name } });
    await api.topics.create({ body: { name } });
  }
  const query = { per_page: 100, sort: 'alphabetical' as const };
  expect((await api.memberTags.list({ query })).records.map(({ name }) => name)).toEqual(dictionary);
  expect((await api.topics.list({ query })).records.map(({ name }) => name)).toEqual(dictionary);
  const reversed = await api.topics.list({ query: { ...query, sort: 'alphabetical_desc' } });
  expect(reversed.records.map(({ name }) => name)).toEqual(dictionary.toReversed());
});

test('sorts members in dictionary order and pages through them with a cursor', async () => {
  const { api, ownerId, asMember } = running.ours;
  const member = await asMember(ownerId);
  for (const [index, name] of [...shuffled, 'zoo', 'ZOO'].entries())
    await api.members.create({
      body: { name, email: `sorted-${index}-${running.ours.id}@example.com`, skip_invitation: true },
    });
  const names: string[] = [];
  let search_after: string[] | undefined;
  do {
    const page = await member.memberSearch.search({
      body: { order: 'alphabetical', per_page: 1, ...(search_after && { search_after }) },
    });
    names.push(...page.data.filter(({ id }) => id !== ownerId).map(({ name }) => name));
    search_after = page.next_search_after;
  } while (search_after !== undefined);
  const expected = [...dictionary.slice(0, -1), 'zoo', 'ZOO', ...dictionary.slice(-1)];
  expect(names).toEqual(expected);
});

test('sorts posts and the home feed in dictionary order', async () => {
  const { api, ownerId, asMember } = running.ours;
  const group = await api.spaceGroups.create({ body: { name: 'Group', slug: `sorted-${running.ours.id}` } });
  const { space } = await api.spaces.create({
    body: { name: 'Sorted', slug: `sorted-${running.ours.id}`, space_group_id: group.id, space_type: 'basic' },
  });
  for (const name of shuffled) await api.posts.create({ body: { name, space_id: space.id, tiptap_body: textOf('x') } });
  const { records } = await api.posts.search({
    query: { space_id: space.id, sort: 'alphabetical', per_page: 100 },
  });
  expect(records.map(({ name }) => name)).toEqual(dictionary);
  const feed = await (await asMember(ownerId)).homeFeed.get({ query: { sort: 'alphabetical', per_page: 100 } });
  expect(feed.records.map((post) => Object(post).name)).toEqual(dictionary);
});
