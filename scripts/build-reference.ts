/** `npm run build:reference`: bundles the document and renders the reference below `dist`. */
import { join, resolve } from 'node:path';
import { paintFor, printDiagnostics } from '../generator/src/cli/output.js';
import { readProject } from '../generator/src/cli/project.js';
import { UsageError } from '../generator/src/cli/usage-error.js';
import { sortDiagnostics } from '../generator/src/diagnostics.js';
import { loadDocument } from '../generator/src/document.js';
import { makeReference, writeReference } from '../generator/src/reference/reference.js';
import { noteFresh } from './support/fresh.js';
import { readOptions } from './support/options.js';
import { print, printError } from './support/output.js';
import { exitCodes, root } from './support/project.js';

const help = `
Usage: npm run build:reference [-- --out <dir>]

Bundles the document of package.json into dist/openapi.json and dist/openapi.yaml, and renders dist/docs/index.html,
a page that needs no network.

  --out <dir>  folder to write into, instead of dist
  --help       print this

Exit codes: 0 done, 1 the document has errors, 2 called wrongly`;

const { values } = readOptions(help, { out: { type: 'string' } });
const out = resolve(values.out ?? join(root, 'dist'));

const project = await readProject(root).catch((error: unknown) => {
  if (!(error instanceof UsageError)) throw error;
  printError(error.message);
  return process.exit(exitCodes.usage);
});
if (project === undefined) {
  printError('package.json has no "trefoil"');
  process.exit(exitCodes.usage);
}
const document = await loadDocument(project.spec, { allowNetwork: false, cwd: root });
const files = Array.isArray(document) ? new Map<string, string>() : await makeReference(document, project);
const diagnostics = sortDiagnostics(Array.isArray(document) ? document : document.diagnostics);
const sources = Array.isArray(document) ? new Map<string, string>() : document.sources;
if (diagnostics.length > 0) printError(printDiagnostics(paintFor(process.stderr), diagnostics, sources));
if (files.size === 0) process.exit(exitCodes.failed);
await writeReference(files, out);
if (out === join(root, 'dist')) await noteFresh('reference');
print(`${files.size} files written below ${out}`);
