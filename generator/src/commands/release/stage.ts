/** Prepares packages for publishing in a separate folder, so that files of earlier builds are not included. */
import { cp, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PackageName } from '../../config/settings.js';
import { carriesDocument, publishedDocument } from '../../emit/layout.js';
import { findCompiler } from '../run/compiler.js';
import { findPackage, linkPackage } from '../run/folder.js';
import { runNode } from '../run/process.js';

/** The package does not compile, or a dependency is not installed. The message names the package and the reason. */
export class StageError extends Error {}

/** A generated package to compile. */
export interface Staged {
  readonly part: PackageName;
  readonly name: string;
  /** Folder of the package. */
  readonly folder: string;
  /** Dependencies other than the types package. */
  readonly needs: readonly string[];
}

function isSource(path: string): boolean {
  return !['dist', 'node_modules'].includes(basename(path)) && !path.endsWith('.tsbuildinfo');
}

/** Copies the files of a package, and the document into one of the packages. */
async function copy({ part, folder }: Staged, target: string, document: string): Promise<void> {
  await cp(folder, target, { recursive: true, filter: (source) => source === folder || isSource(source) });
  if (carriesDocument(part)) await writeFile(join(target, publishedDocument), document);
}

/** Compiles the packages of a document in a folder, the types package first. Rejects with `StageError`. */
export async function stageParts(
  parts: readonly Staged[],
  document: string,
  folder: string,
  cwd: string,
): Promise<void> {
  const compiler = await findCompiler(cwd);
  if (compiler === undefined)
    throw new StageError(
      'TypeScript is not installed, but is needed to compile the packages. Run `npm install --save-dev typescript`',
    );
  const needs = new Set(parts.flatMap((each) => each.needs));
  for (const need of ['@types/node', ...needs]) {
    const found = findPackage(need, [cwd, ...parts.map((each) => each.folder)]);
    if (found !== undefined) await linkPackage(folder, need, found);
    else if (needs.has(need))
      throw new StageError(`${need} is not installed, but the packages need it. Run \`npm install\``);
  }
  for (const each of parts) {
    const target = join(folder, each.part);
    await copy(each, target, document);
    if (each.part === 'types') await linkPackage(folder, each.name, target);
    const { code, output } = await runNode([compiler.script, '-p', 'tsconfig.json', '--pretty', 'false'], target);
    if (code !== 0) throw new StageError(`${each.name} does not compile:\n${output.trim()}`);
  }
}

/** Copies files that the release changed after the package had been staged. */
export async function restagePart(part: PackageName, stage: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [path, text] of files) await writeFile(join(stage, part, path), text);
}
