/** Access groups, invitations, payments and affiliates of the seed data. */
import type { People } from './sample-people.js';
import type { Spaces } from './sample-spaces.js';
import type { Scenario } from './scenario.js';

async function addGroups({ api, at }: Scenario) {
  at('2025-04-01T09:00:00Z');
  const takers = await api.accessGroups.create({
    body: { access_group: { name: 'Course takers', description: 'Whoever bought Sourdough School.' } },
  });
  at('2025-04-01T09:05:00Z');
  const helpers = await api.accessGroups.create({
    body: { access_group: { name: 'Market helpers', description: 'Who stood at the winter market.' } },
  });
  await api.accessGroups.archive({ path: { id: helpers.id } });
  return takers;
}

async function addPaywalls({ api, at, when }: Scenario, takersId: number) {
  at('2025-04-01T09:50:00Z');
  const group = await api.paywallGroups.create({ body: { name: 'School', currency_id: 2 } });
  at('2025-04-01T10:00:00Z');
  const sale = await api.paywalls.create({
    body: {
      name: 'Sourdough School 2025',
      display_name: 'Sourdough School',
      currency: 'eur',
      paywall_group_id: group.id,
      access_groups_enabled: true,
      access_group_ids: [takersId],
      prices: [
        {
          name: 'Monthly',
          price_type: 'subscription',
          amount_in_cents: 1_500,
          interval: 'monthly',
          interval_count: 1,
          display_name: '15 euros a month',
        },
        { name: 'For good', price_type: 'onetime', amount_in_cents: 12_000, display_name: '120 euros, once' },
        {
          name: 'Yearly',
          price_type: 'subscription',
          amount_in_cents: 15_000,
          interval: 'yearly',
          interval_count: 1,
          display_name: '150 euros a year',
        },
      ],
    },
  });
  await api.paywalls.publish({ path: { id: sale.id } });
  const evening = (name: string, price: number, display_name: string) =>
    api.paywalls.create({
      body: {
        name,
        display_name: name,
        currency: 'eur',
        prices: [{ price_type: 'onetime', amount_in_cents: price, display_name }],
      },
    });
  at('2025-05-20T18:15:00Z');
  await evening('Open oven evening', 1_250, 'Flour and firewood');
  at('2025-04-20T10:00:00Z');
  const past = await evening('Easter baking', 900, 'One loaf each');
  await api.paywalls.publish({ path: { id: past.id } });
  at('2025-04-22T09:40:00Z');
  await api.paywallCoupons.create({
    body: {
      code: 'SPRING',
      name: 'Spring fair',
      discount_type: 'percentage',
      percent_off: 20,
      paywall_ids: [sale.id],
      max_redemptions: 50,
      expires_at: when('2025-06-30T21:59:59Z').toISOString(),
    },
  });
  at('2025-03-20T08:00:00Z');
  await api.paywallCoupons.create({
    body: {
      code: 'MARKET',
      name: 'Winter market',
      discount_type: 'amount',
      amount_off_in_cents: 300,
      max_redemptions: 10,
    },
  });
  const [monthly, , yearly] = sale.prices;
  const [loaf] = past.prices;
  if (monthly === undefined || yearly === undefined || loaf === undefined) throw new Error('A price is missing');
  return { sale, monthly, yearly, past, loaf };
}

type Paywalls = Awaited<ReturnType<typeof addPaywalls>>;

async function addLinks(
  story: Scenario,
  people: People,
  spaces: Spaces,
  { sale, monthly }: Paywalls,
  takersId: number,
): Promise<void> {
  const { api, at } = story;
  at('2025-04-22T10:00:00Z');
  await api.invitationLinks.create({
    body: {
      name: 'Spring fair',
      redirect_space_id: spaces.bakehouse.id,
      access_group_ids: [takersId],
      member_tag_ids: [people.newcomer.id],
      paywall: {
        paywall_id: sale.id,
        paywall_price_id: monthly.id,
        paywall_trial_days: 14,
        paywall_coupon_code: 'SPRING',
      },
    },
  });
  at('2025-03-01T11:00:00Z');
  const winter = await api.invitationLinks.create({
    body: { name: 'Winter market', member_tag_ids: [people.newcomer.id] },
  });
  at('2025-03-31T11:00:00Z');
  await api.invitationLinks.revoke({ path: { id: winter.id } });
}

async function addSales(story: Scenario, { tobin }: People, { monthly, yearly, past, loaf }: Paywalls): Promise<void> {
  const { api, owner, at } = story;
  at('2025-04-24T08:00:00Z');
  await api.affiliates.invite({ body: { existing_member_ids: [owner.id] } });
  at('2025-04-25T08:00:00Z');
  const [affiliate] = (await api.affiliates.list({})).records;
  if (affiliate === undefined) throw new Error('The affiliate is missing');
  await api.affiliates.update({ path: { id: affiliate.id }, body: { status: 'enrolled' } });
  const brought = { affiliate_code: affiliate.code, platform: 'web' } as const;
  at('2025-04-26T09:00:00Z');
  await api.charges.create({ body: { community_member_id: tobin.id, paywall_price_id: loaf.id, ...brought } });
  at('2025-05-01T09:00:00Z');
  await api.paywalls.archive({ path: { id: past.id } });
  await api.affiliatePayouts.start({ body: { community_member_ids: [owner.id] } });
  at('2025-05-02T18:00:00Z');
  await api.subscriptions.create({
    body: {
      community_member_id: tobin.id,
      paywall_price_id: monthly.id,
      paywall_coupon_code: 'SPRING',
      ...brought,
    },
  });
  at('2025-05-03T07:00:00Z');
  const ending = await api.subscriptions.create({
    body: { community_member_id: owner.id, paywall_price_id: yearly.id, platform: 'web' },
  });
  at('2025-05-04T07:00:00Z');
  await api.subscriptions.cancel({ path: { id: ending.id }, body: { ends_at: 'at_period_end' } });
  at('2025-05-20T18:30:00Z');
  await api.affiliates.invite({ body: { existing_member_ids: [tobin.id] } });
  await api.taxSettings.update({
    body: { tax_setting: { platform_status: 'enabled', default_tax_behavior: 'inclusive' } },
  });
}

/** Adds access groups, paywalls, invitation links, charges and affiliates. */
export async function addBusiness(story: Scenario, people: People, spaces: Spaces): Promise<void> {
  const takers = await addGroups(story);
  const paywalls = await addPaywalls(story, takers.id);
  await addLinks(story, people, spaces, paywalls, takers.id);
  await addSales(story, people, paywalls);
}
