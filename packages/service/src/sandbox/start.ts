/** Starts a sandbox within a test, in memory by default, with controls, reachable over HTTP or in-process. */
import { setFlagsFromString } from 'node:v8';
import { createNodeServer } from '@community-platform/server/node';
import { toFolderError } from '../database/folder-error.js';
import { makeSecret } from '../kernel/secret.js';
import { ensureSandbox } from '../seed/sandbox.js';
import { isLocalOrigin, withCors } from '../server/cors.js';
import { type State, withFront } from '../server/front.js';
import { toPortError } from '../server/port-error.js';
import { createService } from '../service.js';
import { readCommunityBody } from './bodies.js';
import { createControls, createInstruments, type MadeCommunity } from './controls.js';
import type { NewFailure } from './fault-injection.js';
import { NO_ADMIN, withControls } from './http.js';
import type { ClockChange } from './movable-clock.js';
import { asOption, readClockAdvance, readClockSet, readFailure } from './options.js';
import type { RecordedRequest } from './recorded-requests.js';
import { Refusal } from './refusal.js';
import type { SavedCommunity } from './saved-community.js';
import { checkStartOptions, type StartOptions } from './start-options.js';

export interface StartedSandbox extends AsyncDisposable {
  /** URL of the server, without a trailing slash. */
  readonly url: string;
  readonly adminToken: string;
  readonly headlessToken: string;
  /**
   * Sends a request without a socket. Takes a path or a URL; the host of a URL is ignored, so that clients can keep
   * their base URL. Rejects like `fetch` if the request is aborted, and also after the sandbox is closed.
   */
  readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
  /** Resets to the seed data: same ids and tokens, the system clock, no injected faults and no recorded requests. */
  readonly reset: () => Promise<void>;
  /** Saves the community of an admin token. Default: the community with the seed data. */
  readonly save: (adminToken?: string) => Promise<SavedCommunity>;
  /** Replaces the community of an admin token with a saved one. Rejects and changes nothing if it is invalid. */
  readonly load: (saved: SavedCommunity, adminToken?: string) => Promise<void>;
  /** Creates another community with only its owner. Rejects if the name or slug is invalid, or the slug is taken. */
  readonly makeCommunity: (name: string, slug?: string) => Promise<MadeCommunity>;
  readonly now: () => Date;
  /**
   * Sets the clock to a `Date` or a string with a time zone, and stops it there unless `isRunning` is set. Rejects for
   * an invalid time.
   */
  readonly setClock: (time: string | Date, change?: Pick<ClockChange, 'isRunning'>) => Promise<void>;
  readonly advanceClock: (seconds: number) => Promise<void>;
  /** Makes the next requests of an operation fail or wait. */
  readonly fail: (failure: NewFailure, adminToken?: string) => Promise<void>;
  /** Returns copies of the most recent requests with their responses, newest first. */
  readonly requests: () => readonly RecordedRequest[];
  /** Closes the sandbox. Repeated calls have no effect. */
  readonly close: () => Promise<void>;
}

const HOST = '127.0.0.1';

const CLOSED = 'The sandbox is closed; start a new one with startSandbox()';

/** Resolves to the response to a request. Like `fetch`, rejects if the request is aborted or the server is closed. */
async function untilAborted(
  request: Request,
  closed: AbortSignal,
  ask: (request: Request) => Promise<Response>,
): Promise<Response> {
  const signal = AbortSignal.any([request.signal, closed]);
  signal.throwIfAborted();
  const given = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { signal: given.signal });
  });
  return Promise.race([ask(request), aborted]).finally(() => given.abort());
}

