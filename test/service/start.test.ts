/** What a service is from the first moment of its first start: not ready, or whole; and what a kill there leaves. */
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { killAll } from './command.js';
import { makePlace, type Place, removeFolders } from './data-folders.js';
import { apiOf, awaitReady, begin, listEmails, look, people, type Starting, soon, type Told } from './starting.js';
import { drawSample, runs, sampleTest } from '../support/long.js';

/** Kills at moments of the first start; fewer where somebody waits. */
const KILLS = Number(process.env['SERVICE_KILLS'] ?? runs(1, 10));
const [admin, headless] = ['admin-token-of-the-test', 'headless-token-of-the-test'];
const tokens = { SANDBOX_ADMIN_TOKEN: admin, SANDBOX_HEADLESS_TOKEN: headless };

afterEach(killAll);
afterAll(removeFolders);

/** What may be said before a service is ready. */
const waiting = ['the database is being opened', 'the sample community is being filled'];

const useAtOnce = async (base: string): Promise<void> => {
  expect(await listEmails(apiOf(base, admin))).toEqual(people);
  const { access_token } = await apiOf(base, headless).authTokens.create({ body: { email: 'tobin@example.com' } });
  const home = await look(`${base}/api/headless/v1/home`, access_token);
  expect(home?.body).toMatchObject({ records: [{}, {}, {}] });
};

const places: Readonly<Record<string, () => Promise<Place>>> = {
  'a place that keeps it': makePlace,
  memory: async () => ({ args: ['--memory'], env: {} }),
};

describe.each(drawSample(Object.keys(places), 1, 'places of a first start'))('in %s', (name) => {
  test('/ready is 503 until all is there, /health 200 all the while, and the API never 401 or empty', async () => {
    const starting = await begin((await places[name]?.()) ?? { args: [], env: {} }, tokens);
    const { base } = starting;
    const early: unknown[] = [];
    const refused: (Told | undefined)[] = [];
    for (;;) {
      await soon();
      const ready = await look(`${base}/ready`);
      if (ready?.status === 200) break;
      // Nothing listens yet, which is the last time that it may be so.
      if (ready === undefined && early.length === 0) continue;
      expect([ready?.status, ready?.headers.get('retry-after')]).toEqual([503, '1']);
      early.push(ready?.body);
      const health = await look(`${base}/health`);
      expect([health?.status, health?.body]).toEqual([200, { status: 'ok' }]);
      const list = await look(`${base}/api/admin/v2/community_members?per_page=100`, admin);
      if (list?.status === 200) expect(list.body).toMatchObject({ count: people.length });
      else refused.push(list);
      const outbox = await look(`${base}/outbox`, admin);
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

/** Writes forms from the first moment until the process is gone; resolves to the ids of those that were acknowledged. */
const writeUntilGone = async ({ base, ended }: Starting, mark: string): Promise<number[]> => {
  const acknowledged: number[] = [];
  let isGone = false;
  void ended.then(() => {
    isGone = true;
  });
  const api = apiOf(base, admin);
  while (!isGone) {
    const made = await api.forms.create({ body: { name: mark } }).catch(() => undefined);
    if (made !== undefined) acknowledged.push(made.id);
    // What is refused loads the start that is to be killed.
    await (made === undefined ? setTimeout(25) : soon());
  }
  return acknowledged;
};

const listForms = async (base: string, mark: string): Promise<number[]> => {
  const kept: number[] = [];
  const query = { per_page: 100, name: mark };
  for await (const { id } of apiOf(base, admin).forms.paginateList({ query })) kept.push(id);
  return kept;
};

sampleTest(
  `${KILLS} kills at moments of the first start lose nothing, and the sample is there once`,
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
      // Spread over the whole start and somewhat beyond, so that the last ones meet writes.
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
    // Two side by side, as a start keeps one processor busy; each has a place of its own.
    const lane = async (): Promise<void> => {
      for (let round = rounds.shift(); round !== undefined; round = rounds.shift()) await kill(round);
    };
    await Promise.all([lane(), lane()]);
  },
  60_000 + KILLS * 30_000,
);
