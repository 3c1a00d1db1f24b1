/** Compares documents and package files with their published versions. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, packageNames } from '../../config/codegen-config.js';
import type { PackageName } from '../../config/settings.js';
import { sortDiagnostics } from '../../diagnostics/diagnostics.js';
import { carrierOf, carriesDocument, publishedDocument } from '../../emit/layout.js';
import { type LoadedDocument, loadDocument } from '../../openapi/document.js';
import { asObject } from '../../openapi/values.js';
import { prepareDocument } from '../../prepare.js';
import { type Difference, diffDocuments } from '../diff/diff.js';
import { type Package, readPublished } from '../diff/packages.js';
import type { PackageFiles } from '../run/registry.js';

/** The published version cannot be compared. The message contains the reason. */
export class CompareError extends Error {}

/** Prints the document to publish: the whole document, or only what the packages contain. */
export function printDocument(document: LoadedDocument, config: Config): string {
  const { include = [], exclude = [] } = config;
  const pruned = prepareDocument(document, config).value;
  const isWhole = include.length + exclude.length === 0 && (pruned?.input.skipped.length ?? 0) === 0;
  return `${JSON.stringify(isWhole ? document.written : pruned?.root, null, 2)}\n`;
}

/** The published files for a document, by package. */
export type PublishedParts = ReadonlyMap<PackageName, PackageFiles>;

/** Compares a document and its packages with their last release. Rejects with `CompareError`. */
export async function compareWithPublished(
  now: LoadedDocument,
  config: Config,
  parts: PublishedParts,
  folder: string,
  begin: (stage: string) => void,
): Promise<Difference> {
  const carrier = carrierOf(config);
  const text = [...parts].find(([part]) => carriesDocument(part))?.[1].get(publishedDocument);
  if (text === undefined)
    throw new CompareError(
      `${carrier} was published without ${publishedDocument}, so its changes cannot be determined`,
    );
  const entry = join(folder, publishedDocument);
  await writeFile(entry, text);
  const old = await loadDocument(entry, { cwd: folder, allowNetwork: false, sources: new Map() });
  const sources: Package = new Map(
    [...parts].flatMap(([part, files]) => [...readPublished(part, files, packageNames(config).types)]),
  );
  const whole = { ...config, include: [], exclude: [], skipUnsupported: false };
  const compared = Array.isArray(old)
    ? { old }
    : await diffDocuments(old, now, config, { begin, published: { config: whole, sources } });
  if ('changes' in compared) return compared;
  const [first] = sortDiagnostics(compared.old).filter(({ severity }) => severity === 'error');
  throw new CompareError(`cannot read the document in the published ${carrier}: ${first?.message ?? ''}`);
}

/** Returns a file's content for comparison; for package.json, without the versions that the release itself writes. */
function comparable(path: string, content: Buffer, names: ReadonlySet<string>): string {
  if (path !== 'package.json') return content.toString('base64');
  const { version: _, ...manifest } = asObject(JSON.parse(content.toString('utf8')));
  const ranges = (key: string): object =>
    Object.fromEntries(
      Object.entries(asObject(manifest[key])).map(([name, range]) => [name, names.has(name) ? '*' : range]),
    );
  const kinds = ['dependencies', 'peerDependencies', 'optionalDependencies', 'devDependencies'];
  return JSON.stringify({ ...manifest, ...Object.fromEntries(kinds.map((kind) => [kind, ranges(kind)])) });
}

/** Whether a package is unchanged, ignoring the versions of packages that are released with it. */
export function isSamePackage(old: PackageFiles, now: PackageFiles, names: ReadonlySet<string>): boolean {
  const listed = (files: PackageFiles): string =>
    JSON.stringify(
      [...files]
        .filter(([path]) => path !== 'CHANGELOG.md')
        .map(([path, content]) => [path, comparable(path, content, names)])
        .sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
    );
  return listed(old) === listed(now);
}
