/** The native compiler over sources in a temporary folder: it checks a large API in the time that another starts in. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`));

const options = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node'],
  typeRoots: [dirname(folderOf('@types/node'))],
};

export interface Finding {
  /** The path among the sources, or an empty string for what is nowhere. */
  readonly path: string;
  /** From 1; 0 for what is nowhere. */
  readonly line: number;
  readonly message: string;
}

/** Lines as the compiler prints them: a finding, and below it, indented, what led to it. */
const readFindings = (output: string): Finding[] => {
  const findings: Finding[] = [];
  for (const text of output.split('\n').filter((line) => line.trim() !== '')) {
    const last = findings.at(-1);
    if (text.startsWith(' ') && last !== undefined) {
      findings[findings.length - 1] = { ...last, message: `${last.message} ${text.trim()}` };
      continue;
    }
    const [, path = '', line = '0', message = text] = /^(?:(.+?)\((\d+),\d+\): )?error TS\d+: (.*)$/u.exec(text) ?? [];
    findings.push({ path, line: Number(line), message });
  }
  return findings;
};

/** The compiler is written in Go: it ends before collecting garbage would pay, unless it needs much. */
export const compilerEnvironment = { GOGC: 'off', GOMEMLIMIT: '2GiB' };

/** What the compiler prints over the project in a folder; empty if it finds nothing. */
const compile = (folder: string): Promise<string> =>
  new Promise((done, fail) => {
    const args = [join(folderOf('ts7'), 'bin/tsc'), '-p', folder, '--pretty', 'false'];
    const env = { ...compilerEnvironment, ...process.env };
    execFile(process.execPath, args, { cwd: folder, env, maxBuffer: 2 ** 28 }, (error, stdout, stderr) => {
      if (error !== null && stdout.trim() === '')
        fail(new Error(`The compiler failed: ${stderr.trim() || error.message}`));
      else done(stdout);
    });
  });

/**
 * What the compiler finds in sources, which import each other by path or, as `packages` says, by the name of a package:
 * `paths` of the compiler's options, whose targets are paths among the sources. `dependencies` are packages that they
 * import besides, found where the generator's own are.
 */
export const checkProgram = async (
  sources: ReadonlyMap<string, string>,
  packages: Readonly<Record<string, string>>,
  dependencies: readonly string[],
): Promise<Finding[]> => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'trefoil-verify-')));
  try {
    const paths = Object.fromEntries(Object.entries(packages).map(([name, path]) => [name, [`./${path}`]]));
    const project = JSON.stringify({ compilerOptions: { ...options, paths }, files: [...sources.keys()] });
    const files = [['tsconfig.json', project] as const, ...sources];
    const folders = new Set(
      ['node_modules/x', ...files.map(([path]) => path)].map((path) => dirname(join(folder, path))),
    );
    for (const each of folders) await mkdir(each, { recursive: true });
    await Promise.all(files.map(([path, text]) => writeFile(join(folder, path), text)));
    for (const name of dependencies) await symlink(folderOf(name), join(folder, 'node_modules', name), 'junction');
    return readFindings(await compile(folder));
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};
