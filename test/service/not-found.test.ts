/** Records that are not there: every operation on one is a 404 that says what is missing. */
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

test.each(single)('$method $path', async (operation) => {
  const id = operation.path.includes('/workflows/') ? '00000000-0000-4000-8000-000000000000' : '2000000000';
  const target = targetOf(operation, () => id);
  const answer = await running.send(operation.method, target, operation.bodies[0], tokens[operation.surface]);
  expect(answer).toMatchObject({ status: 404, body: { success: false, message: 'Not found' } });
  expect(JSON.stringify(answer.body)).toMatch(/"Missing record: [A-Z][A-Za-z]+"/u);
});
