/** Invites one member to become an affiliate, and returns the outcome. */

import type { NamedMember as Member } from '../../../kernel/members.js';
import type { Scope } from '../../../kernel/scope.js';
import { insertWithSlug } from '../../../kernel/slugs.js';
import { slugOf } from '../../../kernel/text.js';

export interface InviteOutcome {
  readonly status: 'invited' | 'reinvited' | 'already_active' | 'failed';
  readonly error: string | null;
}

/** Returns possible affiliate codes: the first name in capitals, and then the same with the suffixes 2, 3 and so on. */
function codesOf({ name, id }: Member): string[] {
  const first = slugOf(name.trim().split(/\s/u)[0] ?? '').toUpperCase();
  const code = name.trim() === '' ? `MEMBER${id}` : first;
  return [code, ...Array.from({ length: 20 }, (_, index) => `${code}${index + 2}`), `${code}-${id}`];
}

function whyNot(member: Member | undefined): string | undefined {
  if (member === undefined) return 'The member does not exist in this community';
  if (!member.active) return 'The member is deactivated';
  if (member.accepted_invitation_at === null) return 'The member has not accepted the invitation to the community';
  return undefined;
}

function failed(error: string): InviteOutcome {
  return { status: 'failed', error };
}

/** Invites a member, or invites them again; returns the outcome with the reason for a failure. */
export async function inviteAffiliate(scope: Scope, member: Member | undefined): Promise<InviteOutcome> {
  const { db, now, ports } = scope;
  const reason = whyNot(member);
  if (member === undefined || reason !== undefined)
    return failed(reason ?? 'The member does not exist in this community');
  const findAffiliate = () =>
    db
      .selectFrom('paywall_affiliates')
      .select(['id', 'status'])
      .where('member_id', '=', member.id)
      .forUpdate()
      .executeTakeFirst();
  const invite = async (status: 'invited' | 'reinvited'): Promise<InviteOutcome> => {
    const subject = 'You are invited to become an affiliate';
    const text = `Dear ${member.name}, refer buyers to our community and earn a commission. Sign in to take part.`;
    await ports.outbox.mail(db, { to: member.email, subject, text });
    return { status, error: null };
  };

  const known = await findAffiliate();
  if (known?.status === 'enrolled') return { status: 'already_active', error: null };
  if (known?.status === 'disabled') return failed('The affiliate is disabled and can be enrolled again');
  if (known !== undefined) {
    await db.updateTable('paywall_affiliates').set({ invited_at: now }).where('id', '=', known.id).execute();
    return invite('reinvited');
  }
  const made = await insertWithSlug(codesOf(member), (code) =>
    db
      .insertInto('paywall_affiliates')
      .values({ member_id: member.id, code, invited_at: now, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst(),
  );
  // No row was inserted, because another request has invited the same member meanwhile.
  return made === undefined ? failed('The member was invited by another request') : invite('invited');
}
