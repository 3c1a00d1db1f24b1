/** Join tables that contain only the ids of two linked records. */
import { sql } from 'kysely';
import type { Scope } from './scope.js';

/** Each table, with the column for the owner and the column for the linked records. */
const links = {
  postTopics: ['post_topics', 'post_id', 'topic_id'],
  spaceTopics: ['space_topics', 'space_id', 'topic_id'],
  topicSpaces: ['space_topics', 'topic_id', 'space_id'],
  invitationGroups: ['invitation_link_access_groups', 'invitation_link_id', 'access_group_id'],
  invitationTags: ['invitation_link_tags', 'invitation_link_id', 'member_tag_id'],
  paywallGroups: ['paywall_access_groups', 'paywall_id', 'access_group_id'],
} as const;

/** Replaces the links of a record. The ids must exist. */
export async function replaceLinks(
  { db, communityId }: Pick<Scope, 'db' | 'communityId'>,
  what: keyof typeof links,
  id: number,
  ids: readonly number[],
): Promise<void> {
  const [table, one, other] = links[what];
  await db
    .deleteFrom(table)
    .where(sql<boolean>`${sql.ref(one)} = ${id}`)
    .execute();
  await sql`insert into ${sql.table(table)} (community_id, ${sql.ref(one)}, ${sql.ref(other)})
    select ${communityId}::integer, ${id}::integer, linked
    from unnest(${[...new Set(ids)]}::integer[]) as linked on conflict do nothing`.execute(db);
}
