/** The version of the package. */
import { readFileSync } from 'node:fs';

/** Returns the version in the manifest of the package. */
export function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return String(Object(manifest).version);
}
