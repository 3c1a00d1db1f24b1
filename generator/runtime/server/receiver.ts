import { parseJson } from '../codec/json.js';
import { essence, isJsonType } from '../codec/media-type.js';
import { isRecord, lookUp } from '../codec/objects.js';
import { TOLERANCE, verifyEvent } from '../codec/signature.js';
import { toServer } from './adapters/fetch.js';
import { readBytes, refuseLength } from './body.js';
import { Exchange } from './exchange.js';
import { createFailures } from './failures.js';
import { limitsOf } from './limits.js';
import type { RawRequest, RawResponse, Server } from './options.js';
import { createPlan, type OperationHandler, type Plan } from './plan.js';
import { HttpError } from './problems.js';
import { readRequest } from './read-request.js';
import type {
  EventContext,
  Mark,
  RawEvent,
  ReceiverDefinition,
  ReceiverOptions,
  ReceiverProof,
} from './receiver-options.js';
import { requestIdOf } from './request-id.js';
import { toResult } from './response.js';
import { BodyTakenError } from './taken-body.js';
import { withinTime } from './time-limit.js';
import { tolerate } from './validation.js';
import type { ContentValidators } from './validators.js';

/**
 * Creates a receiver for events, which works with any adapter. Throws `TypeError` if the options do not say how to
 * verify events.
 *
 * The signature of an event is verified before anything is decoded (401). Then the event is identified, read and
 * validated like a request to a server (400, 415, 422), and passed to its handler. Unknown events and events without a
 * handler are passed to `onUnknown`.
 */
export function createReceiver<Handlers extends object>(
  definition: ReceiverDefinition,
  options: ReceiverOptions<Handlers>,
): Server {
  if (options.secret === undefined && options.verify === undefined)
    throw new TypeError('A receiver requires secret or verify, or secret: false to accept unsigned events');
  const limits = limitsOf(options.limits);
  const validators = { operations: [], securitySchemes: {}, validators: mapChecks(definition.checks) };
  const plans = definition.operations.map((each) => createPlan(each, validators, options.handlers, {}, false));
  const allow = [...new Set(plans.map(({ operation }) => operation.method))].join(', ');
  const failures = createFailures(definition.errorBody, options);

  const find = async (event: RawEvent): Promise<Plan | undefined> => {
    const able = plans.filter(({ operation }) => operation.method === event.method);
    if (able.length === 0) throw new HttpError(405, `The method must be ${allow}`, {}, { allow });
    const { event: choice } = options;
    const { mark } = definition;
    if (choice === undefined && mark === undefined) return able.length === 1 ? able[0] : undefined;
    if (choice === undefined && mark !== undefined) {
      const value = readMark(mark, event, limits.jsonDepth);
      return able.find(({ operation }) => lookUp(mark.events, operation.id)?.some((listed) => listed === value));
    }
    const name = typeof choice === 'function' ? await choice(event) : choice;
    return able.find(({ operation }) => operation.id === name);
  };

  const bounded = async (exchange: Exchange, work: () => unknown): Promise<unknown> => {
    try {
      return await withinTime(Promise.resolve(work()), limits.handlerTimeout, exchange);
    } finally {
      exchange.release();
    }
  };

  const call = async (handler: OperationHandler, plan: Plan, event: RawEvent, exchange: Exchange) => {
    const { request, requestId } = exchange;
    const { target } = event;
    const query = target.includes('?') ? target.slice(target.indexOf('?') + 1) : '';
    const input = await readRequest(plan, replay(request, event.bytes), [], query, limits);
    const value = await bounded(exchange, () => {
      const context: EventContext = {
        ...event,
        name: plan.operation.id,
        requestId,
        get signal() {
          return exchange.signal;
        },
      };
      return handler.call(options.handlers, input, context);
    });
    return plan.encodeResponse(toResult(plan.operation, value), request.headers.get('accept'));
  };

  const respond = async (exchange: Exchange, matched: Found): Promise<RawResponse> => {
    const { request } = exchange;
    if (request.headers.count > limits.headerCount) throw new HttpError(431, 'There are too many headers');
    refuseLength(request, limits);
    if (request.isTaken && options.secret !== false) throw new BodyTakenError('a signature covers the exact bytes');
    const event = toEvent(request, await readBytes(request, limits));
    await verify(event, options);
    const plan = await find(event);
    matched.plan = plan;
    exchange.operationId = plan?.operation.id ?? '';
    if (plan?.handler !== undefined) return call(plan.handler, plan, event, exchange);
    const unknown = plan === undefined ? event : { ...event, name: plan.operation.id };
    const response = await bounded(exchange, () => options.onUnknown?.(unknown));
    const status = isRecord(response) ? response['status'] : undefined;
    return { status: typeof status === 'number' ? status : 204, headers: [], body: null };
  };

  return toServer(async (request) => {
    const exchange = new Exchange(request, requestIdOf(request));
    const matched: Found = { plan: undefined };
    const response = await respond(exchange, matched).catch((error: unknown) =>
      failures.respond(error, exchange, matched.plan?.operation),
    );
    return exchange.finish(response);
  });
}

