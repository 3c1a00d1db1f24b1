/** HTML sanitizer: removes unknown tags and attributes, and allows only safe URLs. */
import sanitize from 'sanitize-html';
import { safeHref, safeSource } from './links.js';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a string for HTML, including attribute values. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? sign);
}

const INLINE = ['b', 'strong', 'i', 'em', 'u', 's', 'code', 'a', 'span'];
const BLOCKS =
  'p br pre blockquote ul ol li h1 h2 h3 h4 h5 h6 hr div figure figcaption img table thead tbody tr th td'.split(' ');

function optionalAttribute(name: string, value: string | undefined): Record<string, string> {
  return value === undefined ? {} : { [name]: value };
}

const kept: sanitize.IOptions = {
  allowedTags: [...INLINE, ...BLOCKS],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt'] },
  // Elements whose content is not text for people.
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

/** Returns balanced HTML that contains only harmless tags and safe URLs. */
export function sanitizeHtml(html: string): string {
  // Writes `<br>` like `renderHtml`, not `<br />`. Text and attributes contain no unescaped `>` here.
  return sanitize(html, kept).replaceAll(' />', '>');
}

/** Like `sanitizeHtml`, but also accepts plain text, which becomes a paragraph. */
export function sanitizeText(text: string): string {
  return /<[a-zA-Z/!]/u.test(text) ? sanitizeHtml(text) : `<p>${sanitizeHtml(text)}</p>`;
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Returns the visible text of HTML, with whitespace collapsed. */
export function textOfHtml(html: string): string {
  return (
    sanitize(html, { ...kept, allowedTags: BLOCKS, allowedAttributes: {} })
      .replaceAll(/<[^<>]*>/gu, ' ')
      // The sanitizer writes only these entities.
      .replaceAll(/&(amp|lt|gt|quot|nbsp);/gu, (_all, name: string) => SIGNS[name] ?? ' ')
      .replaceAll(/\s+/gu, ' ')
      .trim()
  );
}
