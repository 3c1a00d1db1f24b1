/** Responses outside of the operations of the document. */
import {
  credentialOf,
  HttpError,
  httpError,
  type RawResponse,
  type RawRequest,
  requestIdOf,
} from '@community-platform/server';
import { responseOfDatabase } from '../database/sqlstate.js';

export type ResponseHeaders = RawResponse['headers'];

/** An error response, in the form of the document. */
export const refuse = (status: number, message: string, headers: ResponseHeaders = []): RawResponse => ({
  status,
  headers: [...headers, ['content-type', 'application/json'], ['cache-control', 'no-store']],
  body: JSON.stringify({ success: false, message, error_details: {} }),
});

/** Converts any error to the one that the caller gets. */
export const toHttpError = (error: unknown): HttpError =>
  error instanceof HttpError ? error : (responseOfDatabase(error) ?? httpError(500, 'Internal Server Error'));

/** Like `toHttpError`, as a response, with `Retry-After` where it helps. */
export const refuseError = (error: unknown): RawResponse => {
  const { status, message, headers } = toHttpError(error);
  return refuse(status, message, Object.entries(headers));
};

/** A JSON response that must not be cached. */
export const json = (status: number, body: unknown): RawResponse => ({
  status,
  headers: [
    ['content-type', 'application/json'],
    ['cache-control', 'no-store'],
  ],
  body: JSON.stringify(body),
});

/** Returns the token of a request, in either of its two forms. */
export const tokenOf = (request: Parameters<typeof credentialOf>[1]): string | undefined => {
  const secret = credentialOf('AdminBearer', request) ?? credentialOf('AdminToken', request);
  return typeof secret === 'string' ? secret : undefined;
};

/** Removes the body of a response to `HEAD`. */
export const forMethod = ({ method }: RawRequest, response: RawResponse): RawResponse =>
  method === 'HEAD' ? { ...response, body: null } : response;

/** Completes a response: no body for `HEAD`, and the id of its request. */
export const withRequestId = (request: RawRequest, response: RawResponse): RawResponse =>
  forMethod(request, { ...response, headers: [...response.headers, ['x-request-id', requestIdOf(request)] as const] });
