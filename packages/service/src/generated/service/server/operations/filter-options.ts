// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { sendsJson } from 'trefoil-runtime/codec';
import type { Operation, RequestContext } from 'trefoil-runtime/server';
import type { Awaitable, Reply } from '../../types/index.js';
import type {
  ListSpaceGroupOptionsQuery,
  ListSpaceGroupOptionsRequest,
  ListSpaceGroupOptionsResult,
  ListSpaceOptionsQuery,
  ListSpaceOptionsRequest,
  ListSpaceOptionsResult,
} from '../../types/operations/filter-options.js';
import { errors400_401_4XX_5XX } from '../responses.js';

/** The input of the handler of `listSpaceOptions`: all parts are present, with defaults. */
export interface ListSpaceOptionsInput extends ListSpaceOptionsRequest {
  query: ListSpaceOptionsQuery & { page: number };
}

/** The input of the handler of `listSpaceGroupOptions`: all parts are present, with defaults. */
export interface ListSpaceGroupOptionsInput extends ListSpaceGroupOptionsRequest {
  query: ListSpaceGroupOptionsQuery & { page: number };
}

/** Options of member filters with too many options for a list. */
export interface FilterOptionsHandlers<Principal = unknown, State = unknown> {
  /**
   * List the options of the filter `spaces`.
   *
   * The spaces by which a client can filter members, by name. Members get those that they can see, all other tokens
   * of the
   * community get all of them.
   *
   * `GET /filter-options/spaces`
   */
  listSpaceOptions(
    input: ListSpaceOptionsInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListSpaceOptionsResult>>;
  /**
   * List the options of the filter `space_groups`.
   *
   * The space groups by which a client can filter members, by name. Members get those that they can see, all other
   * tokens of the
   * community get all of them.
   *
   * `GET /filter-options/space_groups`
   */
  listSpaceGroupOptions(
    input: ListSpaceGroupOptionsInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListSpaceGroupOptionsResult>>;
}

/** The descriptors of the operations, in document order. */
export const filterOptionsOperations: readonly Operation[] = [
  {
    id: 'listSpaceOptions',
    method: 'GET',
    path: '/filter-options/spaces',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true },
      { name: 'search_text', in: 'query', shape: 'string', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson } } },
    errors: errors400_401_4XX_5XX,
    security: [{ AnyBearer: [] }, { AnyToken: [] }],
  },
  {
    id: 'listSpaceGroupOptions',
    method: 'GET',
    path: '/filter-options/space_groups',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true },
      { name: 'search_text', in: 'query', shape: 'string', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson } } },
    errors: errors400_401_4XX_5XX,
    security: [{ AnyBearer: [] }, { AnyToken: [] }],
  },
];
