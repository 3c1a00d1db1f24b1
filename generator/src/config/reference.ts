/** Reads the files that the settings of the reference name. */
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { type Position, quote } from '../diagnostics/diagnostics.js';

import type { ReferenceSettings } from './settings.js';

/** A Markdown file that becomes a chapter. */
export interface ChapterFile {
  /** Path relative to the project folder, with `/`. */
  readonly path: string;
  readonly text: string;
  /** Path to show to users, relative to the working directory. Default: `path`. */
  readonly label?: string;
}

/** The settings of the reference, with the contents of their files. */
export interface ReferenceConfig extends Omit<ReferenceSettings, 'logo' | 'chapters' | 'version' | 'changelog'> {
  /** The logo: the text of an SVG document, or the bytes of a PNG image. */
  readonly logo?: string | Uint8Array;
  readonly chapters?: readonly ChapterFile[];
  /** Absolute path of the project folder, for images of chapters. */
  readonly folder?: string;
}

/** The settings of the reference in a project. */
export interface ReferenceSource {
  readonly settings: ReferenceSettings;
  /** Absolute path of the project folder. */
  readonly folder: string;
  /** Returns the position of a setting, by its pointer within `reference`. */
  readonly locate: (pointer: string) => Position;
}

/** An error in a setting, by its pointer within `reference`. */
interface Refusal {
  readonly pointer: string;
  readonly message: string;
}

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

async function readLogo(folder: string, path: string): Promise<Required<Pick<ReferenceConfig, 'logo'>> | Refusal> {
  const refusal = (message: string): Refusal => ({ pointer: '/logo', message: `reference.logo: ${message}` });
  const bytes = await readFile(join(folder, path)).catch(() => undefined);
  if (bytes === undefined) return refusal(`cannot read ${quote(path)}`);
  const text = bytes.toString('utf8');
  if (/^\s*<[\s\S]*<svg[\s>]|^\s*<svg[\s>]/u.test(text)) return { logo: text };
  const isPng = bytes.subarray(0, pngStart.length).equals(pngStart);
  return isPng ? { logo: bytes } : refusal(`${quote(path)} must be an SVG or PNG image`);
}

async function readChapter(folder: string, path: string, index: number): Promise<ChapterFile | Refusal> {
  const text = await readFile(join(folder, path), 'utf8').catch(() => undefined);
  if (text === undefined)
    return { pointer: `/chapters/${index}`, message: `reference.chapters[${index}]: cannot read ${quote(path)}` };
  return { path: path.replaceAll('\\', '/').replace(/^(?:\.\/)+/u, ''), text: text.replace(/^\uFEFF/u, '') };
}

function isRefusal(value: object): value is Refusal {
  return 'message' in value;
}

/** Reads the files of the settings. Resolves to the errors, with positions, if a file cannot be used. */
export async function readReference({
  settings,
  folder,
  locate,
}: ReferenceSource): Promise<ReferenceConfig | readonly (Position & { readonly message: string })[]> {
  const { logo: logoPath, chapters: paths = [], version: _, changelog: _c, ...rest } = settings;
  const logo = logoPath === undefined ? {} : await readLogo(folder, logoPath);
  const chapters = await Promise.all(paths.map((path, index) => readChapter(folder, path, index)));
  const refused = [logo, ...chapters].filter(isRefusal);
  if (refused.length > 0) return refused.map(({ pointer, message }) => ({ ...locate(pointer), message }));
  const base = posix.dirname(locate('').file.replaceAll('\\', '/'));
  const read = chapters.flatMap((chapter) =>
    isRefusal(chapter) ? [] : [{ ...chapter, label: posix.join(base, chapter.path) }],
  );
  return { ...rest, ...logo, folder, chapters: read };
}
