/** What the tests of the content need: members, groups and spaces made in one call each. */
import type { Api } from '@community-platform/client';
import type { RunningService, TestCommunity } from './support.js';

let count = 0;
const next = (): number => {
  count += 1;
  return count;
};

/** A member put into the database, since another area has the operations. */
export const addMember = async (
  { service }: RunningService,
  { id: communityId }: TestCommunity,
  name: string,
  more: { readonly active?: boolean; readonly is_admin?: boolean; readonly headline?: string } = {},
): Promise<{ id: number; email: string }> => {
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
};

export const addGroup = (api: Api, more: object = {}) =>
  api.spaceGroups.create({ body: { name: 'Group', slug: `group-${next()}`, ...more } });

type SpaceBody = Parameters<Api['spaces']['create']>[0]['body'];

/** A space in a group of its own, unless `more` names one. */
export const addSpace = async (api: Api, more: Partial<SpaceBody> = {}) => {
  const space_group_id = more.space_group_id ?? (await addGroup(api)).id;
  const { space } = await api.spaces.create({
    body: { name: 'Space', slug: `space-${next()}`, ...more, space_group_id },
  });
  return space;
};

/** A text as the editor writes it. */
export const textOf = (...paragraphs: string[]) => ({
  body: {
    type: 'doc',
    content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  },
});

/** Sends each request and collects the statuses, to be compared with those that are expected. */
export const statusesOf = async (
  { send }: RunningService,
  requests: readonly (readonly [method: string, path: string, body?: unknown])[],
): Promise<number[]> => {
  const statuses: number[] = [];
  for (const [method, path, body] of requests) statuses.push((await send(method, path, body)).status);
  return statuses;
};
