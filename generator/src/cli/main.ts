/** The command line: arguments in, exit code out. What a command needs is loaded when it is run. */
import { readFileSync } from 'node:fs';
import { Command, CommanderError, Option } from 'commander';
import { toolFolder } from '../tool-folder.js';
import { exitCodes } from './exit-codes.js';
import type { GenerateOptions } from './generation.js';
import type { NamesOptions } from './names.js';
import { UsageError } from './usage-error.js';
import type { VerifyCommandOptions } from './verify.js';

const exitHelp = `
Exit codes:
  0  done
  1  findings: the document has errors, files are in the way, or --check found differences
  2  the command was called wrongly
  3  the document cannot be read, or the output folder cannot be written`;

const specHelp =
  'the OpenAPI document (YAML or JSON), a file or an address; default: "spec" of "trefoil" in package.json';

const version = (): string => {
  const manifest: unknown = JSON.parse(readFileSync(`${toolFolder}package.json`, 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '';
};

const build = (finish: (code: number) => void): Command => {
  const program = new Command('trefoil')
    .description('Generates typed TypeScript packages (types, fetch client, server) from an OpenAPI document.')
    .version(version())
    .addHelpText('after', exitHelp)
    .exitOverride();
  program
    .command('generate')
    .description('read a document and write the packages, or check that they are up to date')
    .argument('[spec]', specHelp)
    .option('--out <dir>', 'folder of the packages (default: packages)')
    .option('--layout <layout>', 'packages (three, with manifests) or folder (sources within a project of your own)')
    .option('--scope <scope>', 'npm scope of the packages, such as @acme (default: made from the title)')
    .option('--check', 'write nothing; print what differs and exit 1 if anything does')
    .addOption(
      new Option(
        '--force',
        'keep a copy (.bak) of files in the way that trefoil did not write, or that were edited since, and go on',
      ).conflicts('check'),
    )
    .option('--json', 'print one JSON object: ok, out, diagnostics, skipped, changes, conflicts, notes, failure')
    .option(
      '--include <what...>',
      'make packages of these operations only: tag:<name>, path:</pets/*>, operation:<id>, webhook:<name>',
    )
    .option('--exclude <what...>', 'leave these operations out, and what only they need')
    .option('--skip-unsupported', 'leave out the operations that cannot be generated, and say which and why')
    .option('--allow-network', 'read http and https addresses: of the document, and of its $refs')
    .addHelpText('after', exitHelp)
    .action(async (spec: string | undefined, options: GenerateOptions) => {
      const { runGenerate } = await import('./generate.js');
      finish(await runGenerate(spec, options));
    });
  program
    .command('names')
    .description('list what everything in a document is called in the packages')
    .argument('[spec]', specHelp)
    .option('--json', 'print one JSON object: ok, names, diagnostics')
    .option(
      '--include <what...>',
      'make packages of these operations only: tag:<name>, path:</pets/*>, operation:<id>, webhook:<name>',
    )
    .option('--exclude <what...>', 'leave these operations out, and what only they need')
    .option('--skip-unsupported', 'leave out the operations that cannot be generated')
    .option('--allow-network', 'read http and https addresses: of the document, and of its $refs')
    .addHelpText('after', exitHelp)
    .action(async (spec: string | undefined, options: NamesOptions) => {
      const { runNames } = await import('./names.js');
      finish(await runNames(spec, options));
    });
  program
    .command('verify')
    .description('generate into memory, compile, and call every operation with random values, client over server')
    .argument('[spec]', specHelp)
    .option('--count <number>', 'valid calls of each operation, and as many invalid ones (default: 25)')
    .option('--seed <number>', 'what decides the values; printed, to try the same again (default: another each time)')
    .option('--json', 'print one JSON object: ok, seed, count, diagnostics, skipped, types, operations, fault')
    .option(
      '--include <what...>',
      'verify these operations only: tag:<name>, path:</pets/*>, operation:<id>, webhook:<name>',
    )
    .option('--exclude <what...>', 'leave these operations out')
    .option('--skip-unsupported', 'leave out the operations that cannot be generated, and say which and why')
    .option('--allow-network', 'read http and https addresses: of the document, and of its $refs')
    .addHelpText('after', exitHelp)
    .action(async (spec: string | undefined, options: VerifyCommandOptions) => {
      const { runVerify } = await import('./verify.js');
      finish(await runVerify(spec, options));
    });
  return program;
};

/** Runs the command line; resolves to the exit code. */
export const main = async (argv: readonly string[]): Promise<number> => {
  let exit: number = exitCodes.done;
  try {
    await build((code) => {
      exit = code;
    }).parseAsync(argv, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`trefoil: ${error.message}\n`);
    return exitCodes.usage;
  }
  return exit;
};
