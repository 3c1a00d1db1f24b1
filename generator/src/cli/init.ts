/** `trefoil init`: creates a project in the working directory, or adds scripts and a workflow to an existing one. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listNextSteps, listNotes } from '../commands/init/next-steps.js';
import {
  type Answers,
  isRemote,
  lacksScripts,
  listPackages,
  type Materials,
  type PlannedFile,
  planAdditions,
  planFiles,
  type Surroundings,
} from '../commands/init/plan.js';
import { describeProject } from '../commands/init/project.js';
import { proposeLayout } from '../commands/init/propose.js';
import { BrokenManifest, readSurroundings } from '../commands/init/surroundings.js';
import { workflowPath } from '../commands/init/workflow.js';
import { packagesOf } from '../config/codegen-config.js';
import { scopeOf } from '../names/scope.js';
import { asObject, asString } from '../openapi/values.js';
import { paintFor, print, printError, showLine } from '../support/terminal.js';
import { toolFolder } from '../support/tool-root.js';
import { documentHeaders, type NetworkFlags } from './document-headers.js';
import { exitCodes } from './exit-codes.js';
import { adviseOnIgnoring, adviseOnLint } from './init-advice.js';
import { loadTarget } from './load.js';
import { printDiagnostics } from './output.js';
import { readLayout, readProjects } from './project.js';
import { UsageError } from './usage-error.js';

export interface InitOptions extends NetworkFlags {
  readonly scope?: string;
  readonly out?: string;
  readonly layout?: string;
  readonly config?: string;
  /** `true` for `--scripts`, `false` for `--no-scripts`. */
  readonly scripts?: boolean;
  readonly workflow?: boolean;
  readonly new?: boolean;
  readonly yes?: boolean;
  readonly json?: boolean;
}

async function readMaterials(): Promise<Materials> {
  const read = (path: string): Promise<string> => readFile(`${toolFolder}${path}`, 'utf8');
  const { version } = JSON.parse(await read('package.json')) as { readonly version: string };
  return { document: await read('init/openapi.yaml'), workflow: await read('init/workflow.yml'), version };
}

/** Returns the answers that the command line contains. */
function readKnown(options: InitOptions): Partial<Answers> {
  const { scope, out, config, scripts, workflow } = options;
  if (scope !== undefined && !/^@[a-z\d][a-z\d._-]*$/u.test(scope))
    throw new UsageError(
      `--scope ${scope}: an npm scope is "@" followed by lower-case letters, digits, ".", "_" or "-"`,
    );
  if (config !== undefined && config !== 'ts' && config !== 'json')
    throw new UsageError(`--config ${config}: expected ts or json`);
  return {
    ...(scope !== undefined && { scope }),
    ...(out !== undefined && { out }),
    ...readLayout(options.layout, '--layout'),
    ...(config !== undefined && { config }),
    ...(scripts !== undefined && { hasScripts: scripts }),
    ...(workflow !== undefined && { hasWorkflow: workflow }),
  };
}

const firstDocument = 'openapi.yaml';

/** Returns the document to use: the given one, or the only one in the folder; `undefined` if the user must choose. */
function chooseDocument(
  spec: string | undefined,
  { documents, suspects }: Surroundings,
  { new: isNew = false, allowNetwork = false }: InitOptions,
): Pick<Answers, 'spec' | 'isNew'> | undefined {
  if (spec !== undefined && isRemote(spec)) {
    if (!allowNetwork) throw new UsageError(`${spec}: pass --allow-network to read a document from the network`);
    return { spec, isNew: false };
  }
  if (isNew) return { spec: spec ?? firstDocument, isNew };
  if (spec !== undefined) {
    if (existsSync(spec)) return { spec, isNew: false };
    const found = documents.length === 0 ? '' : ` The documents here are ${documents.join(', ')}.`;
    throw new UsageError(`${spec} does not exist.${found} Pass --new to write a first document there`);
  }
  const [first, second] = documents;
  if (first === undefined) return suspects.length === 0 ? { spec: firstDocument, isNew: true } : undefined;
  return second === undefined ? { spec: first, isNew: false } : undefined;
}

/** Creates the error for a document that cannot be chosen automatically. */
function refuseToChoose({ documents, suspects }: Surroundings): UsageError {
  if (documents.length > 0)
    return new UsageError(
      `several OpenAPI documents found: ${documents.join(', ')}. Pass the one to use, such as \`npx trefoil init ${documents[0]}\``,
    );
  return new UsageError(
    `${suspects.join(', ')}: no "openapi" or "swagger" version at the top level, so this is not an OpenAPI document. Correct it, pass another path, or pass --new to write a first document`,
  );
}

function usualFor({ manifest, facts }: Surroundings, spec: Pick<Answers, 'spec' | 'isNew'>): Answers {
  const { layout, out } = proposeLayout(facts, manifest === undefined);
  return {
    ...spec,
    scope: undefined,
    out,
    layout,
    config: 'ts',
    hasScripts: manifest === undefined,
    hasWorkflow: false,
  };
}

