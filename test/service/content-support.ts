/** Helpers for the content tests that create members, groups and spaces. */
import type { Api } from '@community-platform/client';
import type { RunningService, TestCommunity } from './support.js';

let count = 0;
function next(): number {
  count += 1;
  return count;
}

/** Inserts a member directly into the database, because the operations for it belong to another area. */
export async function addMember(
  { service }: RunningService,
  { id: communityId }: TestCommunity,
  name: string,
  more: { readonly active?: boolean; readonly is_admin?: boolean; readonly headline?: string } = {},
): Promise<{ id: number; email: string }> {
  const mark = next();
  return service.database.db
    .insertInto('members')
    .values({
      community_id: communityId,
      public_uid: `uid${mark}`,
      email: `${name.toLowerCase().replaceAll(' ', '.')}-${mark}@example.com`,
      name,
      first_name: name.split(' ')[0] ?? null,
      ...more,
    })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
}

export function addGroup(api: Api, more: object = {}) {
  return api.spaceGroups.create({ body: { name: 'Group', slug: `group-${next()}`, ...more } });
}

type SpaceBody = Parameters<Api['spaces']['create']>[0]['body'];

/** Creates a space, in a new group unless `more` names one. */
export async function addSpace(api: Api, more: Partial<SpaceBody> = {}) {
  const space_group_id = more.space_group_id ?? (await addGroup(api)).id;
  const { space } = await api.spaces.create({
    body: { name: 'Space', slug: `space-${next()}`, ...more, space_group_id },
  });
  return space;
}

/** Returns rich text as the editor writes it. */
export function textOf(...paragraphs: string[]) {
  return {
    body: {
      type: 'doc',
      content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
    },
  };
}

/** Sends each request in order and collects the statuses. */
export async function statusesOf(
  { send }: RunningService,
  requests: readonly (readonly [method: string, path: string, body?: unknown])[],
): Promise<number[]> {
  const statuses: number[] = [];
  for (const [method, path, body] of requests) statuses.push((await send(method, path, body)).status);
  return statuses;
}
