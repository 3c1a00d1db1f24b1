/**
 * Contract tests in Deno, Bun and workerd. The environment variables `DENO`, `BUN` and `WORKERD` contain the paths of
 * the programs.
 */
import { describe } from 'vitest';
import { load } from '../interop/load.js';
import { noteSkip } from '../support/skips.js';
import { testMounts } from './contract-mounts.js';
import { testStreams } from './contract-streams.js';
import { testContract } from './contract-suite.js';
import { pets } from './pets.js';
import { hostsOf, runtimes } from './runtimes.js';
import { streams } from './streams.js';

const hosts = runtimes.flatMap((runtime) => {
  const path = process.env[runtime.variable];
  if (path !== undefined) return hostsOf(runtime, path);
  noteSkip(`the server in ${runtime.name}`, `${runtime.variable} does not name its program`);
  return [];
});

describe.skipIf(hosts.length === 0)('servers in other runtimes', async () => {
  if (hosts.length === 0) return;
  const subject = { fixture: pets, generated: await load(pets.document) };
  testContract(hosts, subject);
  testMounts(hosts, subject);
  testStreams(hosts, { fixture: streams, generated: await load(streams.document) });
});
