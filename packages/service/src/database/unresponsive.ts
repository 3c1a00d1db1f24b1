/** Detects servers that do not respond, for example after a network failure, so that no request waits forever. */
import type pg from 'pg';

/** Statement timeout in milliseconds; a typical query of this API takes less than one millisecond. */
export const STATEMENT_TIMEOUT = 20_000;
/** Milliseconds after which a server counts as unresponsive. A working server reports the statement timeout earlier. */
const SILENCE = STATEMENT_TIMEOUT + 5_000;

/** First statement of a transaction that may wait indefinitely for other transactions. */
export const withoutTimeout = 'set local statement_timeout = 0';

export interface Watched {
  /** Sends a statement. If the server does not respond, closes the connection and rejects. */
  readonly ask: <T>(text: string, send: () => Promise<T>) => Promise<T>;
  /** Returns the connection to its pool, unless it was closed. */
  readonly release: () => void;
}

/** Monitors a connection from its checkout from the pool to its release. */
export function watchUnresponsiveness(client: Pick<pg.PoolClient, 'release'>, silence = SILENCE): Watched {
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
}
