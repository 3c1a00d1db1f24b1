/**
 * Stored counts and totals of a sandbox match the rows, even after a reset, an import or a clock change during other
 * requests.
 */
import { openDatabase } from '@community-platform/service';
import { expect, test } from 'vitest';
import { createRandom, seedOf } from '../../generator/src/support/regexp/random.js';
import { runs, testSeed } from '../support/long.js';
import { createDatabase } from './data-folders.js';
import { recount } from './recount.js';
import { openSandbox } from './sandbox-support.js';
import { location } from './support.js';
import { draw, readKnown } from './workload.js';
import { changing, removing, removingMany } from './workload-changing.js';
import { making } from './workload-making.js';

const ROUNDS = runs(1, 8);
const CLIENTS = 4;
const REQUESTS = 15;

// The test reads the rows on a second connection, which the embedded database does not support.
test.runIf(location.kind === 'server')(
  'stored counts match the rows after sandbox controls ran during other requests',
  async () => {
    const url = await createDatabase();
    await using sandbox = await openSandbox({ database: { kind: 'server', url } });
    const { db, close } = await openDatabase({ kind: 'server', url });
    const { id } = await db.selectFrom('communities').select('id').executeTakeFirstOrThrow();
    const work = async (place: string): Promise<void> => {
      const random = createRandom(seedOf(testSeed, place));
      for (let count = 0; count < REQUESTS; count += 1) {
        const kind = random.next();
        const some = kind < 0.5 ? making : kind < 0.8 ? changing : kind < 0.97 ? removing : removingMany;
        const [method, path, body] = draw(some, await readKnown(db, id), random);
        const response = await sandbox.send(method, `/api/admin/v2${path}`, body);
        expect(response.status, `${method} ${path}: ${JSON.stringify(response.body)}`).toBeLessThan(500);
      }
    };
    const amid = async (place: string, control: () => Promise<unknown>): Promise<void> => {
      const working = Promise.all(Array.from({ length: CLIENTS }, (_, client) => work(`${place} ${client}`)));
      await control();
      await working;
      expect(await recount(db, id, sandbox.now()), place).toEqual({});
    };
    const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
      const controlResponse = await sandbox.send(method, `/sandbox${path}`, body);
      expect(controlResponse.status, `${method} ${path}: ${JSON.stringify(controlResponse.body)}`).toBeLessThan(300);
      return controlResponse.body;
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      await amid(`requests ${round}`, async () => {});
      const saved = await ask('GET', '/community');
      await amid(`clock ${round}`, () =>
        sandbox.setClock(new Date(sandbox.now().getTime() + 86_400_000).toISOString()),
      );
      await amid(`load ${round}`, () => ask('PUT', '/community', saved));
      await amid(`reset ${round}`, () => sandbox.reset());
    }
    await close();
  },
);
