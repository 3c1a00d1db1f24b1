/** Defines the command `trefoil diff` and its options. */
import { type Command, Option } from 'commander';
import type { DiffCommandOptions } from './diff.js';
import { documentHeader, root } from './document-options.js';
import { exitHelp } from './exit-codes.js';
import { UsageError } from './usage-error.js';

interface Options extends DiffCommandOptions {
  readonly gitDriver?: boolean;
}

/** Adds the command `trefoil diff`. */
export function addDiff(program: Command, finish: (code: number) => void): void {
  program
    .command('diff')
    .description('compare two documents: list the changes, and whether they break callers or implementers')
    .argument(
      '[old]',
      'old document: a path, a URL, <git revision>:[path], or npm:<package>@<version> (default: the document at HEAD)',
    )
    .argument('[new]', 'new document, in the same notation (default: the document of the configuration)')
    .option(
      '--base <revision>',
      'compare with the same document at a git revision, such as main; the only argument is then the new document',
    )
    .option('--project <name>', 'name of a document in the configuration, if it has several')
    .addOption(
      new Option(
        '--format <format>',
        'text; Markdown or HTML with the calling code before and after each change; JSON; or annotations and the job summary of GitHub Actions',
      ).choices(['text', 'markdown', 'json', 'html', 'github']),
    )
    .addOption(
      new Option(
        '--json',
        'short for --format json: one JSON object with callers, implementers, changes, ignored, notes; or with diagnostics if a document has errors',
      ).conflicts('format'),
    )
    .option('--explain', 'also print the sources of each verdict, the JSON pointer and the fingerprint')
    .option(
      '--ignore <what...>',
      'accept changes: <rule>, <rule>:<place>, or a fingerprint; * is a wildcard (add to diff.ignore to keep it)',
    )
    .addOption(
      new Option('--fail-on <verdict>', 'exit with 1 if a change breaks callers or implementers').choices(['breaking']),
    )
    .option('--no-redocly', 'do not compare the documents with Redocly as well')
    .option('--skip-unsupported', 'leave out operations that are not supported')
    .option('--allow-network', 'read the documents and their $refs from http and https URLs')
    .addOption(documentHeader())
    .addOption(root())
    .addOption(
      new Option(
        '--git-driver',
        'compare the files that git passes to an external diff driver (see the guide "Diff and release")',
      ).conflicts(['base', 'project', 'format', 'json', 'ignore', 'failOn', 'root']),
    )
    // Git passes up to 9 arguments to the driver.
    .allowExcessArguments()
    .addHelpText('after', exitHelp)
    .action(async (old: string | undefined, now: string | undefined, options: Options, { args }: Command) => {
      if (options.gitDriver === true) {
        const { runGitDriver } = await import('./git-driver.js');
        finish(await runGitDriver(args, options));
        return;
      }
      if (args.length > 2) throw new UsageError('too many arguments; pass the old document and the new one');
      const { runDiff } = await import('./diff.js');
      finish(await runDiff(old, now, options));
    });
}
