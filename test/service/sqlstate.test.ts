/** The status of a response for each SQLSTATE of a database error, and the number of attempts. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from './data-folders.js';
import { allowNamelessRefusals } from './ledger.js';
import { type RunningService, startService } from './support.js';

let running: RunningService;
const faults: unknown[] = [];

/**
 * Makes inserts of a tag fail with its name as SQLSTATE. A sequence counts attempts, because rollbacks do not reset it.
 */
beforeAll(async () => {
  allowNamelessRefusals();
  // A separate database, because other tests create tags too.
  running = await startService({
    database: await emptyDatabase(),
    failed: ({ cause }) => void (cause !== undefined && faults.push(cause)),
  });
  await running.service.database.execute(`
    create sequence attempts;
    create function refuse() returns trigger language plpgsql as $$
      begin perform nextval('attempts'); raise exception 'refused' using errcode = new.name; end $$;
    create trigger refuse before insert on member_tags for each row execute function refuse();`);
});
afterAll(() => running.close());

async function readAttempts(): Promise<number> {
  const { db } = running.service.database;
  const { last } = await db
    .selectNoFrom((of) => of.fn<string>('nextval', [of.val('attempts')]).as('last'))
    .executeTakeFirstOrThrow();
  return Number(last);
}

test.each<[state: string, status: number, retryAfter: string | null, attempts: number, what: string]>([
  ['22P02', 400, null, 1, 'a value cannot be read'],
  ['23505', 422, null, 1, 'a record exists already'],
  ['23503', 422, null, 5, 'a record is missing, which another attempt may report precisely'],
  ['23514', 422, null, 1, 'a value is not allowed'],
  ['40001', 503, '5', 5, 'a serialization failure'],
  ['40P01', 503, '5', 5, 'a deadlock'],
  ['08006', 503, '5', 1, 'a lost connection'],
  ['53300', 503, '5', 1, 'too many connections'],
  ['57014', 503, '5', 1, 'a statement that took too long'],
  // Although its class is that of lost connections, repeating the statement would always fail again.
  ['08P01', 500, null, 1, 'a protocol violation'],
  ['54000', 500, null, 1, 'a limit of the program'],
])('SQLSTATE %s gives status %i', async (state, status, retryAfter, attempts) => {
  const before = await readAttempts();
  faults.length = 0;
  const response = await running.send('POST', '/api/admin/v2/member_tags', { name: state });
  expect([response.status, response.headers.get('retry-after')]).toEqual([status, retryAfter]);
  expect((await readAttempts()) - before - 1).toBe(attempts);
  expect(faults).toHaveLength(status === 500 ? 1 : 0);
  expect(response.body).toMatchObject({ success: false, error_details: {} });
});
