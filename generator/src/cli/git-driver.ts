/** `trefoil diff --git-driver`: an external diff driver for git (gitattributes, "Defining an external diff driver"). */
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { printText } from '../commands/diff/report.js';
import { makeFolder } from '../commands/run/folder.js';
import { diffFiles, usesColors } from '../commands/run/git.js';
import { type Diagnostic, sortDiagnostics } from '../diagnostics/diagnostics.js';
import { describePosition } from '../diagnostics/format.js';
import { isAddress, readSources } from '../openapi/read/sources.js';
import { asObject, asString } from '../openapi/values.js';
import { prepareDocument } from '../prepare.js';
import { type Paint, paintIf, plural, print, showLine } from '../support/terminal.js';
import { compareSides, loadSide, type Side } from './diff-sides.js';
import { exitCodes } from './exit-codes.js';
import { UsageError } from './usage-error.js';

/** The path that git passes, on every system, for a file that does not exist. */
const nothing = '/dev/null';

/** One of the two versions of a file. */
interface Version {
  /** Prefix of the file name in git's output, `a/` or `b/`. */
  readonly prefix: string;
  /** Path in the repository. */
  readonly path: string;
  /** Path of the content: a temporary copy, the file in the working tree, or `/dev/null`. */
  readonly content: string;
  /** Octal file mode; `.` if the file does not exist. */
  readonly mode: string;
}

interface Pair {
  readonly old: Version;
  readonly now: Version;
  /** Git's header lines about a renamed or copied file. */
  readonly renaming: string;
}

/** Parses the arguments: 7, or 9 for a renamed or copied file. */
function readPair(given: readonly string[]): Pair {
  const [path = '', old = '', , oldMode = '', now = '', , newMode = '', other = path, renaming = ''] = given;
  if (given.length !== 7 && given.length !== 9)
    throw new UsageError(
      `--git-driver expects the 7 or 9 arguments that git passes, not ${given.length}; set it as diff.trefoil.command`,
    );
  return {
    old: { prefix: 'a/', path, content: old, mode: oldMode },
    now: { prefix: 'b/', path: other, content: now, mode: newMode },
    renaming: renaming.trim(),
  };
}

/**
 * Prints the API changes between two versions of a file, given the arguments that git passes. If they cannot be
 * compared, prints what git would print, with the reason. Resolves to 0, because git stops at any other exit code.
 */
export async function runGitDriver(
  given: readonly string[],
  { explain = false }: { readonly explain?: boolean },
): Promise<number> {
  const isColored = await usesColors(process.cwd(), process.stdout.isTTY);
  const paint = paintIf(isColored);
  // The only argument is the path of a file with merge conflicts.
  if (given.length === 1) {
    print(`* Unmerged path ${showLine(given[0] ?? '')}`);
    return exitCodes.done;
  }
  const pair = readPair(given);
  print(printHead(paint, pair));
  const result = await compareVersions(paint, pair, explain).catch((error: unknown) => ({
    reason: error instanceof Error ? error.message : String(error),
  }));
  if ('text' in result) print(result.text);
  else {
    print(paint('yellow', `trefoil: not compared: ${showLine(result.reason)}`));
    process.stdout.write(await diffFiles(process.cwd(), [labeled(pair.old), labeled(pair.now)], isColored));
  }
  return exitCodes.done;
}

function labeled({ prefix, path, content }: Version): { readonly label: string; readonly path: string } {
  return { label: content === nothing ? nothing : showLine(`${prefix}${path}`), path: content };
}

function printHead(paint: Paint, { old, now, renaming }: Pair): string {
  const modes =
    old.content === nothing
      ? [`new file mode ${now.mode}`]
      : now.content === nothing
        ? [`deleted file mode ${old.mode}`]
        : old.mode === now.mode
          ? []
          : [`old mode ${old.mode}`, `new mode ${now.mode}`];
  const lines = [
    `diff --trefoil a/${old.path} b/${now.path}`,
    ...modes,
    ...(renaming === '' ? [] : renaming.split('\n')),
  ];
  return lines.map((line) => paint('bold', showLine(line))).join('\n');
}

