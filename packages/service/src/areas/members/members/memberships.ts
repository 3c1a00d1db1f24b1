/** Adds members to spaces and space groups, and assigns tags. */
import type { CommunityMemberAttributes } from '@community-platform/types/community-member-request';
import { announce } from '../../../kernel/domain-events.js';
import { requireKnown } from '../../../kernel/known-ids.js';
import { leaveOthers } from '../../../kernel/leaving.js';
import type { Scope } from '../../../kernel/scope.js';
import { joinSpaceGroup, joinSpaces } from '../../content/joining.js';

type Lists = Pick<CommunityMemberAttributes, 'space_ids' | 'space_group_ids' | 'member_tag_ids'>;

/** Throws a 422 for ids that do not exist in the community. */
export function requireKnownLists(scope: Scope, { space_ids, space_group_ids, member_tag_ids }: Lists): Promise<void> {
  return requireKnown(scope, {
    space_ids: ['spaces', space_ids],
    space_group_ids: ['space_groups', space_group_ids],
    member_tag_ids: ['member_tags', member_tag_ids],
  });
}

/** Adds tags to a member; existing ones are skipped. */
export async function giveTags(scope: Scope, memberId: number, tagIds: readonly number[]): Promise<void> {
  if (tagIds.length === 0) return;
  const { db, now } = scope;
  const given = await db
    .insertInto('taggings')
    .values(
      [...new Set(tagIds)].map((id) => ({
        member_tag_id: id,
        member_id: memberId,
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['member_id', 'member_tag_id']).doNothing())
    .returning('member_tag_id')
    .execute();
  for (const { member_tag_id: id } of given)
    await announce(scope, { type: 'member_tag_added', contactIds: [memberId], about: [['MemberTag', id]] });
}

/** Adds a member to the listed spaces, groups and tags; keeps all others. */
export async function addToLists(
  scope: Scope,
  memberId: number,
  { space_ids, space_group_ids, member_tag_ids }: Lists,
): Promise<void> {
  for (const groupId of new Set(space_group_ids)) await joinSpaceGroup(scope, groupId, [memberId]);
  await joinSpaces(scope, { spaceIds: space_ids ?? [], memberIds: [memberId] });
  await giveTags(scope, memberId, member_tag_ids ?? []);
}

/** Replaces the spaces, groups and tags of a member; omitted lists stay unchanged. */
export async function replaceLists(scope: Scope, memberId: number, lists: Lists): Promise<void> {
  const { space_ids, space_group_ids, member_tag_ids } = lists;
  if (space_ids !== undefined) await leaveOthers(scope, memberId, 'spaces', space_ids);
  if (space_group_ids !== undefined) await leaveOthers(scope, memberId, 'spaceGroups', space_group_ids);
  if (member_tag_ids !== undefined) await leaveOthers(scope, memberId, 'tags', member_tag_ids);
  await addToLists(scope, memberId, lists);
}
