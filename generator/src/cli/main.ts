/** Parses the command line and runs a command. A command's modules are loaded only when the command runs. */
import { Command, CommanderError, Option } from 'commander';
import { lintFormats } from '../commands/lint/format-names.js';
import { mcpHelp } from '../commands/mcp/help.js';
import { certainties } from '../commands/suggest/suggestion.js';
import { printFailure } from '../support/terminal.js';
import { toolVersion } from '../support/tool-root.js';
import type { ChangelogOptions } from './changelog.js';
import type { DevOptions } from './dev.js';
import { addDiff } from './diff-options.js';
import type { DocsOptions } from './docs.js';
import { documentHeader, root } from './document-options.js';
import { exitCodes, exitHelp, portExitHelp } from './exit-codes.js';
import type { ExplainOptions } from './explain.js';
import type { GenerateOptions } from './generation.js';
import type { InitOptions } from './init.js';
import type { LintOptions } from './lint.js';
import type { McpOptions } from './mcp.js';
import { asksForJson, describeMistake } from './mistakes.js';
import type { MockOptions } from './mock.js';
import type { NamesOptions } from './names.js';
import { addOverlay } from './overlay-options.js';
import type { ProxyOptions } from './proxy.js';
import type { ReleaseOptions } from './release.js';
import type { SuggestOptions } from './suggest.js';
import { PortError, UsageError } from './usage-error.js';
import type { VerifyCommandOptions } from './verify.js';
import { addProxyOptions, addVerifyOptions } from './verify-options.js';

const specHelp = 'path or URL of the OpenAPI document, YAML or JSON (default: the documents of the configuration)';

/** Adds a command with a document as its argument. */
function add(program: Command, name: string, says: string): Command {
  return program
    .command(name)
    .description(says)
    .argument('[spec]', specHelp)
    .option('--project <name>', 'name of a document in the configuration, if it has several')
    .addHelpText('after', exitHelp);
}

/** Adds the options that select operations and control how the document is read. */
function addSelection(command: Command): Command {
  return command
    .option('--include <what...>', 'only these operations: tag:<name>, path:</pets/*>, operation:<id>, webhook:<name>')
    .option('--exclude <what...>', 'leave out these operations and the schemas that only they use')
    .option('--skip-unsupported', 'leave out operations that are not supported, and list them with the reason')
    .option('--allow-network', 'read the document and its $refs from http and https URLs')
    .addOption(documentHeader())
    .addOption(root());
}

function addPackages(command: Command): Command {
  return command
    .option('--out <dir>', 'output folder of the packages (default: packages)')
    .option(
      '--layout <layout>',
      'packages (three packages), package (one package) or folder (sources in your own project)',
    )
    .option('--scope <scope>', 'npm scope of the packages, such as @acme (default: derived from the title)');
}

function addPort(command: Command): Command {
  return command
    .option('--port <n>', 'port to listen on; 0 selects a free port (default: $PORT, or the first free port from 3000)')
    .option('--host <address>', 'address to listen on (default: 127.0.0.1, this machine only)')
    .addHelpText('after', portExitHelp);
}

function force(says: string): Option {
  return new Option(
    '--force',
    `${says} files that trefoil did not write or that were edited; keeps a copy of each (.bak)`,
  );
}

function addInit(program: Command, finish: (code: number) => void): void {
  program
    .command('init')
    .description(
      'create a project: configuration, document, scripts, workflow; or add scripts and a workflow to a project',
    )
    .argument(
      '[spec]',
      'path or URL of the document (default: the document found here or in api, spec, specs, openapi, docs or schema)',
    )
    .option('--scope <scope>', 'npm scope of the packages, such as @acme (default: derived from the title)')
    .option('--out <dir>', 'output folder of the packages (default: one that fits the project)')
    .option(
      '--layout <layout>',
      'packages (three packages), package (one package) or folder (sources in your own project); default: what fits the project',
    )
    .option('--config <notation>', 'format of the configuration: ts or json (default: ts)')
    .option('--scripts', 'add scripts, workspaces and dependencies to an existing package.json')
    .option('--no-scripts', 'do not change an existing package.json')
    .option('--workflow', 'add a GitHub workflow that checks pull requests and releases the packages')
    .option('--no-workflow', 'do not add a workflow')
    .option('--new', 'write a first document, at the given path or as openapi.yaml')
    .option('--allow-network', 'use a document at an http or https URL')
    .addOption(documentHeader())
    .option('--yes', 'accept the defaults instead of asking questions')
    .option('--json', 'print one JSON object: ok, written, failure; do not ask questions')
    .addHelpText('after', exitHelp)
    .action(async (spec: string | undefined, options: InitOptions) => {
      const { runInit } = await import('./init.js');
      finish(await runInit(spec, options));
    });
}

