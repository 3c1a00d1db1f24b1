/** A server that is gone without a word, as one is that was cut off or held up: nobody waits for it for ever. */
import type pg from 'pg';

/** Milliseconds that a statement may take; a query of this API takes less than one of them as a rule. */
export const STATEMENT_TIMEOUT = 20_000;
/** Milliseconds after which a server is given up that should have said by then that a statement takes too long. */
const SILENCE = STATEMENT_TIMEOUT + 5_000;

/** The first statement of a transaction that may wait for others as long as it takes. */
export const withoutTimeout = 'set local statement_timeout = 0';

export interface Watched {
  /** Sends a statement; a connection that stays silent is broken off, and what waits for it rejects. */
  readonly ask: <T>(text: string, send: () => Promise<T>) => Promise<T>;
  /** Gives the connection back to its pool, unless it was broken off. */
  readonly release: () => void;
}

/** Watches a connection from when it is taken out of its pool until it is given back. */
export const watchUnresponsiveness = (client: Pick<pg.PoolClient, 'release'>, silence = SILENCE): Watched => {
  let isPatient = false;
  let isGone = false;
  const breakOff = (): void => {
    isGone = true;
    client.release(true);
  };
  return {
    ask: async (text, send) => {
      if (text === withoutTimeout) isPatient = true;
      if (isPatient || isGone) return send();
      const timer = setTimeout(breakOff, silence);
      try {
        return await send();
      } finally {
        clearTimeout(timer);
      }
    },
    release: () => {
      if (!isGone) client.release();
    },
  };
};
