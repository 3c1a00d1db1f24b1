/** What could not be tested here, and why: noted by tests, printed at the end of `npm test`. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../.cache/skips/', import.meta.url));

/** Notes that something is not tested; `what` and `why` are each half a sentence: "the browser", "there is no Chromium". */
export const noteSkip = (what: string, why: string): void => {
  const text = `${what}: ${why}`;
  mkdirSync(folder, { recursive: true });
  // One file each, since tests run in several processes.
  writeFileSync(`${folder}${createHash('sha256').update(text).digest('hex').slice(0, 16)}.txt`, text);
};

/** Everything that was noted since `clearSkips`, in order of the text. */
export const readSkips = (): string[] => {
  try {
    return readdirSync(folder)
      .map((name) => readFileSync(folder + name, 'utf8'))
      .sort();
  } catch {
    return [];
  }
};

export const clearSkips = (): void => rmSync(folder, { recursive: true, force: true });