function addGenerate(program: Command, finish: (code: number) => void): void {
  const command = add(program, 'generate', 'generate packages from a document, or check that they are up to date');
  addPackages(command)
    .option('--check', 'write nothing; print the differences and exit with 1 if files are out of date')
    .addOption(
      new Option('--stat', 'like --check, but print only the number of lines that differ in each file').implies({
        check: true,
      }),
    )
    .addOption(
      new Option('--full', 'like --check, but print all differences instead of the first lines of each file')
        .implies({ check: true })
        .conflicts('stat'),
    )
    .addOption(force('overwrite').conflicts('check'))
    .option('--update', 'accept changed content of URLs, and update trefoil.lock.json')
    .option('--verbose', 'print every warning instead of the first of each kind')
    .option('--json', 'print one JSON object: ok, out, diagnostics, skipped, changes, conflicts, notes, failure');
  addSelection(command).action(async (spec: string | undefined, options: GenerateOptions) => {
    const { runGenerate } = await import('./generate.js');
    finish(await runGenerate(spec, options));
  });
}

function addServing(program: Command, finish: (code: number) => void): void {
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
    .option('--stateful', 'store what is created, changed and deleted, for the paths that look like resources')
    .option('--delay <ms>', 'wait before each response, such as 200, or 200..800 for a random time')
    .option('--error-rate <share>', 'let a share of the requests fail with 503, such as 0.1')
    .option('--seed <n>', 'seed of random responses (`Prefer: dynamic=true`), delays and failures (default: 1)');
  addSelection(addPort(mock)).action(async (spec: string | undefined, options: MockOptions) => {
    const { runMock } = await import('./mock.js');
    finish(await runMock(spec, options));
  });
}

function addMcp(program: Command, finish: (code: number) => void): void {
  const mcp = add(program, 'mcp', 'let language models search and call the API: an MCP server with two tools');
  mcp
    .option('--server <url>', 'URL of the API (default: the first server of the document)')
    .option('--allow-writes', 'allow all methods instead of only GET and HEAD')
    .option('--http [port]', 'serve over Streamable HTTP on 127.0.0.1, at /mcp, instead of stdio')
    .addHelpText('after', `${portExitHelp}\n${mcpHelp}`);
  addSelection(mcp).action(async (spec: string | undefined, options: McpOptions) => {
    const { runMcp } = await import('./mcp.js');
    finish(await runMcp(spec, options));
  });
}

function addReading(program: Command, finish: (code: number) => void): void {
  add(program, 'lint', 'check a document against the rules of Redocly')
    .option(
      '--config <file>',
      'Redocly configuration (default: redocly.yaml beside the document or here, or the recommended rules)',
    )
    .option('--allow-network', 'read the document and its $refs from http and https URLs')
    .addOption(documentHeader())
    .addOption(root())
    .option('--all', 'print all locations of each rule instead of the first three')
    .option('--max-warnings <n>', 'exit with 1 if there are more warnings')
    .option(
      '--generate-ignore-file',
      'add all current problems to .redocly.lint-ignore.yaml, so that later runs report only new ones',
    )
    .addOption(
      new Option('--format <format>', 'report for people (stylish, the default) or for other programs').choices(
        lintFormats,
      ),
    )
    .addOption(
      new Option(
        '--json',
        'short for --format json: one JSON object with ok, and documents with findings, or with diagnostics if they cannot be read',
      ).conflicts('format'),
    )
    .action(async (spec: string | undefined, options: LintOptions) => {
      const { runLint } = await import('./lint.js');
      finish(await runLint(spec, options));
    });
  const docs = add(program, 'docs', 'write the API reference as a static site, and the bundled document');
  docs
    .option('--out <dir>', 'output folder (default: dist)')
    .option('--scope <scope>', 'npm scope of the imports in code samples')
    .option(
      '--base <url>',
      'URL at which the site will be published, or its path, for 404.html and .well-known/api-catalog',
    )
    .option('--version-name <name>', 'version of the API: writes to a folder of this name, beside other versions')
    .addOption(force('overwrite'))
    .option('--json', 'print one JSON object: ok, out, diagnostics, written, conflicts, failure');
  addSelection(docs).action(async (spec: string | undefined, options: DocsOptions) => {
    const { runDocs } = await import('./docs.js');
    finish(await runDocs(spec, options));
  });
  const names = add(program, 'names', 'list the generated names of everything in a document');
  names.option('--json', 'print one JSON object: ok, names, diagnostics');
  addSelection(names).action(async (spec: string | undefined, options: NamesOptions) => {
    const { runNames } = await import('./names.js');
    finish(await runNames(spec, options));
  });
}

function addVerifying(program: Command, finish: (code: number) => void): void {
  const verify = add(
    program,
    'verify',
    'call every operation with random values: the generated server from the generated client, or a running server (--url)',
  );
  addSelection(addVerifyOptions(verify)).action(async (spec: string | undefined, options: VerifyCommandOptions) => {
    const { runVerify } = options.url === undefined ? await import('./verify.js') : await import('./verify-url.js');
    finish(await runVerify(spec, options));
  });
  const proxy = add(
    program,
    'proxy',
    'forward requests to a running server, and compare them and the responses with the document',
  );
  addSelection(addPort(addProxyOptions(proxy))).action(async (spec: string | undefined, options: ProxyOptions) => {
    const { runProxy } = await import('./proxy.js');
    finish(await runProxy(spec, options));
  });
}

