/** The imports between the source files of a folder, for tests of the architecture. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

export interface ImportGraph {
  readonly files: readonly string[];
  /** The files that each file imports, including type imports. Imports from outside the folder are omitted. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
}

/** Reads the imports of all TypeScript files in a folder; paths are relative to it. */
export function readImports(folder: string): ImportGraph {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts'));
  const imports = new Map(
    files.map((from) => {
      const text = readFileSync(join(folder, from), 'utf8');
      const specifiers = [...text.matchAll(/(?:\bfrom|\bimport\()\s*'(\.[^']+)'/gu)].map(
        ([, specifier = '']) => specifier,
      );
      const paths = specifiers.map((each) => posix.join(posix.dirname(from), each).replace(/\.js$/u, '.ts'));
      return [from, paths.filter((path) => !path.startsWith('..'))] as const;
    }),
  );
  return { files, imports };
}

/** Returns the layer of a file; an entry of `layers` is a file or a folder. */
export function findLayer(layers: readonly (readonly string[])[], path: string): string | undefined {
  return layers.flat().find((layer) => path === layer || path.startsWith(`${layer}/`));
}

/** Lists imports that do not lead to a lower layer, as `from -> to`. */
export function listUpwardImports({ imports }: ImportGraph, layers: readonly (readonly string[])[]): string[] {
  const levelOf = (path: string): number => layers.findIndex((level) => level.includes(findLayer(layers, path) ?? ''));
  return [...imports].flatMap(([from, targets]) =>
    targets
      .filter((to) => findLayer(layers, to) !== findLayer(layers, from) && levelOf(to) >= levelOf(from))
      .map((to) => `${from} -> ${to}`),
  );
}

/** Returns the nodes of each import cycle. `nodeOf` assigns files to nodes. */
export function listCycles({ imports }: ImportGraph, nodeOf: (path: string) => string): string[][] {
  const targetsOf = new Map<string, Set<string>>();
  for (const [from, targets] of imports) {
    const own = targetsOf.get(nodeOf(from)) ?? new Set();
    targetsOf.set(nodeOf(from), own);
    for (const to of targets) if (nodeOf(to) !== nodeOf(from)) own.add(nodeOf(to));
  }
  const reachable = new Map([...targetsOf.keys()].map((node) => [node, reach(targetsOf, node)] as const));
  const cycles = [...reachable].flatMap(([node, nodes]) =>
    nodes.has(node)
      ? [
          [...nodes]
            .filter((other) => reachable.get(other)?.has(node))
            .sort()
            .join('\n'),
        ]
      : [],
  );
  return [...new Set(cycles)].map((cycle) => cycle.split('\n'));
}

function reach(targetsOf: ReadonlyMap<string, ReadonlySet<string>>, start: string): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [start];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop())
    for (const target of targetsOf.get(node) ?? [])
      if (!found.has(target)) {
        found.add(target);
        waiting.push(target);
      }
  return found;
}