/** Text to print instead of the differing lines, or the reason why the versions cannot be compared. */
type Result = { readonly text: string } | { readonly reason: string };

async function compareVersions(paint: Paint, { old, now }: Pair, isExplained: boolean): Promise<Result> {
  const versions = [old, now].filter(({ content }) => content !== nothing);
  const special = versions.find(({ mode }) => !mode.startsWith('100'));
  if (special !== undefined) return { reason: `${special.prefix}${special.path} is not a regular file` };
  const folder = await makeFolder('versions');
  try {
    const sides: Side[] = [];
    for (const version of versions) {
      const side = await openVersion(folder.path, version);
      if ('reason' in side) return side;
      sides.push(side);
    }
    const [only, other] = sides;
    if (only !== undefined && other === undefined) return describeOnly(only, old.content === nothing);
    // Redocly and the compiler take seconds, and git calls the driver for each commit of a log.
    const options = { redocly: false, compiler: false, ignore: [], isExplained, hasCode: false } as const;
    const outcome = await compareSides(sides, options);
    if ('errors' in outcome) return refuse(sides, outcome.errors);
    const notes = outcome.notes.map((note) => `note: ${note}`);
    return { text: [printText(paint, outcome), ...notes].join('\n') };
  } finally {
    await folder.remove();
  }
}

/**
 * Loads a version from a folder that contains only this file. Other files of the document would be needed at the same
 * revision, but git does not pass the revision.
 */
async function openVersion(
  folder: string,
  { prefix, path, content }: Version,
): Promise<Side | { readonly reason: string }> {
  const cwd = join(folder, prefix);
  // Outside of a repository, git also passes paths that start with `../`.
  const entry = join(cwd, join('/', path));
  await mkdir(dirname(entry), { recursive: true });
  await copyFile(content, entry);
  const { sources } = await readSources(entry, { allowNetwork: false, cwd });
  const [other] = sources?.refused.keys() ?? [];
  if (other !== undefined) {
    const name = isAddress(other) ? other : relative(cwd, other);
    return {
      reason: `${path} refers to ${name}, and git passes a single file; run: npx trefoil diff --base <revision> ${path}`,
    };
  }
  const origin = { entry, cwd, overlays: [], root: undefined, isPublished: true, prefix, remove: removeNothing };
  return loadSide(origin, undefined, { scope: '@api', skipUnsupported: true });
}

async function removeNothing(): Promise<void> {}

/** Returns the first error of a version, as the reason why the versions cannot be compared. */
function refuse(sides: readonly Side[], errors: readonly (readonly Diagnostic[])[]): { readonly reason: string } {
  const [reason = 'a document has errors'] = sides.flatMap(({ prefix, loaded }, index) => {
    const { sources } = loaded.isLoaded ? loaded.document : loaded;
    return sortDiagnostics(errors[index] ?? [])
      .filter(({ severity }) => severity === 'error')
      .map(({ position, code, message }) => {
        const { file, line, column } = position;
        const described = describePosition(position, sources.get(file) ?? '');
        const place = described === undefined ? '' : ` (${described})`;
        return `${prefix}${file}:${line}:${column}${place} ${code}: ${message}`;
      });
  });
  return { reason };
}

/** Describes a document that was added or deleted. */
function describeOnly(side: Side, isAdded: boolean): Result {
  const { loaded } = side;
  if (!loaded.isLoaded) return refuse([side], [loaded.diagnostics]);
  const { value, diagnostics } = prepareDocument(loaded.document, loaded.config);
  if (value === undefined) return refuse([side], [diagnostics]);
  const { title, version } = asObject(asObject(loaded.document.root)['info']);
  const { operations, schemas } = value.input.api;
  const name = showLine(`${asString(title) ?? ''} ${asString(version) ?? ''}`.trim());
  const counts = `${plural(operations.length, 'operation')} and ${plural(schemas.length, 'schema')}`;
  return { text: `${isAdded ? 'added' : 'removed'}: ${name}, with ${counts}` };
}
