/** `GET /filter-options/{filter}`: the options of member filters, for every token of the community. */
import { type RawResponse, type RawRequest, type Server, toServer } from '@community-platform/server';
import { filterOptions } from '../areas/content/filter-options.js';
import { ofCommunity } from '../database/community-db.js';
import type { WholeDb } from '../database/database.js';
import { readPage } from '../kernel/page.js';
import type { Clock } from '../kernel/clock.js';
import type { Principal } from '../kernel/scope.js';
import { json, refuse, refuseError, tokenOf, withRequestId } from './responses.js';

export interface OptionSurroundings {
  readonly db: WholeDb;
  readonly findCaller: (secret: string) => Promise<Principal | undefined>;
  readonly clock: Clock;
}

const OPTIONS = /^\/filter-options\/(\w+)$/u;
const LONGEST_TEXT = 1_000;

/** Parses an integer of at least 1. Returns `undefined` if there is none, `NaN` if it is invalid. */
const countOf = (text: string | null): number | undefined => {
  if (text === null) return undefined;
  return /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : Number.NaN;
};

const readQuery = (target: string) => {
  const query = new URLSearchParams(target.split('?')[1] ?? '');
  const page = countOf(query.get('page'));
  const perPage = countOf(query.get('per_page'));
  const searchText = query.get('search_text') ?? '';
  if (Number.isNaN(page) || Number.isNaN(perPage)) return 'page and per_page are whole numbers from 1 on';
  if (searchText.includes('\0') || searchText.length > LONGEST_TEXT) return 'search_text cannot be searched for';
  return { ...readPage({ page, per_page: perPage }), searchText };
};

/** Wraps a server so that it also serves filter options. */
export const withFilterOptions = (server: Server, { db, findCaller, clock }: OptionSurroundings): Server => {
  const response = async (request: RawRequest, filter: string): Promise<RawResponse> => {
    const { method } = request;
    const read = filterOptions[filter];
    if (read === undefined) return refuse(404, 'Not found');
    if (method !== 'GET' && method !== 'HEAD') return refuse(405, 'Method Not Allowed', [['allow', 'GET, HEAD']]);
    const secret = tokenOf(request);
    const principal = secret === undefined ? undefined : await findCaller(secret);
    if (principal === undefined) return refuse(401, 'Unauthorized', [['www-authenticate', 'Bearer']]);
    const query = readQuery(request.target);
    if (typeof query === 'string') return refuse(400, query);
    const { communityId, memberId } = principal;
    const scope = { db: ofCommunity(db, communityId), communityId, principal, memberId, now: clock() };
    return json(200, await read(scope, query));
  };

  const responseOptions = async (request: RawRequest, filter: string): Promise<RawResponse> => {
    const found = await response(request, filter).catch(refuseError);
    return withRequestId(request, found);
  };

  return toServer((request) => {
    const filter = OPTIONS.exec(request.target.split('?')[0] ?? '')?.[1];
    return filter === undefined || !Object.hasOwn(filterOptions, filter)
      ? server.handle(request)
      : responseOptions(request, filter);
  });
};
