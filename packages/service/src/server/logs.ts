/**
 * One structured line for each request; no query, header or body is written, since those hold tokens and addresses, and
 * a part of a path that may be an address is a hyphen.
 */
import { type Problem, type RequestContext, type Server, toServer } from '@community-platform/server';
import { type Logger, pino } from 'pino';

export type { Logger };

export const createLogger = (level: string): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ fd: 2, sync: true }));

/** A server whose answers are logged. */
export const withLogs = (server: Server, logger: Logger): Server =>
  toServer(async (request) => {
    const begun = performance.now();
    const response = await server.handle(request);
    const requestId = response.headers.find(([name]) => name === 'x-request-id')?.[1];
    const path = request.target.split('?')[0]?.replace(/[^/]*(?:@|%40)[^/]*/gu, '-');
    const milliseconds = Math.round((performance.now() - begun) * 10) / 10;
    // Not ready, or too busy, is no fault: it passes.
    const level = response.status === 503 ? 'warn' : response.status >= 500 ? 'error' : 'info';
    logger[level]({ requestId, method: request.method, path, status: response.status, milliseconds }, 'request');
    return response;
  });

/** Logs what a caller only sees as a 500: kind, place and code of the error, but not the values in its message. */
export const createErrorLog =
  (logger: Logger) =>
  ({ cause }: Problem, { requestId, operationId }: Pick<RequestContext, 'requestId' | 'operationId'>): void => {
    if (cause === undefined) return;
    const known = cause instanceof Error ? cause : new Error('not an error');
    const code: unknown = Reflect.get(known, 'code');
    // A message of the database quotes the values of a row, and those are people's.
    const message = typeof code === 'string' ? undefined : known.message;
    const stack = known.stack?.split('\n').filter((line) => /^\s+at /u.test(line));
    logger.error({ requestId, operationId, error: known.name, code, message, stack }, 'failure');
  };