/** Makes validators tolerant: like a client, a receiver accepts data that its document does not contain yet. */
function mapChecks(checks: ReceiverDefinition['checks']): ReceiverDefinition['checks'] {
  const mapContent = (by: ContentValidators): ContentValidators =>
    typeof by === 'function' ? tolerate(by) : mapValues(by, tolerate);
  return mapValues(checks, ({ parameters, body, partHeaders }) => ({
    ...(parameters !== undefined && { parameters: tolerate(parameters) }),
    ...(body !== undefined && { body: mapContent(body) }),
    ...(partHeaders !== undefined && { partHeaders: mapContent(partHeaders) }),
  }));
}

function mapValues<T>(record: Readonly<Record<string, T>>, map: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

/** The plan for the current event, which determines the body of error responses. */
interface Found {
  plan: Plan | undefined;
}

function toEvent({ method, target, headers }: RawRequest, bytes: Uint8Array): RawEvent {
  const id = headers.get('webhook-id');
  const timestamp = headers.get('webhook-timestamp');
  const signed = { ...(id !== undefined && { id }), ...(timestamp !== undefined && { timestamp }) };
  return { ...signed, method, target, headers, bytes };
}

/** Throws a 401 unless an event is authentic. */
async function verify(event: RawEvent, proof: ReceiverProof): Promise<void> {
  const doubt = await doubtOf(event, proof);
  if (doubt !== undefined) throw new HttpError(401, doubt, {}, { 'www-authenticate': 'Webhook-Signature' });
}

async function doubtOf(event: RawEvent, proof: ReceiverProof): Promise<string | undefined> {
  if (proof.verify !== undefined) return (await proof.verify(event)) ? undefined : 'The event could not be verified';
  if (proof.secret === false) return undefined;
  const { id = '', timestamp = '', bytes: body, headers } = event;
  const clocks = { now: Math.floor(Date.now() / 1000), tolerance: proof.tolerance ?? TOLERANCE };
  return verifyEvent(proof.secret, { id, timestamp, body }, headers.get('webhook-signature') ?? '', clocks);
}

/** Reads the value that distinguishes events. Throws a 400 if the JSON is malformed. */
function readMark(mark: Mark, { headers, bytes }: RawEvent, maxDepth: number): unknown {
  return mark.in === 'header' ? headers.get(mark.name) : memberOf(mark.name, headers, bytes, maxDepth);
}

function memberOf(name: string, headers: RawEvent['headers'], bytes: Uint8Array, maxDepth: number): unknown {
  if (!isJsonType(essence(headers.get('content-type') ?? ''))) return undefined;
  const parsed = parseJson(bytes, { maxDepth });
  if (!parsed.ok) throw new HttpError(400, 'The body cannot be read as JSON');
  return isRecord(parsed.value) ? lookUp(parsed.value, name) : undefined;
}

/** Returns a copy of the request, whose body can be read again. */
function replay(request: RawRequest, bytes: Uint8Array): RawRequest {
  const { method, target, headers } = request;
  return {
    method,
    target,
    headers,
    body: bytes.length === 0 ? null : once(bytes),
    get signal() {
      return request.signal;
    },
  };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
