/** `page` and `per_page` of every list, at and beyond their limits. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isNode, operations, targetOf } from './operations.js';
import { issueTokens, type RunningService, startService } from './support.js';

let running: RunningService;
let tokens: Readonly<Record<string, string>>;
beforeAll(async () => {
  running = await startService();
  tokens = await issueTokens(running);
});
afterAll(() => running.close());

const lists = operations.filter(
  ({ method, query, pathNames, requiredQuery }) =>
    method === 'GET' && 'per_page' in query && pathNames.length + requiredQuery.length === 0,
);

describe.each(lists)('$path', (operation) => {
  const ask = (asked: Readonly<Record<string, string>>) => {
    // This is the only list that requires a member.
    const whose = operation.id === 'listMemberSpaces' ? { user_email: running.ours.ownerEmail } : {};
    const target = targetOf(operation, String, { ...whose, ...asked });
    return running.send('GET', target, undefined, tokens[operation.surface]);
  };

  test('accepts page and per_page from 1 and caps per_page at 100', async () => {
    const statuses = async (name: string): Promise<number[]> =>
      Promise.all(['0', '-1', '1', '2'].map(async (value) => (await ask({ [name]: value })).status));
    expect(await statuses('per_page')).toEqual([400, 400, 200, 200]);
    expect(await statuses('page')).toEqual([400, 400, 200, 200]);
    const served = async (asked: Readonly<Record<string, string>>): Promise<unknown[]> => {
      const { body } = await ask(asked);
      return isNode(body) ? [body['page'], body['per_page']] : [];
    };
    // Lists that are plain arrays have no pagination envelope.
    const first = await served({});
    if (first[1] === undefined) return;
    expect(first).toEqual([1, 10]);
    expect(await served({ per_page: '99', page: '3' })).toEqual([3, 99]);
    expect(await served({ per_page: '100' })).toEqual([1, 100]);
    expect(await served({ per_page: '101' })).toEqual([1, 100]);
  });
});

test('covers more than 30 lists', () => expect(lists.length).toBeGreaterThan(30));
