/** What an error of the database is for a caller, by its SQLSTATE, and which are tried again before. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allowNamelessRefusals } from './ledger.js';
import { emptyDatabase } from './data-folders.js';
import { type RunningService, startService } from './support.js';

let running: RunningService;
const faults: unknown[] = [];

/** A tag whose name is a SQLSTATE is refused with it; a sequence counts how often, since no rollback takes that back. */
beforeAll(async () => {
  allowNamelessRefusals();
  // Of its own, since others make tags, too.
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

const readAttempts = async (): Promise<number> => {
  const { db } = running.service.database;
  const { last } = await db
    .selectNoFrom((of) => of.fn<string>('nextval', [of.val('attempts')]).as('last'))
    .executeTakeFirstOrThrow();
  return Number(last);
};

test.each<[state: string, status: number, retryAfter: string | null, attempts: number, what: string]>([
  ['22P02', 400, null, 1, 'a value cannot be read'],
  ['23505', 422, null, 1, 'a record exists already'],
  ['23503', 422, null, 5, 'a record is missing, which the next attempt may say better'],
  ['23514', 422, null, 1, 'a value is not allowed'],
  ['40001', 503, '5', 5, 'a serialisation failure'],
  ['40P01', 503, '5', 5, 'a deadlock'],
  ['08006', 503, '5', 1, 'a lost connection'],
  ['53300', 503, '5', 1, 'too many connections'],
  ['57014', 503, '5', 1, 'a statement that took too long'],
  // Though its class is that of a lost connection: sent again, it would fail again, and for ever.
  ['08P01', 500, null, 1, 'a statement that breaks the protocol'],
  ['54000', 500, null, 1, 'a limit of the program'],
])('%s is a %i', async (state, status, retryAfter, attempts) => {
  const before = await readAttempts();
  faults.length = 0;
  const answer = await running.send('POST', '/api/admin/v2/member_tags', { name: state });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter]);
  expect((await readAttempts()) - before - 1).toBe(attempts);
  expect(faults).toHaveLength(status === 500 ? 1 : 0);
  expect(answer.body).toMatchObject({ success: false, error_details: {} });
});
