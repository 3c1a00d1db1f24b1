/** Calls an operation of a running server with valid and invalid requests, and checks the responses. */
import { setTimeout } from 'node:timers/promises';
import type { Position } from '../../../diagnostics/diagnostics.js';
import type { Api, Operation } from '../../../ir/api.js';
import { isSendable } from '../../../ir/methods.js';
import { createRandom, type Random, seedOf } from '../../../support/regexp/random.js';
import { Unmakeable } from '../../../values/work.js';
import { printCurl, type Secrets } from '../../conformance/curl.js';
import { type CheckName, type Difference, keyOf } from '../../conformance/difference.js';
import {
  type Arrived,
  type ExchangeLimits,
  exchange,
  type Missing,
  type Outgoing,
} from '../../conformance/exchange.js';
import { checkResponse, type ResponseContext } from '../../conformance/response.js';
import { listBreaks, type Mutation } from '../mutations.js';
import { leadsElsewhere } from '../paths.js';
import { makeRequest, type Trial } from '../requests.js';
import type { Encode } from './encoder.js';
import type { Hooks } from './hooks.js';
import { applyHook, type PreparedTrial, prepareRequest } from './prepare.js';
import type { FoundDifference, UrlOperationReport } from './report.js';

export interface UrlSession {
  readonly api: Api;
  readonly context: ResponseContext;
  readonly encode: Encode;
  readonly hooks: Hooks;
  /** Headers to add to every request. */
  readonly headers: Headers;
  /** Path of the base URL, without a trailing slash. */
  readonly basePath: string;
  readonly secrets: Secrets;
  readonly limits: ExchangeLimits;
  readonly excluded: ReadonlySet<CheckName>;
  readonly locate: (pointer: string) => Position;
  readonly seed: number;
  /** Number of valid requests per operation, and also of invalid requests. */
  readonly count: number;
}

/** The results up to now. */
interface Tally {
  tried: number;
  readonly statuses: Map<number, number>;
  readonly found: Map<string, FoundDifference>;
  readonly omissions: Map<string, string>;
  /** Number of consecutive calls without a response. */
  missed: number;
  readonly firstMissing: { reason?: string };
}

/** Number of consecutive calls without a response after which an operation is skipped. */
const mostMissed = 3;
/** Number of retries of a request that was rejected with 429, and the longest wait in milliseconds. */
const mostRepeats = 3;
const longestWait = 60_000;
const safe: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'QUERY', 'TRACE']);

/** Returns whether a method is safe: it only reads (RFC 9110, 9.2.1). */
export function isSafe(method: string): boolean {
  return safe.has(method);
}

/** Calls an operation. If the server never responded, also returns why. */
export async function callOperation(
  session: UrlSession,
  operation: Operation,
): Promise<{ readonly report: UrlOperationReport; readonly unreachable?: string }> {
  const tally: Tally = {
    tried: 0,
    statuses: new Map(),
    found: new Map(),
    omissions: new Map(),
    missed: 0,
    firstMissing: {},
  };
  if (isSendable(operation.method)) {
    const base = await callValid(session, operation, tally);
    noteRejected(tally);
    if (base !== undefined) await callInvalid(session, operation, tally, base);
  } else tally.omissions.set('requests', `fetch does not allow the method ${operation.method}`);
  if (tally.missed >= mostMissed)
    tally.omissions.set('other requests', `${mostMissed} requests in a row had no response`);
  const { id, method, path } = operation;
  const report = {
    id,
    method,
    path,
    tried: tally.tried,
    statuses: Object.fromEntries(tally.statuses),
    differences: [...tally.found.values()],
    notTried: [...tally.omissions].map(([what, reason]) => ({ what, reason })),
  };
  const isUnreachable = tally.tried > 0 && tally.statuses.size === 0;
  return { report, ...(isUnreachable && { unreachable: tally.firstMissing.reason ?? 'no response' }) };
}

/** Reasons to report if all responses of an operation have the same status. */
const rejections: Readonly<Record<number, string>> = {
  401: 'the server rejects the credentials; pass others with --header',
  403: 'the server rejects the credentials; pass others with --header',
  429: 'the rate limit of the server is exceeded',
};

/** Records that other responses could not be checked, because all valid requests were rejected for the same reason. */
function noteRejected({ statuses, omissions }: Tally): void {
  const [status = 0, other] = [...statuses.keys()];
  const reason = rejections[status];
  if (other === undefined && reason !== undefined) omissions.set(`responses other than ${status}`, reason);
}

function draw(
  session: UrlSession,
  operation: Operation,
  random: Random,
  round: number,
  tally: Tally,
): Trial | undefined {
  try {
    return makeRequest(session.context.values, random, operation, round);
  } catch (error) {
    if (!(error instanceof Unmakeable)) throw error;
    tally.omissions.set('requests', error.message);
    return undefined;
  }
}

