/** What a handler works with: who calls, the database (within a transaction for a write), and what reaches outside. */
import type { Awaitable, Handlers } from '@community-platform/server';
import type { Expression } from 'kysely';
import type { Db } from '../database/community-db.js';
import type { Hear } from './domain-events.js';
import type { Ports } from './ports/ports.js';
import type { Refreshed } from './refresh-tokens.js';

interface Caller {
  readonly communityId: number;
  /** The member who acts: who issued the API token, or whose access token it is. */
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
  /** The time of the request: all of a write carries one time. */
  readonly now: Date;
  readonly ports: Ports;
  /** Who takes down what happens; `announce` tells it. */
  readonly heard: Hear;
  /** Whose refresh token it is, in whatever community. */
  readonly findRefreshed: (secret: string) => Promise<Refreshed | undefined>;
  /** Where this service is reached, without a slash at the end: the root of the addresses in answers. */
  readonly baseUrl: string;
}

/** What the queries of reads are built of: a scope, or what stands for one that is known when they are run. */
export interface Reader {
  readonly db: Db;
  readonly now: Date | Expression<Date>;
  readonly memberId: number | Expression<number>;
}

/** Ids, or a query of them. */
export type Ids = readonly number[] | Expression<number>;

/** Every operation over a scope instead of a request; a resource implements a part of it. */
export type ServiceHandlers = {
  readonly [K in keyof Handlers]: (
    input: Parameters<Handlers[K]>[0],
    scope: Scope,
  ) => Awaitable<Awaited<ReturnType<Handlers[K]>>>;
};
