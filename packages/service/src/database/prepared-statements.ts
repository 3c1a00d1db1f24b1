/**
 * Connection pool that runs reads as prepared statements, because planning the read of a single record takes longer
 * than running it. Text searches are planned each time, because the best plan depends on the text.
 */
import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { watchUnresponsiveness } from './unresponsive.js';

/** Maximum number of prepared statements of a process, each of which takes memory in every connection. */
const MOST = 500;

function isPrepared(text: string): boolean {
  return text.startsWith('select ') && !text.includes(' ilike ');
}

/** Wraps a `pg` pool for Kysely. */
export function withPreparedStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST || !isPrepared(text)) return known;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 40);
    names.set(text, name);
    return name;
  };

  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    const { ask, release } = watchUnresponsiveness(client);
    function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
    function query(text: unknown, values: readonly unknown[] = []): unknown {
      if (typeof text !== 'string') throw new Error('Cursors are not supported');
      const name = nameOf(text);
      return ask(text, () => client.query({ text, values: [...values], ...(name !== undefined && { name }) }));
    }
    return { query, release };
  };

  return { connect: async () => wrap(await pool.connect()), end: () => pool.end() };
}
