/**
 * Logs one structured line per request. Query strings, headers and bodies are omitted, because they contain tokens and
 * e-mail addresses. A path segment that may be an address is replaced with a hyphen.
 */
import { type RequestContext, type Server, type ServerProblem, toServer } from '@community-platform/server';
import { type Logger, pino } from 'pino';

export type { Logger };

/** Creates a logger that writes JSON lines to stderr. */
export function createLogger(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ fd: 2, sync: true }));
}

/** Wraps a server so that its responses are logged. */
export function withLogs(server: Server, logger: Logger): Server {
  return toServer(async (request) => {
    const begun = performance.now();
    const response = await server.handle(request);
    const requestId = response.headers.find(([name]) => name === 'x-request-id')?.[1];
    const path = request.target.split('?')[0]?.replace(/[^/]*(?:@|%40)[^/]*/gu, '-');
    const milliseconds = Math.round((performance.now() - begun) * 10) / 10;
    // A 503 (not ready, or too busy) is temporary and not an error.
    const level = response.status === 503 ? 'warn' : response.status >= 500 ? 'error' : 'info';
    logger[level]({ requestId, method: request.method, path, status: response.status, milliseconds }, 'request');
    return response;
  });
}

/** Logs errors that callers see only as a 500: class, stack and code, but not the values in database messages. */
export function createErrorLog(logger: Logger) {
  return (
    { cause }: ServerProblem,
    { requestId, operationId }: Pick<RequestContext, 'requestId' | 'operationId'>,
  ): void => {
    if (cause === undefined) return;
    const known = cause instanceof Error ? cause : new Error('not an error');
    const code: unknown = Reflect.get(known, 'code');
    // Messages of the database contain values of rows, which are personal data.
    const message = typeof code === 'string' ? undefined : known.message;
    const stack = known.stack?.split('\n').filter((line) => /^\s+at /u.test(line));
    logger.error({ requestId, operationId, error: known.name, code, message, stack }, 'failure');
  };
}
