/** Values that are normally generated at random, and the values that replace them in the examples. */
import { sql } from 'kysely';
import type { WholeDb } from '../database/database.js';

/** A table, one of its columns, the order of its rows, and the values in the examples in this order. */
type Names = readonly [table: string, column: string, order: string, values: readonly string[]];

const exampleNames: readonly Names[] = [
  ['members', 'public_uid', 'id', ['a1b2c3d4', 'c9d0e1f2', 'e5f6a7b8']],
  ['community_leads', 'sqid', 'id', ['k3x9f7m2ta']],
  ['forms', 'uid', 'id', ['f7k2m9p4x1q8', 'q3w8e5r1t6z0']],
  ['invitation_links', 'token', 'id', ['spring-fair', 'winter-market']],
  ['uploads', 'signed_id', 'id', ['signed-upload-2201', 'signed-upload-2202', 'signed-upload-2203']],
  ['uploads', 'attachable_sgid', 'id', ['sgid-upload-2201', 'sgid-upload-2202', 'sgid-upload-2203']],
  ['embeds', 'sgid', 'id', ['sgid-embed-2301']],
  [
    'chat_rooms',
    'uuid',
    'created_at',
    ['0d7e6c1a-5b3f-4a52-9c1d-8e2f4b6a7c90', '6b1f0a3e-8c2d-4e57-a940-3d5c7e9f1b28'],
  ],
  ['workflows', 'id', 'number', ['3f0c5b52-7d0e-4c38-9a66-0b8f4f1f6a10', 'b7d94e18-0a6c-4f53-8b21-c5e7f9a1d302']],
  [
    'workflow_triggers',
    'id',
    '(select number from workflows where workflows.id = workflow_id)',
    ['5c7e9a10-2b4d-4f6e-9081-a3b5c7d9e1f2', '9d2f4b6a-8c0e-4a1b-b3d5-e7f901234a5b'],
  ],
  [
    'workflow_actions',
    'id',
    '(select number from workflows where workflows.id = workflow_id), position',
    [
      '1e2f3a4b-5c6d-4e7f-8a9b-0c1d2e3f4a5b',
      '2f3a4b5c-6d7e-4f8a-9b0c-1d2e3f4a5b6c',
      '3a4b5c6d-7e8f-4a9b-8c0d-1e2f3a4b5c6d',
    ],
  ],
  ['subscriptions', 'processor_id', 'id', ['sub_sandbox_2601', 'sub_sandbox_2602']],
  ['charges', 'processor_id', 'id', ['ch_sandbox_2501', 'ch_sandbox_2502', 'ch_sandbox_2503']],
  ['charges', 'invoice_processor_id', 'id', ['in_sandbox_2501', 'in_sandbox_2502', 'in_sandbox_2503']],
  ['payment_movements', `processor_id`, `kind <> 'payout', id`, ['po_sandbox_1']],
  // No token has this hash.
  ['api_tokens', 'token_hash', 'id', [`\\x${'00'.repeat(32)}`]],
];

/** Returns pairs of a generated and an example value; throws if a table has fewer rows than example values. */
export async function findNames(db: WholeDb): Promise<[random: string, name: string][]> {
  const pairs: [string, string][] = [];
  for (const [table, column, order, values] of exampleNames) {
    const { rows } = await sql<{ value: string }>`
      select ${sql.ref(column)}::text as value from ${sql.table(table)} order by ${sql.raw(order)}`.execute(db);
    if (rows.length < values.length) throw new Error(`${table}.${column} has too few rows`);
    for (const [index, name] of values.entries()) pairs.push([rows[index]?.value ?? '', name]);
  }
  return pairs;
}
