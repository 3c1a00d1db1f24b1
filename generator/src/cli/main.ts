/** The command line: arguments in, exit code out. What a command needs is loaded when it is run. */
import { readFileSync } from 'node:fs';
import { Command, CommanderError, Option } from 'commander';
import { printFailure } from '../support/terminal.js';
import { toolFolder } from '../support/tool-root.js';
import type { DevOptions } from './dev.js';
import type { DiffCommandOptions } from './diff.js';
import type { DocsOptions } from './docs.js';
import { exitCodes } from './exit-codes.js';
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
  0  done
  1  findings: the document has errors, files are in the way, or what was checked has failed
  2  the command was called wrongly, or the configuration is wrong
  3  the document cannot be read, the output folder cannot be written, or a registry does not answer
  4  the port cannot be opened`;

const specHelp = 'the OpenAPI document (YAML or JSON), a file or an address; default: that of the configuration';

const version = (): string => {
  const manifest: unknown = JSON.parse(readFileSync(`${toolFolder}package.json`, 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '';
};

/** A command over a document. */
const add = (program: Command, name: string, says: string): Command =>
  program
    .command(name)
    .description(says)
    .argument('[spec]', specHelp)
    .option('--project <name>', 'the document of the configuration that is meant, where it has several')
    .addHelpText('after', exitHelp);

const root = (): Option => new Option('--root <dir>', 'folder that $refs may reach (default: that of the document)');

/** Which operations are meant, and how the document is read. */
const addSelection = (command: Command): Command =>
  command
    .option('--include <what...>', 'these operations only: tag:<name>, path:</pets/*>, operation:<id>, webhook:<name>')
    .option('--exclude <what...>', 'leave these operations out, and what only they need')
    .option('--skip-unsupported', 'leave out the operations that cannot be generated, and say which and why')
    .option('--allow-network', 'read http and https addresses: of the document, and of its $refs')
    .addOption(root());

const addPackages = (command: Command): Command =>
  command
    .option('--out <dir>', 'folder of the packages (default: packages)')
    .option('--layout <layout>', 'packages (three), package (one) or folder (sources within a project of your own)')
    .option('--scope <scope>', 'npm scope of the packages, such as @acme (default: made from the title)');

const addPort = (command: Command): Command =>
  command
    .option('--port <n>', 'port to listen on (default: PORT, else 3000; 0 takes a free one)')
    .option('--host <address>', 'address to listen on (default: 127.0.0.1, this machine alone)');

const force = (says: string): Option =>
  new Option(
    '--force',
    `keep a copy (.bak) of files in the way that trefoil did not write, or that were edited since, and ${says}`,
  );

const addInit = (program: Command, finish: (code: number) => void): void => {
  program
    .command('init')
    .description(
      'begin a project here: a configuration, a first document, scripts, a workflow; or add the last two to one',
    )
    .argument('[spec]', 'the document, or where a first one is put (default: one that is found, else openapi.yaml)')
    .option('--scope <scope>', 'npm scope of the packages, such as @acme (default: made from the title)')
    .option('--out <dir>', 'folder of the packages (default: packages)')
    .option('--layout <layout>', 'packages (three), package (one) or folder (sources within a project of your own)')
    .option('--config <notation>', 'notation of the configuration: ts or json (default: ts)')
    .option('--scripts', 'add scripts, workspaces and what they need to a package.json that is there')
    .option('--no-scripts', 'leave it as it is')
    .option('--workflow', 'add a workflow that checks pull requests, and releases')
    .option('--no-workflow', 'add none')
    .option('--yes', 'ask nothing, also on a terminal')
    .option('--json', 'print one JSON object: ok, written, failure; ask nothing')
    .addHelpText('after', exitHelp)
    .action(async (spec: string | undefined, options: InitOptions) => {
      const { runInit } = await import('./init.js');
      finish(await runInit(spec, options));
    });
};

const addGenerate = (program: Command, finish: (code: number) => void): void => {
  const command = add(program, 'generate', 'read a document and write the packages, or check that they are up to date');
  addPackages(command)
    .option('--check', 'write nothing; print what differs and exit 1 if anything does')
    .addOption(force('go on').conflicts('check'))
    .option('--json', 'print one JSON object: ok, out, diagnostics, skipped, changes, conflicts, notes, failure');
  addSelection(command).action(async (spec: string | undefined, options: GenerateOptions) => {
    const { runGenerate } = await import('./generate.js');
    finish(await runGenerate(spec, options));
  });
};

const addServing = (program: Command, finish: (code: number) => void): void => {
  const dev = add(program, 'dev', 'regenerate on every save, and serve the reference and a mock server');
  addSelection(addPort(addPackages(dev))).action(async (spec: string | undefined, options: DevOptions) => {
    const { runDev } = await import('./dev.js');
    finish(await runDev(spec, options));
  });
  const mock = add(
    program,
    'mock',
    'serve a document: each operation responds by its examples, and checks what is sent',
  );
  mock
    .option('--no-validate', 'accept every request without checking it')
    .option('--seed <n>', 'seed of the random responses that `Prefer: dynamic=true` asks for (default: 1)');
  addSelection(addPort(mock)).action(async (spec: string | undefined, options: MockOptions) => {
    const { runMock } = await import('./mock.js');
    finish(await runMock(spec, options));
  });
};

const addReading = (program: Command, finish: (code: number) => void): void => {
  add(program, 'lint', "check a document by the rules of Redocly's lint")
    .option('--config <file>', 'rules (default: redocly.yaml beside the document or here, else the recommended ones)')
    .option('--allow-network', 'read http and https addresses: of the document, and of its $refs')
    .addOption(root())
    .option(
      '--json',
      'print one JSON object: ok, documents with their findings, or diagnostics where they cannot be read',
    )
    .action(async (spec: string | undefined, options: LintOptions) => {
      const { runLint } = await import('./lint.js');
      finish(await runLint(spec, options));
    });
  const docs = add(program, 'docs', 'write the document in one piece, and a reference that needs no network');
  docs
    .option('--out <dir>', 'folder to write into (default: dist)')
    .option('--scope <scope>', 'npm scope that samples of calls import from')
    .addOption(force('go on'))
    .option('--json', 'print one JSON object: ok, out, diagnostics, written, conflicts, failure');
  addSelection(docs).action(async (spec: string | undefined, options: DocsOptions) => {
    const { runDocs } = await import('./docs.js');
    finish(await runDocs(spec, options));
  });
  const verify = add(
    program,
    'verify',
    'generate into memory, compile, and call every operation with random values, client over server',
  );
  verify
    .option('--count <number>', 'valid calls of each operation, and as many invalid ones (default: 25)')
    .option('--seed <number>', 'what decides the values; printed, to try the same again (default: another each time)')
    .option('--json', 'print one JSON object: ok, seed, count, diagnostics, skipped, types, operations, fault');
  addSelection(verify).action(async (spec: string | undefined, options: VerifyCommandOptions) => {
    const { runVerify } = await import('./verify.js');
    finish(await runVerify(spec, options));
  });
  const names = add(program, 'names', 'list what everything in a document is called in the packages');
  names.option('--json', 'print one JSON object: ok, names, diagnostics');
  addSelection(names).action(async (spec: string | undefined, options: NamesOptions) => {
    const { runNames } = await import('./names.js');
    finish(await runNames(spec, options));
  });
};

const addDiff = (program: Command, finish: (code: number) => void): void => {
  program
    .command('diff')
    .description('compare two documents: what changed, whether it breaks callers or implementers, and why')
    .argument('<old>', 'a document: a file, an address, <git revision>:[path], or npm:<package>@<version>')
    .argument('[new]', 'the document that it became, named likewise; default: that of the configuration')
    .option('--project <name>', 'the document of the configuration that is meant, where it has several')
    .addOption(
      new Option('--format <format>', 'text, or Markdown with before and after as a caller writes it')
        .choices(['text', 'markdown'])
        .default('text'),
    )
    .option('--json', 'print one JSON object: callers, implementers, changes, notes; diagnostics of a broken document')
    .addOption(
      new Option('--fail-on <verdict>', 'exit 1 if a change is breaking, for callers or implementers').choices([
        'breaking',
      ]),
    )
    .option('--no-redocly', 'do not ask Redocly for a second opinion')
    .option('--skip-unsupported', 'leave out the operations that cannot be generated')
    .option('--allow-network', 'read http and https addresses: of the documents, and of their $refs')
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
    .description('version the packages by what has changed, tell it in their changelogs, publish and tag them')
    .option('--dry-run', 'do all but write, publish and tag: print the plan')
    .option('--major', 'confirm that a version breaks who uses a package; else it is asked for at a terminal')
    .option('--as <version>', 'the version of every package, unless the difference asks for a higher one')
    .option('--prerelease <word>', 'release 1.2.0-<word>.0, or the one after it, under the dist-tag <word>')
    .option('--tag <dist-tag>', 'the dist-tag (default: latest, or the word of a prerelease)')
    .option('--push', 'push the commit before anything is published, and the tags when all is')
    .option('--out <dir>', 'keep the tarballs here, each with a list of what it is made of (CycloneDX)')
    .option('--allow-network', 'read http and https addresses: of the documents, and of their $refs')
    .option('--json', 'print one JSON object: ok, kind, packages, faults, published, tagged, notes, failure')
    .addHelpText('after', exitHelp)
    .action(async (options: ReleaseOptions) => {
      const { runRelease } = await import('./release.js');
      finish(await runRelease(options));
    });
};

const build = (finish: (code: number) => void, isJson: boolean): Command => {
  const program = new Command('trefoil')
    .description('Types, a fetch client, a server and a reference from an OpenAPI document.')
    .version(version())
    .addHelpText('after', exitHelp)
    .exitOverride()
    // What was wrong with a call is then the one object on stdout.
    .configureOutput(isJson ? { writeErr: () => {} } : {});
  addInit(program, finish);
  addGenerate(program, finish);
  addServing(program, finish);
  addReading(program, finish);
  addDiff(program, finish);
  addRelease(program, finish);
  return program;
};

/** Whether a call asks for JSON, also one that no command understands. */
const asksForJson = (argv: readonly string[]): boolean => {
  const end = argv.indexOf('--');
  return argv.slice(0, end === -1 ? argv.length : end).includes('--json');
};

/** The exit code of what a command has thrown, which it tells; a fault of the tool is thrown on. */
const exitOfError = (error: unknown, isJson: boolean): number => {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return exitCodes.done;
    // Otherwise it has been told.
    if (isJson) printFailure(error.message.replace(/^error: /u, ''), isJson);
    return exitCodes.usage;
  }
  const isKnown = error instanceof UsageError || error instanceof PortError;
  if (isKnown || isJson) printFailure(error instanceof Error ? error.message : String(error), isJson);
  if (!isKnown) throw error;
  return error instanceof UsageError ? exitCodes.usage : exitCodes.port;
};

/** Runs the command line; resolves to the exit code. */
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
