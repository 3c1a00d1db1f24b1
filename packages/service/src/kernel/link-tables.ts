/** Tables of nothing but which record is linked with which others. */
import { sql } from 'kysely';
import type { Scope } from './scope.js';

/** Each with the column of the one and that of the others. */
const links = {
  postTopics: ['post_topics', 'post_id', 'topic_id'],
  spaceTopics: ['space_topics', 'space_id', 'topic_id'],
  topicSpaces: ['space_topics', 'topic_id', 'space_id'],
  invitationGroups: ['invitation_link_access_groups', 'invitation_link_id', 'access_group_id'],
  invitationTags: ['invitation_link_tags', 'invitation_link_id', 'member_tag_id'],
  paywallGroups: ['paywall_access_groups', 'paywall_id', 'access_group_id'],
} as const;

/** Makes the records of some ids, which are known to be there, all that one is linked with. */
export const replaceLinks = async (
  { db, communityId }: Pick<Scope, 'db' | 'communityId'>,
  what: keyof typeof links,
  id: number,
  ids: readonly number[],
): Promise<void> => {
  const [table, one, other] = links[what];
  await db
    .deleteFrom(table)
    .where(sql<boolean>`${sql.ref(one)} = ${id}`)
    .execute();
  await sql`insert into ${sql.table(table)} (community_id, ${sql.ref(one)}, ${sql.ref(other)})
    select ${communityId}::integer, ${id}::integer, linked
    from unnest(${[...new Set(ids)]}::integer[]) as linked on conflict do nothing`.execute(db);
};
