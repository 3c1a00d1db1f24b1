/** Context of a handler: the caller, the database (within a transaction for writes), the time and the ports. */
import type { Awaitable, Handlers } from '@community-platform/server';
import type { Expression } from 'kysely';
import type { Db } from '../database/community-db.js';
import type { Hear } from './domain-events.js';
import type { Ports } from './ports/ports.js';
import type { Refreshed } from './refresh-tokens.js';

interface Caller {
  readonly communityId: number;
  /** The acting member: the issuer of the API token, or the owner of the access token. */
  readonly memberId: number;
}

/** A caller with an API token of type `Admin V1 or V2`. */
export interface AdminPrincipal extends Caller {
  readonly kind: 'admin';
  readonly tokenId: number;
}

/** A caller with an API token of type `Headless Auth`. */
export interface HeadlessPrincipal extends Caller {
  readonly kind: 'headless';
  readonly tokenId: number;
}

/** A caller with a member's access token. */
export interface MemberPrincipal extends Caller {
  readonly kind: 'member';
}

export type Principal = AdminPrincipal | HeadlessPrincipal | MemberPrincipal;

export interface Scope extends Caller {
  readonly principal: Principal;
  readonly db: Db;
  /** Time of the request, which is the same throughout a write. */
  readonly now: Date;
  readonly ports: Ports;
  /** Handles the domain events of this scope. To publish an event, call `announce`. */
  readonly heard: Hear;
  /** Returns the owner of a refresh token, in any community. */
  readonly findRefreshed: (secret: string) => Promise<Refreshed | undefined>;
  /** Public base URL of this service, without a trailing slash. URLs in responses start with it. */
  readonly baseUrl: string;
}

/** Input of read queries: a scope, or placeholders whose values are known only when the query runs. */
export interface Reader {
  readonly db: Db;
  readonly now: Date | Expression<Date>;
  readonly memberId: number | Expression<number>;
}

/** A list of ids, or a query for them. */
export type Ids = readonly number[] | Expression<number>;

/** Handlers of all operations, which receive a scope instead of a request. Each resource implements some of them. */
export type ServiceHandlers = {
  readonly [K in keyof Handlers]: (
    input: Parameters<Handlers[K]>[0],
    scope: Scope,
  ) => Awaitable<Awaited<ReturnType<Handlers[K]>>>;
};
