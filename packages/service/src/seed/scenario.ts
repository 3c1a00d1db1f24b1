/** Runs the events of the seed data at the times given in the examples. */
import type { Api } from '@community-platform/client';
import { type Db, ofCommunity } from '../database/community-db.js';
import type { WholeDb } from '../database/database.js';
import { DAY } from '../kernel/calendar.js';
import type { Clock } from '../kernel/clock.js';
import { findAdmin } from '../server/security.js';
import type { Service } from '../service.js';

/** The properties of a service that a scenario needs. */
export interface ScenarioOwner extends Pick<Service, 'over' | 'clock'> {
  readonly database: { readonly db: WholeDb };
}

/** Time at which the events of the examples take place. */
export const EXAMPLE_AT = Date.parse('2025-05-20T18:40:00Z');

/** Creation time of the community in the examples. */
export const SEED_STARTED_AT = '2025-03-01T10:00:00Z';

/** Base URL of the community in the examples. */
export const EXAMPLE_BASE = 'https://oven-and-crumb.community.example';

/** E-mail address of the member in the examples that use an access token. */
export const EXAMPLE_MEMBER = 'tobin@example.com';

/** Returns a function that shifts example times by whole days, so that the latest times are in the recent past. */
export function moveToNow(clock: Clock): (exampleTime: string) => Date {
  const moved = Math.floor((clock().getTime() - EXAMPLE_AT) / DAY) * DAY;
  return (exampleTime) => new Date(Date.parse(exampleTime) + moved);
}

export interface Scenario {
  /** The whole API, called as the admin who owns the token, at the current time of the scenario. */
  readonly api: Api;
  /** Database for data that cannot be created through the API. */
  readonly db: Db;
  readonly owner: { readonly id: number; readonly email: string };
  /** Converts a time in the examples to the shifted time. */
  readonly when: (exampleTime: string) => Date;
  /** Moves the time of the scenario forward or back. */
  readonly at: (exampleTime: string) => void;
}

/** Starts a scenario in the community of an admin token. */
export async function startScenario(
  { over, clock, database: { db } }: ScenarioOwner,
  base: string,
  adminToken: string,
): Promise<Scenario> {
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
  // The client is imported only here, because it consists of many modules, and a start without a scenario needs none of
  // them.
  const { createApi, createClient } = await import('@community-platform/client');
  return {
    api: createApi(createClient({ baseUrl: base, auth: { AdminBearer: adminToken }, fetch })),
    db: own,
    owner,
    when,
    at: (exampleTime) => {
      now = when(exampleTime);
    },
  };
}

type Texts = readonly { readonly type: string }[];

/** Returns a rich text document with these paragraphs. */
export function paragraphs(...texts: readonly string[]) {
  return {
    body: {
      type: 'doc',
      content: texts.map((text) => ({
        type: 'paragraph',
        content: [{ type: 'text', text, marks: [] satisfies Texts }],
      })),
    },
  };
}
