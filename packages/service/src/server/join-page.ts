/** The page of an invitation: HTML without scripts, in which all text from users is escaped. */
import { createHash } from 'node:crypto';
import type { Description } from '../areas/joining/invitations.js';
import type { RawResponse, RequestContext } from '../generated/joining/server/index.js';
import { escapeHtml } from '../kernel/html.js';

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:26rem;margin:4rem auto;padding:0 1rem}' +
  'label{display:block;margin:1rem 0}input:not([type=radio]){display:block;width:100%;box-sizing:border-box;padding:.5rem}' +
  'button{padding:.5rem 1.5rem}[role=alert]{color:#a40000}';

/**
 * Content Security Policy of pages: no resources and no scripts, a single style identified by its hash, and forms that
 * submit only to this service.
 */
const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The media type of pages. */
export const HTML = 'text/html; charset=utf-8';

/** Headers of all responses to `/join`, whether pages or not. */
export const PAGE_HEADERS = [
  ['content-security-policy', PAGE_POLICY],
  ['x-content-type-options', 'nosniff'],
  // The URL contains the invitation token.
  ['referrer-policy', 'no-referrer'],
  ['cache-control', 'no-store'],
  ['vary', 'accept'],
] as const;

type Request = Pick<RequestContext['request'], 'headers'>;

/** Whether a client accepts HTML. */
export function wantsHtml({ headers }: Request): boolean {
  return (headers.get('accept') ?? '').toLowerCase().includes('text/html');
}

function pageOf(title: string, body: string): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}` +
    '</main></body></html>'
  );
}

function offersOf({ offers, trialDays }: Description, chosen: string): string {
  const trial = trialDays === 0 ? '' : ` The first ${trialDays} days cost nothing.`;
  const choices = offers.map(({ id, display_name, paywall_name, currency, amount_in_cents, price_type }) => {
    const amount = `${(amount_in_cents / 100).toFixed(2)} ${currency.toUpperCase()}`;
    const text = `${paywall_name}: ${display_name} (${amount})${price_type === 'onetime' ? '' : trial}`;
    if (offers.length === 1) return `<p>You join with ${escapeHtml(text)}</p>`;
    const isChosen = String(id) === chosen ? ' checked' : '';
    return `<label><input type="radio" name="paywall_price_id" value="${id}" required${isChosen}> ${escapeHtml(text)}</label>`;
  });
  return choices.join('');
}

export interface Filled {
  readonly email: string;
  readonly name: string;
  readonly priceId: string;
}

/** Returns the form for joining, with the previous input and an error message if there are any. */
export function joinPage(
  token: string,
  description: Description,
  { filled, problem }: { readonly filled: Filled; readonly problem?: string },
): string {
  const { communityName, email } = description;
  const fields =
    email === undefined
      ? `<label>Name <input name="name" required maxlength="255" autocomplete="name" value="${escapeHtml(filled.name)}"></label>` +
        `<label>E-mail <input name="email" type="email" required maxlength="254" autocomplete="email" value="${escapeHtml(filled.email)}"></label>`
      : `<p>You are invited as ${escapeHtml(email)}.</p>`;
  const alert = problem === undefined ? '' : `<p role="alert">${escapeHtml(problem)}</p>`;
  return pageOf(
    `Join ${communityName}`,
    `${alert}<form method="post" action="/join"><input type="hidden" name="invitation_token" value="${escapeHtml(token)}">` +
      `${fields}${offersOf(description, filled.priceId)}<button>Join</button></form>`,
  );
}

/** Returns the page that is shown after joining. */
export function joinedPage(message: string, address: string): string {
  return pageOf(message, `<p><a href="${escapeHtml(address)}">Go to the community</a></p>`);
}

/** Converts an error response to a page if the client accepts HTML; returns `undefined` for all other responses. */
export function asErrorPage(
  { status, headers, body }: RawResponse,
  { request }: { readonly request: Request },
): RawResponse | undefined {
  const isJson = headers.some(([name, value]) => name === 'content-type' && value === 'application/json');
  if (status < 400 || !isJson || typeof body !== 'string' || !wantsHtml(request)) return undefined;
  const { message }: { readonly message: string } = JSON.parse(body);
  const others = headers.filter(([name]) => name !== 'content-type');
  const html = pageOf('Invitation', `<p role="alert">${escapeHtml(message)}</p>`);
  return { status, headers: [...others, ['content-type', HTML]], body: html };
}