/** Listens and opens the database at the same time, then inserts the seed data. Cleans up after a failure. */
async function open({ database = { kind: 'memory' }, origins = [], limits = {}, ...options }: StartOptions) {
  const instruments = createInstruments();
  let state: State = { status: 'the seed data is being inserted' };
  const front = withCors(
    withFront({ state: () => state }),
    (origin) => isLocalOrigin(origin) || origins.includes(origin),
  );
  const node = createNodeServer(front);
  const { port: wanted = 0 } = options;
  const listening = node.listen(wanted, HOST);
  const creating = createService({
    database,
    limits: { rateLimit: 1_000_000, ...limits },
    clock: instruments.clock.clock,
    cleaningClock: instruments.clock.earliest,
    asked: instruments.asked,
  });
  const fill = async () => {
    const [port, service] = await Promise.all([listening, creating]);
    const url = `http://${HOST}:${port}`;
    service.reachedAt(url);
    // The tokens of a database that already has its seed data are unknown.
    const { adminToken = makeSecret(), headlessToken = makeSecret() } = options;
    await ensureSandbox(service, url, { adminToken, headlessToken });
    const controls = await createControls(service, instruments, url, { adminToken, headlessToken });
    state = { status: 'ready', service: { ...service, ...withControls(service, controls) } };
    return { service, url, adminToken, headlessToken, controls };
  };
  const filling = fill();
  const close = async (): Promise<void> => {
    instruments.failures.stop();
    const [isListening, filled] = await Promise.allSettled([listening, filling]);
    if (isListening.status === 'fulfilled') await node.close();
    // Requests without a socket may finish, too.
    if (filled.status === 'fulfilled') await filled.value.controls.gate.close(async () => {});
    await creating.then(
      (created) => created.close(),
      () => {},
    );
  };
  try {
    return { ...(await filling), front, close };
  } catch (error) {
    // Anything left open would keep the process from exiting.
    await close();
    throw toFolderError(toPortError(error, { port: wanted, option: 'port' }), 'database.folder');
  }
}

/**
 * Starts a sandbox with seed data. It ends with `close`, or with its block if it is declared with `await using`.
 * Rejects with `ConfigurationError` for an invalid option, `PortError` if the port is in use, and
 * `DatabaseUnavailableError` if the database is in use or does not respond. Methods reject with the messages that the
 * controls send over HTTP.
 */
export async function startSandbox(options: StartOptions = {}): Promise<StartedSandbox> {
  checkStartOptions(options);
  // The optimizing WebAssembly compiler costs more time than it saves for a database that lives for seconds.
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
  const { service, url, adminToken, headlessToken, controls, front, close: end } = await open(options);
  const closed = new AbortController();
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    // Requests that still wait now were never sent completely and would wait forever.
    closing ??= end().finally(() => closed.abort(new Error(CLOSED)));
    return closing;
  };
  const whileOpen = async <T>(work: () => T | Promise<T>): Promise<T> => {
    if (closing !== undefined) throw new Error(CLOSED);
    return asOption(work);
  };
  const communityOf = async (secret: string): Promise<number> => {
    // Callers without types may pass anything.
    const principal = typeof secret === 'string' ? await service.authenticate(secret) : undefined;
    if (principal === undefined) throw new Refusal(NO_ADMIN, 401);
    return principal.communityId;
  };
  return {
    url,
    adminToken,
    headlessToken,
    fetch: (input, init) =>
      whileOpen(() =>
        untilAborted(
          new Request(typeof input === 'string' ? new URL(input, url) : input, init),
          closed.signal,
          front.fetch,
        ),
      ),
    reset: () => whileOpen(controls.reset),
    save: (secret = adminToken) => whileOpen(async () => controls.save(await communityOf(secret))),
    load: (saved, secret = adminToken) =>
      whileOpen(async () => {
        await communityOf(secret);
        await controls.load(secret, saved);
      }),
    makeCommunity: (name, slug) =>
      whileOpen(() => {
        const given = readCommunityBody({ name, slug });
        return controls.makeCommunity(given.name, given.slug);
      }),
    now: () => controls.clock.clock(),
    setClock: (time, change) => whileOpen(() => controls.changeClock(readClockSet(time, change))),
    advanceClock: (seconds) => whileOpen(() => controls.changeClock(readClockAdvance(seconds))),
    fail: (failure, secret = adminToken) =>
      whileOpen(async () => controls.failures.add(await communityOf(secret), readFailure(failure))),
    requests: () => structuredClone(controls.requests.list()),
    close,
    [Symbol.asyncDispose]: close,
  };
}
