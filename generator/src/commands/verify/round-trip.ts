/** Tests an operation with round trips: valid calls with all its responses, and invalid calls. */

import { type ErrorBodies, errorBodyOf } from '../../errors/bodies.js';
import { errorResponseOf } from '../../errors/responses.js';
import type { Api, Operation } from '../../ir/api.js';
import { requestOf, responseOf } from '../../ir/direction.js';
import { isSendable } from '../../ir/methods.js';
import type { Schema } from '../../ir/schema.js';
import { hasFiles } from '../../support/guards.js';
import { createRandom, seedOf } from '../../support/regexp/random.js';
import { Unmakeable } from '../../values/work.js';
import type { Call, Called } from './calls.js';
import { withoutDates } from './dates.js';
import { listBreaks } from './mutations.js';
import { leadsElsewhere } from './paths.js';
import type { Failure, Omission, OperationReport } from './report.js';
import { type Fields, makeRequest, type Part, type Trial } from './requests.js';
import { describeForm, type Form, findResponse, listForms, makeReply, type Reply } from './responses.js';
import type { ValueContext } from './valid.js';
import { findDifference, readWhole, show } from './wire.js';

export interface Session {
  readonly api: Api;
  readonly bench: ValueContext;
  readonly call: Call;
  readonly errorBodies: ErrorBodies;
  readonly seed: number;
  /** Number of valid calls per operation, and also of invalid calls. */
  readonly count: number;
}

/** The results up to now. */
interface Tally {
  tried: number;
  passed: number;
  failure?: Failure;
  readonly omissions: Map<string, string>;
}

/** Number of failed attempts to generate a value before giving up. */
const mostMisses = 3;
/** Maximum rounds, as a multiple of the intended number, if requests cannot be sent or match another operation. */
const mostAttempts = 4;
const mostShown = 2_000;

/** Sends valid and invalid requests to an operation, and compares what is sent with what is received. */
export async function verifyOperation(session: Session, operation: Operation): Promise<OperationReport> {
  const tally: Tally = { tried: 0, passed: 0, omissions: new Map() };
  for (const [{ name, in: location }, reason] of session.bench.clashesOf(operation))
    tally.omissions.set(`${location} parameter ${name}`, reason);
  const isSent = isSendable(operation.method);
  if (!isSent) tally.omissions.set('requests', `fetch does not allow the method ${operation.method}`);
  const trial = !isSent ? undefined : await tryValid(session, operation, tally);
  if (trial !== undefined) await tryBroken(session, operation, tally, trial);
  const { id, method, path, event } = operation;
  return {
    kind: event?.kind ?? 'operation',
    id,
    method,
    path,
    tried: tally.tried,
    passed: tally.passed,
    notTried: [...tally.omissions].map(([what, reason]): Omission => ({ what, reason })),
    ...(tally.failure !== undefined && { failure: tally.failure }),
  };
}

function attempt<T>(tally: Tally, what: string, make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof Unmakeable)) throw error;
    tally.omissions.set(what, error.message);
    return undefined;
  }
}

function note(tally: Tally, failure: Failure | undefined): void {
  tally.tried += 1;
  if (failure === undefined) tally.passed += 1;
  else tally.failure ??= failure;
}

