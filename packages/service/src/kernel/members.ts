/** Members that a request names by e-mail address, whose case does not matter, by id or by account. */
import { isPossibleId } from '../database/query-compiler.js';
import { found, invalid } from './failures.js';
import type { Reader, Scope } from './scope.js';

const selectMembers = ({ db }: Pick<Reader, 'db'>) =>
  db
    .selectFrom('members')
    .select(['id', 'user_id', 'name', 'email', 'is_admin', 'is_owner', 'active', 'accepted_invitation_at']);

export type NamedMember = Awaited<ReturnType<ReturnType<typeof selectMembers>['execute']>>[number];

/** An e-mail address as it is compared. */
export const plainEmail = (email: string): string => email.trim().toLowerCase();

/** The members with these e-mail addresses, active or not. */
export const findMembersByEmail = async (
  scope: Pick<Reader, 'db'>,
  emails: readonly string[],
): Promise<NamedMember[]> =>
  emails.length === 0
    ? []
    : selectMembers(scope)
        .where((of) => of(of.fn<string>('lower', ['email']), 'in', emails.map(plainEmail)))
        .execute();

export const findMemberByEmail = async (scope: Pick<Reader, 'db'>, email: string): Promise<NamedMember | undefined> =>
  (await findMembersByEmail(scope, [email]))[0];

/** The same, held until the write ends: neither gone nor called otherwise meanwhile. */
export const holdMemberByEmail = ({ db }: Pick<Reader, 'db'>, email: string): Promise<NamedMember | undefined> =>
  selectMembers({ db })
    .where((of) => of(of.fn<string>('lower', ['email']), '=', plainEmail(email)))
    .forNoKeyUpdate()
    .executeTakeFirst();

/** The member with an e-mail address, or a 404. */
export const takeMemberByEmail = async (scope: Pick<Reader, 'db'>, email: string): Promise<NamedMember> =>
  found(await findMemberByEmail(scope, email), 'CommunityMember');

/** The member with an id, or a 404. */
export const takeMember = async (scope: Pick<Reader, 'db'>, id: number): Promise<NamedMember> =>
  found(await selectMembers(scope).where('id', '=', id).executeTakeFirst(), 'CommunityMember');

/** The id of a member, or a 404 where there is none. */
export const takeMemberId = async (scope: Pick<Reader, 'db'>, id: number): Promise<number> =>
  (await takeMember(scope, id)).id;

/** The members of this community among the ids. */
export const findMembers = async (scope: Pick<Reader, 'db'>, ids: readonly number[]): Promise<NamedMember[]> =>
  ids.length === 0 ? [] : selectMembers(scope).where('id', 'in', ids.filter(isPossibleId)).execute();

/** Who writes: the member that the body names, or the caller; one that is not there is a 404, and two are a 422. */
export const findAuthorId = async (
  scope: Scope,
  { user_email: email, user_id: userId }: { readonly user_email?: string; readonly user_id?: number },
): Promise<number> => {
  if (email !== undefined) {
    const { id, user_id } = await takeMemberByEmail(scope, email);
    if (userId !== undefined && userId !== user_id)
      throw invalid({ user_email: ['is not the e-mail address of the member whom user_id names'] });
    return id;
  }
  if (userId === undefined) return scope.memberId;
  return found(await selectMembers(scope).where('user_id', '=', userId).executeTakeFirst(), 'CommunityMember').id;
};

/** Where an export goes: the address of the member who acts. */
export const emailOfCaller = async (scope: Scope): Promise<string> => {
  const { email } = await selectMembers(scope).where('id', '=', scope.memberId).executeTakeFirstOrThrow();
  return email;
};
