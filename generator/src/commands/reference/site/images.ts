/** The images of chapters: files of the project. Each becomes an SVG document, because the files of the output are text. */
import { createHash } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import type { ReferenceConfig } from '../../../config/reference.js';
import { decode } from './links.js';
import type { FileChapter } from './pages/guide.js';
import { listImages } from './prose.js';

/** An image, or the reason why it is not shown. */
type Image = { readonly path: string; readonly text: string } | { readonly reason: string };

export interface ChapterImages {
  /** The files by path from the root of the site. */
  readonly files: ReadonlyMap<string, string>;
  /** Returns the path of the image of a chapter from the root of the site, or the reason why there is none. */
  readonly find: (address: string, chapter: string) => string | { readonly reason: string };
}

/** Type, width and height of an image. */
type Size = readonly [type: string, width: number, height: number];

/** Returns the size in the first frame header of a JPEG file (ISO 10918-1, B.2.2). */
function jpegSize(bytes: Buffer): Size | undefined {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return ['jpeg', bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
  }
  return undefined;
}

/** Returns the size in the first chunk of a WebP file (RFC 9649, 2.5 to 2.7). */
function webpSize(bytes: Buffer): Size | undefined {
  const packed = bytes.readUInt32LE(21);
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return ['webp', bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
    case 'VP8L':
      return ['webp', (packed & 0x3fff) + 1, ((packed >> 14) & 0x3fff) + 1];
    case 'VP8X':
      return ['webp', bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
    default:
      return undefined;
  }
}

function sizeOf(bytes: Buffer): Size | undefined {
  if (bytes.length < 30) return undefined;
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return ['png', bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (/^GIF8[79]a/u.test(start)) return ['gif', bytes.readUInt16LE(6), bytes.readUInt16LE(8)];
  if (/^RIFF[\s\S]{4}WEBP/u.test(start)) return webpSize(bytes);
  return start.startsWith('\xff\xd8\xff') ? jpegSize(bytes) : undefined;
}

/** Returns the SVG document that shows an image; `undefined` for other files. */
function toSvg(bytes: Buffer): string | undefined {
  const size = sizeOf(bytes);
  if (size === undefined) {
    const text = bytes.toString('utf8');
    return /^\uFEFF?\s*(?:<[?!][\s\S]*?)?<svg[\s>]/u.test(text) ? text : undefined;
  }
  const [type, width, height] = size;
  const data = `data:image/${type};base64,${bytes.toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="${data}"/></svg>\n`;
}

/** Returns the path of an image in the project folder; `undefined` for an address elsewhere. */
function pathOf(address: string, chapter: string): string | undefined {
  const [encoded = ''] = address.split(/[?#]/u);
  const path = posix.join(posix.dirname(chapter), decode(encoded).replaceAll('\\', '/'));
  return /^(?:[a-z][a-z\d+.-]*:|\/)/iu.test(address) || /^\.\.(?:\/|$)/u.test(path) ? undefined : path;
}

async function readImage(folder: string, path: string): Promise<Image> {
  try {
    const [root, real] = await Promise.all([realpath(folder), realpath(join(folder, path))]);
    if (!real.startsWith(root.endsWith(sep) ? root : `${root}${sep}`)) return outside;
    const text = toSvg(await readFile(real));
    if (text === undefined) return { reason: 'it is not a PNG, JPEG, GIF, WebP or SVG image' };
    const name = posix
      .basename(path)
      .replace(/\.\w+$/u, '')
      .replaceAll(/[^\w-]+/gu, '-');
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    return { path: `assets/${name}-${hash}.svg`, text };
  } catch {
    return { reason: 'the file does not exist' };
  }
}

const outside = { reason: 'it is outside the project folder' };

/** Reads the images of chapters. */
export async function readImages(
  { folder }: ReferenceConfig,
  chapters: readonly FileChapter[],
): Promise<ChapterImages> {
  const found = new Map<string, Image>();
  for (const { markdown, file } of chapters)
    for (const address of listImages(markdown)) {
      const path = pathOf(address, file);
      if (path !== undefined && folder !== undefined && !found.has(path))
        found.set(path, await readImage(folder, path));
    }
  return {
    files: new Map(
      [...found.values()].flatMap((image) => ('path' in image ? [[image.path, image.text] as const] : [])),
    ),
    find: (address, chapter) => {
      if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/iu.test(address)) return { reason: 'pages load nothing from other hosts' };
      const image = found.get(pathOf(address, chapter) ?? '') ?? outside;
      return 'path' in image ? image.path : { reason: image.reason };
    },
  };
}
