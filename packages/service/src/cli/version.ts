/** Which version of the package this is. */
import { readFileSync } from 'node:fs';

/** The version of the package, as its manifest says. */
export const readVersion = (): string => {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return String(Object(manifest).version);
};
