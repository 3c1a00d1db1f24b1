/** Random concurrent requests: none causes a 5xx, and every stored count and total matches the rows afterwards. */
import { expect, test } from 'vitest';
import { createRandom, seedOf } from '../../generator/src/support/regexp/random.js';
import { runs, testSeed } from '../support/long.js';
import { createManualClock, DAY } from './manual-clock.js';
import { recount } from './recount.js';
import { startPair } from './two-services.js';
import { type Asking, draw, readKnown } from './workload.js';
import { changing, removing, removingMany } from './workload-changing.js';
import { making } from './workload-making.js';

const ROUNDS = runs(4, 25);
const CLIENTS = 8;
/** Number of requests per client and round. After every few requests, the client rereads which records exist. */
const REQUESTS = 12;
const LOOK = 6;

test('stored counts and totals match the rows after random concurrent requests', async () => {
  const { clock, now, advance } = createManualClock('2026-02-01T12:00:00Z');
  const { service, ours, send, runDue, close } = await startPair({ clock });
  const { db } = service.database;
  const ask = async ([method, path, body]: Asking): Promise<void> => {
    const response = await send(method, `/api/admin/v2${path}`, body);
    const description = `${method} ${path} ${JSON.stringify(body)}: ${JSON.stringify(response.body)}`;
    expect(response.status, description).toBeLessThan(500);
  };
  const look = () => readKnown(db, ours.id);
  const check = async (when: string): Promise<void> => expect(await recount(db, ours.id, now()), when).toEqual({});
  const first = createRandom(testSeed);
  for (const change of [...making, ...making]) await ask(draw([change], await look(), first));
  await check('at first');
  for (let round = 0; round < ROUNDS; round += 1) {
    const work = async (client: number): Promise<void> => {
      const random = createRandom(seedOf(testSeed, `${round}/${client}`));
      let known = await look();
      for (let count = 1; count <= REQUESTS; count += 1) {
        const kind = random.next();
        const some = kind < 0.5 ? making : kind < 0.8 ? changing : kind < 0.97 ? removing : removingMany;
        await ask(draw(some, known, random));
        if (count % LOOK === 0) known = await look();
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, (_, client) => work(client)));
    await runDue();
    await check(`round ${round}`);
    advance(DAY / 2);
  }
  await close();
});
