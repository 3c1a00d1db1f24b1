/** What those who test against a sandbox do to it, besides what its API does. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { isDuplicate } from '../database/sqlstate.js';
import { inTransaction } from '../database/transaction.js';
import { hashSecret } from '../kernel/secret.js';
import { createCommunity, issueApiToken } from '../seed/community.js';
import type { SandboxTokens } from '../seed/sandbox.js';
import type { Asked, Service } from '../service.js';
import { createGate, type Gate } from './gate.js';
import { loadCommunity } from './load-community.js';
import { createMovableClock, type ClockChange, type MovableClock } from './movable-clock.js';
import { createFaultInjection, type FaultInjection } from './fault-injection.js';
import { createRecordedRequests, type RecordedRequests } from './recorded-requests.js';
import { Refusal } from './refusal.js';
import { readKnownTokens, resetToSample } from './reset.js';
import { type SavedCommunity, saveCommunity } from './saved-community.js';

/** What a service is made with so that it can be controlled. */
export interface Instruments {
  readonly clock: MovableClock;
  readonly failures: FaultInjection;
  readonly requests: RecordedRequests;
  /** For the service. */
  readonly asked: (request: Asked) => Promise<void>;
}

export const createInstruments = (): Instruments => {
  const clock = createMovableClock();
  const failures = createFaultInjection();
  const requests = createRecordedRequests(clock.clock);
  return {
    ...{ clock, failures, requests },
    asked: (request) => {
      requests.note(request);
      return failures.meet(request);
    },
  };
};

export interface MadeCommunity {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly adminToken: string;
  readonly headlessToken: string;
}

export interface Controls extends Pick<Instruments, 'failures' | 'requests'> {
  /** What all requests pass that are no controls. */
  readonly gate: Gate;
  /** Back to the sample, its ids and tokens; the clock runs with that of the system, and what was planned is forgotten. */
  readonly reset: () => Promise<void>;
  readonly save: (communityId: number) => Promise<SavedCommunity>;
  /** Puts a saved community in the place of that of an admin token; throws `Refusal` and changes nothing for a bad one. */
  readonly load: (adminToken: string, document: unknown) => Promise<void>;
  /** A community of its own with nobody in it but its owner; throws `Refusal` for a slug that is taken. */
  readonly makeCommunity: (name: string, slug?: string) => Promise<MadeCommunity>;
  readonly clock: Pick<MovableClock, 'clock' | 'isRunning'>;
  /** Sets the clock, forgets what has expired by then, and does what has become due. */
  readonly changeClock: (change: ClockChange) => Promise<void>;
  readonly resetClock: () => Promise<void>;
}

/** Milliseconds that a change of the clock waits for what has become due. The service goes on with the rest by itself. */
const LONGEST_WAIT = 10_000;

/** Controls of a service that was made with the instruments, and filled with the sample. */
export const createControls = async (
  service: Service,
  { clock, failures, requests }: Instruments,
  base: string,
  fixed: SandboxTokens,
): Promise<Controls> => {
  const { db } = service.database;
  const known = await readKnownTokens(
    db,
    [fixed.adminToken, fixed.headlessToken].flatMap((token) => token ?? []),
  );
  const gate = createGate();
  const moveClock = async (move: () => void): Promise<void> => {
    const before = clock.clock();
    move();
    if (clock.clock() < before) await service.restoreAccess();
    await service.clean();
    await Promise.race([service.runDue(), setTimeout(LONGEST_WAIT, undefined, { ref: false })]);
  };
  return {
    ...{ failures, requests, clock, gate },
    reset: () =>
      gate.close(async () => {
        clock.reset();
        await service.forgetCounts();
        await resetToSample(service, base, known);
        failures.clear();
        requests.clear();
      }),
    save: (communityId) => saveCommunity(db, service.ports.storage, communityId),
    load: async (secret, document) => {
      const principal = await service.authenticate(secret);
      if (principal === undefined) throw new Refusal('A community is loaded with an admin token');
      const loader = { communityId: principal.communityId, secret, tokenHash: hashSecret(secret) };
      await gate.close(() => loadCommunity(service, loader, document));
    },
    makeCommunity: async (name, slug = `community-${randomUUID().slice(0, 8)}`) => {
      try {
        return await inTransaction(db, async (transaction) => {
          const owner = { ownerName: 'Owner', ownerEmail: 'owner@example.com' };
          const made = await createCommunity(transaction, { name, slug, ...owner }, service.clock);
          const issue = (type: 'Admin V1 or V2' | 'Headless Auth'): Promise<string> =>
            issueApiToken(transaction, made, type, undefined, service.clock);
          const [adminToken, headlessToken] = [await issue('Admin V1 or V2'), await issue('Headless Auth')];
          return { id: made.communityId, name, slug, adminToken, headlessToken };
        });
      } catch (error) {
        if (!isDuplicate(error, 'communities_slug_key')) throw error;
        throw new Refusal(`The slug ${slug} is taken`);
      }
    },
    changeClock: (change) => moveClock(() => clock.change(change)),
    resetClock: () => moveClock(clock.reset),
  };
};
