/** Interfaces to systems outside of this service, each with a local implementation whose effects can be inspected. */
import type { AccessTokens } from '../access-token.js';
import type { Embedder } from './embeds.js';
import type { Outbox } from './outbox.js';
import type { Payments } from './payments.js';
import type { Places } from './places.js';
import type { Storage } from './storage.js';
import type { Summaries } from './summaries.js';

export interface QuotaReading {
  /** Maximum number of requests per month; null for no limit. */
  readonly limit: number | null;
  readonly used: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export interface Ports {
  readonly accessTokens: AccessTokens;
  readonly embeds: Embedder;
  readonly outbox: Outbox;
  readonly places: Places;
  readonly storage: Storage;
  readonly summaries: Summaries;
  readonly payments: Payments;
  readonly quota: { readonly read: (communityId: number, now: Date) => Promise<QuotaReading> };
}
