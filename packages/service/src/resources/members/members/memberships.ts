/** Puts members into spaces and space groups, and gives them tags. */
import type { CommunityMemberAttributes } from '@community-platform/types/community-member-request';
import { sql } from 'kysely';
import { requireKnown } from '../../../core/known-ids.js';
import type { Scope } from '../../../core/scope.js';

type Lists = Pick<CommunityMemberAttributes, 'space_ids' | 'space_group_ids' | 'member_tag_ids'>;

/** Refuses with 422 what the community does not have. */
export const requireKnownLists = (scope: Scope, { space_ids, space_group_ids, member_tag_ids }: Lists): Promise<void> =>
  requireKnown(scope, {
    space_ids: ['spaces', space_ids],
    space_group_ids: ['space_groups', space_group_ids],
    member_tag_ids: ['member_tags', member_tag_ids],
  });

/** Makes a member one of spaces; a membership that was ended is active again. */
export const joinSpaces = async (
  { db, communityId, now }: Scope,
  memberId: number,
  spaceIds: readonly number[],
): Promise<void> => {
  if (spaceIds.length === 0) return;
  await db
    .insertInto('space_members')
    .values(
      [...new Set(spaceIds)].map((id) => ({
        community_id: communityId,
        space_id: id,
        member_id: memberId,
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['community_id', 'space_id', 'member_id'])
        .doUpdateSet({ status: 'active', updated_at: now })
        .where('space_members.status', '<>', 'active'),
    )
    .execute();
  // A group may want the members of its spaces.
  await db
    .insertInto('space_group_members')
    .columns(['community_id', 'space_group_id', 'member_id', 'created_at', 'updated_at'])
    .expression((of) =>
      of
        .selectFrom('spaces')
        .innerJoin('space_groups', (join) =>
          join
            .onRef('space_groups.community_id', '=', 'spaces.community_id')
            .onRef('space_groups.id', '=', 'spaces.space_group_id'),
        )
        .select([
          'spaces.community_id',
          'space_groups.id',
          () => sql<number>`${memberId}::integer`.as('member_id'),
          () => sql<Date>`${now}::timestamptz`.as('created_at'),
          () => sql<Date>`${now}::timestamptz`.as('updated_at'),
        ])
        .distinct()
        .where('spaces.community_id', '=', communityId)
        .where('spaces.id', 'in', spaceIds)
        .where('add_members_to_space_group_on_space_join', '=', true),
    )
    .onConflict((conflict) => conflict.columns(['community_id', 'space_group_id', 'member_id']).doNothing())
    .execute();
};

export const joinSpaceGroups = async (
  { db, communityId, now }: Scope,
  memberId: number,
  groupIds: readonly number[],
): Promise<void> => {
  if (groupIds.length === 0) return;
  await db
    .insertInto('space_group_members')
    .values(
      [...new Set(groupIds)].map((id) => ({
        community_id: communityId,
        space_group_id: id,
        member_id: memberId,
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['community_id', 'space_group_id', 'member_id'])
        .doUpdateSet({ status: 'active', updated_at: now })
        .where('space_group_members.status', '<>', 'active'),
    )
    .execute();
};

export const giveTags = async (
  { db, communityId, now }: Scope,
  memberId: number,
  tagIds: readonly number[],
): Promise<void> => {
  if (tagIds.length === 0) return;
  await db
    .insertInto('taggings')
    .values(
      [...new Set(tagIds)].map((id) => ({
        community_id: communityId,
        member_tag_id: id,
        member_id: memberId,
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['community_id', 'member_id', 'member_tag_id']).doNothing())
    .execute();
};

/** Adds a member to what the lists name, and leaves the rest. */
export const addToLists = async (
  scope: Scope,
  memberId: number,
  { space_ids, space_group_ids, member_tag_ids }: Lists,
): Promise<void> => {
  await joinSpaceGroups(scope, memberId, space_group_ids ?? []);
  await joinSpaces(scope, memberId, space_ids ?? []);
  await giveTags(scope, memberId, member_tag_ids ?? []);
};

/** Makes the lists that are named all that the member is in; a list that is left out stays. */
export const replaceLists = async (scope: Scope, memberId: number, lists: Lists): Promise<void> => {
  const { db, communityId } = scope;
  const { space_ids, space_group_ids, member_tag_ids } = lists;
  const kept = (ids: readonly number[]) => sql`any(${[...ids]}::integer[])`;
  if (space_ids !== undefined) {
    await db
      .deleteFrom('space_members')
      .where('community_id', '=', communityId)
      .where('member_id', '=', memberId)
      .where(({ not }) => not(sql<boolean>`space_id = ${kept(space_ids)}`))
      .execute();
  }
  if (space_group_ids !== undefined) {
    await db
      .deleteFrom('space_group_members')
      .where('community_id', '=', communityId)
      .where('member_id', '=', memberId)
      .where(({ not }) => not(sql<boolean>`space_group_id = ${kept(space_group_ids)}`))
      .execute();
  }
  if (member_tag_ids !== undefined) {
    await db
      .deleteFrom('taggings')
      .where('community_id', '=', communityId)
      .where('member_id', '=', memberId)
      .where(({ not }) => not(sql<boolean>`member_tag_id = ${kept(member_tag_ids)}`))
      .execute();
  }
  await addToLists(scope, memberId, lists);
};
