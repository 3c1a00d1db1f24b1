/** What is answered beside the operations of the document. */
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

/** An error, in the form of the document. */
export const refuse = (status: number, message: string, headers: ResponseHeaders = []): RawResponse => ({
  status,
  headers: [...headers, ['content-type', 'application/json'], ['cache-control', 'no-store']],
  body: JSON.stringify({ success: false, message, error_details: {} }),
});

/** What a caller is told of an error. */
export const toHttpError = (error: unknown): HttpError =>
  error instanceof HttpError ? error : (responseOfDatabase(error) ?? httpError(500, 'Internal Server Error'));

/** The same as an answer, with when to ask again where that may help. */
export const refuseError = (error: unknown): RawResponse => {
  const { status, message, headers } = toHttpError(error);
  return refuse(status, message, Object.entries(headers));
};

/** An answer in JSON, which nobody keeps. */
export const json = (status: number, body: unknown): RawResponse => ({
  status,
  headers: [
    ['content-type', 'application/json'],
    ['cache-control', 'no-store'],
  ],
  body: JSON.stringify(body),
});

/** The token that a request shows, in one of the two forms that all tokens come in. */
export const tokenOf = (request: Parameters<typeof credentialOf>[1]): string | undefined => {
  const secret = credentialOf('AdminBearer', request) ?? credentialOf('AdminToken', request);
  return typeof secret === 'string' ? secret : undefined;
};

/** An answer as it is sent: without its body to a `HEAD`. */
export const forMethod = ({ method }: RawRequest, response: RawResponse): RawResponse =>
  method === 'HEAD' ? { ...response, body: null } : response;

/** An answer as it is sent, with the id of its request. */
export const withRequestId = (request: RawRequest, response: RawResponse): RawResponse =>
  forMethod(request, { ...response, headers: [...response.headers, ['x-request-id', requestIdOf(request)] as const] });
