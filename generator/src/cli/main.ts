/** Parses the command line and runs a command. Each command loads its modules only when it runs. */
import { readFileSync } from 'node:fs';
import { Command, CommanderError, Option } from 'commander';
import { printFailure } from '../support/terminal.js';
import { toolFolder } from '../support/tool-root.js';
import type { DevOptions } from './dev.js';
import type { DiffCommandOptions } from './diff.js';
import type { DocsOptions } from './docs.js';
import { exitCodes } from './exit-codes.js';
import type { ExplainOptions } from './explain.js';
import type { GenerateOptions } from './generation.js';
import type { InitOptions } from './init.js';
import type { LintOptions } from './lint.js';
import type { MockOptions } from './mock.js';
import type { NamesOptions } from './names.js';
import type { ReleaseOptions } from './release.js';
import { PortError, UsageError } from './usage-error.js';
import type { VerifyCommandOptions } from './verify.js';

const exitHelp = `
Exit codes:
  0  success
  1  the document has errors, files are in the way, or a check failed
  2  invalid arguments or invalid configuration
  3  the document cannot be read, the output folder cannot be written, or a registry does not respond
  4  the port cannot be opened`;

const specHelp = 'path or URL of the OpenAPI document, YAML or JSON (default: the documents of the configuration)';

