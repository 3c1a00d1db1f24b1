/** Finds members by e-mail address (case-insensitive), by id or by account. */
import { isPossibleId } from '../database/query-compiler.js';
import { found, invalid } from './failures.js';
import type { Reader, Scope } from './scope.js';

const selectMembers = ({ db }: Pick<Reader, 'db'>) =>
  db
    .selectFrom('members')
    .select(['id', 'user_id', 'name', 'email', 'is_admin', 'is_owner', 'active', 'accepted_invitation_at']);

export type NamedMember = Awaited<ReturnType<ReturnType<typeof selectMembers>['execute']>>[number];

/** Normalizes an e-mail address for comparison. */
export const plainEmail = (email: string): string => email.trim().toLowerCase();

/** Returns the members with these e-mail addresses, active or not. */
export const findMembersByEmail = async (
  scope: Pick<Reader, 'db'>,
  emails: readonly string[],
): Promise<NamedMember[]> =>
  emails.length === 0
    ? []
    : selectMembers(scope)
        .where((of) => of(of.fn<string>('lower', ['email']), 'in', emails.map(plainEmail)))
        .execute();

/** Returns the member with an e-mail address, or `undefined`. */
export const findMemberByEmail = async (scope: Pick<Reader, 'db'>, email: string): Promise<NamedMember | undefined> =>
  (await findMembersByEmail(scope, [email]))[0];

/** Like `findMemberByEmail`, but locks the row until the write ends: the member can be neither deleted nor renamed. */
export const holdMemberByEmail = ({ db }: Pick<Reader, 'db'>, email: string): Promise<NamedMember | undefined> =>
  selectMembers({ db })
    .where((of) => of(of.fn<string>('lower', ['email']), '=', plainEmail(email)))
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Returns the member with an e-mail address; throws a 404 if there is none. */
export const takeMemberByEmail = async (scope: Pick<Reader, 'db'>, email: string): Promise<NamedMember> =>
  found(await findMemberByEmail(scope, email), 'CommunityMember');

/** Returns the member with an id; throws a 404 if there is none. */
export const takeMember = async (scope: Pick<Reader, 'db'>, id: number): Promise<NamedMember> =>
  found(await selectMembers(scope).where('id', '=', id).executeTakeFirst(), 'CommunityMember');

/** Returns the id of an existing member; throws a 404 if there is none. */
export const takeMemberId = async (scope: Pick<Reader, 'db'>, id: number): Promise<number> =>
  (await takeMember(scope, id)).id;

/** Returns the members of this community with these ids. */
export const findMembers = async (scope: Pick<Reader, 'db'>, ids: readonly number[]): Promise<NamedMember[]> =>
  ids.length === 0 ? [] : selectMembers(scope).where('id', 'in', ids.filter(isPossibleId)).execute();

/**
 * Returns the id of the author: the member that the body specifies, or the caller. Throws a 404 for an unknown member,
 * and a 422 if the body specifies two.
 */
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

/** Returns the e-mail address of the acting member, who receives the exports. */
export const emailOfCaller = async (scope: Scope): Promise<string> => {
  const { email } = await selectMembers(scope).where('id', '=', scope.memberId).executeTakeFirstOrThrow();
  return email;
};
