/** Unknown records: every operation with a path parameter returns 404 and names the missing record. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations, targetOf } from './operations.js';
import { issueTokens, type RunningService, startService } from './support.js';

let running: RunningService;
let tokens: Readonly<Record<string, string>>;
beforeAll(async () => {
  running = await startService();
  tokens = await issueTokens(running);
});
afterAll(() => running.close());

const single = operations.filter(({ pathNames }) => pathNames.length > 0);

test.each(single)('returns 404 for an unknown record: $method $path', async (operation) => {
  const id = operation.path.includes('/workflows/') ? '00000000-0000-4000-8000-000000000000' : '2000000000';
  const target = targetOf(operation, () => id);
  const response = await running.send(operation.method, target, operation.bodies[0], tokens[operation.surface]);
  expect(response).toMatchObject({ status: 404, body: { success: false, message: 'Not found' } });
  expect(JSON.stringify(response.body)).toMatch(/"Missing record: [A-Z][A-Za-z]+"/u);
});
