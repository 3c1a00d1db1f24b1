/** HTML that is safe to show: what is not known is left out, by one sanitiser and one rule for addresses. */
import sanitize from 'sanitize-html';
import { safeHref, safeSource } from './links.js';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? sign);

const INLINE = ['b', 'strong', 'i', 'em', 'u', 's', 'code', 'a', 'span'];
const BLOCKS =
  'p br pre blockquote ul ol li h1 h2 h3 h4 h5 h6 hr div figure figcaption img table thead tbody tr th td'.split(' ');

const optionalAttribute = (name: string, value: string | undefined): Record<string, string> =>
  value === undefined ? {} : { [name]: value };

const kept: sanitize.IOptions = {
  allowedTags: [...INLINE, ...BLOCKS],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt'] },
  // Elements whose content is no text for people.
  nonTextTags: ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'textarea', 'option'],
  transformTags: {
    a: (tagName, { href }) => {
      const safe = href === undefined ? undefined : safeHref(href);
      return { tagName, attribs: safe === undefined ? {} : { href: safe, rel: 'noopener nofollow' } };
    },
    img: (tagName, { src, alt }) => ({
      tagName,
      attribs: { ...optionalAttribute('src', src && safeSource(src)), ...optionalAttribute('alt', alt) },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
};

/** The HTML with only harmless tags, balanced, and of attributes only safe addresses. */
export const sanitizeHtml = (html: string): string =>
  // As the editor's documents are rendered; text and attributes hold no `>` any more.
  sanitize(html, kept).replaceAll(' />', '>');

/** The same of what may be plain text, too, which becomes a paragraph. */
export const sanitizeText = (text: string): string =>
  /<[a-zA-Z/!]/u.test(text) ? sanitizeHtml(text) : `<p>${sanitizeHtml(text)}</p>`;

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** What a person reads of some HTML, with single blanks. */
export const textOfHtml = (html: string): string =>
  sanitize(html, { ...kept, allowedTags: BLOCKS, allowedAttributes: {} })
    .replaceAll(/<[^<>]*>/gu, ' ')
    // The sanitiser writes no other entities than these.
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/gu, (_all, name: string) => SIGNS[name] ?? ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
