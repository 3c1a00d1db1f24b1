/** The first start of a service: it is either not ready or complete, even after it was killed. */
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { drawSample, runs, sampleTest } from '../support/long.js';
import { killAll } from './command.js';
import { makePlace, type Place, removeFolders } from './data-folders.js';
import {
  apiOf,
  awaitReady,
  begin,
  listEmails,
  type ProcessResponse,
  people,
  type Starting,
  shortPause,
  tryFetch,
} from './starting.js';

/** The number of kills during the first start; fewer in local runs. */
const KILLS = Number(process.env['SERVICE_KILLS'] ?? runs(1, 10));
const [admin, headless] = ['admin-token-of-the-test', 'headless-token-of-the-test'];
const tokens = { SANDBOX_ADMIN_TOKEN: admin, SANDBOX_HEADLESS_TOKEN: headless };

afterEach(killAll);
afterAll(removeFolders);

/** The status messages before a service is ready. */
const waiting = ['the database is being opened', 'the seed data is being inserted'];

async function useAtOnce(base: string): Promise<void> {
  expect(await listEmails(apiOf(base, admin))).toEqual(people);
  const { access_token } = await apiOf(base, headless).authTokens.create({ body: { email: 'tobin@example.com' } });
  const home = await tryFetch(`${base}/api/headless/v1/home`, access_token);
  expect(home?.body).toMatchObject({ records: [{}, {}, {}] });
}

const places: Readonly<Record<string, () => Promise<Place>>> = {
  'a data folder': makePlace,
  memory: async () => ({ args: ['--memory'], env: {} }),
};

describe.each(drawSample(Object.keys(places), 1, 'locations of a first start'))('first start in %s', (name) => {
  test('until the start is complete, /ready returns 503, /health returns 200, and the API returns neither 401 nor an empty list', async () => {
    const starting = await begin((await places[name]?.()) ?? { args: [], env: {} }, tokens);
    const { base } = starting;
    const early: unknown[] = [];
    const refused: (ProcessResponse | undefined)[] = [];
    for (;;) {
      await shortPause();
      const ready = await tryFetch(`${base}/ready`);
      if (ready?.status === 200) break;
      // Nothing listens yet; this is only allowed at the beginning.
      if (ready === undefined && early.length === 0) continue;
      expect([ready?.status, ready?.headers.get('retry-after')]).toEqual([503, '1']);
      early.push(ready?.body);
      const health = await tryFetch(`${base}/health`);
      expect([health?.status, health?.body]).toEqual([200, { status: 'ok' }]);
      const list = await tryFetch(`${base}/api/admin/v2/community_members?per_page=100`, admin);
      if (list?.status === 200) expect(list.body).toMatchObject({ count: people.length });
      else refused.push(list);
      const outbox = await tryFetch(`${base}/outbox`, admin);
      if (outbox?.status === 200) expect(outbox.body).toEqual({ messages: [] });
      else refused.push(outbox);
    }
    await useAtOnce(base);
    for (const body of early) expect(waiting.map((status) => ({ status }))).toContainEqual(body);
    expect(early).toContainEqual({ status: waiting[1] });
    expect(refused.length).toBeGreaterThan(0);
    const bodies = waiting.map((text) => ({
      success: false,
      message: `The service is starting: ${text}`,
      error_details: {},
    }));
    for (const one of refused) {
      expect([one?.status, one?.headers.get('retry-after')]).toEqual([503, '1']);
      expect(one?.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/u);
      expect(bodies).toContainEqual(one?.body);
    }
  });
});

/** Creates forms until the process has ended; resolves to the ids of acknowledged forms. */
async function writeUntilGone({ base, ended }: Starting, mark: string): Promise<number[]> {
  const acknowledged: number[] = [];
  let isGone = false;
  void ended.then(() => {
    isGone = true;
  });
  const api = apiOf(base, admin);
  while (!isGone) {
    const made = await api.forms.create({ body: { name: mark } }).catch(() => undefined);
    if (made !== undefined) acknowledged.push(made.id);
    // Waits after a rejected request, to keep the load on the starting process low.
    await (made === undefined ? setTimeout(25) : shortPause());
  }
  return acknowledged;
}

async function listForms(base: string, mark: string): Promise<number[]> {
  const kept: number[] = [];
  const query = { per_page: 100, name: mark };
  for await (const { id } of apiOf(base, admin).forms.paginateList({ query })) kept.push(id);
  return kept;
}

sampleTest(
  `${KILLS} SIGKILLs during the first start lose no data and duplicate no seed data`,
  async () => {
    const undisturbed = await begin(await makePlace(), tokens);
    await awaitReady(undisturbed);
    const whole = performance.now() - undisturbed.begun;
    undisturbed.child.kill('SIGKILL');
    const rounds = [...Array(KILLS).keys()];
    const kill = async (round: number): Promise<void> => {
      const place = await makePlace();
      const starting = await begin(place, tokens);
      const writing = writeUntilGone(starting, 'Early');
      // The kills are spread over the start and somewhat beyond, so that the last ones interrupt writes.
      const moment = ((round + Math.random()) / KILLS) * whole * 1.4;
      await setTimeout(moment);
      starting.child.kill('SIGKILL');
      const acknowledged = await writing;
      const again = await begin(place, tokens);
      await awaitReady(again);
      await useAtOnce(again.base);
      const kept = await listForms(again.base, 'Early');
      const lost = acknowledged.filter((id) => !kept.includes(id));
      expect(lost, `killed after ${Math.round(moment)} of ${Math.round(whole)} ms`).toEqual([]);
      const { records } = await apiOf(again.base, admin).spaces.list({ query: { per_page: 100 } });
      expect(records.map(({ name }) => name).sort()).toEqual([
        'Bake-alongs',
        'Bakehouse',
        'Crumb Lab',
        'Kitchen Table',
        'Loaf Gallery',
        'Sourdough School',
      ]);
      again.child.kill('SIGKILL');
      await again.ended;
    };
    // Two in parallel, because a start uses one CPU core; each has its own data.
    const lane = async (): Promise<void> => {
      for (let round = rounds.shift(); round !== undefined; round = rounds.shift()) await kill(round);
    };
    await Promise.all([lane(), lane()]);
  },
  60_000 + KILLS * 30_000,
);
