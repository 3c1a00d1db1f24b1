/** Sandbox controls: operations that tests need but the API does not offer. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { isDuplicate } from '../database/sqlstate.js';
import { inTransaction } from '../database/transaction.js';
import { hashSecret } from '../kernel/secret.js';
import { createCommunity, issueApiToken } from '../seed/community.js';
import type { SandboxTokens } from '../seed/sandbox.js';
import type { Asked, Service } from '../service.js';
import { createFaultInjection, type FaultInjection } from './fault-injection.js';
import { createGate, type Gate } from './gate.js';
import { loadCommunity } from './load-community.js';
import { type ClockChange, createMovableClock, type MovableClock } from './movable-clock.js';
import { createRecordedRequests, type RecordedRequests } from './recorded-requests.js';
import { Refusal } from './refusal.js';
import { readKnownTokens, resetToSample } from './reset.js';
import { type SavedCommunity, saveCommunity } from './saved-community.js';

/** Options to create a service with, so that controls can set its clock, inject faults and list requests. */
export interface Instruments {
  readonly clock: MovableClock;
  readonly failures: FaultInjection;
  readonly requests: RecordedRequests;
  /** Pass this as `asked` to the service. */
  readonly asked: (request: Asked) => Promise<void>;
}

/** Creates the instruments for a new service. */
export function createInstruments(): Instruments {
  const clock = createMovableClock();
  const failures = createFaultInjection();
  const requests = createRecordedRequests(clock.clock);
  return {
    clock,
    failures,
    requests,
    asked: (request) => {
      requests.note(request);
      return failures.meet(request);
    },
  };
}

export interface MadeCommunity {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly adminToken: string;
  readonly headlessToken: string;
}

export interface Controls extends Pick<Instruments, 'failures' | 'requests'> {
  /** Gate that all requests pass through, except requests to the controls. */
  readonly gate: Gate;
  /**
   * Resets the sandbox to its seed data, with the same ids and tokens. The clock follows the system clock again, and
   * injected faults are removed.
   */
  readonly reset: () => Promise<void>;
  readonly save: (communityId: number) => Promise<SavedCommunity>;
  /**
   * Replaces the community of an admin token with a saved one. Throws `Refusal` and changes nothing if the saved
   * document is invalid.
   */
  readonly load: (adminToken: string, document: unknown) => Promise<void>;
  /** Creates a separate community with only its owner; throws `Refusal` if the slug is taken. */
  readonly makeCommunity: (name: string, slug?: string) => Promise<MadeCommunity>;
  readonly clock: Pick<MovableClock, 'clock' | 'isRunning'>;
  /** Sets the clock, deletes data that has expired by then, and runs work that has become due. */
  readonly changeClock: (change: ClockChange) => Promise<void>;
  readonly resetClock: () => Promise<void>;
}

/** Milliseconds for which a clock change waits for due work. The service does the rest in the background. */
const LONGEST_WAIT = 10_000;

/** Creates the controls of a service that was created with the instruments and contains the seed data. */
export async function createControls(
  service: Service,
  { clock, failures, requests }: Instruments,
  base: string,
  fixed: SandboxTokens,
): Promise<Controls> {
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
    failures,
    requests,
    clock,
    gate,
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
      if (principal === undefined) throw new Refusal('Loading a community requires an admin token');
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
        throw new Refusal(`The slug ${slug} is already used`);
      }
    },
    changeClock: (change) => moveClock(() => clock.change(change)),
    resetClock: () => moveClock(clock.reset),
  };
}
