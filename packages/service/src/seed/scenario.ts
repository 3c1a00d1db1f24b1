/** The sample as a story: who tells it, and when each thing in it happened. */
import type { Api } from '@community-platform/client';
import { type Db, ofCommunity } from '../database/community-db.js';
import type { WholeDb } from '../database/database.js';
import { DAY } from '../kernel/calendar.js';
import type { Clock } from '../kernel/clock.js';
import { findAdmin } from '../server/security.js';
import type { Service } from '../service.js';

/** What a story is told with: all of the service that it needs. */
export interface Telling extends Pick<Service, 'over' | 'clock'> {
  readonly database: { readonly db: WholeDb };
}

/** When the examples of the document are told. */
export const TOLD_AT = Date.parse('2025-05-20T18:40:00Z');

/** When the community of the examples was made. */
export const SEED_STARTED_AT = '2025-03-01T10:00:00Z';

/** Where the examples have their community. */
export const TOLD_BASE = 'https://oven-and-crumb.community.example';

/** The member to whom the examples answer that are asked with an access token. */
export const TOLD_TO = 'tobin@example.com';

/** Gives the times of the examples, moved by whole days so that what they tell of has just happened. */
export const moveToNow = (clock: Clock): ((told: string) => Date) => {
  const moved = Math.floor((clock().getTime() - TOLD_AT) / DAY) * DAY;
  return (told) => new Date(Date.parse(told) + moved);
};

export interface Scenario {
  /** The whole API, for the admin to whom the token belongs; what it does happens at the time of the story. */
  readonly api: Api;
  /** For what no request can say. */
  readonly db: Db;
  readonly owner: { readonly id: number; readonly email: string };
  /** A time of the examples as it is now. */
  readonly when: (told: string) => Date;
  /** Moves the time of the story, forwards or back. */
  readonly at: (told: string) => void;
}

/** Begins a story in the community of an admin token. */
export const startScenario = async (
  { over, clock, database: { db } }: Telling,
  base: string,
  adminToken: string,
): Promise<Scenario> => {
  const admin = await findAdmin(db, adminToken);
  if (admin === undefined) throw new Error('The token is not one of an admin');
  const own = ofCommunity(db, admin.communityId);
  const owner = await own
    .selectFrom('members')
    .select(['id', 'email'])
    .where('id', '=', admin.memberId)
    .executeTakeFirstOrThrow();
  const when = moveToNow(clock);
  let now = clock();
  const { fetch } = over(db, { clock: () => now });
  // Here alone, since it is of many modules, and a start without a story needs none of them.
  const { createApi, createClient } = await import('@community-platform/client');
  return {
    api: createApi(createClient({ baseUrl: base, auth: { AdminBearer: adminToken }, fetch })),
    db: own,
    owner,
    when,
    at: (told) => {
      now = when(told);
    },
  };
};

type Texts = readonly { readonly type: string }[];

/** A document of paragraphs. */
export const paragraphs = (...texts: readonly string[]) => ({
  body: {
    type: 'doc',
    content: texts.map((text) => ({
      type: 'paragraph',
      content: [{ type: 'text', text, marks: [] satisfies Texts }],
    })),
  },
});
