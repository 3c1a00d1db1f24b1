/** Responses to requests to join. */
import { type HttpError, type RawResponse, type RawRequest, requestIdOf } from '@community-platform/server';
import { PAGE_POLICY } from './join-page.js';

/** Whether a client accepts HTML. */
export const wantsHtml = ({ headers }: RawRequest): boolean =>
  (headers.get('accept') ?? '').toLowerCase().includes('text/html');

/** Responds with a page for browsers, and with JSON for clients that do not accept HTML. */
export const respond = (request: RawRequest, status: number, html: () => string, json: object): RawResponse => {
  const isHtml = wantsHtml(request);
  return {
    status,
    headers: [
      ['content-type', isHtml ? 'text/html; charset=utf-8' : 'application/json'],
      ['content-security-policy', PAGE_POLICY],
      ['x-content-type-options', 'nosniff'],
      // The URL contains the invitation token.
      ['referrer-policy', 'no-referrer'],
      ['cache-control', 'no-store'],
      ['vary', 'accept'],
      ['x-request-id', requestIdOf(request)],
    ],
    body: isHtml ? html() : JSON.stringify(json),
  };
};

/** Like `respond`, for an error. */
export const refuseWith = (request: RawRequest, error: HttpError, html: () => string): RawResponse => {
  const { status, message, details: error_details, headers } = error;
  const response = respond(request, status, html, { success: false, message, error_details });
  return { ...response, headers: [...response.headers, ...Object.entries(headers)] };
};
