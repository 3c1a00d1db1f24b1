/** The record of a community member. */
import type { CommunityMember } from '@community-platform/types/community-member';
import { type InferResult, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isoText } from '../../../database/iso-text.js';
import { prepareQuery, type Values } from '../../../database/prepared-query.js';
import { optionalFileUrl, profileUrl } from '../../../kernel/addresses.js';
import { plainEmail } from '../../../kernel/members.js';
import type { Scope } from '../../../kernel/scope.js';
import { optionalTime, timeText } from '../../../kernel/text.js';
import { answersOfMember, flattenAnswers } from '../profile-answers/queries.js';
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

/** Selects members with all data of their records. */
export function selectMemberRows({ db }: Pick<Scope, 'db'>) {
  return db
    .selectFrom('members')
    .innerJoin('member_standings', 'member_standings.member_id', 'members.id')
    .select(columns)
    .select((of) => [
      'member_standings.points as total_points',
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
      jsonArrayFrom(
        of
          .selectFrom('taggings')
          .innerJoin('member_tags', 'member_tags.id', 'taggings.member_tag_id')
          .select(['member_tags.id', 'member_tags.name'])
          .whereRef('taggings.member_id', '=', 'members.id')
          .orderBy('member_tags.id'),
      ).as('tags'),
      // All active profile fields of the community appear on every member.
      jsonArrayFrom(
        of
          .selectFrom('profile_fields')
          .select(['id', 'label', 'field_type', 'key', 'placeholder', 'description', 'required', 'platform_field'])
          .select(() => [
            isoText(sql`profile_fields.created_at`).as('created_at'),
            isoText(sql`profile_fields.updated_at`).as('updated_at'),
          ])
          .where('archived', '=', false)
          .orderBy('profile_fields.id'),
      ).as('fields'),
      answersOfMember({ db }),
    ]);
}

export type MemberRow = InferResult<ReturnType<typeof selectMemberRows>>[number];

/** Formats the time of acceptance as `YYYY-MM-DD HH:MM:SS UTC`; the text is empty before acceptance. */
function acceptedText(time: Date | null): string {
  return time === null ? '' : `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

/** Converts rows to member records, in the same order. */
export function toMembers(scope: Scope, rows: readonly MemberRow[]): CommunityMember[] {
  return rows.map((row) => {
    const { id } = row;
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
      flattened_profile_fields: flattenAnswers(row.answers),
      posts_count: posts,
      comments_count: comments,
      member_tags: row.tags,
      profile_fields: row.fields,
      gamification_stats: gamificationOf(id, row.total_points),
      activity_score: activityScoreOf(activity, scope.now),
    };
  });
}

const readById = prepareQuery((db, { value }: Values<{ readonly id: number }>) =>
  selectMemberRows({ db }).where('members.id', '=', value('id')),
);

const readByEmail = prepareQuery((db, { value }: Values<{ readonly email: string }>) =>
  selectMemberRows({ db }).where((of) => of(of.fn<string>('lower', ['email']), '=', value('email'))),
);

/** Returns the record of a member, or `undefined`. */
export async function readMember(scope: Scope, id: number): Promise<CommunityMember | undefined> {
  return toMembers(scope, await readById(scope, { id }))[0];
}

/** Returns the record of the member with the given e-mail address (case-insensitive), or `undefined`. */
export async function readMemberByEmail(scope: Scope, email: string): Promise<CommunityMember | undefined> {
  return toMembers(scope, await readByEmail(scope, { email: plainEmail(email) }))[0];
}
