/** Code of documentation, run and type-checked as a reader would who pastes it into a file of this project. */
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export const repository = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/u, '');

/** The server that the document names, which the clients call unless told otherwise. */
export const documentServer = 'https://api.community.example';

const folder = join(repository, '.cache/snippets');

export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs Node in the repository; never rejects for what it runs. */
export const runNode = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Outcome> =>
  new Promise((done) => {
    const options = { cwd: repository, env: { ...process.env, NO_COLOR: '1', ...env }, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      done({ code: error === null ? 0 : Number(error.code ?? 1), stdout, stderr });
    });
  });

/** The fenced blocks of a language in a Markdown file. */
export const readBlocks = async (path: string, language: string): Promise<string[]> => {
  const text = await readFile(join(repository, path), 'utf8');
  const blocks = text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gmu);
  return [...blocks].filter((block) => block[1] === language).map((block) => block[2] ?? '');
};

/** Writes a snippet to a file of the project, which it imports from like any other file. */
export const writeSnippet = async (name: string, source: string): Promise<string> => {
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${name}.ts`);
  // Without this, TypeScript would take a snippet that imports nothing for a script of the global scope.
  await writeFile(file, `${source.trimEnd()}\nexport {};\n`);
  return file;
};

/**
 * Compiles modules, each to one beside the snippets, and resolves to their paths. Node runs these as they are: a loader
 * of TypeScript takes longer to start than a snippet to run.
 */
const compile = async (files: readonly string[]): Promise<string[]> => {
  const entryPoints = files.map((file) => ({ in: file, out: basename(file, '.ts') }));
  await build({
    entryPoints,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    sourcemap: 'inline',
    logLevel: 'silent',
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
  return entryPoints.map(({ out }) => join(folder, `${out}.mjs`));
};

/** What redirects, as a module of this process: others may be reading theirs. */
const preload = async (): Promise<string> => {
  const source = await readFile(join(repository, 'test/support/redirect.ts'), 'utf8');
  return writeSnippet(`redirect-${process.pid}`, source);
};

/** Runs a snippet; what it sends to the server of the document arrives at `base`. */
export const runSnippet = async (
  file: string,
  base: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> => {
  const [redirect = '', compiled = ''] = await compile([await preload(), file]);
  return runNode(['--import', redirect, compiled], { SNIPPET_FROM: documentServer, SNIPPET_TO: base, ...env });
};

/** What divides the output of one snippet from the next; no snippet prints it. */
const divider = '\u241E';

/** Runs snippets one after the other in one process, which is far quicker than a process for each. */
export const runSnippets = async (files: readonly string[], base: string): Promise<Outcome[]> => {
  const driver = await writeSnippet(
    `driver-${process.pid}`,
    `for (const file of ${JSON.stringify(await compile(files))}) {
  try {
    await import(file);
    console.log(${JSON.stringify(`${divider}0`)});
  } catch (error) {
    console.log(error);
    console.log(${JSON.stringify(`${divider}1`)});
  }
}`,
  );
  const { stdout, stderr } = await runSnippet(driver, base);
  const outcomes = [...stdout.matchAll(new RegExp(`([^${divider}]*)${divider}([01])\\n`, 'gu'))];
  return files.map((_, index) => {
    const [, text = '', code = '1'] = outcomes[index] ?? [];
    return { code: Number(code), stdout: text, stderr };
  });
};

/** Type-checks snippets all at once, as strictly as this repository; the result is what the compiler says. */
export const checkSnippets = async (files: readonly string[]): Promise<string> => {
  const project = join(folder, `tsconfig.${process.pid}.json`);
  await writeFile(project, JSON.stringify({ extends: '../../tsconfig.json', include: [], exclude: [], files }));
  const { stdout } = await runNode(['node_modules/ts7/bin/tsc', '-p', project]);
  return stdout;
};