const version = (): string => {
  const manifest: unknown = JSON.parse(readFileSync(`${toolFolder}package.json`, 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '';
};

/** Adds a command that takes a document. */
const add = (program: Command, name: string, says: string): Command =>
  program
    .command(name)
    .description(says)
    .argument('[spec]', specHelp)
    .option('--project <name>', 'name of a document in the configuration, if it has several')
    .addHelpText('after', exitHelp);

const root = (): Option =>
  new Option('--root <dir>', 'folder that $refs may read from (default: the folder of the document)');

/** Adds the options that select operations and control how the document is read. */
const addSelection = (command: Command): Command =>
  command
    .option('--include <what...>', 'only these operations: tag:<name>, path:</pets/*>, operation:<id>, webhook:<name>')
    .option('--exclude <what...>', 'leave out these operations and the schemas that only they use')
    .option('--skip-unsupported', 'leave out operations that are not supported, and list them with the reason')
    .option('--allow-network', 'read the document and its $refs from http and https URLs')
    .addOption(root());

const addPackages = (command: Command): Command =>
  command
    .option('--out <dir>', 'output folder of the packages (default: packages)')
    .option(
      '--layout <layout>',
      'packages (three packages), package (one package) or folder (sources in your own project)',
    )
    .option('--scope <scope>', 'npm scope of the packages, such as @acme (default: derived from the title)');

const addPort = (command: Command): Command =>
  command
    .option('--port <n>', 'port to listen on; 0 selects a free port (default: $PORT, or 3000)')
    .option('--host <address>', 'address to listen on (default: 127.0.0.1, this machine only)');

const force = (says: string): Option =>
  new Option('--force', `${says} files that trefoil did not write or that were edited; keeps a copy of each (.bak)`);

const addInit = (program: Command, finish: (code: number) => void): void => {
  program
    .command('init')
    .description(
      'create a project: configuration, document, scripts, workflow; or add scripts and a workflow to a project',
    )
    .argument(
      '[spec]',
      'path of an existing document or of the one to create (default: a document found here, or openapi.yaml)',
    )
    .option('--scope <scope>', 'npm scope of the packages, such as @acme (default: derived from the title)')
    .option('--out <dir>', 'output folder of the packages (default: packages)')
    .option(
      '--layout <layout>',
      'packages (three packages), package (one package) or folder (sources in your own project)',
    )
    .option('--config <notation>', 'format of the configuration: ts or json (default: ts)')
    .option('--scripts', 'add scripts, workspaces and dependencies to an existing package.json')
    .option('--no-scripts', 'do not change an existing package.json')
    .option('--workflow', 'add a GitHub workflow that checks pull requests and releases the packages')
    .option('--no-workflow', 'do not add a workflow')
    .option('--yes', 'accept the defaults instead of asking questions')
    .option('--json', 'print one JSON object: ok, written, failure; do not ask questions')
    .addHelpText('after', exitHelp)
    .action(async (spec: string | undefined, options: InitOptions) => {
      const { runInit } = await import('./init.js');
      finish(await runInit(spec, options));
    });
};

const addGenerate = (program: Command, finish: (code: number) => void): void => {
  const command = add(program, 'generate', 'generate packages from a document, or check that they are up to date');
  addPackages(command)
    .option('--check', 'write nothing; print the differences and exit with 1 if files are out of date')
    .addOption(force('overwrite').conflicts('check'))
    .option('--json', 'print one JSON object: ok, out, diagnostics, skipped, changes, conflicts, notes, failure');
  addSelection(command).action(async (spec: string | undefined, options: GenerateOptions) => {
    const { runGenerate } = await import('./generate.js');
    finish(await runGenerate(spec, options));
  });
};

const addServing = (program: Command, finish: (code: number) => void): void => {
  const dev = add(
    program,
    'dev',
    'watch the document, regenerate on every save, and serve the reference and a mock server',
  );
  addSelection(addPort(addPackages(dev))).action(async (spec: string | undefined, options: DevOptions) => {
    const { runDev } = await import('./dev.js');
    finish(await runDev(spec, options));
  });
  const mock = add(
    program,
    'mock',
    'start a mock server that validates requests and responds with the examples of the document',
  );
  mock
    .option('--no-validate', 'do not validate requests')
    .option('--seed <n>', 'seed of the random responses for requests with `Prefer: dynamic=true` (default: 1)');
  addSelection(addPort(mock)).action(async (spec: string | undefined, options: MockOptions) => {
    const { runMock } = await import('./mock.js');
    finish(await runMock(spec, options));
  });
};

const addReading = (program: Command, finish: (code: number) => void): void => {
  add(program, 'lint', 'check a document against the rules of Redocly')
    .option(
      '--config <file>',
      'Redocly configuration (default: redocly.yaml beside the document or here, or the recommended rules)',
    )
    .option('--allow-network', 'read the document and its $refs from http and https URLs')
    .addOption(root())
    .option(
      '--json',
      'print one JSON object: ok, and documents with findings, or with diagnostics if they cannot be read',
    )
    .action(async (spec: string | undefined, options: LintOptions) => {
      const { runLint } = await import('./lint.js');
      finish(await runLint(spec, options));
    });
  const docs = add(program, 'docs', 'write the bundled document, and an API reference that works offline');
  docs
    .option('--out <dir>', 'output folder (default: dist)')
    .option('--scope <scope>', 'npm scope of the imports in code samples')
    .addOption(force('overwrite'))
    .option('--json', 'print one JSON object: ok, out, diagnostics, written, conflicts, failure');
  addSelection(docs).action(async (spec: string | undefined, options: DocsOptions) => {
    const { runDocs } = await import('./docs.js');
    finish(await runDocs(spec, options));
  });
  const verify = add(
    program,
    'verify',
    'generate in memory, compile, and test every operation by calling the server from the client with random values',
  );
  verify
    .option('--count <number>', 'valid calls per operation, and as many invalid calls (default: 25)')
    .option('--seed <number>', 'seed of the random values; printed so that a run can be repeated (default: random)')
    .option('--json', 'print one JSON object: ok, seed, count, diagnostics, skipped, types, operations, fault');
  addSelection(verify).action(async (spec: string | undefined, options: VerifyCommandOptions) => {
    const { runVerify } = await import('./verify.js');
    finish(await runVerify(spec, options));
  });
  const names = add(program, 'names', 'list the generated names of everything in a document');
  names.option('--json', 'print one JSON object: ok, names, diagnostics');
  addSelection(names).action(async (spec: string | undefined, options: NamesOptions) => {
    const { runNames } = await import('./names.js');
    finish(await runNames(spec, options));
  });
};

const addExplain = (program: Command, finish: (code: number) => void): void => {
  program
    .command('explain')
    .description('print what a diagnostic means and how to fix it, or list all diagnostics')
    .argument('[code]', 'code of the diagnostic, such as ref-unresolved')
    .option('--json', 'print one JSON object: ok, code, severity, meaning, fix; or ok, diagnostics')
    .addHelpText('after', exitHelp)
    .action(async (code: string | undefined, options: ExplainOptions) => {
      const { runExplain } = await import('./explain.js');
      finish(runExplain(code, options));
    });
};

const addDiff = (program: Command, finish: (code: number) => void): void => {
  program
    .command('diff')
    .description('compare two documents: list the changes, and whether they break callers or implementers')
    .argument('<old>', 'old document: a path, a URL, <git revision>:[path], or npm:<package>@<version>')
    .argument('[new]', 'new document, in the same notation (default: the document of the configuration)')
    .option('--project <name>', 'name of a document in the configuration, if it has several')
    .addOption(
      new Option('--format <format>', 'text, or Markdown with the calling code before and after each change')
        .choices(['text', 'markdown'])
        .default('text'),
    )
    .option(
      '--json',
      'print one JSON object: callers, implementers, changes, notes; or diagnostics if a document has errors',
    )
    .addOption(
      new Option('--fail-on <verdict>', 'exit with 1 if a change breaks callers or implementers').choices(['breaking']),
    )
    .option('--no-redocly', 'do not compare the documents with Redocly as well')
    .option('--skip-unsupported', 'leave out operations that are not supported')
    .option('--allow-network', 'read the documents and their $refs from http and https URLs')
    .addOption(root())
    .addHelpText('after', exitHelp)
    .action(async (old: string, now: string | undefined, options: DiffCommandOptions) => {
      const { runDiff } = await import('./diff.js');
      finish(await runDiff(old, now, options));
    });
};

const addRelease = (program: Command, finish: (code: number) => void): void => {
  program
    .command('release')
    .description('version the packages by their changes, update the changelogs, publish to npm, and tag')
    .option('--dry-run', 'print the plan; do not write, publish or tag')
    .option('--major', 'confirm breaking releases (default: ask on a terminal, refuse elsewhere)')
    .option('--as <version>', 'version of every package; refused if the changes require a higher one')
    .option('--prerelease <word>', 'release the next prerelease, such as 1.2.0-<word>.0, under the dist-tag <word>')
    .option('--tag <dist-tag>', 'npm dist-tag (default: latest, or the word of the prerelease)')
    .option('--push', 'push the commit before publishing, and the tags after it')
    .option('--out <dir>', 'save the tarballs to this folder, each with a CycloneDX SBOM')
    .option('--allow-network', 'read the documents and their $refs from http and https URLs')
    .option('--json', 'print one JSON object: ok, kind, packages, faults, published, tagged, notes, failure')
    .addHelpText('after', exitHelp)
    .action(async (options: ReleaseOptions) => {
      const { runRelease } = await import('./release.js');
      finish(await runRelease(options));
    });
};

const build = (finish: (code: number) => void, isJson: boolean): Command => {
  const program = new Command('trefoil')
    .description('Generates types, a fetch client, a server and an API reference from an OpenAPI document.')
    .version(version())
    .addHelpText('after', exitHelp)
    .exitOverride()
    // With --json, errors are part of the JSON object on stdout.
    .configureOutput(isJson ? { writeErr: () => {} } : {});
  addInit(program, finish);
  addGenerate(program, finish);
  addServing(program, finish);
  addReading(program, finish);
  addExplain(program, finish);
  addDiff(program, finish);
  addRelease(program, finish);
  return program;
};

/** Whether the arguments contain `--json`, even if they are invalid. */
const asksForJson = (argv: readonly string[]): boolean => {
  const end = argv.indexOf('--');
  return argv.slice(0, end === -1 ? argv.length : end).includes('--json');
};

/** Prints an error and returns its exit code. Unexpected errors are rethrown. */
const exitOfError = (error: unknown, isJson: boolean): number => {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return exitCodes.done;
    // Without --json, commander has already printed the message.
    if (isJson) printFailure(error.message.replace(/^error: /u, ''), isJson);
    return exitCodes.usage;
  }
  const isKnown = error instanceof UsageError || error instanceof PortError;
  if (isKnown || isJson) printFailure(error instanceof Error ? error.message : String(error), isJson);
  if (!isKnown) throw error;
  return error instanceof UsageError ? exitCodes.usage : exitCodes.port;
};

/** Runs the command line. Resolves to the exit code. */
export const main = async (argv: readonly string[]): Promise<number> => {
  const isJson = asksForJson(argv);
  let exit: number = exitCodes.done;
  const finish = (code: number): void => {
    exit = code;
  };
  try {
    await build(finish, isJson).parseAsync(argv, { from: 'user' });
  } catch (error) {
    return exitOfError(error, isJson);
  }
  return exit;
};
