import { lookUp } from '../codec/objects.js';
import type { TokenRefresh } from './operation.js';
import type { Session, SessionCall, TokenSession } from './options.js';
import { keepToken, type Token, toToken } from './token.js';
import { toApiError } from './unwrap.js';

/**
 * Creates a session that refreshes its token by calling an operation of the API (see `keepToken`). For schemes that are
 * not in `refreshes`, the given token is used unchanged.
 */
export function createSession(refreshes: Readonly<Record<string, () => TokenRefresh>>, session: TokenSession): Session {
  const { refreshToken } = session;

  const fetch = async ({ scheme, send }: SessionCall): Promise<Token> => {
    const refresh = lookUp(refreshes, scheme.name)?.();
    if (refresh === undefined) throw new Error('the document declares no token refresh for the scheme');
    const { operation, request, response } = refresh;
    // The refresh request is sent without the token that it replaces.
    const others = operation.security?.map((schemes) => schemes.filter(({ name }) => name !== scheme.name)) ?? [];
    const open = { ...operation, security: [...others, []] };
    const reply = await send(open, { body: { [request.refreshToken]: refreshToken } });
    if (!reply.response.ok) throw toApiError(reply);
    const body = typeof reply.body === 'object' && reply.body !== null ? reply.body : {};
    const token = lookUp(body, response.accessToken);
    if (typeof token !== 'string') throw new Error(`the response has no ${response.accessToken}`);
    return toToken(token, lookUp(body, response.expiresAt));
  };

  const source = {
    canRenew: (scheme: string) => lookUp(refreshes, scheme) !== undefined,
    fetch,
    onRenewed: ({ margin: _, ...token }: Token) => session.onRefresh?.({ ...token, refreshToken }),
  };
  return keepToken(
    source,
    session.accessToken === undefined ? undefined : toToken(session.accessToken, session.expiresAt),
  );
}
