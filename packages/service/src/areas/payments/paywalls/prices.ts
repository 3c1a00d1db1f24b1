/** Prices of a paywall: validation, and the fields that cannot be changed. */
import type { ChangedPaywallPrice, PaywallPriceParts, PaywallStatus } from '@community-platform/types';
import { invalid, notBlank } from '../../../kernel/failures.js';
import type { Scope } from '../../../kernel/scope.js';
import { selectPrices } from './queries.js';

/** Maximum amount, in the minor unit of the currency: the limit of common payment processors. */
const LARGEST = 99_999_999;

function isAmount(value: number): boolean {
  return value >= 0 && value <= LARGEST;
}

/** Builds a complete price from the fields in a body and the previous price. */
function readPrice(parts: PaywallPriceParts, index: number) {
  const { price_type, amount_in_cents, display_name, upfront_payment_amount_in_cents = 0 } = parts;
  const interval = parts.interval ?? null;
  const intervalCount = parts.interval_count ?? null;
  const refuse = (reason: string) => invalid({ [`prices[${index}]`]: [reason] });
  if (price_type === undefined || amount_in_cents === undefined || display_name === undefined)
    throw refuse('a new price requires price_type, amount_in_cents and display_name');
  if (!isAmount(amount_in_cents) || !isAmount(upfront_payment_amount_in_cents))
    throw refuse(`amounts must be from 0 to ${LARGEST}`);
  if (price_type === 'onetime' && (interval !== null || intervalCount !== null))
    throw refuse('a price of type onetime must not have an interval');
  if (price_type !== 'onetime' && (interval === null || intervalCount === null))
    throw refuse(`a price of type ${price_type} requires interval and interval_count`);
  if (intervalCount !== null && (intervalCount < 1 || intervalCount > 1_000))
    throw refuse('interval_count must be from 1 to 1000');
  return {
    name: notBlank(`prices[${index}].name`, parts.name ?? null),
    display_name: notBlank(`prices[${index}].display_name`, display_name),
    price_type,
    amount_in_cents,
    interval,
    interval_count: intervalCount,
    upfront_payment_amount_in_cents,
  };
}

interface Target {
  readonly id: number;
  readonly status: PaywallStatus;
}

/** Adds a price with the same status as its paywall. */
export async function addPrice(
  { db, now }: Scope,
  paywall: Target,
  parts: PaywallPriceParts,
  index: number,
): Promise<void> {
  await db
    .insertInto('paywall_prices')
    .values({
      ...readPrice(parts, index),
      paywall_id: paywall.id,
      status: paywall.status,
      created_at: now,
    })
    .execute();
}

async function isPaid({ db }: Scope, priceId: number): Promise<boolean> {
  const charge = await db
    .selectFrom('charges')
    .select('id')
    .where('paywall_price_id', '=', priceId)
    .limit(1)
    .executeTakeFirst();
  return charge !== undefined;
}

/** Updates the prices with an id and adds the others. The caller must lock the paywall. */
export async function writePrices(
  scope: Scope,
  paywall: Target,
  changes: readonly ChangedPaywallPrice[],
): Promise<void> {
  const before = await selectPrices(scope).where('paywall_id', '=', paywall.id).execute();
  for (const [index, { id, ...parts }] of changes.entries()) {
    if (id === undefined) {
      await addPrice(scope, paywall, parts, index);
      continue;
    }
    const price = before.find((of) => of.id === id);
    if (price === undefined) throw invalid({ [`prices[${index}].id`]: ['is not a price of this paywall'] });
    const next = readPrice({ ...price, ...parts }, index);
    const isOther = next.price_type !== price.price_type || next.amount_in_cents !== price.amount_in_cents;
    if (isOther && (await isPaid(scope, id)))
      throw invalid({
        [`prices[${index}]`]: ['type and amount cannot be changed, because the price was already paid'],
      });
    await scope.db.updateTable('paywall_prices').set(next).where('id', '=', id).execute();
  }
}
