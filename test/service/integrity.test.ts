/**
 * Random requests, many at once: none fails on the part of the platform, and whatever it keeps is afterwards what the rows
 * say.
 */
import { expect, test } from 'vitest';
import { createRandom, seedOf } from '../../generator/src/support/regexp/random.js';
import { runs, testSeed } from '../support/long.js';
import { createManualClock, DAY } from './manual-clock.js';
import { startPair } from './two-services.js';
import { recount } from './recount.js';
import { type Asking, draw, readKnown } from './workload.js';
import { changing, felling, removing } from './workload-changing.js';
import { making } from './workload-making.js';

const ROUNDS = runs(4, 60);
const CLIENTS = 8;
/** Of one client in a round; after some of them it looks at what is there now. */
const REQUESTS = 12;
const LOOK = 6;

test('whatever is kept is what the rows say, after any requests at once', async () => {
  const { clock, now, advance } = createManualClock('2026-02-01T12:00:00Z');
  const { service, ours, send, runDue, close } = await startPair({ clock });
  const { db } = service.database;
  const ask = async ([method, path, body]: Asking): Promise<void> => {
    const answer = await send(method, `/api/admin/v2${path}`, body);
    const told = `${method} ${path} ${JSON.stringify(body)}: ${JSON.stringify(answer.body)}`;
    expect(answer.status, told).toBeLessThan(500);
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
        const some = kind < 0.5 ? making : kind < 0.8 ? changing : kind < 0.97 ? removing : felling;
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
