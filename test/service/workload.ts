/** Random write requests for records that exist or recently existed. */
import type { WholeDb } from '@community-platform/service';
import { sql } from 'kysely';
import type { Random } from '../../generator/src/support/regexp/random.js';

export type Asking = readonly [method: string, path: string, body?: unknown];

/** Values that requests refer to, each selected by a query on a community's rows. */
const QUERIES = {
  members: 'id from members',
  emails: 'email from members',
  tags: 'id from member_tags',
  topics: 'id from topics',
  leads: 'id from community_leads',
  groups: 'id from space_groups',
  spaces: 'id from spaces',
  posts: 'id from posts',
  comments: 'id from comments',
  access: 'id from access_groups',
  links: 'id from invitation_links',
  tokens: 'token from invitation_links',
  paywalls: 'id from paywalls',
  onSale: `id from paywalls where status = 'active'`,
  coupons: 'id from paywall_coupons',
  codes: 'code from paywall_coupons',
  affiliates: 'id from paywall_affiliates',
  affiliateCodes: 'code from paywall_affiliates',
  charges: 'id from charges',
  subscriptions: 'id from subscriptions',
  rooms: 'uuid from chat_rooms',
  calendars: `id from spaces where space_type = 'event'`,
  events: 'id from events',
  courses: `id from spaces where space_type = 'course'`,
  sections: 'id from course_sections',
  lessons: 'id from course_lessons',
  workflows: 'id from workflows',
  fields: 'id from profile_fields',
  reports: 'id from flagged_contents',
  liveRooms: 'id from live_rooms',
  segments: 'id from community_segments',
  controls: 'id from filter_kit_controls',
  once: `id from paywall_prices where price_type = 'onetime' and status = 'active'`,
  monthly: `id from paywall_prices where price_type = 'subscription' and status = 'active'`,
  paywallGroups: 'id from paywall_groups',
  choices: 'id from profile_field_choices',
} as const;

type Name = keyof typeof QUERIES;
export type Known = Readonly<Record<string, readonly unknown[]>>;

/** Returns all values of a community that requests refer to. */
export async function readKnown(db: WholeDb, communityId: number): Promise<Known> {
  const lists = Object.entries(QUERIES).map(([name, query]) => {
    const [column = '', rest = ''] = query.split(/ (?=from )/u);
    const narrowed = `${rest} ${rest.includes(' where ') ? 'and' : 'where'} community_id = `;
    return sql`(select coalesce(json_agg(${sql.ref(column)} order by ${sql.ref(column)}), '[]') ${sql.raw(narrowed)}${communityId}) as ${sql.ref(name)}`;
  });
  const { rows } = await sql<Known>`select ${sql.join(lists)}`.execute(db);
  return rows[0] ?? {};
}

/** Inputs of a change: known values, a small number that other changes also use, and random choices. */
interface Means {
  readonly of: (name: Name) => unknown;
  readonly some: (name: Name) => unknown[];
  readonly small: () => number;
  readonly random: Random;
}

export type Change = (means: Means) => Asking;

/** Draws one of the changes and fills in known values, or 0 if no value is known. */
export function draw(changes: readonly Change[], known: Known, random: Random): Asking {
  const of = (name: Name): unknown => {
    const list = known[name] ?? [];
    return list.length === 0 ? 0 : random.pick(list);
  };
  const some = (name: Name): unknown[] =>
    (known[name] ?? []).length === 0 ? [] : [...new Set(Array.from({ length: random.between(0, 2) }, () => of(name)))];
  return random.pick(changes)({ of, some, small: () => random.between(1, 40), random });
}
