/** Page of an invitation: HTML without scripts, with all user texts escaped. */
import { createHash } from 'node:crypto';
import type { Description } from '../areas/joining/invitations.js';
import { escapeHtml } from '../kernel/html.js';

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:26rem;margin:4rem auto;padding:0 1rem}' +
  'label{display:block;margin:1rem 0}input:not([type=radio]){display:block;width:100%;box-sizing:border-box;padding:.5rem}' +
  'button{padding:.5rem 1.5rem}[role=alert]{color:#a40000}';

/**
 * Content security policy: no resources and no scripts; the only style is allowed by its hash, and forms may only be
 * sent to this service.
 */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const pageOf = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}` +
  '</main></body></html>';

const offersOf = ({ offers, trialDays }: Description, chosen: string): string => {
  const trial = trialDays === 0 ? '' : ` The first ${trialDays} days cost nothing.`;
  const choices = offers.map(({ id, display_name, paywall_name, currency, amount_in_cents, price_type }) => {
    const amount = `${(amount_in_cents / 100).toFixed(2)} ${currency.toUpperCase()}`;
    const text = `${paywall_name}: ${display_name} (${amount})${price_type === 'onetime' ? '' : trial}`;
    if (offers.length === 1) return `<p>You join with ${escapeHtml(text)}</p>`;
    const isChosen = String(id) === chosen ? ' checked' : '';
    return `<label><input type="radio" name="paywall_price_id" value="${id}" required${isChosen}> ${escapeHtml(text)}</label>`;
  });
  return choices.join('');
};

export interface Filled {
  readonly email: string;
  readonly name: string;
  readonly priceId: string;
}

/** The form for joining, with the previous input and the error message, if any. */
export const joinPage = (
  token: string,
  description: Description,
  { filled, problem }: { readonly filled: Filled; readonly problem?: string },
): string => {
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
};

/** The page after joining. */
export const joinedPage = (message: string, address: string): string =>
  pageOf(message, `<p><a href="${escapeHtml(address)}">Go to the community</a></p>`);

/** The page for an invitation that cannot be used. */
export const refusedPage = (message: string): string =>
  pageOf('Invitation', `<p role="alert">${escapeHtml(message)}</p>`);
