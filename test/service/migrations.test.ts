/**
 * Migrations: the schema is the same whether a database was empty or had any earlier version, and existing data is
 * preserved.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi, createClient } from '@community-platform/client';
import { createNodeServer } from '@community-platform/server/node';
import {
  createService,
  type Database,
  type DatabaseLocation,
  ensureSandbox,
  migrate,
  migrations,
  openDatabase,
} from '@community-platform/service';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { drawSample, sampleTest } from '../support/long.js';
import { patience } from '../support/patience.js';
import { runCommand } from './command.js';
import { location as shared } from './support.js';

const token = 'a-token-of-an-earlier-version';

/** Number of migrations from which on communities have a settings row. */
const SETTINGS = 5;

/** A community as stored by the first version. */
const rows = `
  insert into communities (id, name, slug) values (7, 'Earlier', 'earlier');
  insert into members (community_id, id, user_id, public_uid, email, name, is_admin, is_owner)
    values (7, 70, 71, 'uid70', 'ada@example.com', 'Ada Rye', true, true),
           (7, 72, 73, 'uid72', 'tobin@example.com', 'Tobin Oat', false, false);
  insert into api_tokens (community_id, name, token_type, token_hash, issued_by_member_id)
    values (7, 'Admin', 'Admin V1 or V2', '\\x${createHash('sha256').update(token).digest('hex')}', 70);
  insert into member_tags (community_id, id, name) values (7, 80, 'Baker');
  insert into space_groups (community_id, id, name, slug) values (7, 81, 'Talk', 'talk');
  insert into spaces (community_id, id, space_group_id, name, slug) values (7, 82, 81, 'Loaves', 'loaves');
  insert into posts (community_id, id, space_id, author_member_id, name, slug, body_html, body_text, published_at)
    values (7, 83, 82, 72, 'My first rye loaf', 'my-first-rye-loaf', '<p>It rose.</p>', 'It rose.', now());
  insert into comments (community_id, id, post_id, author_member_id, body_html) values (7, 84, 83, 70, '<p>Well done</p>');
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-migrations-'));
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));

async function using<T>(location: DatabaseLocation, use: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(location);
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

/** Returns a new database on a server, or always the same folder, because creating one is slow. It may not be empty. */
async function makeLocation(name: string): Promise<DatabaseLocation> {
  if (shared.kind !== 'server') return { kind: 'folder', folder };
  await using(shared, ({ execute }) => execute(`create database migrations_${name}`));
  const url = new URL(shared.url);
  url.pathname = `/migrations_${name}`;
  return { kind: 'server', url: url.href };
}

/** Empties a database and uses it on one connection. */
function usingEmpty<T>(location: DatabaseLocation, use: (database: Database) => Promise<T>): Promise<T> {
  return using(location, async (database) => {
    if (location.kind === 'folder') await database.execute('drop schema public cascade; create schema public');
    return use(database);
  });
}

/** Returns columns, indexes and constraints from the system catalogs. */
async function describeSchema({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, is_identity) as line
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    order by 1`.execute(db);
  return rows.map(({ line }) => line);
}

let whole: string[];
beforeAll(async () => {
  whole = await usingEmpty(await makeLocation('empty'), async (database) => {
    expect(await migrate(database)).toEqual(migrations.map(({ id }) => id));
    expect(await migrate(database)).toEqual([]);
    return describeSchema(database);
  });
});

test('migrations have unique ids in ascending order', () => {
  const ids = migrations.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].sort());
  expect(whole.length).toBeGreaterThan(1_000);
});

const versions = migrations.slice(0, -1).map(({ id }, index) => [id, index + 1] as const);

describe.each(drawSample(versions, 3, 'earlier versions'))('migration from %s', (id, count) => {
  test('migrating an earlier version gives the current schema and keeps its data', async () => {
    const location = await makeLocation(`from_${count}`);
    await usingEmpty(location, async (database) => {
      await migrate(database, migrations.slice(0, count));
      await database.execute(count < SETTINGS ? rows : `${rows} insert into community_settings values (7)`);
    });
    const service = await createService({ database: location, validateResponses: true });
    const node = createNodeServer(service);
    try {
      expect(await describeSchema(service.database), id).toEqual(whole);
      const base = `http://127.0.0.1:${await node.listen()}`;
      service.reachedAt(base);
      const api = createApi(createClient({ baseUrl: base, auth: { AdminBearer: token } }));
      expect(await api.members.find({ query: { email: 'tobin@example.com' } })).toMatchObject({ id: 72, user_id: 73 });
      expect(await api.posts.get({ path: { id: 83 } })).toMatchObject({ name: 'My first rye loaf', comments_count: 1 });
      expect((await api.comments.list({ query: { post_id: 83 } })).records).toMatchObject([{ id: 84 }]);
      expect(await api.community.get()).toMatchObject({ name: 'Earlier', slug: 'earlier' });
      expect(await api.spaces.get({ path: { id: 82 } })).toMatchObject({ name: 'Loaves' });
      // Defaults of newer areas exist, and new records can be created.
      await api.members.create({ body: { email: 'wilf@example.com', space_ids: [82], member_tag_ids: [80] } });
      const { records } = await api.members.list({ query: { per_page: 10 } });
      expect(records.map(({ email }) => email).sort()).toEqual([
        'ada@example.com',
        'tobin@example.com',
        'wilf@example.com',
      ]);
    } finally {
      await node.close();
      await service.close();
    }
  });
});

