/** The hand-written runtime that is copied into the packages. */
import { readdirSync, readFileSync } from 'node:fs';
import { toolFolder } from '../support/tool-root.js';

const folder = `${toolFolder}runtime/`;

export interface RuntimeFile {
  /** Relative to the folder of the part, with `/`. */
  readonly path: string;
  readonly text: string;
}

const cache = new Map<string, readonly RuntimeFile[]>();

/** Returns the files of a part (`types`, `codec`, `client`, `server`), sorted by path. */
export const listRuntime = (part: string): readonly RuntimeFile[] => {
  const known = cache.get(part);
  if (known !== undefined) return known;
  const files = readdirSync(`${folder}${part}`, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts'))
    .sort()
    .map((path) => ({ path, text: readFileSync(`${folder}${part}/${path}`, 'utf8') }));
  cache.set(part, files);
  return files;
};
