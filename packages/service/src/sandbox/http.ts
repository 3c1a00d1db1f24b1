/** The controls over HTTP, under `/sandbox`, for admin tokens; described in the package's `sandbox.yaml`. */
import { readFile } from 'node:fs/promises';
import { type RawResponse, type RawRequest, type Server, toServer } from '@community-platform/server';
import { responseOfDatabase } from '../database/sqlstate.js';
import type { Principal } from '../kernel/scope.js';
import { timeText } from '../kernel/text.js';
import { json, refuse, refuseError, tokenOf, withRequestId } from '../server/responses.js';
import { readClockBody, readCommunityBody, readFailureBody, readJson } from './bodies.js';
import type { Controls } from './controls.js';
import { Refusal } from './refusal.js';

/** Error message for a token that is missing, unknown, or not an admin token. */
export const NO_ADMIN = 'The sandbox is controlled with an admin token';

/** The authenticated caller, with the token. */
interface Caller {
  readonly communityId: number;
  readonly secret: string;
}

type Control = (request: RawRequest, caller: Caller, controls: Controls) => Promise<RawResponse>;

const done: RawResponse = { status: 204, headers: [['cache-control', 'no-store']], body: null };

const tellClock = ({ clock }: Controls): RawResponse =>
  json(200, { time: timeText(clock.clock()), is_running: clock.isRunning() });

const tellFailures = (status: number, { failures }: Controls, communityId: number): RawResponse =>
  json(status, {
    failures: failures.list(communityId).map(({ operationId, times, status: given, delay, retryAfter }) => ({
      operation_id: operationId,
      times,
      status: given ?? null,
      delay: delay ?? 0,
      retry_after: retryAfter ?? null,
    })),
  });

const routes: Readonly<Record<string, Readonly<Record<string, Control>>>> = {
  '/sandbox/reset': {
    POST: async (_request, _caller, controls) => {
      await controls.reset();
      return done;
    },
  },
  '/sandbox/community': {
    GET: async (_request, { communityId }, controls) => json(200, await controls.save(communityId)),
    PUT: async (request, { secret }, controls) => {
      await controls.load(secret, await readJson(request));
      return done;
    },
  },
  '/sandbox/communities': {
    POST: async (request, _caller, controls) => {
      const { name, slug } = readCommunityBody(await readJson(request));
      const { id, adminToken, headlessToken, ...made } = await controls.makeCommunity(name, slug);
      return json(201, { id, ...made, admin_token: adminToken, headless_token: headlessToken });
    },
  },
  '/sandbox/clock': {
    GET: async (_request, _caller, controls) => tellClock(controls),
    PATCH: async (request, _caller, controls) => {
      await controls.changeClock(readClockBody(await readJson(request)));
      return tellClock(controls);
    },
    DELETE: async (_request, _caller, controls) => {
      await controls.resetClock();
      return tellClock(controls);
    },
  },
  '/sandbox/failures': {
    GET: async (_request, { communityId }, controls) => tellFailures(200, controls, communityId),
    POST: async (request, { communityId }, controls) => {
      controls.failures.add(communityId, readFailureBody(await readJson(request)));
      return tellFailures(201, controls, communityId);
    },
    DELETE: async (_request, { communityId }, { failures }) => {
      failures.clear(communityId);
      return done;
    },
  },
  '/sandbox/requests': {
    GET: async (_request, _caller, { requests }) => json(200, { requests: requests.list() }),
    DELETE: async (_request, _caller, { requests }) => {
      requests.clear();
      return done;
    },
  },
};

const readDocument = async (): Promise<RawResponse> => ({
  status: 200,
  headers: [['content-type', 'application/yaml; charset=utf-8']],
  body: await readFile(new URL('../../sandbox.yaml', import.meta.url), 'utf8'),
});

const refuseThrown = (error: unknown): RawResponse => {
  if (error instanceof Refusal) return refuse(error.status, error.message);
  if (responseOfDatabase(error) === undefined) console.error(error);
  return refuseError(error);
};

export interface ControlledService extends Pick<Server, 'handle'> {
  readonly authenticate: (secret: string) => Promise<Principal | undefined>;
}

/** Returns a server that handles `/sandbox` with the controls and records all other requests. */
export const withControls = (service: ControlledService, controls: Controls): Server => {
  const recorded = controls.requests.record(service);

  const response = async (path: string, request: RawRequest): Promise<RawResponse> => {
    const methods = Object.hasOwn(routes, path) ? routes[path] : undefined;
    const isDocument = path === '/sandbox/openapi.yaml';
    if (methods === undefined && !isDocument) return refuse(404, 'There is no such path');
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const allow = [...Object.keys(methods ?? { GET: readDocument }), 'OPTIONS'].join(', ');
    if (method === 'OPTIONS') return { status: 204, headers: [['allow', allow]], body: null };
    if (isDocument && method === 'GET') return readDocument();
    const control = methods?.[method];
    if (control === undefined) return refuse(405, `The method must be ${allow}`, [['allow', allow]]);
    const secret = tokenOf(request);
    const principal = secret === undefined ? undefined : await service.authenticate(secret);
    if (principal === undefined || secret === undefined) return refuse(401, NO_ADMIN, [['www-authenticate', 'Bearer']]);
    return control(request, { communityId: principal.communityId, secret }, controls);
  };

  return toServer(async (request) => {
    const path = request.target.split('?')[0] ?? '';
    if (path !== '/sandbox' && !path.startsWith('/sandbox/')) return controls.gate.pass(() => recorded.handle(request));
    return withRequestId(request, await response(path, request).catch(refuseThrown));
  });
};
