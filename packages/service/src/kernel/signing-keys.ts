/** Signing keys for access tokens of members: configured, or generated once and stored in the database. */
import { randomBytes, randomUUID } from 'node:crypto';
import { ConfigurationError } from '../database/configuration-error.js';
import type { WholeDb } from '../database/database.js';
import type { SigningKey } from './access-token.js';
import type { Clock } from './clock.js';

/** Minimum length in bytes. RFC 7518, 3.2, requires a key that is at least as long as the hash. */
const SHORTEST = 32;

/** Parses `id:secret,id:secret`; the first key signs. Returns `undefined` if no keys are configured. */
export function parseSigningKeys(text: string | undefined): readonly [SigningKey, ...SigningKey[]] | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const keys = text.split(',').map((item): SigningKey => {
    const at = item.indexOf(':');
    const [id, secret] = [item.slice(0, at).trim(), item.slice(at + 1).trim()];
    if (at < 1) throw new ConfigurationError('SIGNING_KEYS must be a comma-separated list of id:secret');
    if (Buffer.byteLength(secret) < SHORTEST)
      throw new ConfigurationError(`The secret of the signing key ${id} has fewer than ${SHORTEST} bytes`);
    return { id, secret: new TextEncoder().encode(secret) };
  });
  const [first, ...rest] = keys;
  return first && [first, ...rest];
}

/** Returns the keys stored in the database, newest first; creates a key if there is none. */
export async function readSigningKeys(db: WholeDb, clock: Clock): Promise<readonly [SigningKey, ...SigningKey[]]> {
  const read = () =>
    db.selectFrom('signing_keys').select(['id', 'secret']).orderBy('created_at', 'desc').orderBy('id').execute();
  let rows = await read();
  if (rows.length === 0) {
    // If several processes start at once, one inserts the key that all of them read.
    await db
      .insertInto('signing_keys')
      .values({ id: randomUUID(), place: 1, secret: randomBytes(SHORTEST), created_at: clock() })
      .onConflict((conflict) => conflict.column('place').doNothing())
      .execute();
    rows = await read();
  }
  const [first, ...rest] = rows;
  if (first === undefined) throw new Error('There are no signing keys');
  return [first, ...rest];
}
