import { getOwn } from '../codec/objects.js';
import type { Operation, TokenRefresh } from '../codec/operation.js';
import { raceAbort } from './abort.js';
import { TokenRefreshError } from './errors.js';
import type { Clock, RequestParts, TokenSession } from './options.js';
import type { AnyReceived } from './read-answer.js';
import { toApiError } from './unwrap.js';

/** A token is renewed this many milliseconds before it expires. */
const SKEW = 30_000;

interface State {
  accessToken: string | undefined;
  expiresAt: number | undefined;
  /** The renewal under way, which all calls share. */
  renewal: Promise<string> | undefined;
}

/** The access tokens of sessions, each renewed at most once at a time. */
export interface Sessions {
  /** A token that has not expired, renewed if need be. */
  token(scheme: string, session: TokenSession, signal?: AbortSignal): Promise<string>;
  /** A token after `refused` got a 401: renewed, unless another call has done so since. */
  renewed(scheme: string, session: TokenSession, refused: string, signal?: AbortSignal): Promise<string>;
}

/** Sends a refresh request, without the credential of the scheme it renews. */
export type SendRefresh = (operation: Operation, request: RequestParts, scheme: string) => Promise<AnyReceived>;

export function createSessions(
  refreshes: Readonly<Record<string, () => TokenRefresh>>,
  clock: Clock,
  send: SendRefresh,
): Sessions {
  const states = new WeakMap<TokenSession, State>();

  const stateOf = (session: TokenSession): State => {
    const known = states.get(session);
    if (known !== undefined) return known;
    const state = { accessToken: session.accessToken, expiresAt: toTime(session.expiresAt), renewal: undefined };
    states.set(session, state);
    return state;
  };

  const fetchToken = async (scheme: string, session: TokenSession, state: State): Promise<string> => {
    const refresh = refreshes[scheme]?.();
    if (refresh === undefined) throw new Error('the document declares no token refresh for the scheme');
    const { operation, request, response } = refresh;
    const answer = await send(operation, { body: { [request.refreshToken]: session.refreshToken } }, scheme);
    if (!answer.response.ok) throw toApiError(answer);
    const body = typeof answer.body === 'object' && answer.body !== null ? answer.body : {};
    const accessToken = getOwn(body, response.accessToken);
    if (typeof accessToken !== 'string') throw new Error(`the answer holds no ${response.accessToken}`);
    const expiresAt = toTime(getOwn(body, response.expiresAt));
    state.accessToken = accessToken;
    state.expiresAt = expiresAt;
    const { refreshToken } = session;
    await session.onRefresh?.({ accessToken, refreshToken, ...(expiresAt === undefined ? {} : { expiresAt }) });
    return accessToken;
  };

  const renew = (scheme: string, session: TokenSession, state: State, signal?: AbortSignal): Promise<string> => {
    state.renewal ??= fetchToken(scheme, session, state)
      .catch((cause: unknown) => Promise.reject(new TokenRefreshError(scheme, cause)))
      .finally(() => {
        state.renewal = undefined;
      });
    return raceAbort(state.renewal, signal);
  };

  return {
    async token(scheme, session, signal) {
      const state = stateOf(session);
      const { accessToken, expiresAt } = state;
      const isValid = accessToken !== undefined && (expiresAt === undefined || expiresAt - SKEW > clock.now());
      // A scheme without a declared refresh has nothing better than the token it was given.
      if (isValid || (accessToken !== undefined && refreshes[scheme] === undefined)) return accessToken;
      return renew(scheme, session, state, signal);
    },
    async renewed(scheme, session, refused, signal) {
      const state = stateOf(session);
      const isRenewed = state.accessToken !== undefined && state.accessToken !== refused;
      return isRenewed && state.renewal === undefined
        ? (state.accessToken ?? refused)
        : renew(scheme, session, state, signal);
    },
  };
}

function toTime(value: unknown): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : value;
  return typeof time === 'number' && Number.isFinite(time) ? time : undefined;
}