function addSuggest(program: Command, finish: (code: number) => void): void {
  const command = add(program, 'suggest', 'propose names, groups and pagination for the configuration');
  command
    .option(
      '--write',
      'add the proposals to the configuration, and remove entries that match nothing in the document; other settings are not changed',
    )
    .addOption(
      new Option('--sure <level>', 'only proposals that are at least this certain (default: medium)').choices(
        certainties,
      ),
    )
    .option('--all', 'print all proposals, and the settings to add, instead of the first of each kind')
    .option('--json', 'print one JSON object: ok, suggestions, settings, unmatched, written; or ok, diagnostics');
  addSelection(command).action(async (spec: string | undefined, options: SuggestOptions) => {
    const { runSuggest } = await import('./suggest.js');
    finish(await runSuggest(spec, options));
  });
}

function addExplain(program: Command, finish: (code: number) => void): void {
  program
    .command('explain')
    .description('print what a diagnostic, a lint rule or a diff rule means and how to fix it, or list all')
    .argument('[code]', 'code of the diagnostic, such as ref-unresolved, or name of the rule')
    .option(
      '--json',
      'print one JSON object: ok, code, severity, meaning, fix, example, causes; or ok, diagnostics, rules, diffRules',
    )
    .addHelpText('after', exitHelp)
    .action(async (code: string | undefined, options: ExplainOptions) => {
      const { runExplain } = await import('./explain.js');
      finish(runExplain(code, options));
    });
}

function addChangelog(program: Command, finish: (code: number) => void): void {
  add(program, 'changelog', 'print the changes of a document between the git tags of its repository')
    .option('--tags <pattern>', 'only these tags, such as v*; * is a wildcard (default: all)')
    .addOption(new Option('--format <format>', 'format of the page (default: markdown)').choices(['markdown', 'html']))
    .option('--out <file>', 'write the page to a file instead of stdout')
    .addOption(new Option('--json', 'print one JSON object: ok, title, versions, failure').conflicts('format'))
    .option('--skip-unsupported', 'leave out operations that are not supported')
    .addOption(root())
    .action(async (spec: string | undefined, options: ChangelogOptions) => {
      const { runChangelog } = await import('./changelog.js');
      finish(await runChangelog(spec, options));
    });
}

function addRelease(program: Command, finish: (code: number) => void): void {
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
    .addOption(
      new Option(
        '--prepare <dir>',
        'commit and pack, and write to this folder what a job that only publishes needs; publish, push and tag nothing',
      ).conflicts(['push', 'out', 'dryRun']),
    )
    .option('--notes <file>', 'write the notes of the release as Markdown, for example for `gh release create`')
    .option('--allow-network', 'read the documents and their $refs from http and https URLs')
    .option('--json', 'print one JSON object: ok, kind, packages, faults, files, published, tagged, notes, failure')
    .addHelpText('after', exitHelp)
    .action(async (options: ReleaseOptions) => {
      const { runRelease } = await import('./release.js');
      finish(await runRelease(options));
    });
}

function build(finish: (code: number) => void, isJson: boolean): Command {
  const program = new Command('trefoil')
    .description('Generates types, a fetch client, a server and an API reference from an OpenAPI document.')
    .version(toolVersion())
    .addHelpText('after', `${exitHelp}\n${portExitHelp}`)
    .exitOverride()
    // `exitOfError` prints errors; with --json, nothing else is printed.
    .configureOutput({ outputError: () => {}, ...(isJson && { writeErr: () => {} }) });
  addInit(program, finish);
  addGenerate(program, finish);
  addServing(program, finish);
  addMcp(program, finish);
  addReading(program, finish);
  addVerifying(program, finish);
  addSuggest(program, finish);
  addOverlay(program, finish);
  addExplain(program, finish);
  addDiff(program, finish);
  addChangelog(program, finish);
  addRelease(program, finish);
  return program;
}

/** Prints an error and returns the exit code for it. Rethrows unexpected errors. */
function exitOfError(error: unknown, isJson: boolean, commands: readonly string[], argv: readonly string[]): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return exitCodes.done;
    // Without a command, commander prints the help.
    if (isJson || error.code !== 'commander.help') printFailure(describeMistake(error, commands, argv), isJson);
    return exitCodes.usage;
  }
  const isKnown = error instanceof UsageError || error instanceof PortError;
  if (isKnown || isJson) printFailure(error instanceof Error ? error.message : String(error), isJson);
  if (!isKnown) throw error;
  return error instanceof UsageError ? exitCodes.usage : exitCodes.port;
}

/** Runs the command line. Resolves to the exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  const isJson = asksForJson(argv);
  let exit: number = exitCodes.done;
  const finish = (code: number): void => {
    exit = code;
  };
  const program = build(finish, isJson);
  try {
    await program.parseAsync(argv, { from: 'user' });
  } catch (error) {
    const commands = program.commands.map((command) => command.name());
    return exitOfError(error, isJson, commands, argv);
  }
  return exit;
}
