/** Database outages: requests return 503 with Retry-After, no error is reported, and the process continues to run. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noteSkip } from '../support/skips.js';
import { emptyDatabase } from './data-folders.js';
import { allowNamelessRefusals } from './ledger.js';
import { location, type RunningService, startService } from './support.js';

const isServer = location.kind === 'server';
if (!isServer) noteSkip('terminated connections', 'the embedded database has no connections; npm run test:postgres');

let running: RunningService;
const faults: unknown[] = [];

beforeAll(async () => {
  allowNamelessRefusals();
  running = await startService({
    // A separate database, since the test breaks it.
    database: await emptyDatabase(),
    failed: ({ cause }) => void (cause !== undefined && faults.push(cause)),
  });
});
afterAll(() => running.close());
beforeEach(() => faults.splice(0));

/** Runs `statement` before each insert or update of a table while `work` runs. */
async function before(table: string, statement: string, work: () => Promise<void>): Promise<void> {
  const { execute } = running.service.database;
  await execute(`
    create function go_away() returns trigger language plpgsql as $$ begin ${statement}; return new; end $$;
    create trigger go_away before insert or update on ${table} for each row execute function go_away()`);
  await work().finally(() => execute(`drop trigger go_away on ${table}; drop function go_away`));
}

async function expectAway(asked: ReturnType<RunningService['send']>): Promise<void> {
  const { status, headers } = await asked;
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  expect(faults).toEqual([]);
}

const refusal = `raise exception 'away' using errcode = '57P01'`;

test('returns 503 when the database shuts down while token usage is recorded', async () => {
  const { ours, send } = running;
  await before('api_tokens', refusal, async () => {
    await expectAway(send('GET', '/api/admin/v2/quota'));
    await expectAway(send('GET', '/filter-options/spaces'));
  });
  const { access_token } = await ours.api.authTokens.create({ body: { community_member_id: ours.ownerId } });
  const read = () => send('GET', '/api/headless/v1/home', undefined, access_token);
  await before('members', refusal, () => expectAway(read()));
  expect((await read()).status).toBe(200);
});

describe.skipIf(!isServer)('terminated connections', () => {
  const name = 'A tag that ends its connection';
  const end = 'perform pg_terminate_backend(pg_backend_pid())';
  const make = () => running.send('POST', '/api/admin/v2/member_tags', { name });

  test('returns 503 when the database connection ends during a statement', async () => {
    await before('member_tags', end, () => expectAway(make()));
    expect((await make()).status).toBe(201);
  });

  test('keeps serving after a database connection ends in an idle transaction', async () => {
    const { db, execute } = running.service.database;
    const ended = db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('communities').select('id').execute();
      await execute(`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'`);
      await new Promise((done) => setTimeout(done, 100));
      return transaction.selectFrom('communities').select('id').execute();
    });
    await expect(ended).rejects.toThrow('not queryable');
    expect((await running.send('GET', '/api/admin/v2/member_tags')).status).toBe(200);
  });
});
