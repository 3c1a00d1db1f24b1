/** A service killed during writes: after a restart, every acknowledged record exists, and none is incomplete. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi, createClient } from '@community-platform/client';
import { afterAll, beforeAll, expect } from 'vitest';
import { eventually } from '../support/eventually.js';
import { runs, sampleTest } from '../support/long.js';
import { killAll, type Started, startCommand } from './command.js';

/** Fifty kills in CI, fewer in local runs. */
const KILLS = Number(process.env['SERVICE_KILLS'] ?? runs(1, 2));
const WRITERS = 6;
const token = `crash-${Math.random().toString(36).slice(2)}-token`;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-crash-'));
});
afterAll(async () => {
  await killAll();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

let running: Started | undefined;
async function start(): Promise<string> {
  const url = process.env['SERVICE_DATABASE_URL'];
  running = await startCommand(['--data', folder], {
    SANDBOX_ADMIN_TOKEN: token,
    LOG_LEVEL: 'error',
    RATE_LIMIT: '1000000',
    ...(url !== undefined && { DATABASE_URL: url }),
  });
  return running.base;
}

const elements = Array.from({ length: 5 }, (_, index) => ({ type: 'text' as const, position: index + 1 }));

sampleTest(
  `${KILLS} SIGKILLs lose no acknowledged record and leave none incomplete`,
  async () => {
    const acknowledged = new Set<number>();
    for (let round = 0; round < KILLS; round += 1) {
      const api = createApi(createClient({ baseUrl: await start(), auth: { AdminBearer: token } }));
      // The service is still writing when it is killed, so the last request of each writer fails.
      let failure: unknown;
      const before = acknowledged.size;
      const write = async (): Promise<void> => {
        for (;;) acknowledged.add((await api.forms.create({ body: { name: `Form ${round}`, elements } })).id);
      };
      const writers = Array.from({ length: WRITERS }, () =>
        write().catch((error: unknown) => {
          failure ??= error;
        }),
      );
      await eventually(() => expect(acknowledged.size, String(failure)).toBeGreaterThan(before));
      await new Promise((done) => setTimeout(done, Math.random() * 250));
      await running?.stop('SIGKILL');
      await Promise.all(writers);
    }
    const api = createApi(createClient({ baseUrl: await start(), auth: { AdminBearer: token } }));
    const kept = new Set<number>();
    for await (const { id } of api.forms.paginateList({ query: { per_page: 100, name: 'Form ' } })) kept.add(id);
    expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
    for (const id of kept)
      expect((await api.forms.getElements({ path: { form_id: id } })).elements, `form ${id}`).toHaveLength(5);
    await running?.stop('SIGKILL');
  },
  60_000 + KILLS * 30_000,
);