/** Applies the given answers to the defaults. The default output folder depends on the given layout. */
function combine(usual: Answers, known: Partial<Answers>): Answers {
  const isOther = known.layout !== undefined && known.layout !== usual.layout;
  return { ...usual, ...(isOther && { out: known.layout === 'folder' ? 'src/api' : 'packages' }), ...known };
}

/** Writes the planned files. If one that must be new exists, writes nothing and returns the reason. */
async function write(files: readonly PlannedFile[]): Promise<string | undefined> {
  const taken = files.find(({ path, isChange }) => !isChange && existsSync(path));
  if (taken !== undefined) return `${taken.path} already exists; nothing was written`;
  for (const { path, text } of files) {
    await mkdir(dirname(join(process.cwd(), path)), { recursive: true });
    await writeFile(path, text);
  }
  return undefined;
}

/** Runs the command in the working directory. Resolves to the exit code. */
export async function runInit(spec: string | undefined, options: InitOptions): Promise<number> {
  const around = await readSurroundings(process.cwd()).catch((error: unknown) => {
    throw error instanceof BrokenManifest ? new UsageError(error.message) : error;
  });
  if (around.configuration !== undefined) return add(around, around.configuration, spec, options);
  const known = readKnown(options);
  const chosen = chooseDocument(spec, around, options);
  const isAsked = options.yes !== true && options.json !== true && process.stdin.isTTY && process.stdout.isTTY;
  if (chosen === undefined && !isAsked) throw refuseToChoose(around);
  const usual = usualFor(around, chosen ?? { spec: around.documents[0] ?? firstDocument, isNew: false });
  let answers = combine(usual, known);
  if (isAsked) {
    const { askAnswers, Canceled } = await import('../commands/init/ask.js');
    try {
      answers = await askAnswers(around, { ...known, ...(chosen?.isNew === false && chosen) }, usual);
    } catch (error) {
      if (!(error instanceof Canceled)) throw error;
      printError('nothing was written');
      return exitCodes.findings;
    }
  }
  // Rejects headers that would not be sent with any request.
  documentHeaders(answers.spec, options, undefined);
  const materials = await readMaterials();
  let title = /^ {2}title: (.+)$/mu.exec(materials.document)?.[1];
  if (!answers.isNew) {
    const checked = await checkDocument(answers.spec, options);
    if (checked.exit !== exitCodes.done) return checked.exit;
    ({ title } = checked);
  }
  const files = planFiles(around, answers, materials);
  return finish(around, files, options, {
    listNotes: () => listAllNotes(around, answers, options),
    print: (notes) => printResult(around, answers, files, { title, notes }),
  });
}

/** Returns what a person should do beside the next steps. */
async function listAllNotes(
  { facts }: Surroundings,
  { hasWorkflow, hasScripts, layout, out, spec: entry, isNew }: Answers,
  options: InitOptions,
): Promise<readonly string[]> {
  const isLinted = !isNew && (hasWorkflow || hasScripts);
  const { documentHeader = [] } = options;
  return [
    ...listNotes(facts, layout),
    ...(layout === 'folder' ? [] : await adviseOnIgnoring(listPackages(out, { layout }))),
    ...(isLinted ? await adviseOnLint([{ entry, project: undefined }], options) : []),
    ...(documentHeader.length > 0
      ? ['to run the next commands, set "headers" in the configuration; its values name environment variables']
      : []),
  ];
}

/** Reads the chosen document. Prints the reason if it cannot be read or is not an OpenAPI document. */
async function checkDocument(
  spec: string,
  { json = false, documentHeader = [] }: InitOptions,
): Promise<{ readonly exit: number; readonly title?: string | undefined }> {
  const flags = { allowNetwork: isRemote(spec), documentHeader, scope: '@api' };
  const loaded = await loadTarget({ entry: spec, project: undefined }, flags);
  if (loaded.isLoaded)
    return { exit: exitCodes.done, title: asString(asObject(asObject(loaded.document.root)['info'])['title']) };
  const { diagnostics, sources, exit } = loaded;
  // Other errors do not matter yet: `trefoil generate` lists them.
  const blocking = diagnostics.filter(({ code }) => exit === exitCodes.disk || code === 'openapi-version-unsupported');
  if (blocking.length === 0) return { exit: exitCodes.done };
  if (json) print(JSON.stringify({ ok: false, written: [], diagnostics: blocking }, null, 2));
  else printError(`${printDiagnostics(paintFor(process.stderr), blocking, sources)}\n\nnothing was written`);
  return { exit };
}

