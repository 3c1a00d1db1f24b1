/** Finds members by e-mail address (case-insensitive), by id or by account. */
import { isPossibleId } from '../database/query-compiler.js';
import { found, invalid } from './failures.js';
import type { Reader, Scope } from './scope.js';

function selectMembers({ db }: Pick<Reader, 'db'>) {
  return db
    .selectFrom('members')
    .select(['id', 'user_id', 'name', 'email', 'is_admin', 'is_owner', 'active', 'accepted_invitation_at']);
}

export type NamedMember = Awaited<ReturnType<ReturnType<typeof selectMembers>['execute']>>[number];

/** Returns an e-mail address in the form that is used for comparisons. */
export function plainEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Returns the members with these e-mail addresses, active or not. */
export async function findMembersByEmail(scope: Pick<Reader, 'db'>, emails: readonly string[]): Promise<NamedMember[]> {
  return emails.length === 0
    ? []
    : selectMembers(scope)
        .where((of) => of(of.fn<string>('lower', ['email']), 'in', emails.map(plainEmail)))
        .execute();
}

/** Returns the member with the given e-mail address, or `undefined`. */
export async function findMemberByEmail(scope: Pick<Reader, 'db'>, email: string): Promise<NamedMember | undefined> {
  return (await findMembersByEmail(scope, [email]))[0];
}

/** Like `findMemberByEmail`, but locks the member, who cannot be changed or deleted until the write ends. */
export function holdMemberByEmail({ db }: Pick<Reader, 'db'>, email: string): Promise<NamedMember | undefined> {
  return selectMembers({ db })
    .where((of) => of(of.fn<string>('lower', ['email']), '=', plainEmail(email)))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Returns the member with the given e-mail address; throws a 404 if there is none. */
export async function takeMemberByEmail(scope: Pick<Reader, 'db'>, email: string): Promise<NamedMember> {
  return found(await findMemberByEmail(scope, email), 'CommunityMember');
}

/** Returns the member with the given id; throws a 404 if there is none. */
export async function takeMember(scope: Pick<Reader, 'db'>, id: number): Promise<NamedMember> {
  return found(await selectMembers(scope).where('id', '=', id).executeTakeFirst(), 'CommunityMember');
}

/** Returns the id of an existing member; throws a 404 if there is none. */
export async function takeMemberId(scope: Pick<Reader, 'db'>, id: number): Promise<number> {
  return (await takeMember(scope, id)).id;
}

/** Returns the members of this community with these ids. */
export async function findMembers(scope: Pick<Reader, 'db'>, ids: readonly number[]): Promise<NamedMember[]> {
  return ids.length === 0 ? [] : selectMembers(scope).where('id', 'in', ids.filter(isPossibleId)).execute();
}

/**
 * Returns the member id of the author: the member named in the body, or the caller. Throws a 404 for an unknown member,
 * and a 422 if the body names two members.
 */
export async function findAuthorId(
  scope: Scope,
  { user_email: email, user_id: userId }: { readonly user_email?: string; readonly user_id?: number },
): Promise<number> {
  if (email !== undefined) {
    const { id, user_id } = await takeMemberByEmail(scope, email);
    if (userId !== undefined && userId !== user_id)
      throw invalid({ user_email: ['does not belong to the member with user_id'] });
    return id;
  }
  if (userId === undefined) return scope.memberId;
  return found(await selectMembers(scope).where('user_id', '=', userId).executeTakeFirst(), 'CommunityMember').id;
}

/** Returns the e-mail address of the acting member, to which exports are mailed. */
export async function emailOfCaller(scope: Scope): Promise<string> {
  const { email } = await selectMembers(scope).where('id', '=', scope.memberId).executeTakeFirstOrThrow();
  return email;
}
