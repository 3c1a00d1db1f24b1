/** The platform as an HTTP server for any adapter: connects the database, handlers, security and limits. */
import { createServer, type Hooks, type RequestContext, type Server } from '@community-platform/server';
import { handlers } from './areas/handlers.js';
import { type Database, type DatabaseLocation, openDatabase, type WholeDb } from './database/database.js';
import { migrate } from './database/migrate.js';
import { type AccessTokens, createAccessTokens, type SigningKey } from './kernel/access-token.js';
import { type Clock, systemClock } from './kernel/clock.js';
import { createEmbedder } from './kernel/ports/embeds.js';
import { createOutbox } from './kernel/ports/outbox.js';
import { createPayments } from './kernel/ports/payments.js';
import { createPlaces } from './kernel/ports/places.js';
import type { Ports } from './kernel/ports/ports.js';
import { createStorage } from './kernel/ports/storage.js';
import { createSummaries } from './kernel/ports/summaries.js';
import type { Principal } from './kernel/scope.js';
import { readSigningKeys } from './kernel/signing-keys.js';
import { createAutomation, keepRunning } from './server/automation.js';
import { withFilesAndOptions } from './server/beside.js';
import { bindHandlers } from './server/bind.js';
import { clean, keepClean } from './server/cleaning.js';
import { type Counters, createCounters } from './server/counters.js';
import type { RedisCounters } from './server/counters-redis.js';
import { withJoining } from './server/join.js';
import { createLeases, type LeasedCounters } from './server/leases.js';
import { defaultLimits, type LimitOptions } from './server/limit-options.js';
import { countAddress, createLimits, monthAfter, monthOf, quotaCaller, type RequestState } from './server/limits.js';
import { withPossibleIds } from './server/possible-ids.js';
import { createSecurity, findAdmin } from './server/security.js';

/** An authenticated request, with its operation and its principal. */
export type Asked = Pick<RequestContext<Principal>, 'operationId' | 'principal' | 'request' | 'signal'>;

export interface ServiceOptions {
  readonly database: DatabaseLocation;
  /**
   * Keys for access tokens of members: the first key signs, all keys verify. Default: a key that is stored in the
   * database.
   */
  readonly signingKeys?: readonly [SigningKey, ...SigningKey[]];
  /**
   * Folder for uploads. Default: a folder next to the database folder; for other databases, a temporary folder that is
   * removed when the service is closed.
   */
  readonly filesFolder?: string;
  readonly limits?: Partial<LimitOptions>;
  /** URL of the Redis server that counts requests. Default: requests are counted in the database. */
  readonly redisUrl?: string;
  /** Public base URL of the service. Can also be set later with `reachedAt`, once the port is known. */
  readonly baseUrl?: string;
  /** For tests: whether a response that does not match its schema becomes a 500. */
  readonly validateResponses?: boolean;
  /** Whether to check every second for due work (renewals, reminders, workflows). Default: true. */
  readonly looksForDue?: boolean;
  /** Source of the current time. Default: the system clock. */
  readonly clock?: Clock;
  /** Clock by which expired data is deleted. It matters if `clock` can be set back. Default: `clock`. */
  readonly cleaningClock?: Clock;
  /** Called for each error that becomes a response. Default: unexpected errors are printed. */
  readonly failed?: Required<Hooks>['onError'];
  /** Called for each request once it is authenticated and counted. An error that it throws becomes the response. */
  readonly asked?: (request: Asked) => void | Promise<void>;
}

/** Options of `Service.over`, which creates an API whose requests all run in one transaction. */
export interface OverOptions {
  /** Called for each error. If it is set, a response that does not match its schema becomes a 500. */
  readonly failed?: Required<Hooks>['onError'];
  /** Source of the current time, used to seed events in the past. Default: the service's clock. */
  readonly clock?: Clock;
}

export interface Service extends Server {
  readonly database: Database;
  readonly ports: Ports;
  readonly clock: Clock;
  /**
   * Returns an API within a transaction: all of its requests are committed or rolled back together. The requests are
   * not counted toward limits, because they have no caller.
   */
  readonly over: (transaction: WholeDb, options?: OverOptions) => Server;
  /** Returns the principal of an admin token, or `undefined` if the token is invalid. */
  readonly authenticate: (secret: string) => Promise<Principal | undefined>;
  /** Sets the public base URL with which URLs in responses start. */
  readonly reachedAt: (baseUrl: string) => void;
  /** Resets the counted requests of all callers and quotas. */
  readonly forgetCounts: () => Promise<void>;
  /** Deletes expired data; the service also does this every hour. */
  readonly clean: () => Promise<void>;
  /** Runs due work in one community, or in all of them; the service also does this every second. */
  readonly runDue: (communityId?: number) => Promise<void>;
  /** Restores paid access that ended before the clock was set back. */
  readonly restoreAccess: () => Promise<void>;
  readonly close: () => Promise<void>;
}

function folderBeside(location: DatabaseLocation): string | undefined {
  return location.kind === 'folder' ? `${location.folder}-files` : undefined;
}

