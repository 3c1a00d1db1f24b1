/**
 * Payment processor. The local implementation moves no money: it generates the ids of a processor and records each
 * movement in `payment_movements`, in the transaction of the write that causes it.
 */
import { randomBytes } from 'node:crypto';
import { inChunks } from '../../database/chunks.js';
import type { Db } from '../../database/community-db.js';
import type { Clock } from '../clock.js';

export interface Money {
  /** Amount in the minor unit of the currency. */
  readonly amount: number;
  /** Code of ISO 4217, in lower case. */
  readonly currency: string;
}

export interface Transfer extends Money {
  readonly note: string;
}

/** Whether the processor supports a payment method. This is the same for every community. */
export interface PaymentCapability {
  readonly method: string;
  readonly capabilityId: string;
  /** `inactive` before it is requested, and `pending` while the processor checks it. */
  readonly status: 'active' | 'pending' | 'inactive' | 'unavailable';
  /** Whether an admin can enable and disable the method. An immutable method is offered while it is active. */
  readonly isMutable: boolean;
}

export interface PaymentAccount {
  /** Whether the community has connected a payment processor. */
  readonly isConnected: boolean;
  readonly taxStatus: 'active' | 'pending';
}

export interface ChargeIds {
  readonly chargeId: string;
  readonly invoiceId: string;
}

export interface Payments {
  readonly account: (db: Db) => Promise<PaymentAccount>;
  readonly capabilities: () => readonly PaymentCapability[];
  /** Charges the payments; returns the ids of the charges in the same order. */
  readonly charge: (db: Db, payments: readonly Transfer[]) => Promise<readonly ChargeIds[]>;
  readonly refund: (db: Db, chargeId: string, payment: Transfer) => Promise<void>;
  readonly subscribe: (db: Db, note: string) => Promise<string>;
  readonly changeSubscription: (
    db: Db,
    subscriptionId: string,
    change: 'cancel' | 'cancel_at_period_end' | 'resume',
  ) => Promise<void>;
  readonly payOut: (db: Db, transfers: readonly Transfer[]) => Promise<void>;
  /** Reverses a part of a payout that is being processed. */
  readonly reversePayout: (db: Db, transfer: Transfer) => Promise<void>;
}

const capabilities: readonly PaymentCapability[] = [
  { method: 'card', capabilityId: 'card_payments', status: 'active', isMutable: false },
  { method: 'link', capabilityId: 'link_payments', status: 'active', isMutable: true },
  { method: 'bank_transfer', capabilityId: 'bank_transfer_payments', status: 'pending', isMutable: true },
  { method: 'sepa_debit', capabilityId: 'sepa_debit_payments', status: 'inactive', isMutable: true },
  { method: 'crypto', capabilityId: 'crypto_payments', status: 'unavailable', isMutable: false },
];

function makeId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

interface Movement {
  readonly kind: string;
  readonly processor_id: string;
  readonly amount?: number;
  readonly currency?: string;
  readonly note?: string;
}

async function keepMovements(db: Db, movements: readonly Movement[], now: Date): Promise<void> {
  return inChunks(movements, (part) =>
    db
      .insertInto('payment_movements')
      .values(part.map((movement) => ({ ...movement, created_at: now })))
      .execute(),
  );
}

/** Creates the local implementation. */
export function createPayments(clock: Clock): Payments {
  const keep = (db: Db, movements: readonly Movement[]): Promise<void> => keepMovements(db, movements, clock());
  return {
    account: async (db) => {
      const row = await db.selectFrom('payment_accounts').select(['is_connected', 'tax_status']).executeTakeFirst();
      return { isConnected: row?.is_connected ?? true, taxStatus: row?.tax_status ?? 'active' };
    },
    capabilities: () => capabilities,
    charge: async (db, payments) => {
      const charged = payments.map((payment) => ({
        payment,
        ids: { chargeId: makeId('ch'), invoiceId: makeId('in') },
      }));
      await keep(
        db,
        charged.map(({ payment, ids }) => ({ kind: 'charge', processor_id: ids.chargeId, ...payment })),
      );
      return charged.map(({ ids }) => ids);
    },
    refund: (db, chargeId, payment) => keep(db, [{ kind: 'refund', processor_id: chargeId, ...payment }]),
    subscribe: async (db, note) => {
      const id = makeId('sub');
      await keep(db, [{ kind: 'subscribe', processor_id: id, note }]);
      return id;
    },
    changeSubscription: (db, subscriptionId, change) => keep(db, [{ kind: change, processor_id: subscriptionId }]),
    payOut: (db, transfers) =>
      keep(
        db,
        transfers.map((transfer) => ({ kind: 'payout', processor_id: makeId('po'), ...transfer })),
      ),
    reversePayout: (db, transfer) => keep(db, [{ kind: 'payout_reversal', processor_id: makeId('por'), ...transfer }]),
  };
}
