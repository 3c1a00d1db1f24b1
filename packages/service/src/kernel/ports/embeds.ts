/**
 * Describes pages on other sites for embeds. The local implementation derives the description from the URL and sends no
 * requests.
 */
import { escapeHtml } from '../html.js';
import { playerOf } from './video-sites.js';

export interface EmbedFacts {
  /** `video`, `image`, `audio`, `document` or `link`. */
  readonly kind: string;
  readonly provider: string;
  readonly html: string | null;
  readonly title: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly thumbnailUrl: string | null;
}

export interface Embedder {
  /** Returns the embed for a URL, or `undefined` if the URL cannot be embedded. */
  readonly describe: (address: string) => EmbedFacts | undefined;
}

interface Pattern {
  readonly kind: string;
  readonly test: (url: URL) => boolean;
  readonly html: (href: string, title: string) => string;
  readonly size?: readonly [width: number, height: number];
}

const SIZE = [640, 360] as const;

function frame(href: string, title: string): string {
  return `<iframe src="${href}" title="${title}" width="640" height="360" sandbox="allow-scripts allow-same-origin" allowfullscreen></iframe>`;
}

function endsWith(extensions: RegExp) {
  return ({ pathname }: URL): boolean => extensions.test(pathname);
}

/** Patterns of URLs; the first match is used. */
const PATTERNS: readonly Pattern[] = [
  {
    kind: 'video',
    test: endsWith(/\.(?:mp4|m4v|webm|ogv|mov)$/iu),
    html: (href) => `<video src="${href}" width="640" height="360" controls></video>`,
    size: SIZE,
  },
  {
    kind: 'audio',
    test: endsWith(/\.(?:mp3|m4a|ogg|oga|wav|flac)$/iu),
    html: (href) => `<audio src="${href}" controls></audio>`,
  },
  {
    kind: 'image',
    test: endsWith(/\.(?:png|jpe?g|gif|webp|avif)$/iu),
    html: (href, title) => `<img src="${href}" alt="${title}">`,
  },
  {
    kind: 'video',
    // Players and embed pages are designed to be framed.
    test: ({ hostname, pathname }) => /^(?:player|videos?)\./u.test(hostname) || /^\/embed\/[^/]/u.test(pathname),
    html: frame,
    size: SIZE,
  },
  {
    kind: 'document',
    test: endsWith(/\.(?:pdf|docx?|xlsx?|pptx?|txt|csv)$/iu),
    html: (href, title) => `<a href="${href}" rel="noopener nofollow">${title}</a>`,
  },
  {
    kind: 'link',
    test: () => true,
    html: (href, title) => `<a href="${href}" rel="noopener nofollow">${title}</a>`,
  },
];

/** Whether a host is a public name: it contains a dot and is not an IP address. */
function isPublicHost(host: string): boolean {
  return (
    host.includes('.') && /[a-z]/u.test(host.split('.').at(-1) ?? '') && !/\.(?:local|localhost|internal)$/u.test(host)
  );
}

function titleOf(url: URL): string {
  const last = url.pathname.split('/').filter(Boolean).at(-1);
  if (last === undefined) return url.hostname;
  let plain = last;
  try {
    plain = decodeURIComponent(last);
  } catch {
    // Not valid percent-encoding: use the title as it is.
  }
  const words = plain
    .replace(/\.[a-z0-9]{2,5}$/iu, '')
    .replaceAll(/[-_+]+/gu, ' ')
    .trim();
  return words === '' ? url.hostname : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Creates the local implementation. */
export function createEmbedder(): Embedder {
  return {
    describe: (address) => {
      const url = URL.canParse(address) ? new URL(address) : undefined;
      if (url === undefined || !['http:', 'https:'].includes(url.protocol)) return undefined;
      if (url.username !== '' || url.password !== '' || !isPublicHost(url.hostname)) return undefined;
      const provider = url.hostname.replace(/^www\./u, '');
      const player = playerOf(url);
      if (player !== undefined) {
        const [width, height] = SIZE;
        // The URL contains an id instead of a title.
        const title = `Video on ${provider}`;
        const html = frame(escapeHtml(player.address), escapeHtml(title));
        return { kind: 'video', provider, html, title, width, height, thumbnailUrl: player.thumbnail };
      }
      const pattern = PATTERNS.find(({ test }) => test(url));
      if (pattern === undefined) return undefined;
      const title = titleOf(url);
      return {
        kind: pattern.kind,
        provider,
        html: pattern.html(escapeHtml(url.href), escapeHtml(title)),
        title,
        width: pattern.size?.[0] ?? null,
        height: pattern.size?.[1] ?? null,
        thumbnailUrl: pattern.kind === 'image' ? url.href : null,
      };
    },
  };
}