async function openMigrated(location: DatabaseLocation): Promise<Database> {
  const database = await openDatabase(location);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Connects to Redis. Loads the client only if it is needed, because that takes as long as loading everything else. */
async function connectRedis(url: string): Promise<RedisCounters> {
  return (await import('./server/counters-redis.js')).createRedisCounters(url);
}

interface PortParts extends Pick<Ports, 'accessTokens' | 'storage'> {
  readonly counters: Pick<Counters, 'read'>;
  readonly clock: Clock;
  readonly quota: LimitOptions['quota'];
}

/** Creates the local implementations of the ports. */
function createPorts({ accessTokens, storage, counters, clock, quota }: PortParts): Ports {
  return {
    accessTokens,
    storage,
    embeds: createEmbedder(),
    outbox: createOutbox(clock),
    places: createPlaces(),
    summaries: createSummaries(),
    payments: createPayments(clock),
    quota: {
      read: async (communityId, now) => ({
        limit: quota ?? null,
        used: await counters.read(quotaCaller(communityId), monthOf(now)),
        startsAt: monthOf(now),
        endsAt: monthAfter(now),
      }),
    },
  };
}

/** Dependencies of the API, except the database connection, which can be the database or a transaction. */
interface ApiParts {
  readonly options: ServiceOptions;
  readonly ports: Ports;
  readonly accessTokens: AccessTokens;
  readonly counters: LeasedCounters;
  readonly limits: LimitOptions;
  readonly clock: Clock;
  readonly baseUrl: () => string;
}

function createApi(
  { options, ports, accessTokens, counters, limits, clock, baseUrl }: ApiParts,
  over: WholeDb,
  isCounted: boolean,
  { failed: checked, clock: scenarioClock = clock }: OverOptions = {},
): Server {
  const surroundings = { db: over, ports, baseUrl, clock: scenarioClock };
  const security = createSecurity(over, accessTokens, clock);
  const counting = createLimits({ counters, options: limits, clock, identify: security.identify });
  const failed = checked ?? options.failed;
  const authenticated: Required<Hooks<Principal, RequestState>>['onAuthenticated'] = async (context) => {
    await counting.count(context);
    await options.asked?.(context);
  };
  const server = createServer<Principal, RequestState>({
    handlers: bindHandlers(handlers, surroundings, createAutomation(surroundings)),
    security: security.handlers,
    validateResponses: checked !== undefined || (options.validateResponses ?? false),
    hooks: {
      onRequest: ({ extraHeaders }) => {
        // Responses contain tokens and data that only their caller may see (RFC 9111, 5.2.2.5).
        extraHeaders.set('cache-control', 'no-store');
        return { isCounted: !isCounted };
      },
      ...(isCounted && { onAuthenticated: authenticated, onResponse: counting.settle }),
      ...(failed && { onError: failed }),
    },
  });
  return withPossibleIds(server);
}

/** Opens the database, migrates it to the latest schema, and creates the server. */
export async function createService(options: ServiceOptions): Promise<Service> {
  const redis = options.redisUrl === undefined ? undefined : await connectRedis(options.redisUrl);
  const database = await openMigrated(options.database).catch(async (error: unknown) => {
    await redis?.close();
    throw error;
  });
  const { db } = database;
  const { validateResponses = false } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const clock = options.clock ?? systemClock;
  const accessTokens = createAccessTokens(options.signingKeys ?? (await readSigningKeys(db, clock)), clock);
  const counters = createLeases(redis ?? createCounters(db));
  const cleaningClock = options.cleaningClock ?? clock;
  const stopCleaning = keepClean(db, cleaningClock);
  let baseUrl = options.baseUrl ?? 'http://localhost:3000';
  const storage = createStorage(options.filesFolder ?? folderBeside(options.database));
  const ports = createPorts({ accessTokens, storage, counters, clock, quota: limits.quota });
  const parts: ApiParts = { options, ports, accessTokens, counters, limits, clock, baseUrl: () => baseUrl };
  const surroundings = { db, ports, baseUrl: () => baseUrl, clock };
  const automation = createAutomation(surroundings);
  const stopRunning = options.looksForDue === false ? async () => {} : keepRunning(automation);
  const count = countAddress({ counters, options: limits, clock });
  const joining = withJoining(createApi(parts, db, true), {
    ...surroundings,
    automation,
    count,
    validateResponses,
  });
  const { findCaller } = createSecurity(db, accessTokens, clock);
  const whole = withFilesAndOptions(joining, { db, storage, clock, findCaller, validateResponses });
  return {
    ...whole,
    database,
    ports,
    clock,
    reachedAt: (url) => {
      baseUrl = url;
    },
    over: (transaction, over) => createApi(parts, transaction, false, over),
    authenticate: (secret) => findAdmin(db, secret),
    clean: () => clean(db, cleaningClock()),
    runDue: automation.runDue,
    restoreAccess: automation.restoreAccess,
    forgetCounts: counters.forget,
    close: async () => {
      stopCleaning();
      await stopRunning();
      await counters.close();
      await redis?.close();
      await database.close();
      await storage.close();
    },
  };
}
