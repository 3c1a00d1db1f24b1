/** Members that a request names by e-mail or account. */
import { found } from '../../core/failures.js';
import type { Scope } from '../../core/scope.js';

type Reader = Pick<Scope, 'db' | 'communityId'>;

const columns = ['id', 'user_id', 'name', 'email', 'is_admin', 'is_owner', 'active'] as const;

export interface NamedMember {
  readonly id: number;
  readonly user_id: number;
  readonly name: string;
  readonly email: string;
  readonly is_admin: boolean;
  readonly is_owner: boolean;
  readonly active: boolean;
}

/** The members with these e-mail addresses, whose case does not matter. */
export const findByEmails = async ({ db, communityId }: Reader, emails: readonly string[]): Promise<NamedMember[]> => {
  if (emails.length === 0) return [];
  return db
    .selectFrom('members')
    .select(columns)
    .where('community_id', '=', communityId)
    .where((of) =>
      of(
        of.fn<string>('lower', ['email']),
        'in',
        emails.map((email) => email.toLowerCase()),
      ),
    )
    .execute();
};

export const findByEmail = async (scope: Reader, email: string): Promise<NamedMember | undefined> =>
  (await findByEmails(scope, [email]))[0];

/** The member with an e-mail address, or a 404. */
export const takeByEmail = async (scope: Reader, email: string): Promise<NamedMember> =>
  found(await findByEmail(scope, email), 'CommunityMember');

/** Who writes: the member that the body names, or the caller; one that is not there is a 404. */
export const findAuthorId = async (
  scope: Scope,
  { user_email: email, user_id: userId }: { readonly user_email?: string; readonly user_id?: number },
): Promise<number> => {
  if (email !== undefined) return (await takeByEmail(scope, email)).id;
  if (userId === undefined) return scope.memberId;
  const member = await scope.db
    .selectFrom('members')
    .select('id')
    .where('community_id', '=', scope.communityId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found(member, 'CommunityMember').id;
};