/** Returns the first valid request that was sent. */
async function callValid(session: UrlSession, operation: Operation, tally: Tally): Promise<PreparedTrial | undefined> {
  const random = createRandom(seedOf(session.seed, operation.id));
  const rounds = Math.max(session.count, operation.body?.content.length ?? 0);
  let base: PreparedTrial | undefined;
  let misses = 0;
  for (let round = 0; round < rounds && misses < mostMissed && tally.missed < mostMissed; round += 1) {
    const trial = draw(session, operation, random, round, tally);
    const prepared = trial && (await applyHook(session.hooks, operation, trial));
    if (trial === undefined) misses += 1;
    if (trial !== undefined && prepared === undefined)
      tally.omissions.set('some requests', 'the hook beforeCall skips them');
    if (prepared === undefined) continue;
    const isSent = await call(session, operation, tally, prepared, { request: prepared.trial.request });
    if (isSent) base ??= prepared;
  }
  if (tally.tried > 0) tally.omissions.delete('requests');
  return base;
}

async function callInvalid(
  session: UrlSession,
  operation: Operation,
  tally: Tally,
  base: PreparedTrial,
): Promise<void> {
  const breaks = listBreaks(session.context.values, session.api, operation);
  const random = createRandom(seedOf(session.seed, `${operation.id} broken`));
  const rounds = breaks.length === 0 ? 0 : Math.max(session.count, breaks.length);
  for (let round = 0; round < rounds && tally.missed < mostMissed; round += 1) {
    const drawn = draw(session, operation, random, round, tally);
    const prepared = drawn === undefined ? base : await applyHook(session.hooks, operation, drawn);
    const mutation = prepared && breaks[round % breaks.length]?.(random, prepared.trial);
    if (prepared !== undefined && mutation !== undefined) await call(session, operation, tally, prepared, mutation);
  }
  tally.omissions.delete('requests');
}

/** Sends a request and records how its response differs. Returns whether the request was sent. */
async function call(
  session: UrlSession,
  operation: Operation,
  tally: Tally,
  { extras }: PreparedTrial,
  sent: Pick<Mutation, 'request' | 'rewrite'> & { readonly what?: string },
): Promise<boolean> {
  const outgoing = await prepareRequest(session.encode, operation, sent, { ...session, extras });
  if (typeof outgoing === 'string') {
    if (sent.what === undefined) tally.omissions.set('some requests', outgoing);
    return false;
  }
  const { pathname } = new URL(outgoing.url);
  if (leadsElsewhere(session.api.operations, operation, pathname.slice(session.basePath.length))) {
    if (sent.what === undefined) tally.omissions.set('some requests', 'their path also matches another operation');
    return false;
  }
  const arrived = await exchangePatiently(outgoing, session.limits);
  tally.tried += 1;
  const isMissing = 'reason' in arrived;
  if (isMissing) tally.firstMissing.reason ??= arrived.reason;
  else tally.statuses.set(arrived.status, (tally.statuses.get(arrived.status) ?? 0) + 1);
  tally.missed = isMissing ? tally.missed + 1 : 0;
  for (const difference of compare(session, operation, arrived, sent.what))
    note(session, tally, difference, outgoing, sent.what);
  return true;
}

/** Sends a request, and retries it if it exceeds the rate limit and the server says when to retry. */
async function exchangePatiently(outgoing: Outgoing, limits: ExchangeLimits): Promise<Arrived | Missing> {
  for (let repeat = 0; ; repeat += 1) {
    const arrived = await exchange(outgoing, limits);
    if ('reason' in arrived || arrived.status !== 429 || repeat >= mostRepeats) return arrived;
    const wait = Number(arrived.headers.get('retry-after') ?? Number.NaN) * 1000;
    if (!(wait <= longestWait)) return arrived;
    await setTimeout(wait);
  }
}

function compare(
  { context, excluded }: UrlSession,
  operation: Operation,
  arrived: Arrived | Missing,
  what: string | undefined,
): Difference[] {
  if ('reason' in arrived) return [{ check: arrived.kind, message: arrived.reason } as const].filter(isWanted);
  const { status } = arrived;
  const isAccepted = what !== undefined && status >= 200 && status <= 299;
  const accepted: Difference[] = isAccepted
    ? [{ check: 'invalid-accepted', message: `status ${status}, although ${what}`, schema: operation.pointer }]
    : [];
  const isRejected = what !== undefined && status >= 400 && status <= 499;
  const found = checkResponse(context, operation, arrived).map(
    (difference): Difference =>
      isRejected && difference.check === 'status' ? { ...difference, check: 'undeclared-rejection' } : difference,
  );
  return [...accepted, ...found].filter(isWanted);

  function isWanted({ check }: Difference): boolean {
    return !excluded.has(check);
  }
}

function note(
  { secrets, locate }: UrlSession,
  { found }: Tally,
  difference: Difference,
  outgoing: Outgoing,
  what: string | undefined,
): void {
  // Invalid values of one parameter are one difference.
  const isAccepted = difference.check === 'invalid-accepted';
  const key = isAccepted
    ? `${difference.check} ${what?.replace(/ is (?!missing).*/su, '')}`
    : difference.check === 'no-response'
      ? difference.check
      : keyOf(difference);
  const known = found.get(key);
  if (known !== undefined) {
    found.set(key, { ...known, count: known.count + 1 });
    return;
  }
  found.set(key, {
    ...difference,
    count: 1,
    ...(what !== undefined && { invalid: what }),
    ...(difference.schema !== undefined && { position: locate(difference.schema) }),
    curl: printCurl(outgoing, secrets),
  });
}
