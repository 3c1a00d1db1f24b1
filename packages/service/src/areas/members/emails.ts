/** E-mail addresses of contacts: unique regardless of case, and possibly blocked. */
import { sql } from 'kysely';
import { invalid } from '../../kernel/failures.js';
import type { Scope } from '../../kernel/scope.js';

/** Locks an e-mail address, so that no other transaction creates a contact with it until this transaction ends. */
export async function lockEmail({ db, communityId }: Scope, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${communityId}::integer, hashtext(${email.toLowerCase()}))`.execute(db);
}

/** Throws a 422 for an address that was blocked when its member was banned. */
export async function refuseBlocked({ db }: Scope, email: string): Promise<void> {
  const blocked = await db
    .selectFrom('blocked_emails')
    .select('email')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  if (blocked !== undefined) throw invalid({ email: ['is banned from this community'] });
}
