import { getOwn, lookUp } from '../codec/objects.js';
import { raceAbort, systemClock } from './abort.js';
import { TokenRefreshError } from './errors.js';
import type { TokenRefresh } from './operation.js';
import type { Session, SessionCall, TokenSession } from './options.js';
import { toApiError } from './unwrap.js';

/** A token is renewed this many milliseconds before it expires. */
const SKEW = 30_000;

/**
 * A token that is renewed before it expires, and once after a 401, by one call for all that need it. A scheme of which
 * `refreshes` does not say how keeps the token that it was given.
 */
export function createSession(refreshes: Readonly<Record<string, () => TokenRefresh>>, given: TokenSession): Session {
  let { accessToken } = given;
  let expiresAt = toTime(given.expiresAt);
  /** The renewal under way, which all calls share. */
  let renewal: Promise<string> | undefined;

  const fetchToken = async ({ scheme, send }: SessionCall): Promise<string> => {
    const refresh = lookUp(refreshes, scheme)?.();
    if (refresh === undefined) throw new Error('the document declares no token refresh for the scheme');
    const { operation, request, response } = refresh;
    const { refreshToken } = given;
    const answer = await send(operation, { body: { [request.refreshToken]: refreshToken } });
    if (!answer.response.ok) throw toApiError(answer);
    const body = typeof answer.body === 'object' && answer.body !== null ? answer.body : {};
    const token = getOwn(body, response.accessToken);
    if (typeof token !== 'string') throw new Error(`the answer holds no ${response.accessToken}`);
    accessToken = token;
    expiresAt = toTime(getOwn(body, response.expiresAt));
    await given.onRefresh?.({ accessToken: token, refreshToken, ...(expiresAt === undefined ? {} : { expiresAt }) });
    return token;
  };

  const renew = (call: SessionCall): Promise<string> => {
    renewal ??= fetchToken(call)
      .catch((cause: unknown) => Promise.reject(new TokenRefreshError(call.scheme, cause)))
      .finally(() => {
        renewal = undefined;
      });
    return raceAbort(renewal, call.signal);
  };

  return {
    async token(call) {
      const isValid =
        accessToken !== undefined && (expiresAt === undefined || expiresAt - SKEW > (call.clock ?? systemClock).now());
      // A scheme without a declared refresh has nothing better than the token it was given.
      if (isValid || (accessToken !== undefined && lookUp(refreshes, call.scheme) === undefined))
        return accessToken ?? '';
      return renew(call);
    },
    async renew(call, refused) {
      if (lookUp(refreshes, call.scheme) === undefined) return undefined;
      return accessToken !== undefined && accessToken !== refused && renewal === undefined ? accessToken : renew(call);
    },
  };
}

function toTime(value: unknown): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : value;
  return typeof time === 'number' && Number.isFinite(time) ? time : undefined;
}
