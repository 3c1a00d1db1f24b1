/** Images of chapters. The files are copied unchanged from the project to the site. */
import { createHash } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import type { ReferenceConfig } from '../../../config/reference.js';
import { decode } from './links.js';
import type { FileChapter } from './pages/guide.js';
import { listImages } from './prose.js';

/** An image, or the reason why it is not shown. */
type Image = { readonly path: string; readonly bytes: Uint8Array } | { readonly reason: string };

export interface ChapterImages {
  /** The files by path from the root of the site. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Returns the path of the image of a chapter from the root of the site, or the reason why there is none. */
  readonly find: (address: string, chapter: string) => string | { readonly reason: string };
}

/** Returns the extension for the format of an image; `undefined` for other files. */
function formatOf(bytes: Buffer): string | undefined {
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpg';
  if (/^GIF8[79]a/u.test(start)) return 'gif';
  if (/^RIFF[\s\S]{4}WEBP/u.test(start)) return 'webp';
  return /^\uFEFF?\s*(?:<[?!][\s\S]*?)?<svg[\s>]/u.test(bytes.toString('utf8')) ? 'svg' : undefined;
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
    const bytes = await readFile(real);
    const format = formatOf(bytes);
    if (format === undefined) return { reason: 'it is not a PNG, JPEG, GIF, WebP or SVG image' };
    const name = posix
      .basename(path)
      .replace(/\.\w+$/u, '')
      .replaceAll(/[^\w-]+/gu, '-');
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    return { path: `assets/${name}-${hash}.${format}`, bytes };
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
      [...found.values()].flatMap((image) => ('path' in image ? [[image.path, image.bytes] as const] : [])),
    ),
    find: (address, chapter) => {
      if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/iu.test(address)) return { reason: 'pages load nothing from other hosts' };
      const image = found.get(pathOf(address, chapter) ?? '') ?? outside;
      return 'path' in image ? image.path : { reason: image.reason };
    },
  };
}
