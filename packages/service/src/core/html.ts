/** HTML that is safe to show: what is not known is escaped or left out. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? sign);

/** The address as it may stand in `href`, or `undefined`: only http, https and mailto. */
export const safeHref = (address: string): string | undefined => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url !== undefined && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : undefined;
};

const KEPT = new Set('p br b strong i em u s code pre blockquote ul ol li a h1 h2 h3 h4 h5 h6 hr span div'.split(' '));
const VOID = new Set(['br', 'hr']);
/** A tag, a comment, or text; `>` within quoted values does not end a tag. Whatever is left open is passed over once. */
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>|[^<]+|</gu;
/** Elements whose content is no text for people. */
const HIDDEN = /<(script|style|template|noscript|iframe|object|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/giu;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/iu;

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const readCode = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ');

/** Text in place of the entities that people write. */
export const decodeEntities = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/giu, (_all, decimal, hex, name) => {
    if (decimal !== undefined) return readCode(Number(decimal));
    if (hex !== undefined) return readCode(Number.parseInt(hex, 16));
    return NAMED[String(name).toLowerCase()] ?? ' ';
  });

/** The HTML with only harmless tags, balanced, and of attributes only safe links. Plain text becomes a paragraph. */
export const sanitizeHtml = (html: string): string => {
  if (!/<[a-zA-Z/!]/u.test(html)) return `<p>${escapeHtml(decodeEntities(html))}</p>`;
  const open: string[] = [];
  let out = '';
  for (const [token, slash, tag, attributes] of html.replaceAll(HIDDEN, '').matchAll(TOKEN)) {
    const name = tag?.toLowerCase();
    if (name === undefined) {
      if (!token.startsWith('<!--')) out += escapeHtml(decodeEntities(token));
    } else if (KEPT.has(name)) {
      if (slash === '/') {
        const at = open.lastIndexOf(name);
        if (at === -1) continue;
        for (const inner of open.splice(at).toReversed()) out += `</${inner}>`;
      } else {
        const link = name === 'a' ? HREF.exec(attributes ?? '') : null;
        const href = link === null ? undefined : safeHref(decodeEntities(link[1] ?? link[2] ?? link[3] ?? ''));
        out += href === undefined ? `<${name}>` : `<a href="${escapeHtml(href)}" rel="noopener nofollow">`;
        if (!VOID.has(name)) open.push(name);
      }
    }
  }
  return (
    out +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  );
};

/** What a person reads of some HTML, with single blanks. */
export const textOfHtml = (html: string): string =>
  decodeEntities(
    html
      .replaceAll(HIDDEN, ' ')
      .replaceAll(/<!--[\s\S]*?(?:-->|$)/gu, ' ')
      .replaceAll(/<\/?(?:b|strong|i|em|u|s|code|a|span)\b[^<>]*>/giu, '')
      .replaceAll(/<[^<>]*>/gu, ' '),
  )
    .replaceAll(/\s+/gu, ' ')
    .trim();
