/**
 * Two communities with the same seed data: no request of an admin or member of one reaches data of the other. The other
 * community's records have ids of at least one million and a marker in their names, so data from it is easy to detect.
 */

import { seedCommunity } from '@community-platform/service';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLong } from '../support/long.js';
import { type Operation, operations, targetOf } from './operations.js';
import { type RunningService, startService } from './support.js';

const MARK = 'Zanzibar';
const FIRST = 1_000_000;
/** Smallest id of records created during the test, which belong to our community. */
const OURS = 2_000_000;

let running: RunningService;
let ids: string[] = [];
const uuids: string[] = [];
let emails: string[] = [];
let memberToken = '';
let tables: string[] = [];

async function query<T>(text: string): Promise<T[]> {
  const { rows } = await sql<T>`${sql.raw(text)}`.execute(running.service.database.db);
  return rows;
}

/** Hashes of all rows of the other community, by table. */
async function snapshot(): Promise<Readonly<Record<string, string>>> {
  const hashes = tables.map(
    (table) => `select '${table}' as name, md5(string_agg(row, ' ' order by row)) as hash from
      (select to_jsonb(t)::text as row from ${table} t where community_id = ${running.theirs.id}) as rows`,
  );
  const rows = await query<{ name: string; hash: string }>(hashes.join(' union all '));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}
let before: Readonly<Record<string, string>>;

/** Number of operations between two snapshots, because a snapshot takes longer than the requests. */
const STEP = isLong ? 1 : 8;
/** The operations since the last snapshot. */
const unseen: string[] = [];

beforeAll(async () => {
  // A separate database, because the test changes all sequences.
  running = await startService({});
  const { ours, theirs, base, service } = running;
  await seedCommunity(service, base, ours.adminToken);
  const columns = await query<{ table_name: string; column_name: string }>(
    `select c.table_name, c.column_name from information_schema.columns c
     join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
  );
  const has = (table: string, column: string): boolean =>
    columns.some(({ table_name, column_name }) => table_name === table && column_name === column);
  // Tables that only record requests and callers are excluded.
  const own = new Set(['api_tokens', 'idempotency_keys']);
  tables = [...new Set(columns.map(({ table_name }) => table_name))].filter(
    (table) => has(table, 'community_id') && !own.has(table),
  );
  const sequences = await query<{ name: string }>(
    `select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public'`,
  );
  const restart = async (first: number): Promise<void> => {
    for (const { name } of sequences) await query(`alter sequence ${name} restart with ${first}`);
  };
  // Uses the same ids in every table, so an id of one resource is also tried for another.
  await restart(FIRST);
  await seedCommunity(service, base, theirs.adminToken);
  for (const name of ['marek', 'suri', 'anselm'])
    await theirs.api.members.create({ body: { email: `${name}@example.com`, name, skip_invitation: true } });
  for (const table of tables) {
    for (const column of ['name', 'title', 'label', 'headline', 'display_name'])
      if (has(table, column) && table !== 'profile_field_pages')
        await query(`update ${table} set ${column} = ${column} || ' ${MARK}' where community_id = ${theirs.id}`);
    if (!has(table, 'id')) continue;
    const rows = await query<{ id: string }>(
      `select id::text as id from ${table} where community_id = ${theirs.id} order by id limit 3`,
    );
    for (const { id } of rows) (id.includes('-') ? uuids : ids).push(id);
  }
  await restart(OURS);
  ids = [...new Set(ids)].filter((id) => Number(id) >= FIRST);
  emails = (await query<{ email: string }>(`select email from members where community_id = ${theirs.id}`)).map(
    ({ email }) => email,
  );
  // The members of the seed data have the same addresses in both communities; change those of the other one.
  await query(`update members set email = 'z' || email where community_id = ${theirs.id}`);
  emails = emails.map((email) => `z${email}`);
  memberToken = (await ours.api.authTokens.create({ body: { community_member_id: ours.ownerId } })).access_token;
  before = await snapshot();
});
afterAll(() => running.close());

function tokenOf({ surface }: Operation): string {
  return surface === 'admin'
    ? running.ours.adminToken
    : surface === 'member'
      ? memberToken
      : running.ours.headlessToken;
}

/** Returns an example body with all ids and e-mail addresses replaced by those of the other community. */
function poison(value: unknown, id: number, email: string, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => poison(item, id, email, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, poison(item, id, email, key)]));
  if (typeof value === 'number' && /(?:^|_)ids?$|^topics$/u.test(name)) return id;
  if (typeof value === 'string' && /@example\.com$/u.test(value)) return email;
  return value;
}

test('the other community has records that requests would reach if there were no isolation', () => {
  expect(ids.length).toBeGreaterThanOrEqual(3);
  expect(uuids.length).toBeGreaterThan(0);
  expect(emails.length).toBeGreaterThan(5);
  expect(tables.length).toBeGreaterThan(30);
});

describe.each(operations)('$id', (operation) => {
  test('an operation neither reads nor changes data of another community', async () => {
    const send = async (target: string, body?: unknown): Promise<{ status: number; text: string }> => {
      const response = await fetch(`${running.base}${target}`, {
        method: operation.method,
        headers: {
          authorization: `Bearer ${tokenOf(operation)}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, text: await response.text() };
    };
    const check = ({ status, text }: { status: number; text: string }, what: string): void => {
      expect(text, what).not.toContain(MARK);
      expect(status, `${what}: ${text}`).toBeLessThan(500);
    };
    const candidates = operation.path.includes('/workflows/') ? uuids : ids;
    const [body] = operation.bodies;
    const [firstId = 0] = ids.map(Number);
    if (operation.pathNames.length > 0) {
      for (const id of candidates) {
        const response = await send(
          targetOf(operation, () => id),
          body,
        );
        check(response, id);
        expect(
          response.status,
          `${operation.method} ${operation.path} with ${id}: ${response.text}`,
        ).toBeGreaterThanOrEqual(400);
      }
    } else {
      // Lists, without filters and with each filter that accepts an id or an e-mail address.
      const filters = Object.keys(operation.query).filter((name) => /id|email|query|text|name/u.test(name));
      if (operation.method === 'GET') check(await send(targetOf(operation, () => '0', { per_page: '100' })), 'list');
      for (const name of filters)
        for (const value of [String(firstId), emails[0] ?? '', MARK]) {
          const response = await send(
            targetOf(operation, () => '0', { [name]: value }),
            body,
          );
          // A search for the marker may return the search text.
          if (value !== MARK) check(response, `${name}=${value}`);
        }
    }
    for (const each of operation.bodies)
      for (const id of ids.slice(0, 40)) {
        const response = await send(
          targetOf(operation, () => '1'),
          poison(each, Number(id), emails[0] ?? ''),
        );
        check(response, `body with ${id}`);
      }
    unseen.push(operation.id);
    if (unseen.length < STEP && operation !== operations.at(-1)) return;
    expect(await snapshot(), `after ${unseen.splice(0).join(', ')}`).toEqual(before);
  });
});
