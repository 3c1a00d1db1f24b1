/**
 * Pages that are read while records are created and deleted: each page is consistent with its count, and a cursor
 * neither repeats nor skips members.
 */
import type { MemberSearchOrder } from '@community-platform/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '../support/long.js';
import { addMember, addSpace } from './business-support.js';
import { at } from './concurrent-requests.js';
import { nodeOf } from './operations.js';
import { type Pair, startPair } from './two-services.js';

let running: Pair;
beforeAll(async () => {
  running = await startPair();
});
afterAll(() => running.close());

const ADMIN = '/api/admin/v2';
const SIZE = 5;
function unique(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** Creates and deletes records until the promise `reading` is settled. */
async function meanwhile<T>(reading: Promise<T>, change: (number: number) => Promise<unknown>): Promise<T> {
  let isDone = false;
  const work = async (): Promise<void> => {
    for (let number = 0; !isDone; number += 1) await change(number);
  };
  const working = Promise.all([work(), work(), work()]);
  try {
    return await reading;
  } finally {
    isDone = true;
    await working;
  }
}

const postIds: number[] = [];

/** Creates a post with a comment and a tagged member, and deletes an older post. */
async function change(space_id: number, tagId: number): Promise<void> {
  const { api } = running.ours;
  const { post } = await api.posts.create({ body: { space_id, name: 'Rye', skip_notifications: true } });
  postIds.push(post.id);
  await api.comments.create({ body: { post_id: post.id, body: '<p>Rye</p>', skip_notifications: true } });
  const body = { email: `${unique()}@example.com`, name: 'Guest', skip_invitation: true, member_tag_ids: [tagId] };
  const { community_member: member } = await api.members.create({ body: { ...body, space_ids: [space_id] } });
  const [oldest] = postIds.length > 8 ? postIds.splice(0, 1) : [];
  if (oldest !== undefined) await api.posts.delete({ path: { id: oldest } });
  await api.members.delete({ path: { id: member.id } });
}

test('returns pages whose length matches the total count while records change', async () => {
  const space_id = await addSpace(running, running.ours, 'basic');
  const tag = await running.ours.api.memberTags.create({ body: { name: unique() } });
  const lists = [
    '/posts',
    `/posts?space_id=${space_id}`,
    '/posts?status=published',
    '/comments',
    '/community_members',
    '/tagged_members',
    `/space_members?space_id=${space_id}`,
    '/advanced_search?query=rye&type=posts',
  ];
  const read = async (): Promise<void> => {
    for (let round = 0; round < runs(3, 8); round += 1) {
      for (const list of lists) {
        for (const page of [1, 2, 3]) {
          const path = `${ADMIN}${list}${list.includes('?') ? '&' : '?'}page=${page}&per_page=${SIZE}`;
          const { status, body } = await running.send('GET', path);
          expect(status, path).toBe(200);
          const { count, page_count, has_next_page, records } = nodeOf(body);
          const rest = Number(count) - (page - 1) * SIZE;
          expect(records, `${path}: ${count}`).toHaveLength(Math.min(SIZE, Math.max(0, rest)));
          expect([page_count, has_next_page], path).toEqual([
            Math.max(1, Math.ceil(Number(count) / SIZE)),
            rest > SIZE,
          ]);
        }
      }
    }
  };
  await meanwhile(read(), () => change(space_id, tag.id));
});

test.each(['latest', 'oldest', 'alphabetical', 'role'] satisfies MemberSearchOrder[])(
  'cursor pages return every unchanged member exactly once while other members change, sorted by %s',
  async (order) => {
    const community = running.ours;
    const stays = new Set<number>([community.ownerId]);
    for (let count = 0; count < 25; count += 1) stays.add((await addMember(running, community, `Stays ${count}`)).id);
    const walk = async (): Promise<number[]> => {
      const ids: number[] = [];
      let search_after: string[] | undefined;
      do {
        const { body } = await running.send(
          'POST',
          '/api/headless/v1/search/community_members',
          {
            order,
            per_page: 3,
            ...(search_after !== undefined && { search_after }),
          },
          token,
        );
        const { data } = nodeOf(body);
        for (const one of Array.isArray(data) ? data : []) ids.push(Number(at(one, 'id')));
        const next = nodeOf(body)['next_search_after'];
        search_after = Array.isArray(next) ? next.map(String) : undefined;
        expect(nodeOf(body)['has_next_page']).toBe(search_after !== undefined);
      } while (search_after !== undefined);
      return ids;
    };
    const { access_token: token } = await community.api.authTokens.create({
      body: { community_member_id: community.ownerId },
    });
    for (let round = 0; round < runs(1, 4); round += 1) {
      const met = await meanwhile(walk(), async (number) => {
        const body = { email: `${unique()}@example.com`, name: `${unique()} ${number}`, skip_invitation: true };
        const { community_member: made } = await community.api.members.create({ body });
        await community.api.members.delete({ path: { id: made.id } });
      });
      expect(new Set(met).size).toBe(met.length);
      expect(met.filter((id) => stays.has(id)).length).toBe(stays.size);
    }
  },
);
