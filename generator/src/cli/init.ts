/** `trefoil init`: creates a project in the working directory, or adds scripts and a workflow to an existing one. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type Answers,
  lacksScripts,
  listPackages,
  type Materials,
  type PlannedFile,
  planAdditions,
  planFiles,
  type Surroundings,
} from '../commands/init/plan.js';
import { BrokenManifest, readSurroundings } from '../commands/init/surroundings.js';
import { toolFolder } from '../support/tool-root.js';
import { exitCodes } from './exit-codes.js';
import { paintFor, print, printError } from '../support/terminal.js';
import { readLayout, readProjects } from './project.js';
import { UsageError } from './usage-error.js';

export interface InitOptions {
  readonly scope?: string;
  readonly out?: string;
  readonly layout?: string;
  readonly config?: string;
  /** `true` for `--scripts`, `false` for `--no-scripts`. */
  readonly scripts?: boolean;
  readonly workflow?: boolean;
  readonly yes?: boolean;
  readonly json?: boolean;
}

const readMaterials = async (): Promise<Materials> => {
  const read = (path: string): Promise<string> => readFile(`${toolFolder}${path}`, 'utf8');
  const { version } = JSON.parse(await read('package.json')) as { readonly version: string };
  return { document: await read('init/openapi.yaml'), workflow: await read('init/workflow.yml'), version };
};

/** The answers that the command line gives. */
const readKnown = (spec: string | undefined, options: InitOptions): Partial<Answers> => {
  const { scope, out, config, scripts, workflow } = options;
  if (scope !== undefined && !/^@[a-z\d][a-z\d._-]*$/u.test(scope))
    throw new UsageError(
      `--scope ${scope}: an npm scope is "@" followed by lower-case letters, digits, ".", "_" or "-"`,
    );
  if (config !== undefined && config !== 'ts' && config !== 'json')
    throw new UsageError(`--config ${config}: expected ts or json`);
  return {
    ...(spec !== undefined && { spec, isNew: !existsSync(spec) }),
    ...(scope !== undefined && { scope }),
    ...(out !== undefined && { out }),
    ...readLayout(options.layout, '--layout'),
    ...(config !== undefined && { config }),
    ...(scripts !== undefined && { hasScripts: scripts }),
    ...(workflow !== undefined && { hasWorkflow: workflow }),
  };
};

const usualFor = ({ documents: [first], manifest }: Surroundings): Answers => ({
  spec: first ?? 'openapi.yaml',
  isNew: first === undefined,
  scope: undefined,
  out: 'packages',
  layout: 'packages',
  config: 'ts',
  hasScripts: manifest === undefined,
  hasWorkflow: false,
});

/** Writes the planned files. If one of the new files exists, nothing is written, and the reason is returned. */
const write = async (files: readonly PlannedFile[]): Promise<string | undefined> => {
  const taken = files.find(({ path, isChange }) => !isChange && existsSync(path));
  if (taken !== undefined) return `${taken.path} already exists; nothing was written`;
  for (const { path, text } of files) {
    await mkdir(dirname(join(process.cwd(), path)), { recursive: true });
    await writeFile(path, text);
  }
  return undefined;
};

/** Runs the command in the working directory. Resolves to the exit code. */
export const runInit = async (spec: string | undefined, options: InitOptions): Promise<number> => {
  const around = await readSurroundings(process.cwd()).catch((error: unknown) => {
    throw error instanceof BrokenManifest ? new UsageError(error.message) : error;
  });
  if (around.configuration !== undefined) return add(around, around.configuration, spec, options);
  const known = readKnown(spec, options);
  const usual = usualFor(around);
  const isAsked = options.yes !== true && options.json !== true && process.stdin.isTTY && process.stdout.isTTY;
  let answers: Answers = { ...usual, ...known };
  if (isAsked) {
    const { askAnswers, Cancelled } = await import('../commands/init/ask.js');
    try {
      answers = await askAnswers(around, known, usual);
    } catch (error) {
      if (!(error instanceof Cancelled)) throw error;
      printError('nothing was written');
      return exitCodes.findings;
    }
  }
  const materials = await readMaterials();
  const files = planFiles(around, answers, materials);
  return finish(files, options, () => {
    printNext(files);
    const isLeft = around.manifest !== undefined && !answers.hasScripts;
    if (isLeft) print('package.json was not changed; pass --scripts to add scripts to it');
  });
};

/** Adds scripts and a workflow to an existing project. */
const add = async (
  around: Surroundings,
  configuration: string,
  spec: string | undefined,
  { scripts = false, workflow = false, scope, out, layout, config, ...options }: InitOptions,
): Promise<number> => {
  const is = `${configuration} already contains a configuration`;
  if (!scripts && !workflow)
    throw new UsageError(
      `${is}; edit it, or remove it first. To add scripts or a workflow, pass --scripts or --workflow`,
    );
  if ([spec, scope, out, layout, config].some((each) => each !== undefined))
    throw new UsageError(
      `${is}; edit it to change settings. Only --scripts and --workflow apply to an existing project`,
    );
  const projects = await readProjects(process.cwd());
  const packages = projects.flatMap((each) => listPackages(each.out, each));
  const materials = await readMaterials();
  const files = planAdditions(around, { hasScripts: scripts, hasWorkflow: workflow, packages }, materials);
  return finish(files, options, () => {
    printFiles(files);
    if (files.length === 0) print('package.json is already complete; nothing was written');
    if (workflow && !scripts && lacksScripts(around.manifest, materials.workflow))
      print('package.json lacks scripts that the workflow runs; pass --scripts to add them');
  });
};

/** Writes the files and prints the result. */
const finish = async (
  files: readonly PlannedFile[],
  { json = false }: InitOptions,
  tell: () => void,
): Promise<number> => {
  const failure = await write(files).catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  );
  if (json) {
    const written = failure === undefined ? files.map(({ path }) => path) : [];
    print(JSON.stringify({ ok: failure === undefined, written, ...(failure !== undefined && { failure }) }, null, 2));
  } else if (failure !== undefined) printError(`trefoil: ${failure}`);
  else tell();
  return failure === undefined ? exitCodes.done : exitCodes.disk;
};

const printFiles = (files: readonly PlannedFile[]): void => {
  const paint = paintFor(process.stdout);
  for (const { path, isChange } of files) print(`${paint('green', isChange ? 'changed' : 'written')} ${path}`);
};

const printNext = (files: readonly PlannedFile[]): void => {
  printFiles(files);
  const hasManifest = files.some(({ path }) => path === 'package.json');
  const commands = hasManifest
    ? ['npx trefoil generate', 'npm install', 'npm run api:dev']
    : ['npx trefoil generate', 'npx trefoil dev'];
  print(`\nNext:\n${commands.map((command) => `  ${command}`).join('\n')}`);
};