sampleTest('rejects a database of a newer version and leaves it unchanged', async () => {
  const location = await makeLocation('newer');
  await usingEmpty(location, async (database) => {
    await migrate(database, migrations.slice(0, 1));
    await database.execute(`insert into schema_migrations (id) values ('9999-newer')`);
  });
  await expect(createService({ database: location })).rejects.toThrow(
    'The database was created by a newer version: it has the unknown migration 9999-newer',
  );
  await using(location, async ({ db }) => {
    const { rows } = await sql<{ id: string }>`select id from schema_migrations order by 1`.execute(db);
    expect(rows.map(({ id }) => id)).toEqual([migrations[0]?.id, '9999-newer']);
  });
});

sampleTest('rolls back a failing migration completely', async () => {
  await usingEmpty(await makeLocation('failing'), async (database) => {
    const failing = { id: '0002-failing', sql: 'create table half (id integer); select no_such_column from half;' };
    await expect(migrate(database, [...migrations.slice(0, 1), failing])).rejects.toThrow('no_such_column');
    const lines = await describeSchema(database);
    expect(lines.filter((line) => line.startsWith('half '))).toEqual([]);
    expect(await migrate(database)).toEqual(migrations.slice(1).map(({ id }) => id));
    expect(await describeSchema(database)).toEqual(whole);
  });
});

sampleTest('keeps the data of a sandbox that an earlier version left partly seeded', async () => {
  const location = await makeLocation('unfinished');
  const unfinished = migrations.findIndex(({ id }) => id === '0008-whole-sample');
  await usingEmpty(location, async (database) => {
    await migrate(database, migrations.slice(0, unfinished));
    await database.execute(`${rows} insert into community_settings values (7);
      update communities set is_unfinished = true`);
  });
  const service = await createService({ database: location });
  try {
    const fixed = { adminToken: 'a-token-of-this-version', headlessToken: undefined };
    expect(await ensureSandbox(service, 'http://localhost', fixed)).toEqual(fixed);
    for (const secret of [token, fixed.adminToken]) {
      const { fetch } = service;
      const api = createApi(createClient({ baseUrl: 'http://localhost', auth: { AdminBearer: secret }, fetch }));
      expect(await api.posts.get({ path: { id: 83 } })).toMatchObject({ name: 'My first rye loaf' });
      expect((await api.members.list({})).count).toBe(2);
    }
  } finally {
    await service.close();
  }
});

// The embedded database allows only one process.
test.skipIf(shared.kind !== 'server')(
  'waits for the migration lock of another process beyond the statement timeout',
  async () => {
    const location = await makeLocation('waiting');
    if (location.kind !== 'server') throw new Error('not a server');
    const impatient = new URL(location.url);
    impatient.searchParams.set('statement_timeout', '200');
    const database = await openDatabase({ kind: 'server', url: impatient.href });
    const other = await openDatabase(location);
    let isDone = false;
    const running = other.db.transaction().execute(async (holding) => {
      await sql`select pg_advisory_xact_lock(7241903)`.execute(holding);
      const ran = migrate(database).finally(() => {
        isDone = true;
      });
      ran.catch(() => {});
      const longer = sql<{ pid: number }>`select pid from pg_stat_activity
        where wait_event = 'advisory' and clock_timestamp() - query_start > interval '1 second'`;
      await vi.waitUntil(async () => isDone || (await longer.execute(holding)).rows.length > 0, { timeout: patience });
      return { ran, wasDone: isDone };
    });
    const { ran, wasDone } = await running;
    expect(await ran).toEqual(migrations.map(({ id }) => id));
    expect(wasDone).toBe(false);
    await database.close();
    await other.close();
  },
);

test.skipIf(shared.kind !== 'server')('runs each migration once when several processes start together', async () => {
  const location = await makeLocation('together');
  const databases = await Promise.all(Array.from({ length: 4 }, () => openDatabase(location)));
  const ran = await Promise.all(databases.map((database) => migrate(database)));
  expect(ran.flat().sort()).toEqual(migrations.map(({ id }) => id));
  await Promise.all(databases.map((database) => database.close()));
});

// Creating a table concurrently can fail in three ways (SQLSTATE 23505, 42P07, 42710), the last one rarely.
test.skipIf(shared.kind !== 'server')(
  'creates the migrations table once when several processes start together',
  async () => {
    const location = await makeLocation('together_table');
    const databases = await Promise.all(Array.from({ length: 8 }, () => openDatabase(location)));
    const [first] = databases;
    for (let round = 0; round < 200; round += 1) {
      await first?.execute('drop table if exists schema_migrations');
      expect(await Promise.all(databases.map((database) => migrate(database, [])))).toEqual(databases.map(() => []));
    }
    await Promise.all(databases.map((database) => database.close()));
  },
);

// Since version 15, PostgreSQL gives users no right to create tables in databases of others.
test.skipIf(shared.kind !== 'server')(
  'exits with code 4 and one line when the user may not create tables',
  async () => {
    const location = await makeLocation('without_rights');
    if (location.kind !== 'server') throw new Error('not a server');
    const name = `guest_${Math.random().toString(36).slice(2)}`;
    await using(location, ({ execute }) => execute(`create role ${name} login`));
    const guest = new URL(location.url);
    guest.username = name;
    const { code, stderr } = await runCommand(['--port', '0', '--data', folder], { DATABASE_URL: guest.href }).ended;
    expect([code, stderr]).toEqual([4, 'The database cannot be migrated: permission denied for schema public\n']);
    await using(location, ({ execute }) => execute(`drop role ${name}`));
  },
);
