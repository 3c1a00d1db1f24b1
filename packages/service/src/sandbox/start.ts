/** A sandbox within a test: in memory, with its controls, asked over HTTP or without a socket. */
import { setFlagsFromString } from 'node:v8';
import { createNodeServer } from '@community-platform/server/node';
import type { DatabaseLocation } from '../database/database.js';
import { isLocalOrigin, withCors } from '../server/cors.js';
import { type State, withFront } from '../server/front.js';
import type { LimitOptions } from '../server/limit-options.js';
import { ensureSandbox } from '../seed/sandbox.js';
import { createService } from '../service.js';
import { createControls, createInstruments, type MadeCommunity } from './controls.js';
import { withControls } from './http.js';
import type { ClockChange } from './movable-clock.js';
import type { NewFailure } from './planned-failures.js';
import type { RecordedRequest } from './recorded-requests.js';
import type { SavedCommunity } from './saved-community.js';

export interface StartOptions {
  /** Default: made at random. */
  readonly adminToken?: string;
  readonly headlessToken?: string;
  /** Default: in memory. What is on a server is for the sandbox to reset and to replace. */
  readonly database?: DatabaseLocation;
  /** Where it listens, on this machine. Default: a port that is free. */
  readonly port?: number;
  /** Origins of pages that may read its answers, besides those of this machine. */
  readonly origins?: readonly string[];
  /** Default: a rate limit that no test meets, and no quota. */
  readonly limits?: Partial<LimitOptions>;
}

export interface StartedSandbox extends AsyncDisposable {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  readonly adminToken: string;
  readonly headlessToken: string;
  /** Asks it without a socket, by a path or by an address of it; rejects as `fetch` does where it is given up. */
  readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
  /** Back to the sample: the same ids and tokens, the clock of the system, no failures, no requests. */
  readonly reset: () => Promise<void>;
  /** The community of an admin token, that of the sample unless another one is given. */
  readonly save: (adminToken?: string) => Promise<SavedCommunity>;
  /** Puts a saved community in the place of that of an admin token; rejects and changes nothing for a bad document. */
  readonly load: (saved: SavedCommunity, adminToken?: string) => Promise<void>;
  /** A further community, with nobody in it but its owner. */
  readonly makeCommunity: (name: string, slug?: string) => Promise<MadeCommunity>;
  readonly now: () => Date;
  /** Puts the clock to a time, as ISO 8601 has it; it stands there unless it is told to run. */
  readonly setClock: (time: string | Date, change?: Pick<ClockChange, 'isRunning'>) => Promise<void>;
  readonly advanceClock: (seconds: number) => Promise<void>;
  /** Lets the next requests of an operation fail, or wait. */
  readonly fail: (failure: NewFailure, adminToken?: string) => Promise<void>;
  /** The last requests with their answers, the newest first. */
  readonly requests: () => readonly RecordedRequest[];
  /** Ends it, once however often. */
  readonly close: () => Promise<void>;
}

const HOST = '127.0.0.1';

/** What `fetch` does: resolves to the answer, unless the request is given up before. */
const untilAborted = async (request: Request, ask: (request: Request) => Promise<Response>): Promise<Response> => {
  const { signal } = request;
  signal.throwIfAborted();
  const given = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { signal: given.signal });
  });
  return Promise.race([ask(request), aborted]).finally(() => given.abort());
};

/** Starts a sandbox with the sample in it; it ends with `close`, or with its block where it is declared by `await using`. */
export const startSandbox = async (options: StartOptions = {}): Promise<StartedSandbox> => {
  const { database = { kind: 'memory' }, origins = [], limits = {} } = options;
  // The second compiler for WebAssembly takes longer than what it makes quicker, where a database lives for seconds.
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
  const instruments = createInstruments();
  let state: State = { status: 'the sample community is being filled' };
  const front = withCors(
    withFront({ state: () => state }),
    (origin) => isLocalOrigin(origin) || origins.includes(origin),
  );
  const node = createNodeServer(front);
  const listening = node.listen(options.port ?? 0, HOST);
  const creating = createService({
    database,
    limits: { rateLimit: 1_000_000, ...limits },
    clock: instruments.clock.clock,
    asked: instruments.asked,
  });
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closing ??= (async () => {
      await listening.then(
        () => node.close(),
        () => {},
      );
      await creating.then(
        (created) => created.close(),
        () => {},
      );
    })();
    return closing;
  };
  const fill = async () => {
    const [port, service] = await Promise.all([listening, creating]);
    const url = `http://${HOST}:${port}`;
    service.reachedAt(url);
    const fixed = { adminToken: options.adminToken, headlessToken: options.headlessToken };
    const { adminToken = '', headlessToken = '' } = await ensureSandbox(service, url, fixed);
    const controls = await createControls(service, instruments, url, { adminToken, headlessToken });
    return { service, url, adminToken, headlessToken, controls };
  };
  const { service, url, adminToken, headlessToken, controls } = await fill().catch(async (error: unknown) => {
    // What has begun would keep the process from ending.
    await close();
    throw error;
  });
  state = { status: 'ready', service: { ...service, ...withControls(service, controls) } };
  const communityOf = async (secret: string): Promise<number> => {
    const principal = await service.authenticate(secret);
    if (principal === undefined) throw new Error('The admin token is of no community');
    return principal.communityId;
  };
  return {
    ...{ url, adminToken, headlessToken },
    fetch: (input, init) =>
      untilAborted(new Request(typeof input === 'string' ? new URL(input, url) : input, init), front.fetch),
    reset: controls.reset,
    save: async (secret = adminToken) => controls.save(await communityOf(secret)),
    load: (saved, secret = adminToken) => controls.load(secret, saved),
    makeCommunity: controls.makeCommunity,
    now: () => controls.clock.clock(),
    setClock: (time, { isRunning = false } = {}) => controls.changeClock({ time: new Date(time), isRunning }),
    advanceClock: (advanceSeconds) => controls.changeClock({ advanceSeconds }),
    fail: async (failure, secret = adminToken) => controls.failures.add(await communityOf(secret), failure),
    requests: () => controls.requests.list(),
    close,
    [Symbol.asyncDispose]: close,
  };
};
