/** What a compiled module loads before anything is asked of it. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** All that a compiled file imports at once, and what that does. */
const listImports = (file: string, seen = new Set<string>()): Set<string> => {
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|\} from|export .* from).*?["'](.+?)["'];$/gmu,
  )) {
    const path = specifier.startsWith('.') ? join(dirname(file), specifier) : specifier;
    if (seen.has(path)) continue;
    seen.add(path);
    if (existsSync(path)) listImports(path, seen);
  }
  return seen;
};

/** The packages that are loaded with a file, sorted. */
export const listPackages = (file: string): string[] =>
  [...listImports(file)].filter((path) => !/^(?:node:|[./])/u.test(path)).sort();
