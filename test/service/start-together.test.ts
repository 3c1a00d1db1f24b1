/**
 * Processes that start together on an empty server database: all become ready with the same seed data, regardless of
 * which process inserted it.
 */
import { openDatabase } from '@community-platform/service';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { eventually } from '../support/eventually.js';
import { noteSkip } from '../support/skips.js';
import { killAll } from './command.js';
import { ask, createDatabase, makeFolder, removeFolders } from './data-folders.js';
import { apiOf, awaitReady, begin, listEmails, people, type Starting, shortPause } from './starting.js';
import { location } from './support.js';

const hasServer = location.kind === 'server';
if (!hasServer)
  noteSkip('processes that start together', 'the embedded database allows one process; npm run test:postgres');

const fixed = { SANDBOX_ADMIN_TOKEN: 'admin-token-of-all', SANDBOX_HEADLESS_TOKEN: 'headless-token-of-all' };

afterEach(killAll);
afterAll(removeFolders);

/** Starts a process whose connections have its name as application_name. */
async function beginNamed(url: string, name: string, env: Readonly<Record<string, string>>): Promise<Starting> {
  const named = new URL(url);
  named.searchParams.set('application_name', name);
  return begin({ args: ['--data', await makeFolder()], env: { DATABASE_URL: named.href } }, env);
}

function beginAll(url: string, count: number, env: Readonly<Record<string, string>> = {}): Promise<Starting[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => beginNamed(url, `process ${index}`, env)));
}

function countCommunities(url: string) {
  return ask(url, 'select count(*)::int as count from communities');
}

/** Returns the printed tokens of a process, after it has printed its URL. */
async function readTokens({
  output,
}: Starting): Promise<readonly [admin: string | undefined, headless: string | undefined]> {
  await eventually(() => expect(output().stdout).toContain('Press Ctrl-C to stop'));
  const { stdout } = output();
  const [admin, headless] = [/Admin token +(\S+)/u, /Headless token +(\S+)/u].map((line) => line.exec(stdout)?.[1]);
  if (admin === undefined) expect(stdout).toContain('Tokens are shown only once');
  return [admin, headless];
}

/** Checks that each process serves the seed data, and that all of them see what one of them has written. */
async function useAll(all: readonly Starting[], admin: string, headless: string): Promise<void> {
  for (const { base } of all) {
    expect(await listEmails(apiOf(base, admin))).toEqual(people);
    const { access_token } = await apiOf(base, headless).authTokens.create({ body: { email: 'odile@example.com' } });
    expect(access_token.split('.')).toHaveLength(3);
  }
  const written = await Promise.all(
    all.map(({ base }) => apiOf(base, admin).forms.create({ body: { name: 'Of all' } })),
  );
  const ids = written.map(({ id }) => id).sort();
  for (const { base } of all) {
    const { records } = await apiOf(base, admin).forms.list({ query: { name: 'Of all' } });
    expect(records.map(({ id }) => id).sort()).toEqual(ids);
  }
}

describe.skipIf(!hasServer).each([2, 3, 5])('%i processes that start together', (count) => {
  test('processes that start together serve the same seed data with the configured tokens', async () => {
    const url = await createDatabase();
    const all = await beginAll(url, count, fixed);
    await Promise.all(all.map(awaitReady));
    await useAll(all, fixed.SANDBOX_ADMIN_TOKEN, fixed.SANDBOX_HEADLESS_TOKEN);
    expect(await countCommunities(url)).toEqual([{ count: 1 }]);
  });

  test('exactly one of the processes that start together prints the randomly generated tokens', async () => {
    const url = await createDatabase();
    const all = await beginAll(url, count);
    await Promise.all(all.map(awaitReady));
    const printed = (await Promise.all(all.map(readTokens))).filter(([admin]) => admin !== undefined);
    expect(printed).toHaveLength(1);
    const [admin = '', headless = ''] = printed[0] ?? [];
    await useAll(all, admin, headless);
    expect(await countCommunities(url)).toEqual([{ count: 1 }]);
  });
});

/**
 * Returns the name of the seeding process, which is the only one with uncommitted rows in communities; `undefined` if
 * seeding has finished.
 */
async function findFilling(url: string): Promise<string | undefined> {
  const { db, close } = await openDatabase({ kind: 'server', url });
  try {
    for (;;) {
      const { rows } = await sql<{ name: string }>`
        select application_name as name from pg_locks join pg_stat_activity using (pid)
        where datname = current_database() and relation = to_regclass('communities') and mode = 'RowExclusiveLock'
      `.execute(db);
      if (rows[0] !== undefined) return rows[0].name;
      const { rows: tables } = await sql<{ name: string | null }>`
        select to_regclass('communities')::text as name
      `.execute(db);
      const isThere = tables[0]?.name !== null;
      if (isThere && (await sql`select from communities`.execute(db)).rows.length > 0) return undefined;
      await shortPause();
    }
  } finally {
    await close();
  }
}

describe.skipIf(!hasServer)('killing the seeding process', () => {
  test.each([2, 3])('if the seeding process of %i processes is killed, the others still start', async (count) => {
    let url = '';
    let name: string | undefined;
    let all: readonly Starting[] = [];
    // On a busy machine, the seeding may finish between two polls; then try again.
    while (name === undefined) {
      await killAll();
      url = await createDatabase();
      all = await beginAll(url, count);
      name = await findFilling(url);
    }
    const killed = all[Number(name.split(' ')[1])];
    killed?.child.kill('SIGKILL');
    await killed?.ended;
    const others = all.filter((one) => one !== killed);
    expect(others).toHaveLength(count - 1);
    await Promise.all(others.map(awaitReady));
    const printed = (await Promise.all(others.map(readTokens))).filter(([admin]) => admin !== undefined);
    expect(printed).toHaveLength(1);
    const [admin = '', headless = ''] = printed[0] ?? [];
    await useAll(others, admin, headless);
    expect(await countCommunities(url)).toEqual([{ count: 1 }]);
  });
});
