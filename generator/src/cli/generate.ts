/** `trefoil generate`: from a document to the packages on disk. */
import { resolve } from 'node:path';
import { acceptable, diagnose, sortDiagnostics, type Code, type Diagnostic } from '../diagnostics.js';
import { generate } from '../generate.js';
import { loadDocument, type LoadedDocument } from '../load/document.js';
import { asRaw, asString } from '../lower/raw.js';
import { splitWords } from '../names/words.js';
import { compareOutput, writeOutput, type Change } from '../write.js';
import { paintFor, printChange, printDiagnostics } from './output.js';
import { startProgress } from './progress.js';
import { readProject, UsageError, type ProjectConfig } from './project.js';

export const exitCodes = { done: 0, findings: 1, usage: 2, unreadable: 3 } as const;

export interface GenerateOptions {
  readonly out?: string;
  readonly scope?: string;
  readonly check?: boolean;
  readonly json?: boolean;
  readonly allow?: readonly string[];
  readonly allowNetwork?: boolean;
}

interface Result {
  readonly exit: number;
  readonly diagnostics: readonly Diagnostic[];
  readonly changes: readonly Change[];
  readonly sources: ReadonlyMap<string, string>;
  readonly out: string;
}

const unreadable: readonly Code[] = ['file-unreadable', 'file-too-large'];

/** Runs the command in the working directory; the result is the exit code. */
export const runGenerate = async (spec: string | undefined, options: GenerateOptions): Promise<number> => {
  const progress = startProgress(process.stderr, options.json === true);
  const result = await execute(spec, options, progress.begin);
  progress.end();
  if (options.json === true) process.stdout.write(`${JSON.stringify(toJson(result), null, 2)}\n`);
  else print(result, spec, options);
  return result.exit;
};

const execute = async (
  spec: string | undefined,
  options: GenerateOptions,
  begin: (stage: string) => void,
): Promise<Result> => {
  const cwd = process.cwd();
  const project = spec === undefined ? await readProject(cwd) : undefined;
  const entry = spec ?? project?.spec;
  if (entry === undefined)
    throw new UsageError('name a document, or add "trefoil": { "spec", "scope" } to package.json');
  const out = resolve(cwd, options.out ?? project?.out ?? 'packages');
  const read = new Map<string, string>();
  const empty = { changes: [], sources: read, out };
  begin('load');
  const document = await loadDocument(entry, { allowNetwork: options.allowNetwork === true, cwd, sources: read });
  if (Array.isArray(document)) {
    const isUnreadable = document.some((diagnostic) => unreadable.includes(diagnostic.code));
    return {
      ...empty,
      diagnostics: sortDiagnostics(document),
      exit: isUnreadable ? exitCodes.unreadable : exitCodes.findings,
    };
  }
  const allowed = checkCodes([...(project?.allow ?? []), ...(options.allow ?? [])]);
  const files = await generate(accept(document, allowed), configFor(project, options, document.root), begin);
  const unused = [...allowed]
    .filter(([, uses]) => uses === 0)
    .map(([code]) => diagnose('allowance-unused', { file: entry, line: 1, column: 1 }, { code }));
  const diagnostics = sortDiagnostics([...document.diagnostics, ...unused]);
  const { sources } = document;
  if (diagnostics.some((diagnostic) => diagnostic.severity === 'error'))
    return { ...empty, sources, diagnostics, exit: exitCodes.findings };
  begin(options.check === true ? 'compare' : 'write');
  const changes = await compareOutput(files, out);
  if (options.check !== true) await writeOutput(changes, out);
  const exit = options.check === true && changes.length > 0 ? exitCodes.findings : exitCodes.done;
  return { exit, diagnostics, changes, sources, out };
};

const isAcceptable = (text: string): text is Code => acceptable.some((code) => code === text);

const checkCodes = (codes: readonly string[]): Map<Code, number> =>
  new Map(
    codes.map((code) => {
      if (!isAcceptable(code))
        throw new UsageError(`--allow ${code}: only these can be accepted: ${acceptable.join(', ')}`);
      return [code, 0] as const;
    }),
  );

/** The document with a report that lets the allowed codes pass and counts them. */
const accept = (document: LoadedDocument, allowed: Map<Code, number>): LoadedDocument => ({
  ...document,
  report: (code, pointer, parameters) => {
    const uses = allowed.get(code);
    if (uses === undefined) document.report(code, pointer, parameters);
    else allowed.set(code, uses + 1);
  },
});

const configFor = (project: ProjectConfig | undefined, options: GenerateOptions, root: unknown): ProjectConfig => {
  const title = asString(asRaw(asRaw(root)['info'])['title']) ?? '';
  const scope = options.scope ?? project?.scope ?? `@${splitWords(title).join('-') || 'api'}`;
  if (!/^@[a-z\d][a-z\d._-]*$/u.test(scope))
    throw new UsageError(`--scope ${scope}: an npm scope is "@" and lower-case letters, digits, ".", "_" or "-"`);
  const base = project ?? { spec: '', out: '', version: '0.1.0', license: 'UNLICENSED', differences: [], allow: [] };
  return { ...base, scope };
};

const toJson = ({ exit, diagnostics, changes, out }: Result): object => ({
  ok: exit === exitCodes.done,
  out,
  diagnostics,
  changes: changes.map(({ path, before, after }) => ({
    path,
    kind: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
  })),
});

const print = (result: Result, spec: string | undefined, options: GenerateOptions): void => {
  const errors = paintFor(process.stderr);
  const { diagnostics, changes } = result;
  if (diagnostics.length > 0) process.stderr.write(`${printDiagnostics(errors, diagnostics, result.sources)}\n\n`);
  const count = diagnostics.filter((diagnostic) => diagnostic.severity === 'error').length;
  if (count > 0) {
    process.stderr.write(`${errors('bold', `${count} ${count === 1 ? 'error' : 'errors'}`)}; nothing was written\n`);
    return;
  }
  const paint = paintFor(process.stdout);
  const files = (number: number): string => `${number} ${number === 1 ? 'file' : 'files'}`;
  if (options.check === true) {
    for (const change of changes) process.stdout.write(`${printChange(paint, change)}\n\n`);
    const flags = [
      ...(options.out === undefined ? [] : ['--out', options.out]),
      ...(options.scope === undefined ? [] : ['--scope', options.scope]),
    ];
    const command = ['trefoil', 'generate', ...(spec === undefined ? [] : [spec]), ...flags].join(' ');
    process.stdout.write(
      changes.length === 0 ? 'up to date\n' : `${files(changes.length)} differ; mend with: ${paint('bold', command)}\n`,
    );
    return;
  }
  process.stdout.write(
    changes.length === 0 ? 'up to date, nothing written\n' : `${files(changes.length)} written below ${result.out}\n`,
  );
};
