/** E-mail addresses: one contact has one, and some may not join. Upper and lower case are the same. */
import { sql } from 'kysely';
import { invalid } from '../../kernel/failures.js';
import type { Scope } from '../../kernel/scope.js';

/** Keeps others from making a contact with the same address until this transaction ends. */
export const lockEmail = async ({ db, communityId }: Scope, email: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${communityId}::integer, hashtext(${email.toLowerCase()}))`.execute(db);
};

/** Refuses with 422 an address that was blocked when its member was banned. */
export const refuseBlocked = async ({ db }: Scope, email: string): Promise<void> => {
  const blocked = await db
    .selectFrom('blocked_emails')
    .select('email')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  if (blocked !== undefined) throw invalid({ email: ['was banned from this community'] });
};
