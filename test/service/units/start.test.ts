/** What the platform loads before it knows what it is to do; a unit test, since no answer shows it. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listPackages } from '../../support/imports.js';
import { repository } from '../../support/workspace.js';

const dist = join(repository, 'packages/service/dist');

test('the client of Redis is loaded where it is asked for', () => {
  const loaded = listPackages(join(dist, 'index.js'));
  expect(loaded).toContain('kysely');
  expect(loaded).not.toContain('@redis/client');
  expect(listPackages(join(dist, 'server/counters-redis.js'))).toContain('@redis/client');
});
