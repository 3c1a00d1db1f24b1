/** Creates the scopes in which handlers and workflow steps run. */
import { ofCommunity } from '../database/community-db.js';
import type { WholeDb } from '../database/database.js';
import type { Clock } from '../kernel/clock.js';
import type { Hear } from '../kernel/domain-events.js';
import type { Ports } from '../kernel/ports/ports.js';
import { findRefreshed } from '../kernel/refresh-tokens.js';
import type { Principal, Scope } from '../kernel/scope.js';

/** Values that all scopes of a service share. */
export interface Surroundings {
  readonly db: WholeDb;
  readonly ports: Ports;
  readonly baseUrl: () => string;
  readonly clock: Clock;
}

/** Creates a scope for a principal, on the whole database or in a transaction. */
export function scopeOver(
  whole: WholeDb,
  { ports, baseUrl }: Pick<Surroundings, 'ports' | 'baseUrl'>,
  { principal, now, heard }: { readonly principal: Principal; readonly now: Date; readonly heard: Hear },
): Scope {
  const { communityId, memberId } = principal;
  return {
    principal,
    communityId,
    memberId,
    now,
    ports,
    heard,
    baseUrl: baseUrl(),
    db: ofCommunity(whole, communityId),
    findRefreshed: (secret) => findRefreshed(whole, secret, now),
  };
}

/** Returns the owner of a community. Work that no request causes runs as the owner. */
export async function findOwner(db: WholeDb, communityId: number): Promise<Principal | undefined> {
  const owner = await db
    .selectFrom('members')
    .select('id')
    .where('community_id', '=', communityId)
    .where('is_admin', '=', true)
    .orderBy('is_owner', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return owner && { kind: 'admin', communityId, memberId: owner.id, tokenId: 0 };
}