/** Returns the first valid request that passed; mutations start from it. */
async function tryValid(session: Session, operation: Operation, tally: Tally): Promise<Trial | undefined> {
  const { bench, call, seed, count } = session;
  const random = createRandom(seedOf(seed, operation.id));
  const forms = listForms(operation);
  const contents = operation.body?.content.length ?? 0;
  const rounds = Math.max(count, forms.length, contents);
  const dead = new Map<Form, number>();
  const done = new Set<Form>();
  let base: Trial | undefined;
  let misses = 0;
  for (let round = 0; tally.tried < rounds && round < mostAttempts * rounds && misses < mostMisses; round += 1) {
    const trial = attempt(tally, 'requests', () => makeRequest(bench, random, operation, round));
    if (trial === undefined) {
      misses += 1;
      continue;
    }
    const living = forms.filter((form) => (dead.get(form) ?? 0) < mostMisses);
    const form = living[round % Math.max(1, living.length)];
    const reply = form && attempt(tally, describeForm(form), () => makeReply(bench, random, operation, form));
    if (form !== undefined && reply === undefined) {
      dead.set(form, (dead.get(form) ?? 0) + 1);
      if (!tally.omissions.has(describeForm(form)))
        tally.omissions.set(describeForm(form), 'a handler cannot return this status');
      continue;
    }
    // If no response can be generated, the request is still checked.
    const called = await call(operation, { request: trial.request, reply: reply?.result });
    if (isUnsent(called)) {
      tally.omissions.set('some requests', messageOf(called.error));
      continue;
    }
    if (isOthers(session, operation, called)) {
      tally.omissions.set('some requests', 'their path also matches another operation');
      continue;
    }
    const failure = await judgeCall(session, operation, trial, reply, called);
    note(tally, failure);
    if (form !== undefined) done.add(form);
    if (failure === undefined) base ??= trial;
  }
  for (const form of done) tally.omissions.delete(describeForm(form));
  if (tally.tried > 0) tally.omissions.delete('requests');
  else if (!tally.omissions.has('requests'))
    tally.omissions.set('requests', tally.omissions.get('some requests') ?? 'none could be generated');
  if (tally.tried === 0 || tally.tried >= rounds) tally.omissions.delete('some requests');
  return base;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Whether the client refused to send a value, because requests cannot represent it. */
function isUnsent({ error, status }: Called): boolean {
  return status === undefined && error instanceof Error && error.name === 'RequestError';
}

/** Whether another operation was called instead, because the request matches it as well. */
function isOthers({ api }: Session, operation: Operation, { handler, url }: Called): boolean {
  return (
    url !== undefined &&
    operation.event === undefined &&
    handler?.id !== operation.id &&
    leadsElsewhere(api.operations, operation, new URL(url).pathname)
  );
}

async function judgeCall(
  session: Session,
  operation: Operation,
  trial: Trial,
  reply: Reply | undefined,
  called: Called,
): Promise<Failure | undefined> {
  const asked = await judgeRequest(session, operation, trial, called);
  if (asked !== undefined) return { of: 'request', reason: asked, value: show(trial.request, mostShown) };
  if (reply === undefined) return undefined;
  const given = await judgeResponse(session, operation, reply, called);
  return given === undefined ? undefined : { of: 'response', reason: given, value: show(reply.result, mostShown) };
}

/** Returns why the handler did not receive the values that were sent. */
async function judgeRequest(
  { bench }: Session,
  operation: Operation,
  { parts, request, content }: Trial,
  called: Called,
): Promise<string | undefined> {
  const { handler, status, refusal, error, fault } = called;
  if (handler === undefined) {
    const why = fault ?? (status === undefined ? error : refusal);
    const declared = status === undefined ? 'the request was not sent' : `the response was ${status}`;
    return `the handler was not called: ${declared}${why === undefined ? '' : `, ${messageOf(why)}`}`;
  }
  if (handler.id !== operation.id) return `the handler of ${handler.id} was called`;
  const judge = bench.judges[requestOf(operation)];
  for (const part of parts) {
    const group = handler.input[part.key];
    const read = part.name === undefined ? group : ownMember(group, part.name);
    const reason = await compare(judge, part, read);
    if (reason !== undefined)
      return `${part.key === 'body' ? 'the body' : [part.key, part.name ?? ''].join(' ').trim()}: ${reason}`;
  }
  const { contentType } = handler.input;
  if ((operation.body?.content.length ?? 0) < 2 || content === undefined || contentType === request.contentType)
    return undefined;
  return `the media type is ${String(contentType)}, not ${String(request.contentType)}`;
}

/** Returns the value of an object's own property; inherited ones are ignored. */
function ownMember(group: unknown, name: string): unknown {
  return Object.hasOwn(Object(group), name) ? Object(group)[name] : undefined;
}

type AjvValidator = ValueContext['judges']['sent'];

async function compare(
  judge: AjvValidator,
  { value, wire, schema }: Pick<Part, 'value' | 'wire' | 'schema'>,
  received: unknown,
): Promise<string | undefined> {
  const sent = await readWhole(value);
  const comparable = withoutDates(sent, received);
  const difference = findDifference(sent, comparable, wire);
  if (difference !== undefined || wire === 'exact' || schema === undefined || comparable === undefined)
    return difference;
  const isUnfit = !hasFiles(value) && judge(schema, comparable) === 'refused';
  return isUnfit ? `${show(value)} was read as ${show(comparable)}, which does not match the schema` : undefined;
}

/** Returns why the caller did not receive the values that the handler returned. */
async function judgeResponse(
  { bench }: Session,
  operation: Operation,
  reply: Reply,
  called: Called,
): Promise<string | undefined> {
  const { result, error, fault, status } = called;
  const { form, body, wire, headers } = reply;
  if (result === undefined) {
    const why = fault === undefined ? '' : `, ${messageOf(fault)}`;
    return `the client threw ${messageOf(error)}${status === undefined ? '' : ` (${status}${why})`}`;
  }
  if (result['status'] !== reply.result.status)
    return `the status is ${String(result['status'])}, not ${reply.result.status}${fault === undefined ? '' : `: ${messageOf(fault)}`}`;
  const judge = bench.judges[responseOf(operation)];
  const schema: Schema | undefined = form.content?.schema;
  const found = await compare(judge, { value: body, wire, ...(schema !== undefined && { schema }) }, result['body']);
  if (found !== undefined) return `the body of ${describeForm(form)}: ${found}`;
  const { partHeaders } = reply.result;
  const receivedHeaders = withoutDates(partHeaders, result['partHeaders']);
  const difference = body === undefined ? undefined : findDifference(partHeaders, receivedHeaders, 'text');
  if (difference !== undefined) return `the headers of the parts of ${describeForm(form)}: ${difference}`;
  const given = (result['headers'] ?? {}) as Fields;
  for (const header of headers) {
    const difference = findDifference(header.value, withoutDates(header.value, given[header.name]), header.wire);
    if (difference !== undefined) return `the header ${header.name} of ${describeForm(form)}: ${difference}`;
  }
  return undefined;
}

async function tryBroken(session: Session, operation: Operation, tally: Tally, base: Trial): Promise<void> {
  const { api, bench, call, seed, count } = session;
  const breaks = listBreaks(bench, api, operation);
  if (breaks.length === 0) return;
  const random = createRandom(seedOf(seed, `${operation.id} broken`));
  const before = tally.tried;
  for (let round = 0; round < Math.max(count, breaks.length); round += 1) {
    const trial = attempt(tally, 'invalid requests', () => makeRequest(bench, random, operation, round)) ?? base;
    const broken = breaks[round % breaks.length]?.(random, trial);
    if (broken === undefined) continue;
    const { what, request, rewrite, status } = broken;
    const called = await call(operation, { request, ...(rewrite !== undefined && { rewrite }) });
    if (isUnsent(called) || called.status === undefined || isOthers(session, operation, called)) continue;
    const reason = judgeRefusal(called, status) ?? judgeRefusalBody(session, operation, called, tally);
    note(
      tally,
      reason === undefined
        ? undefined
        : { of: 'refusal', reason: `${what}, and ${reason}`, value: show(request, mostShown) },
    );
  }
  // Invalid requests that were tried at least once are not reported as missing.
  if (tally.tried > before) tally.omissions.delete('invalid requests');
}

/**
 * Returns why the body of a rejection does not match the document. If the server cannot produce the declared body,
 * about which `generate` warns, the body is not checked.
 */
function judgeRefusalBody(
  { api, bench, errorBodies }: Session,
  operation: Operation,
  { status = 0, refusalBody }: Called,
  tally: Tally,
): string | undefined {
  const declared = findResponse(operation, status);
  const response = declared && errorResponseOf(api, operation, declared);
  if (declared === undefined || response === undefined || refusalBody === undefined) return undefined;
  if (bench.judges[response.direction](response.content.schema, refusalBody) !== 'refused') return undefined;
  if (api.errorBody === undefined && errorBodyOf(errorBodies, declared) !== undefined)
    return `the body of the ${status} response does not match its schema: ${show(refusalBody, mostShown)}`;
  tally.omissions.set(
    `the body of the built-in ${declared.status} response`,
    'the server cannot produce the declared body; pass errorBody to createServer',
  );
  return undefined;
}

function judgeRefusal({ handler, status = 0, fault }: Called, wanted: number | undefined): string | undefined {
  if (handler !== undefined) return 'the handler was called';
  const isRight = wanted === undefined ? status >= 400 && status <= 499 : status === wanted;
  if (isRight) return undefined;
  return `the response was ${status}, not ${wanted ?? '4XX'}${fault === undefined ? '' : `: ${messageOf(fault)}`}`;
}
