import { discard } from './abort.js';
import { raceAbort, systemClock } from './clock.js';
import { TokenRefreshError } from './errors.js';
import type { Session, SessionCall } from './options.js';

/** An access token and its end. */
export interface Token {
  readonly accessToken: string;
  /** Milliseconds since the epoch; absent: it is renewed after a 401 only. */
  readonly expiresAt?: number;
  /** It is renewed this many milliseconds before. */
  readonly margin: number;
}

const MARGIN = 30_000;

/** A token that ends at a time: ISO 8601 text, milliseconds since the epoch, or nothing that says so. */
export function toToken(accessToken: string, end: unknown): Token {
  const time = typeof end === 'string' ? Date.parse(end) : typeof end === 'bigint' ? Number(end) : end;
  const isKnown = typeof time === 'number' && Number.isFinite(time);
  return { accessToken, margin: MARGIN, ...(isKnown && { expiresAt: time }) };
}

/** A token that lives so many milliseconds from a time; one that lives shortly is renewed a tenth of that before. */
export function toShortToken(accessToken: string, from: number, lifetime: number): Token {
  return { ...toToken(accessToken, from + lifetime), margin: Math.min(MARGIN, lifetime / 10) };
}

/** Whether it is time to renew a token. */
const isOver = ({ expiresAt, margin }: Token, { clock = systemClock }: SessionCall): boolean =>
  expiresAt !== undefined && expiresAt - margin <= clock.now();

/** Where tokens come from. */
export interface TokenSource {
  canRenew(scheme: string): boolean;
  fetch(call: SessionCall): Promise<Token>;
  /** Called with each token, and awaited before the calls that waited for it go on. */
  onRenewed?(token: Token): void | Promise<void>;
}

/**
 * A token that is renewed before it expires, and once after a 401, by one request for all that need it. A scheme that it
 * cannot be renewed for keeps the token that there is. One that has ended by the clock of the client when it comes is
 * renewed after a 401 only.
 *
 * If `onRenewed` fails, the calls that waited for it reject with `TokenRefreshError`; the token is used from then on. Calls
 * that start while it runs do not wait for it, because it may make calls itself: they are sent with the new token, and a
 * 401 is then returned as it is.
 *
 * Whoever aborts stops waiting; the request goes on for the others.
 */
export function keepToken(source: TokenSource, first?: Token): Session {
  let token = first;
  /** The renewal under way, which all calls share. */
  let renewal: Promise<string> | undefined;
  /** Whether `onRenewed` runs, which must not wait for the renewal that waits for it. */
  let isBeingStored = false;

  const store = async (fetched: Token, scheme: string): Promise<void> => {
    isBeingStored = true;
    try {
      await source.onRenewed?.(fetched);
    } catch (cause) {
      throw new TokenRefreshError(scheme, cause, 'was renewed, but onRefresh failed');
    } finally {
      isBeingStored = false;
    }
  };

  const fetchToken = async (call: SessionCall): Promise<string> => {
    const { name } = call.scheme;
    const fetched = await source.fetch(call).catch((cause: unknown) => {
      throw new TokenRefreshError(name, cause);
    });
    // One that has ended when it comes says that the clocks differ: by its end, every call would renew it.
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
    const given = await read(call);
    if (!source.canRenew(scheme.name)) return given;
    const { fetch } = target;
    target.fetch = async (url, init, operation) => {
      const response = await fetch(url, init, operation);
      if (response.status !== 401 || init.body instanceof ReadableStream) return response;
      const isCurrent = token?.accessToken === given;
      if (isCurrent && isBeingStored) return response;
      discard({ response });
      // Another call may have renewed it since.
      const isDue = isCurrent || renewal !== undefined;
      // What has timed out meanwhile is not sent again.
      const renewed = isDue ? await renew(call, init.signal ?? undefined) : (token?.accessToken ?? given);
      scheme.apply(target, renewed, scheme);
      return fetch(target.url, { ...init, headers: target.headers }, operation);
    };
    return given;
  };
}
