/** Determines which test files execute which lines of the platform, from V8's coverage. */
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Test files by `file:line` of a source, with paths relative to the project; only lines within functions. */
export type Coverage = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns the folder for the coverage that V8 writes during a test run. */
function folderOf(project: string): string {
  return join(project, '.cache/coverage');
}

/** Returns the environment variables that enable coverage for a test run in a folder. */
export function coverageVariables(project: string): Readonly<Record<string, string>> {
  return {
    NODE_V8_COVERAGE: folderOf(project),
    TEST_COVERAGE: 'counted',
  };
}

/** Deletes the coverage of earlier runs. */
export async function clearCoverage(project: string): Promise<void> {
  await rm(folderOf(project), { recursive: true, force: true });
  await mkdir(folderOf(project), { recursive: true });
}

/** Coverage report of a process (V8 inspector protocol, `Profiler.ScriptCoverage`). */
interface Report {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly {
      readonly ranges: readonly { readonly startOffset: number; readonly endOffset: number; readonly count: number }[];
    }[];
  }[];
}

type Script = Report['result'][number];

/** Returns, for each line of a script (from 0) within a function, whether it was executed. */
function readLines(text: string, { functions }: Script): Map<number, boolean> {
  const inner = functions
    .map(({ ranges }) => ranges)
    // The module itself runs once, in whichever test imports it first.
    .filter(([whole]) => whole !== undefined && (whole.startOffset > 0 || whole.endOffset < text.length))
    .sort(([a], [b]) => (a?.startOffset ?? 0) - (b?.startOffset ?? 0) || (b?.endOffset ?? 0) - (a?.endOffset ?? 0));
  const ran = new Uint8Array(text.length);
  // Ranges are ordered from the outside in: 1 means not executed, 2 means executed.
  for (const { startOffset, endOffset, count } of inner.flat()) ran.fill(count > 0 ? 2 : 1, startOffset, endOffset);
  const lines = new Map<number, boolean>();
  let line = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\n') line += 1;
    else if ((ran[at] ?? 0) > 0 && text[at] !== ' ') lines.set(line, ran[at] === 2 || lines.get(line) === true);
  }
  return lines;
}

interface Compiled {
  readonly text: string;
  /** For each line: path (relative to the project) and line (from 1) in the source. */
  readonly origins: readonly (string | undefined)[];
}

type Entry = ReturnType<SourceMap['findEntry']>;

/** Returns the source position of the first code in a compiled line that has one; a lone `else` has none. */
function findOrigin(map: SourceMap, line: number, content: string): Entry {
  const start = content.search(/\S|$/u);
  for (let column = start; column < content.length; column += 1) {
    const entry = map.findEntry(line, column);
    if ('generatedLine' in entry && entry.generatedLine === line) return entry;
  }
  return map.findEntry(line, start);
}

async function readCompiled(project: string, path: string): Promise<Compiled> {
  const text = await readFile(path, 'utf8');
  const map = new SourceMap(JSON.parse(await readFile(`${path}.map`, 'utf8')));
  const origins = text.split('\n').map((content, line) => {
    const entry = findOrigin(map, line, content);
    if (!('originalSource' in entry)) return undefined;
    const source = relative(project, resolve(dirname(path), entry.originalSource));
    return `${source}:${entry.originalLine + 1}`;
  });
  return { text, origins };
}

/** Reads the coverage of a folder with compiled code; `compiled` is relative to the project. */
export async function readCoverage(project: string, compiled: string): Promise<Coverage> {
  const coverage = new Map<string, Set<string>>();
  const known = new Map<string, Compiled>();
  for (const name of await readdir(folderOf(project))) {
    const [test = '', rest] = name.split(' ');
    // Coverage after the last test file belongs to no file.
    if (rest === undefined) continue;
    const report = JSON.parse(await readFile(join(folderOf(project), name), 'utf8')) as Report;
    for (const script of report.result) {
      if (!script.url.startsWith('file:')) continue;
      const path = fileURLToPath(script.url);
      if (!path.startsWith(join(project, compiled, '/'))) continue;
      const { text, origins } = known.get(path) ?? (await readCompiled(project, path));
      known.set(path, { text, origins });
      for (const [line, hasRun] of readLines(text, script)) {
        const origin = origins[line] ?? '';
        const tests = coverage.get(origin) ?? new Set();
        coverage.set(origin, hasRun ? tests.add(decodeURIComponent(test)) : tests);
      }
    }
  }
  return coverage;
}
