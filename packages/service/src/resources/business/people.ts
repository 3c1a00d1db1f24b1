/** Members as the bodies and parameters of this area name them. */
import { sql } from 'kysely';
import type { Scope } from '../../core/scope.js';

const columns = ['id', 'user_id', 'name', 'email', 'active', 'accepted_invitation_at'] as const;

export const findMemberByEmail = ({ db, communityId }: Scope, email: string) =>
  db
    .selectFrom('members')
    .select(columns)
    .where('community_id', '=', communityId)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();

/** The members of this community among the ids. */
export const findMembers = ({ db, communityId }: Scope, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('members')
        .select(columns)
        .where('community_id', '=', communityId)
        .where('id', 'in', [...ids])
        .execute();

/** Where an export goes: the address of the admin who acts. */
export const emailOfCaller = async ({ db, communityId, memberId }: Scope): Promise<string> => {
  const { email } = await db
    .selectFrom('members')
    .select('email')
    .where('community_id', '=', communityId)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return email;
};
