import { discard } from './abort.js';
import { raceAbort, systemClock } from './clock.js';
import { TokenRefreshError } from './errors.js';
import type { Session, SessionCall } from './options.js';

/** An access token and its expiry. */
export interface Token {
  readonly accessToken: string;
  /** Expiry in milliseconds since the epoch. If absent, the token is refreshed only after a 401. */
  readonly expiresAt?: number;
  /** Milliseconds before the expiry at which the token is refreshed. */
  readonly margin: number;
}

const MARGIN = 30_000;

/**
 * Creates a token that expires at `end`: ISO 8601 text or milliseconds since the epoch; other values mean no expiry.
 */
export function toToken(accessToken: string, end: unknown): Token {
  const time = typeof end === 'string' ? Date.parse(end) : typeof end === 'bigint' ? Number(end) : end;
  const isKnown = typeof time === 'number' && Number.isFinite(time);
  return { accessToken, margin: MARGIN, ...(isKnown && { expiresAt: time }) };
}

/** Creates a token that expires `lifetime` milliseconds after `from`. The margin is at most a tenth of the lifetime. */
export function toShortToken(accessToken: string, from: number, lifetime: number): Token {
  return { ...toToken(accessToken, from + lifetime), margin: Math.min(MARGIN, lifetime / 10) };
}

/** Returns whether a token has to be refreshed. */
const isOver = ({ expiresAt, margin }: Token, { clock = systemClock }: SessionCall): boolean =>
  expiresAt !== undefined && expiresAt - margin <= clock.now();

/** Where a session gets its tokens from. */
export interface TokenSource {
  canRenew(scheme: string): boolean;
  fetch(call: SessionCall): Promise<Token>;
  /** Called with each new token; calls that need the token wait until this function is done. */
  onRenewed?(token: Token): void | Promise<void>;
}

/**
 * Creates a session that refreshes a token before it expires, and once after a 401. All calls share one refresh
 * request. If the token of a scheme cannot be refreshed, the current token is used. If a token has already expired on
 * the client's clock when it arrives, it is refreshed only after a 401.
 *
 * If `onRenewed` fails, the calls that waited for it reject with `TokenRefreshError`; later calls use the new token.
 * Calls that start while `onRenewed` runs do not wait for it, because `onRenewed` may make calls itself. They use the
 * new token, and a 401 is returned unchanged.
 *
 * An aborted call stops waiting, but the refresh continues for other calls.
 */
export function keepToken(source: TokenSource, first?: Token): Session {
  let token = first;
  /** The refresh in progress, shared by all calls. */
  let renewal: Promise<string> | undefined;
  /** Whether `onRenewed` is running. Its calls must not wait for the refresh, because the refresh waits for them. */
  let isBeingStored = false;

  const store = async (fetched: Token, scheme: string): Promise<void> => {
    isBeingStored = true;
    try {
      await source.onRenewed?.(fetched);
    } catch (cause) {
      throw new TokenRefreshError(scheme, cause, 'was refreshed, but onRefresh failed');
    } finally {
      isBeingStored = false;
    }
  };

  const fetchToken = async (call: SessionCall): Promise<string> => {
    const { name } = call.scheme;
    const fetched = await source.fetch(call).catch((cause: unknown) => {
      throw new TokenRefreshError(name, cause);
    });
    // A token that is expired on arrival means that the clocks differ. Ignore its expiry, else every call would refresh
    // it.
    const { expiresAt: _, ...endless } = fetched;
    token = isOver(fetched, call) ? endless : fetched;
    await store(fetched, name);
    return fetched.accessToken;
  };

  const renew = (call: SessionCall, signal = call.signal): Promise<string> => {
    renewal ??= fetchToken(call).finally(() => {
      renewal = undefined;
    });
    return raceAbort(renewal, signal);
  };

  const read = (call: SessionCall): string | Promise<string> => {
    if (token === undefined) return renew(call);
    const isDue = !isBeingStored && isOver(token, call) && source.canRenew(call.scheme.name);
    return isDue ? renew(call) : token.accessToken;
  };

  return async (call) => {
    const { scheme, target } = call;
    const sentToken = await read(call);
    if (!source.canRenew(scheme.name)) return sentToken;
    const { fetch } = target;
    target.fetch = async (url, init, operation) => {
      const response = await fetch(url, init, operation);
      if (response.status !== 401 || init.body instanceof ReadableStream) return response;
      const isCurrent = token?.accessToken === sentToken;
      if (isCurrent && isBeingStored) return response;
      discard({ response });
      // Another call may have refreshed the token in the meantime.
      const isDue = isCurrent || renewal !== undefined;
      // A call that has timed out in the meantime is not sent again.
      const renewed = isDue ? await renew(call, init.signal ?? undefined) : (token?.accessToken ?? sentToken);
      scheme.apply(target, renewed, scheme);
      return fetch(target.url, { ...init, headers: target.headers }, operation);
    };
    return sentToken;
  };
}
