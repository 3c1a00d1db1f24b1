/** Contract tests: how a server behaves in every host. */
import { beforeEach, describe } from 'vitest';
import { mountings } from './contract.js';
import { testLimits, testRequests, testResponses } from './contract-exchanges.js';
import { testConnections, testHooks, testParsedBodies, testPaths } from './contract-hosting.js';
import type { Host, Subject } from './hosts.js';

/** Defines the tests for a fixture with the operations of `pets`. */
export function testContract(hosts: readonly Host[], subject: Subject): void {
  describe.each(hosts)('in $name', async (host) => {
    const { urls, log } = await host.serve(subject, mountings);
    const contract = { host, subject, urls, log };
    beforeEach(() => log.clear());
    testRequests(contract);
    testLimits(contract);
    testResponses(contract);
    testConnections(contract);
    testPaths(contract);
    testHooks(contract);
    testParsedBodies(contract);
  });
}