/** Adds scripts and a workflow to an existing project. */
async function add(
  around: Surroundings,
  configuration: string,
  spec: string | undefined,
  { scripts = false, workflow = false, scope, out, layout, config, documentHeader, ...options }: InitOptions,
): Promise<number> {
  const is = `${configuration} already contains a configuration`;
  if (!scripts && !workflow)
    throw new UsageError(
      `${is}; edit it, or remove it first. To add scripts or a workflow, pass --scripts or --workflow`,
    );
  if ([spec, scope, out, layout, config, documentHeader].some((each) => each !== undefined))
    throw new UsageError(
      `${is}; edit it to change settings. Only --scripts and --workflow apply to an existing project`,
    );
  const projects = await readProjects(process.cwd());
  const packages = projects.flatMap((each) => listPackages(each.out, each));
  const materials = await readMaterials();
  const additions = { hasScripts: scripts, hasWorkflow: workflow, packages };
  const files = planAdditions(
    around,
    { ...additions, isRemote: projects.some((each) => isRemote(each.spec)) },
    materials,
  );
  const listAddedNotes = async (): Promise<readonly string[]> => {
    const targets = projects.map((project) => ({ entry: project.spec, project }));
    const isWritten = files.some(({ path }) => path === workflowPath || path === 'package.json');
    const compiled = projects.flatMap((each) => (each.layout === 'folder' ? [] : listPackages(each.out, each)));
    return [
      ...(isWritten && scripts ? await adviseOnIgnoring(compiled) : []),
      ...(isWritten ? await adviseOnLint(targets, options) : []),
    ];
  };
  const printAdded = (notes: readonly string[]): void => {
    printFiles(files);
    printBranch(around, files);
    if (files.length === 0)
      print(
        scripts
          ? 'package.json is already complete; nothing was written'
          : `${workflowPath} is up to date; nothing was written`,
      );
    if (workflow && !scripts && lacksScripts(around.manifest, materials.workflow))
      print('package.json lacks scripts that the workflow runs; pass --scripts to add them');
    for (const note of notes) print(`note: ${note}`);
  };
  return finish(around, files, options, { listNotes: listAddedNotes, print: printAdded });
}

interface Result {
  /** Returns the notes, after the files have been written. */
  readonly listNotes: () => Promise<readonly string[]>;
  /** Prints the result as text. */
  readonly print: (notes: readonly string[]) => void;
}

/** Writes the files and prints the result. */
async function finish(
  { branch }: Surroundings,
  files: readonly PlannedFile[],
  { json = false }: InitOptions,
  result: Result,
): Promise<number> {
  const failure = await write(files).catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  );
  if (failure !== undefined) {
    if (json) print(JSON.stringify({ ok: false, written: [], failure }, null, 2));
    else printError(`trefoil: ${failure}`);
    return exitCodes.disk;
  }
  const notes = await result.listNotes();
  if (json) {
    const written = files.map(({ path }) => path);
    const details = { ...(hasWorkflowIn(files) && { branch }), ...(notes.length > 0 && { notes }) };
    print(JSON.stringify({ ok: true, written, ...details }, null, 2));
  } else result.print(notes);
  return exitCodes.done;
}

function hasWorkflowIn(files: readonly PlannedFile[]): boolean {
  return files.some(({ path }) => path === workflowPath);
}

function printFiles(files: readonly PlannedFile[]): void {
  const paint = paintFor(process.stdout);
  for (const { path, isChange } of files) print(`${paint('green', isChange ? 'changed' : 'written')} ${path}`);
}

/** Prints the branch for which a written workflow checks and releases. */
function printBranch({ branch }: Surroundings, files: readonly PlannedFile[]): void {
  if (hasWorkflowIn(files)) print(`workflow: for the branch ${showLine(branch)}`);
}

/** Prints the names of the packages; with a scope from the title, also how to choose another one. */
function printScope({ scope, layout, config }: Answers, title: string | undefined): void {
  if (layout === 'folder' || (scope ?? title) === undefined) return;
  const name = scope ?? scopeOf(title ?? '');
  const packages = packagesOf({ layout }).map((part) => `${name}/${part}`);
  const advice = `, from the title "${showLine(title ?? '')}"; set "scope" in trefoil.config.${config} for other names`;
  print(`packages: ${packages.join(', ')}${scope === undefined ? advice : ''}`);
}

/** Prints what was found and written, and the commands that finish the setup. */
function printResult(
  around: Surroundings,
  answers: Answers,
  files: readonly PlannedFile[],
  { title, notes }: { readonly title: string | undefined; readonly notes: readonly string[] },
): void {
  const { facts, manifest } = around;
  const { spec, isNew, layout, out } = answers;
  const hasScripts = answers.hasScripts || manifest === undefined;
  const document = isNew ? `${spec}, a first document; replace it with yours` : spec;
  print(`document: ${document}`);
  if (manifest !== undefined) print(`project: ${describeProject(facts)}`);
  const proposed = proposeLayout(facts, manifest === undefined);
  print(`layout: ${layout} in ${out}${layout === proposed.layout ? ` (${proposed.reason})` : ''}`);
  printScope(answers, title);
  print('');
  printFiles(files);
  if (!hasScripts) print('package.json was not changed; pass --scripts to add scripts to it');
  printBranch(around, files);
  for (const note of notes) print(`note: ${note}`);
  const steps = listNextSteps({ facts, layout, out, hasScripts, isRemote: isRemote(spec) });
  print(`\nNext:\n${steps.map((step) => `  ${step}`).join('\n')}`);
}
