/** Inserts members and spaces directly into the database. */
import type { Paywall, PaywallCreateRequest } from '@community-platform/types';
import type { RunningService, TestCommunity } from './support.js';

function unique(): string {
  return Math.random().toString(36).slice(2, 10);
}

export async function addSpace({ service }: RunningService, community: TestCommunity, type: string): Promise<number> {
  const { db } = service.database;
  const group = await db
    .insertInto('space_groups')
    .values({ community_id: community.id, name: 'Kitchen', slug: unique() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const space = await db
    .insertInto('spaces')
    .values({ community_id: community.id, space_group_id: group.id, name: type, slug: unique(), space_type: type })
    .returning('id')
    .executeTakeFirstOrThrow();
  return space.id;
}

export interface TestMember {
  readonly id: number;
  readonly userId: number;
  readonly email: string;
  readonly publicUid: string;
}

export async function addMember(
  { service }: RunningService,
  community: TestCommunity,
  name: string,
  { isAccepted = true, active = true }: { readonly isAccepted?: boolean; readonly active?: boolean } = {},
): Promise<TestMember> {
  const publicUid = unique();
  const email = `${name.toLowerCase().replaceAll(' ', '.')}-${publicUid}@example.com`;
  const { id, user_id } = await service.database.db
    .insertInto('members')
    .values({
      community_id: community.id,
      public_uid: publicUid,
      email,
      name,
      active,
      accepted_invitation_at: isAccepted ? new Date() : null,
    })
    .returning(['id', 'user_id'])
    .executeTakeFirstOrThrow();
  return { id, userId: user_id, email, publicUid };
}

/** Returns the sent mails, newest first. */
export function readOutbox({ service }: RunningService, community: TestCommunity) {
  return service.database.db
    .selectFrom('outbox_messages')
    .select(['kind', 'recipient', 'subject', 'body', 'attachment_name', 'attachment'])
    .where('community_id', '=', community.id)
    .orderBy('id', 'desc')
    .execute();
}

export const once = { price_type: 'onetime' as const, amount_in_cents: 1250, display_name: 'Once' };
export const monthly = {
  price_type: 'subscription' as const,
  amount_in_cents: 3000,
  interval: 'monthly' as const,
  interval_count: 1,
  display_name: 'Monthly',
};

export function createPaywall({ api }: TestCommunity, body: Partial<PaywallCreateRequest> = {}): Promise<Paywall> {
  return api.paywalls.create({ body: { display_name: 'School', currency: 'eur', prices: [once, monthly], ...body } });
}

export async function putOnSale(community: TestCommunity, body: Partial<PaywallCreateRequest> = {}): Promise<Paywall> {
  const { id } = await createPaywall(community, body);
  await community.api.paywalls.publish({ path: { id } });
  return community.api.paywalls.get({ path: { id } });
}

export function priceOf(paywall: Paywall, index = 0): number {
  return paywall.prices[index]?.id ?? 0;
}
