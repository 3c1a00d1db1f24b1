/** Responses to requests that no operation of the document handles. */
import { credentialOf, HttpError, httpError, type RawRequest, type RawResponse } from '@community-platform/server';
import { responseOfDatabase } from '../database/sqlstate.js';

export type ResponseHeaders = RawResponse['headers'];

/** Returns an error response in the format that the document declares for errors. */
export function refuse(status: number, message: string, headers: ResponseHeaders = []): RawResponse {
  return {
    status,
    headers: [...headers, ['content-type', 'application/json'], ['cache-control', 'no-store']],
    body: JSON.stringify({ success: false, message, error_details: {} }),
  };
}

/** Converts an error of any kind to the error that the caller receives. */
export function toHttpError(error: unknown): HttpError {
  return error instanceof HttpError ? error : (responseOfDatabase(error) ?? httpError(500, 'Internal Server Error'));
}

/** Like `toHttpError`, but returns a response, with `Retry-After` if a retry may help. */
export function refuseError(error: unknown): RawResponse {
  const { status, message, headers } = toHttpError(error);
  return refuse(status, message, Object.entries(headers));
}

/** Returns the token in a request, in either of the two accepted forms. */
export function tokenOf(request: Parameters<typeof credentialOf>[1]): string | undefined {
  const secret = credentialOf('AdminBearer', request) ?? credentialOf('AdminToken', request);
  return typeof secret === 'string' ? secret : undefined;
}

/** Returns a response, omitting its body for `HEAD` requests. */
export function forMethod({ method }: RawRequest, response: RawResponse): RawResponse {
  return method === 'HEAD' ? { ...response, body: null } : response;
}
