/** Finds invitations by token. An invitation is a link that many people can use, or a mail to a single member. */

import { httpError } from '@community-platform/server';
import { sql } from 'kysely';
import type { WholeDb } from '../../database/database.js';
import { refused } from '../../kernel/failures.js';
import type { Scope } from '../../kernel/scope.js';
import { hashSecret } from '../../kernel/secret.js';

export interface Invitation {
  readonly kind: 'link' | 'mail';
  readonly communityId: number;
  /** Id of the link or of the member. */
  readonly id: number;
}

/** Returns the invitation with a token, in any community. A mailed token is valid until it is used. */
export async function findInvitation(db: WholeDb, token: string): Promise<Invitation | undefined> {
  if (!/^[\w-]{10,100}$/u.test(token)) return undefined;
  const link = await db
    .selectFrom('invitation_links')
    .select(['community_id', 'id'])
    .where('token', '=', token)
    .executeTakeFirst();
  if (link !== undefined) return { kind: 'link', communityId: link.community_id, id: link.id };
  const member = await db
    .selectFrom('members')
    .select(['community_id', 'id'])
    .where('invitation_hash', '=', hashSecret(token))
    .executeTakeFirst();
  return member && { kind: 'mail', communityId: member.community_id, id: member.id };
}

/** Returns the link and locks it; throws a 410 if it is no longer valid. */
export async function lockLink({ db }: Scope, id: number) {
  const link = await db
    .selectFrom('invitation_links')
    .select(['id', 'status', 'uses_access_groups', 'redirect_space_id', 'paywall_id', 'paywall_price_id'])
    .select(['paywall_trial_days', 'paywall_coupon_code'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (link === undefined || link.status === 'revoked')
    throw httpError(410, 'This invitation link was revoked and can no longer be used');
  return link;
}

export type Link = Awaited<ReturnType<typeof lockLink>>;

/** Lists the prices that a link to a paywall offers; returns an empty list for other links. */
export async function listOffers({ db }: Scope, link: Pick<Link, 'paywall_id' | 'paywall_price_id'>) {
  if (link.paywall_id === null) return [];
  const paywall = await db
    .selectFrom('paywalls')
    .select(['status', 'display_name', 'currency'])
    .where('id', '=', link.paywall_id)
    .executeTakeFirstOrThrow();
  const prices = await db
    .selectFrom('paywall_prices')
    .select(['id', 'price_type', 'display_name', 'amount_in_cents'])
    .where('paywall_id', '=', link.paywall_id)
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  const offers = prices.filter(({ id }) => link.paywall_price_id === null || id === link.paywall_price_id);
  if (paywall.status !== 'active' || offers.length === 0)
    throw refused('The offer of this invitation link is currently not on sale');
  return offers.map((offer) => ({ ...offer, paywall_name: paywall.display_name, currency: paywall.currency }));
}

/** Returns the description of an invitation that is shown before joining. */
export async function describeInvitation(scope: Scope, invitation: Invitation) {
  const { db } = scope;
  const { name: communityName } = await db.selectFrom('communities').select('name').executeTakeFirstOrThrow();
  if (invitation.kind === 'mail') {
    const { email } = await lockInvited(scope, invitation.id);
    return { communityName, email, offers: [], trialDays: 0 };
  }
  const link = await lockLink(scope, invitation.id);
  return {
    communityName,
    email: undefined,
    offers: await listOffers(scope, link),
    trialDays: link.paywall_trial_days ?? 0,
  };
}

export type Description = Awaited<ReturnType<typeof describeInvitation>>;

/** Returns the member whom a mail invites, and locks the member. */
export async function lockInvited({ db }: Scope, id: number) {
  const member = await db
    .selectFrom('members')
    .select(['id', 'email', 'active'])
    .where('id', '=', id)
    .where('invitation_hash', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (member === undefined || !member.active)
    throw httpError(410, 'This invitation was used or withdrawn and can no longer be used');
  return member;
}

/** Returns the default spaces of new members, and the space to show first. */
export async function readStart({
  db,
}: Scope): Promise<{ readonly spaceIds: number[]; readonly first: number | null }> {
  const community = await db.selectFrom('communities').select('default_new_member_space_id').executeTakeFirstOrThrow();
  const settings = await db.selectFrom('community_settings').select('default_space_ids').executeTakeFirst();
  const first = community.default_new_member_space_id;
  const named = [...new Set([...(settings?.default_space_ids ?? []), ...(first === null ? [] : [first])])];
  // The settings may still contain a space that was deleted.
  const known = await db.selectFrom('spaces').select('id').where(sql<boolean>`id = any(${named}::integer[])`).execute();
  return { spaceIds: known.map(({ id }) => id), first };
}
