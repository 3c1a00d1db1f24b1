/** Keeps answers out of caches: they hold tokens, and what only their caller may see (RFC 9111, 5.2.2.5). */
import { type RawAnswer, type Server, toServer } from '@community-platform/server';

const saysHowToCache = ({ headers }: RawAnswer): boolean => headers.some(([name]) => name === 'cache-control');

/** A server whose answers carry `Cache-Control: no-store`, unless they say something else. */
export const withPrivacy = (server: Server): Server =>
  toServer(async (request) => {
    const answer = await server.handle(request);
    return saysHowToCache(answer)
      ? answer
      : { ...answer, headers: [...answer.headers, ['cache-control', 'no-store'] as const] };
  });
