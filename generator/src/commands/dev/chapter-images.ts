/** Finds the images of chapters, so that `trefoil dev` can watch them. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Matches addresses that may lead to images, also in HTML. Markdown is not parsed: false matches do no harm. */
const addresses = /(?:<([^<>\n]+)|([^\s()<>"'[\]]+))\.(png|jpe?g|gif|webp|svg)(?![\w.])/giu;

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The chapter was removed in the meantime.
    return '';
  }
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Returns the absolute paths of the images that chapters name, including those that do not exist yet. */
export function listChapterImages(chapters: readonly string[]): readonly string[] {
  return chapters.flatMap((chapter) =>
    [...readText(chapter).matchAll(addresses)].flatMap(([, angled, bare, extension = '']) => {
      const address = `${angled ?? bare}.${extension}`;
      if (/^[a-z][a-z\d+.-]*:|^\//iu.test(address)) return [];
      return [resolve(dirname(chapter), decode(address))];
    }),
  );
}
