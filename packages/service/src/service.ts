/** The platform as a server that any adapter can drive: database, handlers, security and limits put together. */
import { createServer, type Hooks, type RequestContext, type Server } from '@community-platform/server';
import { handlers } from './areas/handlers.js';
import { type Database, type DatabaseLocation, openDatabase, type WholeDb } from './database/database.js';
import { migrate } from './database/migrate.js';
import { createAccessTokens, type SigningKey } from './kernel/access-token.js';
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
import { bindHandlers } from './server/bind.js';
import { withPossibleIds } from './server/possible-ids.js';
import { clean, keepClean } from './server/cleaning.js';
import { type Counters, createCounters } from './server/counters.js';
import type { RedisCounters } from './server/counters-redis.js';
import { withFiles } from './server/files.js';
import { withFilterOptions } from './server/filter-options.js';
import { createLeases } from './server/leases.js';
import { withJoining } from './server/join.js';
import { defaultLimits, type LimitOptions } from './server/limit-options.js';
import { countAddress, createLimits, monthAfter, monthOf, quotaCaller, type RequestState } from './server/limits.js';
import { createSecurity, findAdmin } from './server/security.js';

/** A request of an operation, and who asks. */
export type Asked = Pick<RequestContext<Principal>, 'operationId' | 'principal' | 'request' | 'signal'>;

export interface ServiceOptions {
  readonly database: DatabaseLocation;
  /** The first signs the access tokens of members, all verify. Default: one that the database keeps. */
  readonly signingKeys?: readonly [SigningKey, ...SigningKey[]];
  /**
   * Where uploads are kept. Default: beside a database in a folder, and else in a temporary folder, which is gone when
   * the service is closed.
   */
  readonly filesFolder?: string;
  readonly limits?: Partial<LimitOptions>;
  /** Where requests are counted. Default: the database. */
  readonly redisUrl?: string;
  /** Where the service is reached. May be set once the port is known. */
  readonly baseUrl?: string;
  /** For tests: an answer that breaks its schema becomes a 500. */
  readonly validateResponses?: boolean;
  /** Whether the service looks every second for what is due by the clock. Default: it does. */
  readonly looksForDue?: boolean;
  /** What the time is. Default: the system's. */
  readonly clock?: Clock;
  /** Deletes what has expired by this time, for a clock that can be put back. Default: `clock`. */
  readonly cleaningClock?: Clock;
  /** Told of every error that becomes an answer. Default: what nobody has thrown on purpose is printed. */
  readonly failed?: Required<Hooks>['onError'];
  /** Told of each request once it is known who asks for which operation, and is counted; what it throws is answered. */
  readonly asked?: (request: Asked) => void | Promise<void>;
}

/** How the API answers over a transaction. */
export interface OverOptions {
  /** Told of every error; with it, an answer that breaks its schema becomes a 500. */
  readonly failed?: Required<Hooks>['onError'];
  /** What the time is, for what happened before. Default: that of the service. */
  readonly clock?: Clock;
}

export interface Service extends Server {
  readonly database: Database;
  readonly ports: Ports;
  readonly clock: Clock;
  /**
   * The API over a transaction: all that is asked of it is committed or undone together. Nothing is counted, since what
   * fills a database is no caller.
   */
  readonly over: (transaction: WholeDb, options?: OverOptions) => Server;
  /** Who an admin token is, or `undefined`. */
  readonly authenticate: (secret: string) => Promise<Principal | undefined>;
  /** Tells where the service is reached, for the addresses in answers. */
  readonly reachedAt: (baseUrl: string) => void;
  /** Forgets how many requests were counted, for callers and for quotas. */
  readonly forgetCounts: () => Promise<void>;
  /** Forgets what nobody can ask for any more, as the service does by itself every hour. */
  readonly clean: () => Promise<void>;
  /** Does what is due by the clock in a community, or in all of them, as the service does by itself every second. */
  readonly runDue: (communityId?: number) => Promise<void>;
  /** Gives back the paid access that had ended before the clock was put back to an earlier time. */
  readonly restoreAccess: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const folderBeside = (location: DatabaseLocation): string | undefined =>
  location.kind === 'folder' ? `${location.folder}-files` : undefined;

const openMigrated = async (location: DatabaseLocation): Promise<Database> => {
  const database = await openDatabase(location);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};

/** Loads the client of Redis only where it is asked for: to load it takes as long as all else together. */
const connectRedis = async (url: string): Promise<RedisCounters> =>
  (await import('./server/counters-redis.js')).createRedisCounters(url);

interface PortParts extends Pick<Ports, 'accessTokens' | 'storage'> {
  readonly counters: Pick<Counters, 'read'>;
  readonly clock: Clock;
  readonly quota: LimitOptions['quota'];
}

/** What lies outside of the resources, each by its local implementation. */
const createPorts = ({ accessTokens, storage, counters, clock, quota }: PortParts): Ports => ({
  ...{ accessTokens, storage },
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
});

/** Opens the database, brings it to the newest schema, and makes the server. */
export const createService = async (options: ServiceOptions): Promise<Service> => {
  const redis = options.redisUrl === undefined ? undefined : await connectRedis(options.redisUrl);
  const database = await openMigrated(options.database).catch(async (error: unknown) => {
    await redis?.close();
    throw error;
  });
  const { db } = database;
  const limits = { ...defaultLimits, ...options.limits };
  const clock = options.clock ?? systemClock;
  const accessTokens = createAccessTokens(options.signingKeys ?? (await readSigningKeys(db, clock)), clock);
  const counters = createLeases(redis ?? createCounters(db));
  const cleaningClock = options.cleaningClock ?? clock;
  const stopCleaning = keepClean(db, cleaningClock);
  let baseUrl = options.baseUrl ?? 'http://localhost:3000';
  const storage = createStorage(options.filesFolder ?? folderBeside(options.database));
  const ports = createPorts({ accessTokens, storage, counters, clock, quota: limits.quota });
  const createApi = (
    over: WholeDb,
    isCounted: boolean,
    { failed: checked, clock: told = clock }: OverOptions = {},
  ): Server => {
    const surroundings = { db: over, ports, baseUrl: () => baseUrl, clock: told };
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
          // Answers hold tokens, and what only their caller may see (RFC 9111, 5.2.2.5).
          extraHeaders.set('cache-control', 'no-store');
          return { isCounted: !isCounted };
        },
        ...(isCounted && { onAuthenticated: authenticated, onResponse: counting.settle }),
        ...(failed && { onError: failed }),
      },
    });
    return withPossibleIds(server);
  };
  const surroundings = { db, ports, baseUrl: () => baseUrl, clock };
  const automation = createAutomation(surroundings);
  const stopRunning = options.looksForDue === false ? async () => {} : keepRunning(automation);
  const count = countAddress({ counters, options: limits, clock });
  const joining = withJoining(createApi(db, true), { ...surroundings, automation, count });
  const { findCaller } = createSecurity(db, accessTokens, clock);
  const whole = withFilterOptions(withFiles(joining, { db, storage, clock }), { db, findCaller, clock });
  return {
    ...whole,
    database,
    ports,
    clock,
    reachedAt: (url) => {
      baseUrl = url;
    },
    over: (transaction, over) => createApi(transaction, false, over),
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
};
