/** The record of a community member (document, 2.1). */
import type { CommunityMember } from '@community-platform/types/community-member';
import { sql } from 'kysely';
import { optionalFileUrl, profileUrl } from '../../../kernel/addresses.js';
import { groupBy } from '../../../kernel/group.js';
import type { Scope } from '../../../kernel/scope.js';
import { optionalTime, timeText } from '../../../kernel/text.js';
import { pointsSince } from '../../community/points.js';
import { readFlatAnswers } from '../profile-answers/queries.js';
import { selectFields } from '../profile-fields/queries.js';
import { activityScoreOf, gamificationOf } from './standing.js';

const columns = [
  'id',
  'first_name',
  'last_name',
  'email',
  'headline',
  'created_at',
  'updated_at',
  'last_seen_at',
  'profile_confirmed_at',
  'member_since',
  'member_since_overridden',
  'public_uid',
  'avatar_url',
  'user_id',
  'name',
  'accepted_invitation_at',
  'active',
  'sso_user_id',
  'activity_score',
] as const;

const readRows = ({ db }: Scope, ids: readonly number[]) =>
  db
    .selectFrom('members')
    .select(columns)
    .select((of) => [
      pointsSince().as('total_points'),
      of
        .selectFrom('posts')
        .select(() => sql<number>`count(*)::int`.as('count'))
        .whereRef('posts.author_member_id', '=', 'members.id')
        .where('posts.status', '=', 'published')
        .as('posts_count'),
      of
        .selectFrom('comments')
        .select(() => sql<number>`count(*)::int`.as('count'))
        .whereRef('comments.author_member_id', '=', 'members.id')
        .as('comments_count'),
      of
        .selectFrom('post_likes')
        .select(() => sql<number>`count(*)::int`.as('count'))
        .whereRef('post_likes.member_id', '=', 'members.id')
        .as('likes_count'),
    ])
    .where('id', 'in', ids)
    .execute();

const readTags = async ({ db }: Scope, memberIds: readonly number[]) => {
  const rows = await db
    .selectFrom('taggings')
    .innerJoin('member_tags', 'member_tags.id', 'taggings.member_tag_id')
    .select(['member_id', 'member_tags.id', 'member_tags.name'])
    .where('member_id', 'in', memberIds)
    .orderBy('member_tags.id')
    .execute();
  return groupBy(rows, ({ member_id }) => member_id);
};

/** The fields of the community as they are listed on every member: those that are asked. */
const readMemberFields = async (scope: Scope): Promise<CommunityMember['profile_fields']> => {
  const rows = await selectFields(scope).where('archived', '=', false).orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id,
    label: row.label,
    field_type: row.field_type,
    key: row.key,
    placeholder: row.placeholder,
    description: row.description,
    required: row.required,
    platform_field: row.platform_field,
    created_at: timeText(row.created_at),
    updated_at: timeText(row.updated_at),
  }));
};

/** `YYYY-MM-DD HH:MM:SS UTC`; empty for a member who has not accepted. */
const acceptedText = (time: Date | null): string =>
  time === null ? '' : `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/**
 * The records of members, in the order of the ids; an id that this community does not have is left out. One query for
 * each relation, however many the members are.
 */
export const readMembers = async (scope: Scope, ids: readonly number[]): Promise<CommunityMember[]> => {
  if (ids.length === 0) return [];
  const rows = new Map((await readRows(scope, ids)).map((row) => [row.id, row]));
  const tags = await readTags(scope, ids);
  const answers = await readFlatAnswers(scope, ids);
  const fields = await readMemberFields(scope);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (row === undefined) return [];
    const posts = row.posts_count ?? 0;
    const comments = row.comments_count ?? 0;
    const activity = {
      score: row.activity_score,
      lastSeenAt: row.last_seen_at,
      posts,
      comments,
      likes: row.likes_count ?? 0,
    };
    return {
      id,
      first_name: row.first_name,
      last_name: row.last_name,
      email: row.email,
      headline: row.headline,
      created_at: timeText(row.created_at),
      updated_at: timeText(row.updated_at),
      community_id: scope.communityId,
      last_seen_at: optionalTime(row.last_seen_at),
      profile_confirmed_at: optionalTime(row.profile_confirmed_at),
      member_since: optionalTime(row.member_since),
      member_since_overridden: row.member_since_overridden,
      profile_url: profileUrl(scope, row.public_uid),
      public_uid: row.public_uid,
      avatar_url: optionalFileUrl(scope, row.avatar_url),
      user_id: row.user_id,
      name: row.name,
      accepted_invitation: acceptedText(row.accepted_invitation_at),
      active: row.active,
      sso_provider_user_id: row.sso_user_id,
      flattened_profile_fields: answers.get(id) ?? {},
      posts_count: posts,
      comments_count: comments,
      member_tags: (tags.get(id) ?? []).map((tag) => ({ id: tag.id, name: tag.name })),
      profile_fields: fields,
      gamification_stats: gamificationOf(id, row.total_points),
      activity_score: activityScoreOf(activity, scope.now),
    };
  });
};

/** The record of one member, or `undefined`. */
export const readMember = async (scope: Scope, id: number): Promise<CommunityMember | undefined> => {
  const [member] = await readMembers(scope, [id]);
  return member;
};
