/** How long the platform takes for its reads in a large community, beside the best statement alone. */
import pg from 'pg';
import { ensureBuilt } from '../support/ensure.js';
import { type Contender, compete } from './contest.js';
import type { Part } from './part.js';
import { createLargeCommunity, type LargeCommunity, type Size } from './service/large-community.js';
import { type Read, reads } from './service/reads.js';

/** `TREFOIL_BENCH_SIZE` is members and posts, as `1000000,5000000`. */
const readSize = (): Size => {
  const [members = 1_000_000, posts = 5_000_000] = (process.env['TREFOIL_BENCH_SIZE'] ?? '')
    .split(',')
    .filter((text) => text !== '')
    .map(Number);
  return { members, posts };
};

/** Requests of one turn. The slowest of a hundred is the p99. */
const TURN = 100;

/** The p99 of a turn, in milliseconds. */
const slowestOf = async (work: () => Promise<void>): Promise<number> => {
  const times: number[] = [];
  for (let request = 0; request < TURN; request += 1) {
    const before = performance.now();
    await work();
    times.push(performance.now() - before);
  }
  times.sort((one, other) => one - other);
  return times[Math.ceil(TURN * 0.99) - 1] ?? Number.NaN;
};

const askStatement = (client: pg.Client, { statement }: Read, communityId: number): Contender => ({
  name: 'bare SQL',
  measure: () => slowestOf(async () => void (await client.query(statement, [communityId]))),
});

const askPlatform = (base: string, read: Read, { adminToken, memberToken }: LargeCommunity): Contender => ({
  name: 'the platform',
  measure: () =>
    slowestOf(async () => {
      const answer = await fetch(`${base}${read.target}`, {
        method: read.method,
        headers: {
          authorization: `Bearer ${read.surface === 'admin' ? adminToken : memberToken}`,
          ...(read.body && { 'content-type': 'application/json' }),
        },
        ...(read.body && { body: JSON.stringify(read.body) }),
      });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${read.name}: ${answer.status} ${text}`);
    }),
});

export const measureService: Part = async (rounds, report) => {
  if (!(await ensureBuilt('packages', 'service'))) throw new Error('The service cannot be built');
  const { createService } = await import('@community-platform/service');
  const { createNodeServer } = await import('@community-platform/server/node');
  const size = readSize();
  const community = await createLargeCommunity(size);
  const service = await createService({
    database: { kind: 'server', url: community.url },
    limits: { rateLimit: 1_000_000_000 },
  });
  const node = createNodeServer(service);
  const client = new pg.Client(community.url);
  try {
    await client.connect();
    const base = `http://127.0.0.1:${await node.listen()}`;
    for (const read of reads) {
      const contenders = [askStatement(client, read, community.communityId), askPlatform(base, read, community)];
      const standings = await compete(contenders, rounds);
      report({
        work: `${read.name}, of ${size.members} members and ${size.posts} posts`,
        unit: 'ms, the slowest of a hundred',
        standings,
      });
    }
  } finally {
    await client.end();
    await node.close();
    await service.close();
    await community.stop();
  }
};
