/** E-mail addresses: unique among contacts, case-insensitive, and possibly blocked. */
import { sql } from 'kysely';
import { invalid } from '../../kernel/failures.js';
import type { Scope } from '../../kernel/scope.js';

/** Prevents other transactions from creating a contact with the same address until this one ends. */
export const lockEmail = async ({ db, communityId }: Scope, email: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${communityId}::integer, hashtext(${email.toLowerCase()}))`.execute(db);
};

/** Throws a 422 for an address that was blocked when its member was banned. */
export const refuseBlocked = async ({ db }: Scope, email: string): Promise<void> => {
  const blocked = await db
    .selectFrom('blocked_emails')
    .select('email')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  if (blocked !== undefined) throw invalid({ email: ['was banned from this community'] });
};
