/**
 * Leases of the rate limit counters. Unit tests, because HTTP does not show the number of database calls, and the
 * embedded database cannot have two processes.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCounters } from '../../../packages/service/src/server/counters.js';
import { createLeases } from '../../../packages/service/src/server/leases.js';
import { type RunningService, startService } from '../support.js';

let running: RunningService;
beforeAll(async () => {
  running = await startService();
});
afterAll(() => running.close());

const start = new Date('2027-03-01T10:00:00.000Z');
async function rowOf(caller: string): Promise<number> {
  return createCounters(running.service.database.db).read(caller, start);
}

/** Returns the database counters, and the number of calls to them. */
function counted() {
  const counters = createCounters(running.service.database.db);
  const asked = { times: 0 };
  const add: typeof counters.add = (...given) => {
    asked.times += 1;
    return counters.add(...given);
  };
  return { counters: { ...counters, add }, asked };
}

test.each([
  [4, 1],
  [199, 1],
  [200, 2],
  [1_000, 10],
])('two processes never exceed a limit of %i, and leave less than one lease (%i) unused', async (limit, size) => {
  const caller = `leases ${limit}`;
  const processes = [counted(), counted()].map(({ counters, asked }) => ({ leases: createLeases(counters), asked }));
  const results = await Promise.all(
    Array.from({ length: limit + 50 }, (_, index) => processes[index % 2]?.leases.add(caller, start, limit)),
  );
  const passed = results.filter((count) => count !== undefined && count <= limit).length;
  expect(passed).toBeLessThanOrEqual(limit);
  expect(passed).toBeGreaterThan(limit - size);
  for (const { asked } of processes) expect(asked.times).toBeLessThanOrEqual(Math.ceil((limit + 50) / 2 / size) + 1);
  await Promise.all(processes.map(({ leases }) => leases.close()));
  // Unused counts have been returned.
  expect(await rowOf(caller)).toBe(limit + 50);
});

test('one process counts without gaps regardless of its leases', async () => {
  const { counters, asked } = counted();
  const leases = createLeases(counters);
  const counts: number[] = [];
  for (let index = 0; index < 250; index += 1) counts.push(await leases.add('one', start, undefined));
  expect(counts).toEqual(Array.from({ length: 250 }, (_, index) => index + 1));
  expect(asked.times).toBe(3);
  expect(await leases.read('one', start)).toBe(250);
  await leases.giveBack('one', start);
  expect(await leases.read('one', start)).toBe(249);
  await leases.close();
  expect(await rowOf('one')).toBe(249);
});

test('requests wait for a new lease only when the current one is used up', async () => {
  const { counters, asked } = counted();
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const begun: number[] = [];
  const add: typeof counters.add = async (caller, from, step) => {
    begun.push(step);
    if (asked.times > 0) await held;
    return counters.add(caller, from, step);
  };
  const leases = createLeases({ ...counters, add });
  for (let count = 1; count <= 100; count += 1) expect(await leases.add('early', start, undefined)).toBe(count);
  // The second lease adds the 92 used counts to the remaining 8.
  expect(begun).toEqual([100, 92]);
  const next = leases.add('early', start, undefined);
  const forgotten = leases.forget();
  const order: string[] = [];
  const ended = Promise.all([next.then(() => order.push('counted')), forgotten.then(() => order.push('forgotten'))]);
  await running.service.database.db.selectFrom('communities').select('id').execute();
  expect(order).toEqual([]);
  letGo();
  await ended;
  expect(await next).toBe(101);
  await leases.close();
});

test('retries a failed background lease when a request needs it', async () => {
  const { counters, asked } = counted();
  let isAway = false;
  const add: typeof counters.add = async (...given) => {
    if (isAway) throw new Error('The database is away');
    return counters.add(...given);
  };
  const leases = createLeases({ ...counters, add });
  await leases.add('away', start, undefined);
  isAway = true;
  for (let count = 2; count <= 100; count += 1) expect(await leases.add('away', start, undefined)).toBe(count);
  await expect(leases.add('away', start, undefined)).rejects.toThrow('The database is away');
  isAway = false;
  expect(await leases.add('away', start, undefined)).toBe(101);
  expect(asked.times).toBe(2);
  await leases.close();
  expect(await rowOf('away')).toBe(101);
});
