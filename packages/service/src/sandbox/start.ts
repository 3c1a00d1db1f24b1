/** A sandbox within a test: in memory, with its controls, asked over HTTP or without a socket. */
import { setFlagsFromString } from 'node:v8';
import { createNodeServer } from '@community-platform/server/node';
import { toFolderError } from '../database/folder-error.js';
import { makeSecret } from '../kernel/secret.js';
import { isLocalOrigin, withCors } from '../server/cors.js';
import { type State, withFront } from '../server/front.js';
import { toPortError } from '../server/port-error.js';
import { ensureSandbox } from '../seed/sandbox.js';
import { createService } from '../service.js';
import { readCommunityBody } from './bodies.js';
import { createControls, createInstruments, type MadeCommunity } from './controls.js';
import { NO_ADMIN, withControls } from './http.js';
import type { ClockChange } from './movable-clock.js';
import { asOption, readClockAdvance, readClockSet, readFailure } from './options.js';
import type { NewFailure } from './fault-injection.js';
import type { RecordedRequest } from './recorded-requests.js';
import { Refusal } from './refusal.js';
import type { SavedCommunity } from './saved-community.js';
import { checkStartOptions, type StartOptions } from './start-options.js';

export interface StartedSandbox extends AsyncDisposable {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  readonly adminToken: string;
  readonly headlessToken: string;
  /**
   * Asks it without a socket, by a path or by an address, of which the host does not count: a client keeps the one that it
   * has. Rejects as `fetch` does where it is given up, and once closed.
   */
  readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
  /** Back to the sample: the same ids and tokens, the clock of the system, no failures, no requests. */
  readonly reset: () => Promise<void>;
  /** The community of an admin token, that of the sample unless another one is given. */
  readonly save: (adminToken?: string) => Promise<SavedCommunity>;
  /** Puts a saved community in the place of that of an admin token; rejects and changes nothing for a bad document. */
  readonly load: (saved: SavedCommunity, adminToken?: string) => Promise<void>;
  /** A further community, with nobody in it but its owner; rejects for a name or slug that is none, or taken. */
  readonly makeCommunity: (name: string, slug?: string) => Promise<MadeCommunity>;
  readonly now: () => Date;
  /** Puts the clock to a time, a text with its zone; it stands there unless it is told to run. Rejects for what is no time. */
  readonly setClock: (time: string | Date, change?: Pick<ClockChange, 'isRunning'>) => Promise<void>;
  readonly advanceClock: (seconds: number) => Promise<void>;
  /** Lets the next requests of an operation fail, or wait. */
  readonly fail: (failure: NewFailure, adminToken?: string) => Promise<void>;
  /** The last requests with their answers, the newest first; a copy. */
  readonly requests: () => readonly RecordedRequest[];
  /** Ends it, once however often. */
  readonly close: () => Promise<void>;
}

const HOST = '127.0.0.1';

const CLOSED = 'The sandbox is closed; start another one with startSandbox()';

/** What `fetch` does: resolves to the answer, unless the request is given up before, or the server is closed. */
const untilAborted = async (
  request: Request,
  closed: AbortSignal,
  ask: (request: Request) => Promise<Response>,
): Promise<Response> => {
  const signal = AbortSignal.any([request.signal, closed]);
  signal.throwIfAborted();
  const given = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { signal: given.signal });
  });
  return Promise.race([ask(request), aborted]).finally(() => given.abort());
};

/** Begins to listen and to open the database, both at once, and fills it; what has begun is ended where that fails. */
const open = async ({ database = { kind: 'memory' }, origins = [], limits = {}, ...options }: StartOptions) => {
  const instruments = createInstruments();
  let state: State = { status: 'the sample community is being filled' };
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
    // Of a database that was filled before, nobody knows the tokens any more.
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
    // Whoever has asked without a socket is let finish, too.
    if (filled.status === 'fulfilled') await filled.value.controls.gate.close(async () => {});
    await creating.then(
      (created) => created.close(),
      () => {},
    );
  };
  try {
    return { ...(await filling), front, close };
  } catch (error) {
    // What has begun would keep the process from ending.
    await close();
    throw toFolderError(toPortError(error, { port: wanted, option: 'port' }), 'database.folder');
  }
};

/**
 * Starts a sandbox with the sample in it; it ends with `close`, or with its block where it is declared by `await using`.
 *
 * Rejects with `ConfigurationError` for an option that the command would refuse, too, with `PortError` for a port that is in
 * use, and with `DatabaseUnavailableError` for a database that is in use or does not respond. What a control refuses over HTTP, its
 * method rejects with the same words.
 */
export const startSandbox = async (options: StartOptions = {}): Promise<StartedSandbox> => {
  checkStartOptions(options);
  // The second compiler for WebAssembly takes longer than what it makes quicker, where a database lives for seconds.
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
  const { service, url, adminToken, headlessToken, controls, front, close: end } = await open(options);
  const closed = new AbortController();
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    // Who waits even then has sent no whole request, and would wait for ever.
    closing ??= end().finally(() => closed.abort(new Error(CLOSED)));
    return closing;
  };
  const whileOpen = async <T>(work: () => T | Promise<T>): Promise<T> => {
    if (closing !== undefined) throw new Error(CLOSED);
    return asOption(work);
  };
  const communityOf = async (secret: string): Promise<number> => {
    // Callers without types may give anything.
    const principal = typeof secret === 'string' ? await service.authenticate(secret) : undefined;
    if (principal === undefined) throw new Refusal(NO_ADMIN, 401);
    return principal.communityId;
  };
  return {
    ...{ url, adminToken, headlessToken },
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
};
