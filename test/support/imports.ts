/** Lists the packages that a compiled module loads on import. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Returns all static imports of a compiled file, transitively. */
function listImports(file: string, seen = new Set<string>()): Set<string> {
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|\} from|export .* from).*?["'](.+?)["'];$/gmu,
  )) {
    const path = specifier.startsWith('.') ? join(dirname(file), specifier) : specifier;
    if (seen.has(path)) continue;
    seen.add(path);
    if (existsSync(path)) listImports(path, seen);
  }
  return seen;
}

/** Returns the packages that are loaded together with a file, sorted. */
export function listPackages(file: string): string[] {
  return [...listImports(file)].filter((path) => !/^(?:node:|[./])/u.test(path)).sort();
}
