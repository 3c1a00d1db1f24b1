/** Records what could not be tested and why; `npm test` prints the list at the end. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../.cache/skips/', import.meta.url));

/** Records a skipped test. `what` and `why` are half a sentence each: "the browser", "there is no Chromium". */
export function noteSkip(what: string, why: string): void {
  const text = `${what}: ${why}`;
  mkdirSync(folder, { recursive: true });
  // One file per process, because tests run in several processes.
  writeFileSync(`${folder}${createHash('sha256').update(text).digest('hex').slice(0, 16)}.txt`, text);
}

/** Returns all records since `clearSkips`, sorted by text. */
export function readSkips(): string[] {
  try {
    return readdirSync(folder)
      .map((name) => readFileSync(folder + name, 'utf8'))
      .sort();
  } catch {
    return [];
  }
}

export function clearSkips(): void {
  rmSync(folder, { recursive: true, force: true });
}
