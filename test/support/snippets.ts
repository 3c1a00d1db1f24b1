/** Runs and type-checks code from the documentation as if it were pasted into a file of this project. */
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export const repository = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/u, '');

/** The server in the document, which clients call by default. */
export const documentServer = 'https://api.community.example';

const folder = join(repository, '.cache/snippets');

export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs Node in the repository; does not reject if the program fails. */
export function runNode(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  return new Promise((done) => {
    const options = { cwd: repository, env: { ...process.env, NO_COLOR: '1', ...env }, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      done({ code: error === null ? 0 : Number(error.code ?? 1), stdout, stderr });
    });
  });
}

/** Returns the fenced code blocks of a language in a Markdown file. */
export async function readBlocks(path: string, language: string): Promise<string[]> {
  const text = await readFile(join(repository, path), 'utf8');
  const blocks = text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gmu);
  return [...blocks].filter((block) => block[1] === language).map((block) => block[2] ?? '');
}

/** Writes a snippet to a file of the project, so that its imports resolve as usual. */
export async function writeSnippet(name: string, source: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${name}.ts`);
  // Otherwise TypeScript would treat a snippet without imports as a global script.
  await writeFile(file, `${source.trimEnd()}\nexport {};\n`);
  return file;
}

/**
 * Compiles each module to a file next to the snippets and resolves to the paths. Node.js can run these files directly;
 * a TypeScript loader takes longer to start than a snippet to run.
 */
async function compile(files: readonly string[]): Promise<string[]> {
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
}

/** Returns a module that redirects requests. Each process has its own, because others may be reading theirs. */
async function preload(): Promise<string> {
  const source = await readFile(join(repository, 'test/support/redirect.ts'), 'utf8');
  return writeSnippet(`redirect-${process.pid}`, source);
}

/** Runs a snippet. Requests for the document's server go to `base`. */
export async function runSnippet(
  file: string,
  base: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const [redirect = '', compiled = ''] = await compile([await preload(), file]);
  return runNode(['--import', redirect, compiled], { SNIPPET_FROM: documentServer, SNIPPET_TO: base, ...env });
}

/** Separates the outputs of snippets. No snippet prints this character. */
const divider = '\u241E';

/** Runs snippets one after another in one process, which is much faster than a process for each. */
export async function runSnippets(files: readonly string[], base: string): Promise<Outcome[]> {
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
}

/**
 * Type-checks all snippets at once with the compiler options of this repository; returns the output of the compiler.
 */
export async function checkSnippets(files: readonly string[]): Promise<string> {
  const project = join(folder, `tsconfig.${process.pid}.json`);
  await writeFile(project, JSON.stringify({ extends: '../../tsconfig.json', include: [], exclude: [], files }));
  const { stdout } = await runNode(['node_modules/ts7/bin/tsc', '-p', project]);
  return stdout;
}
