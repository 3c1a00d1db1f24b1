/** Members as posts embed them, and the counts of their contributions. */
import type { ProfileField } from '@community-platform/types/profile-field';
import type { SharedCommunityMember, SharedMemberTag } from '@community-platform/types/shared-community-member';
import { type InferResult, sql } from 'kysely';
import { type Addressed, optionalFileUrl } from '../../kernel/addresses.js';
import type { Ids, Reader } from '../../kernel/scope.js';
import { timeText } from '../../kernel/text.js';

/** Columns that records contain about their author. */
export const AUTHOR = [
  'members.user_id',
  'members.name as user_name',
  'members.email as user_email',
  'members.avatar_url as user_avatar_url',
] as const;

const SGID = /^sgid-member-(\d{1,9})$/u;

/** Returns the signed id by which a text mentions a member. */
export function memberSgid(memberId: number): string {
  return `sgid-member-${memberId}`;
}

/** Returns the id of the member that a signed id identifies; undefined if it identifies something else. */
export function memberOfSgid(sgid: string): number | undefined {
  const id = SGID.exec(sgid)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** Returns the platform's `headline` profile field, which every profile shows first. */
function headlineField(createdAt: Date): ProfileField {
  return {
    id: 1,
    label: 'Headline',
    field_type: 'text',
    key: 'headline',
    required: false,
    allow_null: true,
    platform_field: true,
    archived: false,
    created_at: timeText(createdAt),
    updated_at: timeText(createdAt),
  };
}

/** Selects the public tags of members, for use in other queries. */
export function selectPublicTags({ db }: Pick<Reader, 'db'>, ids: Ids) {
  return db
    .selectFrom('taggings')
    .innerJoin('member_tags', 'member_tags.id', 'taggings.member_tag_id')
    .select([
      'taggings.member_id',
      'member_tags.id',
      'name',
      'emoji',
      'color',
      'is_public',
      'is_background_enabled',
      'display_format',
      'custom_emoji_url',
      'custom_emoji_dark_url',
      'on_post_bio',
      'on_profile_page',
      'on_member_directory',
    ])
    .where((of) => of('member_id', 'in', ids))
    .where('is_public', '=', true)
    .orderBy('member_tags.id');
}

type TagRow = InferResult<ReturnType<typeof selectPublicTags>>[number];

function groupTags(scope: Addressed, rows: readonly TagRow[]): ReadonlyMap<number, SharedMemberTag[]> {
  const tags = new Map<number, SharedMemberTag[]>();
  for (const row of rows) {
    const places = [
      ...(row.on_post_bio ? ['post_bio'] : []),
      ...(row.on_profile_page ? ['profile_page'] : []),
      ...(row.on_member_directory ? ['member_directory'] : []),
    ];
    const tag: SharedMemberTag = {
      id: row.id,
      name: row.name,
      emoji: row.emoji ?? '',
      color: row.color,
      is_public: row.is_public,
      is_background_enabled: row.is_background_enabled,
      display_format: row.display_format,
      display_locations: places,
      custom_emoji_url: optionalFileUrl(scope, row.custom_emoji_url) ?? '',
      custom_emoji_dark_url: optionalFileUrl(scope, row.custom_emoji_dark_url) ?? '',
    };
    tags.set(row.member_id, [...(tags.get(row.member_id) ?? []), tag]);
  }
  return tags;
}

/** Selects the columns that posts embed, for the members with these ids. */
export function selectSharedMembers({ db }: Pick<Reader, 'db'>, ids: Ids) {
  return db
    .selectFrom('members')
    .select(['id', 'name', 'headline', 'avatar_url', 'is_admin', 'is_moderator', 'created_at'])
    .where((of) => of('id', 'in', ids));
}

type SharedRow = InferResult<ReturnType<typeof selectSharedMembers>>[number];

/** Converts rows to the members that posts embed, by id, with their public tags. */
export function toSharedMembers(
  scope: Addressed,
  rows: readonly SharedRow[],
  tagRows: readonly TagRow[],
): Map<number, SharedCommunityMember> {
  const tags = groupTags(scope, tagRows);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        name: row.name,
        headline: row.headline ?? '',
        avatar_url: optionalFileUrl(scope, row.avatar_url),
        roles: { admin: row.is_admin, moderator: row.is_moderator },
        rich_text_field_sgid: memberSgid(row.id),
        member_tags: tags.get(row.id) ?? [],
        profile_field: headlineField(row.created_at),
        page_profile_fields: [],
      },
    ]),
  );
}

export interface Contributions {
  readonly posts: number;
  readonly comments: number;
  readonly likes: number;
}

const NONE: Contributions = { posts: 0, comments: 0, likes: 0 };

/** Selects the number of posts, comments and likes of each member; zeros for members without any. */
export function selectContributions({ db }: Pick<Reader, 'db'>, ids: Ids) {
  return db
    .selectFrom('members')
    .select((of) => [
      'members.id',
      of
        .selectFrom('posts')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('posts.author_member_id', '=', 'members.id')
        .as('posts'),
      of
        .selectFrom('comments')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('comments.author_member_id', '=', 'members.id')
        .as('comments'),
      of
        .selectFrom('post_likes')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('post_likes.member_id', '=', 'members.id')
        .as('post_likes'),
      of
        .selectFrom('comment_likes')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('comment_likes.member_id', '=', 'members.id')
        .as('comment_likes'),
    ])
    .where((of) => of('members.id', 'in', ids));
}

type ContributionsRow = InferResult<ReturnType<typeof selectContributions>>[number];

/** Returns a function that looks up the contributions of a member by id. */
export function toContributions(rows: readonly ContributionsRow[]): (memberId: number) => Contributions {
  const counts = new Map(
    rows.map(({ id, posts, comments, post_likes, comment_likes }) => [
      id,
      { posts: posts ?? 0, comments: comments ?? 0, likes: (post_likes ?? 0) + (comment_likes ?? 0) },
    ]),
  );
  return (memberId) => counts.get(memberId) ?? NONE;
}
