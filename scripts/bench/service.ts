/** Latency of the platform's reads in a large community, compared with the best SQL statement alone. */
import pg from 'pg';
import { ensureBuilt } from '../support/ensure.js';
import { type Contender, compete } from './contest.js';
import type { Part } from './part.js';
import { createLargeCommunity, type LargeCommunity, type Size } from './service/large-community.js';
import { loadMixed } from './service/mixed-load.js';
import { hasTimes, type ServingProcess, startServing, takenByDatabases } from './service/processes.js';
import { type Read, reads } from './service/reads.js';
import { askByHand, askPlatform, repeat } from './service/requests.js';

/** Reads `TREFOIL_BENCH_SIZE`: members and posts, such as `1000000,5000000`. */
function readSize(): Size {
  const [members = 1_000_000, posts = 5_000_000] = (process.env['TREFOIL_BENCH_SIZE'] ?? '')
    .split(',')
    .filter((text) => text !== '')
    .map(Number);
  return { members, posts };
}

/** Returns the duration of the mixed load, in minutes. */
function readMinutes(): number {
  return Number(process.env['TREFOIL_BENCH_MINUTES'] ?? 10);
}

/** Requests per turn; the first turn only warms up a process and does not count. */
const TURN = 300;

/** Runs a turn of sequential requests and returns their p99 latency in milliseconds. */
async function slowestOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let request = 0; request < TURN; request += 1) {
    const before = performance.now();
    await work();
    times.push(performance.now() - before);
  }
  times.sort((one, other) => one - other);
  return times[Math.ceil(TURN * 0.99) - 1] ?? Number.NaN;
}

/** Runs a turn and returns the resources used per request; `read` returns the total used so far. */
async function takenOf(work: () => Promise<unknown>, read: () => number | Promise<number>): Promise<number> {
  const before = await read();
  await repeat(TURN, async () => void (await work()));
  return ((await read()) - before) / TURN;
}

interface Asked {
  readonly community: LargeCommunity;
  readonly serving: ServingProcess;
  readonly client: pg.Client;
}

/** Returns the measurements for a read: unit, baseline and contenders. */
function measures({ community, serving, client }: Asked, read: Read) {
  const ask = () => askPlatform(serving, community, read);
  const askBare = () => client.query({ text: read.statement, name: read.name, values: [community.communityId] });
  const cpu = async (): Promise<number> => (await serving.take()).cpu;
  /** The platform, and a minimal server that only sends the statement's result. */
  const servers = { 'by hand': () => askByHand(serving, read), 'the platform': ask };
  const all = { 'bare SQL': askBare, ...servers };
  const contest = (
    unit: string,
    works: Readonly<Record<string, () => Promise<unknown>>>,
    measure: (work: () => Promise<unknown>) => Promise<number>,
  ) => ({
    unit,
    contenders: Object.entries(works).map(([name, work]): Contender => ({ name, measure: () => measure(work) })),
  });
  return [
    contest('ms, the slowest of a hundred', all, slowestOf),
    contest('ms of CPU of the service', servers, (work) => takenOf(work, cpu)),
    ...(hasTimes ? [contest('ms of CPU of the database', all, (work) => takenOf(work, takenByDatabases))] : []),
  ];
}

/** Measures the platform's reads and a mixed load. */
export const measureService: Part = async (rounds, report) => {
  if (!(await ensureBuilt('packages', 'service'))) throw new Error('The service cannot be built');
  const size = readSize();
  const community = await createLargeCommunity(size);
  const serving = await startServing(community);
  const client = new pg.Client(community.url);
  try {
    await client.connect();
    for (const read of reads) {
      const work = `${read.name}, of ${size.members} members and ${size.posts} posts`;
      for (const { unit, contenders } of measures({ community, serving, client }, read))
        report({ work, unit, standings: await compete(contenders, rounds) });
    }
    const minutes = readMinutes();
    if (minutes > 0) report(await loadMixed(serving, community, minutes));
  } finally {
    await client.end();
    await serving.stop();
    await community.stop();
  }
};
