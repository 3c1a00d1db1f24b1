/** How requests to join are answered. */
import { type HttpError, type RawResponse, type RawRequest, requestIdOf } from '@community-platform/server';
import { PAGE_POLICY } from './join-page.js';

export const wantsHtml = ({ headers }: RawRequest): boolean =>
  (headers.get('accept') ?? '').toLowerCase().includes('text/html');

/** An answer as a page to a browser, and as JSON to whoever does not ask for HTML. */
export const respond = (request: RawRequest, status: number, html: () => string, json: object): RawResponse => {
  const isHtml = wantsHtml(request);
  return {
    status,
    headers: [
      ['content-type', isHtml ? 'text/html; charset=utf-8' : 'application/json'],
      ['content-security-policy', PAGE_POLICY],
      ['x-content-type-options', 'nosniff'],
      // The address holds the invitation.
      ['referrer-policy', 'no-referrer'],
      ['cache-control', 'no-store'],
      ['vary', 'accept'],
      ['x-request-id', requestIdOf(request)],
    ],
    body: isHtml ? html() : JSON.stringify(json),
  };
};

/** The same of a refusal. */
export const refuseWith = (request: RawRequest, error: HttpError, html: () => string): RawResponse => {
  const { status, message, details: error_details, headers } = error;
  const response = respond(request, status, html, { success: false, message, error_details });
  return { ...response, headers: [...response.headers, ...Object.entries(headers)] };
};
