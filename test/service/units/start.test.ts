/** Packages that the service loads at startup. A unit test, because no response shows them. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listPackages } from '../../support/imports.js';
import { repository } from '../../support/workspace.js';

const dist = join(repository, 'packages/service/dist');

test('the service loads the Redis client only on demand', () => {
  const loaded = listPackages(join(dist, 'index.js'));
  expect(loaded).toContain('kysely');
  expect(loaded).not.toContain('@redis/client');
  expect(listPackages(join(dist, 'server/counters-redis.js'))).toContain('@redis/client');
});
