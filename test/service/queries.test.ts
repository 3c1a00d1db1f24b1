/** Lists use the same number of statements for one record and for a hundred records. */
import { Worker } from 'node:worker_threads';
import { seedCommunity } from '@community-platform/service';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Operation, operations, targetOf } from './operations.js';
import { issueTokens, location, type RunningService, startService } from './support.js';

const lists = operations.filter(({ method, query }) => method === 'GET' && Object.hasOwn(query, 'per_page'));

let running: RunningService;
let tokens: Readonly<Record<string, string>>;
beforeAll(async () => {
  // High limits, so that the measurement does not include counting of requests.
  running = await startService({ limits: { rateLimit: 1_000_000, quota: 1_000_000 } });
  const { service, base, ours } = running;
  await seedCommunity(service, base, ours.adminToken);
  tokens = await issueTokens(running);
});
afterAll(() => running.close());

test.skipIf(location.kind === 'server')('listing 100 records runs no more SQL statements than listing 1', async () => {
  // Each statement is a message to the worker of the embedded database.
  const sent = vi.spyOn(Worker.prototype, 'postMessage');
  await running.service.database.db.selectFrom('communities').select('id').execute();
  const thread = sent.mock.contexts.at(-1);
  // Services of other test files have their own workers, which may analyze tables.
  const countSent = (): number => sent.mock.contexts.filter((context) => context === thread).length;
  const count = async (operation: Operation, perPage: number) => {
    const before = countSent();
    const target = targetOf(operation, () => '1', { per_page: String(perPage) });
    const { body } = await running.send('GET', target, undefined, tokens[operation.surface]);
    const { records } = Object(body);
    return { statements: countSent() - before, records: Array.isArray(records) ? records.length : 0 };
  };
  const compared: string[] = [];
  for (const operation of lists) {
    // The first request records the last use of its token, which is not part of the list.
    await count(operation, 1);
    const [one, many] = [await count(operation, 1), await count(operation, 100)];
    if (many.records <= one.records || one.records === 0) continue;
    compared.push(operation.id);
    expect(many.statements, operation.id).toBeLessThanOrEqual(one.statements);
  }
  sent.mockRestore();
  // The other lists have fewer than two records in the seed data.
  expect(compared.length, compared.join(' ')).toBeGreaterThan(12);
});

test.skipIf(location.kind === 'server')('each read operation runs at most three SQL statements', async () => {
  const sent = vi.spyOn(Worker.prototype, 'postMessage');
  await running.service.database.db.selectFrom('communities').select('id').execute();
  const thread = sent.mock.contexts.at(-1);
  const countSent = (): number => sent.mock.contexts.filter((context) => context === thread).length;
  const counted: [id: string, statements: number][] = [];
  for (const operation of operations.filter(({ method }) => method === 'GET')) {
    // Reads an existing record of the list above it, or else an unknown one.
    const list = operation.path.replace(/\/\{[^{}]+\}$/u, '');
    const isRecord = list !== operation.path && !list.includes('{');
    const { body } = isRecord ? await running.send('GET', list, undefined, tokens[operation.surface]) : { body: {} };
    const id: unknown = Object(Object(body).records?.[0]).id;
    const target = isRecord && id !== undefined ? `${list}/${String(id)}` : targetOf(operation, () => '1', {});
    await running.send('GET', target, undefined, tokens[operation.surface]);
    const before = countSent();
    await running.send('GET', target, undefined, tokens[operation.surface]);
    counted.push([operation.id, countSent() - before]);
  }
  sent.mockRestore();
  expect(counted.filter(([, statements]) => statements > 3)).toEqual([]);
  expect(counted.length).toBeGreaterThan(70);
});
