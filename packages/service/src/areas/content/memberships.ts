/** Columns, conditions and records that memberships of spaces and of space groups share. */
import type { MembershipMember } from '@community-platform/types/space-member';
import { type Expression, type SqlBool, sql } from 'kysely';
import { qualify } from '../../database/qualified-names.js';
import { type Addressed, optionalFileUrl, profileUrl } from '../../kernel/addresses.js';
import { timeText } from '../../kernel/text.js';

/** Columns that membership records contain about the member. */
export const MEMBER = [
  ...qualify('members', 'user_id', 'name', 'first_name', 'last_name', 'avatar_url', 'headline', 'public_uid'),
  ...qualify('members', 'email', 'active'),
] as const;

export type MembershipStatus = 'active' | 'inactive' | 'all';

/**
 * Returns the condition for a membership status. Memberships of deactivated members count as inactive. Active
 * memberships are selected by excluding these, because deactivated members are few and have an index.
 */
export function inStatus(
  table: 'space_members' | 'space_group_members',
  status: MembershipStatus,
): Expression<SqlBool> {
  const memberships = sql.table(table);
  const inactive = sql<SqlBool>`exists (select from members
    where members.community_id = ${memberships}.community_id and members.id = ${memberships}.member_id
      and not members.active)`;
  if (status === 'all') return sql<SqlBool>`true`;
  return status === 'active' ? sql<SqlBool>`not ${inactive}` : inactive;
}

interface MemberRow {
  readonly user_id: number;
  readonly name: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly avatar_url: string | null;
  readonly headline: string | null;
  readonly public_uid: string;
  readonly email: string;
  readonly active: boolean;
}

interface MembershipRow extends MemberRow {
  readonly id: number;
  readonly member_id: number;
  readonly moderator: boolean;
  readonly access_type: string;
  readonly status: string;
  readonly posts_read_count: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

function toMember(scope: Addressed & { readonly communityId: number }, row: MemberRow): MembershipMember {
  return {
    name: row.name,
    first_name: row.first_name ?? '',
    last_name: row.last_name ?? '',
    avatar_url: optionalFileUrl(scope, row.avatar_url),
    headline: row.headline,
    community_id: scope.communityId,
    profile_url: profileUrl(scope, row.public_uid),
    public_uid: row.public_uid,
    email: row.email,
  };
}

/** Converts a row to the fields of both kinds of membership. Deactivated members have inactive memberships. */
export function toMembership(scope: Addressed & { readonly communityId: number }, row: MembershipRow) {
  return {
    id: row.id,
    user_id: row.user_id,
    posts_read_count: row.posts_read_count,
    community_member_id: row.member_id,
    moderator: row.moderator,
    access_type: row.access_type,
    status: row.active ? row.status : 'inactive',
    created_at: timeText(row.created_at),
    updated_at: timeText(row.updated_at),
    community_member: toMember(scope, row),
  };
}
