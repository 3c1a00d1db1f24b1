/** Which files of tests run which lines of the platform, as V8 counts it. */
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The files of tests by `file:line` of a source below the project; only of lines that stand in a function. */
export type Coverage = ReadonlyMap<string, ReadonlySet<string>>;

/** Where V8 writes what a run of tests in a folder has counted. */
const folderOf = (project: string): string => join(project, '.cache/coverage');

/** What a run of tests in a folder needs in its environment to be counted. */
export const coverageVariables = (project: string): Readonly<Record<string, string>> => ({
  NODE_V8_COVERAGE: folderOf(project),
  TEST_COVERAGE: 'counted',
});

export const clearCoverage = async (project: string): Promise<void> => {
  await rm(folderOf(project), { recursive: true, force: true });
  await mkdir(folderOf(project), { recursive: true });
};

/** What V8 writes of a process (the protocol of its inspector, `Profiler.ScriptCoverage`). */
interface Report {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly {
      readonly ranges: readonly { readonly startOffset: number; readonly endOffset: number; readonly count: number }[];
    }[];
  }[];
}

type Script = Report['result'][number];

/** For each line of a script, from 0, that stands in a function: whether it ran. */
const readLines = (text: string, { functions }: Script): Map<number, boolean> => {
  const inner = functions
    .map(({ ranges }) => ranges)
    // The module itself runs once, for whoever asks first.
    .filter(([whole]) => whole !== undefined && (whole.startOffset > 0 || whole.endOffset < text.length))
    .sort(([a], [b]) => (a?.startOffset ?? 0) - (b?.startOffset ?? 0) || (b?.endOffset ?? 0) - (a?.endOffset ?? 0));
  const ran = new Uint8Array(text.length);
  // Ranges go from the outside in: 1 did not run, 2 did.
  for (const { startOffset, endOffset, count } of inner.flat()) ran.fill(count > 0 ? 2 : 1, startOffset, endOffset);
  const lines = new Map<number, boolean>();
  let line = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\n') line += 1;
    else if ((ran[at] ?? 0) > 0 && text[at] !== ' ') lines.set(line, ran[at] === 2 || lines.get(line) === true);
  }
  return lines;
};

interface Compiled {
  readonly text: string;
  /** For each line the source below the project and its line, from 1. */
  readonly origins: readonly (string | undefined)[];
}

type Entry = ReturnType<SourceMap['findEntry']>;

/** What the first part of a line is of that stands in the source: `else` by itself does not. */
const findOrigin = (map: SourceMap, line: number, content: string): Entry => {
  const start = content.search(/\S|$/u);
  for (let column = start; column < content.length; column += 1) {
    const entry = map.findEntry(line, column);
    if ('generatedLine' in entry && entry.generatedLine === line) return entry;
  }
  return map.findEntry(line, start);
};

const readCompiled = async (project: string, path: string): Promise<Compiled> => {
  const text = await readFile(path, 'utf8');
  const map = new SourceMap(JSON.parse(await readFile(`${path}.map`, 'utf8')));
  const origins = text.split('\n').map((content, line) => {
    const entry = findOrigin(map, line, content);
    if (!('originalSource' in entry)) return undefined;
    const source = relative(project, resolve(dirname(path), entry.originalSource));
    return `${source}:${entry.originalLine + 1}`;
  });
  return { text, origins };
};

/** Reads what a run has counted of a folder of compiled code below the project. */
export const readCoverage = async (project: string, compiled: string): Promise<Coverage> => {
  const coverage = new Map<string, Set<string>>();
  const known = new Map<string, Compiled>();
  for (const name of await readdir(folderOf(project))) {
    const [test = '', rest] = name.split(' ');
    // What was counted after the last file belongs to none.
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
};
