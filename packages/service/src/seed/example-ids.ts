/** The ids of records in the document's examples. */
import { sql } from 'kysely';
import type { WholeDb } from '../database/database.js';
import type { Tables } from '../database/tables.js';

/** The first id of each table. The seed data is created in the order of the ids in the examples. */
const FIRST = {
  communities: 7001,
  community_settings: 7101,
  members: 4101,
  // The first two ids belong to tokens that the build deletes, so that the token of the scenario gets 7301.
  api_tokens: 7299,
  // The three platform fields come before those of the community.
  profile_fields: 78,
  profile_field_pages: 3601,
  profile_field_choices: 8201,
  profile_field_number_options: 91,
  member_tags: 51,
  taggings: 5501,
  space_groups: 201,
  space_group_members: 3301,
  spaces: 301,
  space_members: 3201,
  topics: 61,
  posts: 9001,
  comments: 8101,
  post_followers: 6401,
  gallery_images: 2111,
  uploads: 2201,
  embeds: 2301,
  chat_messages: 2901,
  flagged_contents: 2701,
  contact_notes: 1201,
  community_segments: 1101,
  filter_kit_controls: 71,
  access_groups: 1701,
  access_group_members: 1751,
  invitation_links: 1801,
  course_sections: 1301,
  course_lessons: 1401,
  events: 1501,
  event_attendees: 1601,
  live_rooms: 2801,
  forms: 1901,
  form_elements: 1911,
  form_submissions: 1951,
  paywalls: 2401,
  paywall_prices: 2411,
  paywall_groups: 2421,
  paywall_coupons: 2431,
  paywall_affiliates: 2441,
  affiliate_payouts: 2451,
  payment_exports: 2551,
  charges: 2501,
  subscriptions: 2601,
} as const satisfies { readonly [K in keyof Tables]?: number };

const USERS = 5101;

const statements = [
  ...Object.entries(FIRST).map(([table, first]) => `alter table ${table} alter column id restart with ${first}`),
  `alter table members alter column user_id restart with ${USERS}`,
];

/** Makes the id sequences of all tables start with the ids in the examples, until the transaction is rolled back. */
export async function beginIds(transaction: WholeDb): Promise<void> {
  await sql`do ${sql.lit(`begin ${statements.join('; ')}; end`)}`.execute(transaction);
}
