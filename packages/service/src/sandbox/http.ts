/** Serves the controls over HTTP under `/sandbox`, for admin tokens; `spec/service.yaml` describes them. */
import { readFile } from 'node:fs/promises';
import {
  createServer,
  type Handlers,
  httpError,
  type Server,
  type ServerProblem,
  toServer,
} from '../generated/sandbox/server/index.js';
import type { Principal } from '../kernel/scope.js';
import { timeText } from '../kernel/text.js';
import { handle } from '../server/generated-handlers.js';
import { describeBody, readClockBody, readCommunityBody, readFailureBody } from './bodies.js';
import type { Controls } from './controls.js';
import { Refusal } from './refusal.js';

/** Error message if the token is missing, unknown, or not an admin token. */
export const NO_ADMIN = 'The sandbox controls require an admin token';

/** Limits for a whole community with its files, whose columns may contain deeply nested documents. */
const LIMITS = { bodyBytes: 96 * 1024 * 1024, jsonDepth: 1_000, handlerTimeout: 0 };

/** The authenticated caller, with the token of the request. */
interface Caller {
  readonly communityId: number;
  readonly secret: string;
}

/** Wraps a control so that a `Refusal` becomes an error response of this server. */
function control<Input, Context, Result>(work: (input: Input, context: Context) => Promise<Result>) {
  return handle(async (input: Input, context: Context): Promise<Result> => {
    try {
      return await work(input, context);
    } catch (error) {
      throw error instanceof Refusal ? httpError(error.status, error.message) : error;
    }
  });
}

function callerOf({ principal }: { readonly principal: Caller | undefined }): Caller {
  if (principal === undefined) throw httpError(401, NO_ADMIN);
  return principal;
}

function tellClock({ clock }: Controls) {
  return { status: 200, body: { time: timeText(clock.clock()), is_running: clock.isRunning() } } as const;
}

function listFailures({ failures }: Controls, communityId: number) {
  return {
    failures: failures.list(communityId).map(({ operationId, times = 1, status, delay, retryAfter }) => ({
      operation_id: operationId,
      times,
      status: status ?? null,
      delay: delay ?? 0,
      retry_after: retryAfter ?? null,
    })),
  };
}

function createHandlers(controls: Controls): Handlers<Caller> {
  const { failures, requests } = controls;
  const done = { status: 204 } as const;
  return {
    getSandboxDocument: async () => ({
      status: 200,
      body: await readFile(new URL('../service.yaml', import.meta.url)),
    }),
    resetSandbox: control(async () => {
      await controls.reset();
      return done;
    }),
    exportCommunity: control(async (_, context) => ({
      status: 200,
      body: await controls.save(callerOf(context).communityId),
    })),
    importCommunity: control(async ({ body }, context) => {
      await controls.load(callerOf(context).secret, body);
      return done;
    }),
    createCommunity: control(async ({ body }) => {
      const { name, slug } = readCommunityBody(body);
      const { adminToken, headlessToken, ...made } = await controls.makeCommunity(name, slug);
      return { status: 201, body: { ...made, admin_token: adminToken, headless_token: headlessToken } };
    }),
    getClock: async () => tellClock(controls),
    updateClock: control(async ({ body }) => {
      await controls.changeClock(readClockBody(body));
      return tellClock(controls);
    }),
    resetClock: control(async () => {
      await controls.resetClock();
      return tellClock(controls);
    }),
    listFailures: async (_, context) => ({ status: 200, body: listFailures(controls, callerOf(context).communityId) }),
    createFailure: control(async ({ body }, context) => {
      const { communityId } = callerOf(context);
      failures.add(communityId, readFailureBody(body));
      return { status: 201, body: listFailures(controls, communityId) };
    }),
    deleteFailures: async (_, context) => {
      failures.clear(callerOf(context).communityId);
      return done;
    },
    listRequests: async () => ({ status: 200, body: { requests: [...requests.list()] } }),
    deleteRequests: async () => {
      requests.clear();
      return done;
    },
  };
}

function messageOf({ status, message, issues }: ServerProblem, operationId: string): string {
  if (status === 401) return NO_ADMIN;
  if (status === 413) return 'The body is longer than 96 MiB';
  if (status !== 422) return message;
  const found = issues.map(({ path: [field], code }) => ({ field: field?.toString(), keyword: code }));
  return describeBody(operationId, found) ?? message;
}

export interface ControlledService extends Pick<Server, 'handle'> {
  readonly authenticate: (secret: string) => Promise<Principal | undefined>;
}

/** Returns a server that handles `/sandbox` with the controls, and records and passes on all other requests. */
export function withControls(service: ControlledService, controls: Controls): Server {
  const recorded = controls.requests.record(service);
  const findCaller = control(async (secret: string): Promise<Caller | undefined> => {
    const principal = await service.authenticate(secret);
    return principal && { communityId: principal.communityId, secret };
  });
  const own = createServer<Caller>({
    handlers: createHandlers(controls),
    security: { AdminBearer: findCaller, AdminToken: findCaller },
    limits: LIMITS,
    hooks: { onRequest: ({ extraHeaders }) => extraHeaders.set('cache-control', 'no-store') },
    errorBody: (problem, { operationId }) => ({
      success: false,
      message: messageOf(problem, operationId),
      error_details: {},
    }),
  });
  return toServer((request) => {
    const path = request.target.split('?')[0] ?? '';
    const isControl = path === '/sandbox' || path.startsWith('/sandbox/');
    return isControl ? own.handle(request) : controls.gate.pass(() => recorded.handle(request));
  });
}
