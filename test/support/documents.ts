/** Loads documents that are defined in tests. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Config } from '../../generator/src/config/codegen-config.js';
import { type Diagnostic, sortDiagnostics } from '../../generator/src/diagnostics/diagnostics.js';
import { generate, renderDocument } from '../../generator/src/generate.js';
import { type LoadedDocument, loadDocument } from '../../generator/src/openapi/document.js';
import { root } from './spec.js';

/** Files of a document by path; the entry is `spec.json` if present, otherwise `spec.yaml`. */
export type Files = Readonly<Record<string, string>>;

export const testConfig: Config = { scope: '@case', version: '0.1.0', license: 'MIT', skipUnsupported: false };

function messages(diagnostics: readonly { readonly message: string }[]): string {
  return diagnostics.map(({ message }) => message).join('\n');
}

/** Writes files into a folder. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** Creates a temporary folder with files; the caller removes it. */
export async function makeFolder(
  files: Files,
): Promise<{ readonly folder: string; readonly remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'trefoil-document-'));
  await writeFiles(folder, files);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function load(entry: string, cwd: string): Promise<LoadedDocument> {
  const document = await loadDocument(entry, { allowNetwork: false, cwd });
  if (Array.isArray(document)) throw new Error(messages(document));
  return document;
}

/** Loads a document of several files; throws if it cannot be read. */
export async function loadFiles(files: Files): Promise<LoadedDocument> {
  const { folder, remove } = await makeFolder(files);
  try {
    return await load('spec.yaml', folder);
  } finally {
    await remove();
  }
}

/** Loads a document of one file. */
export function loadText(text: string): Promise<LoadedDocument> {
  return loadFiles({ 'spec.yaml': text });
}

/** Loads the document of the project. */
export function loadProject(): Promise<LoadedDocument> {
  return load('spec/openapi.yaml', root);
}

/** Returns all outputs of a document; throws on any diagnostic. */
export async function generateFiles(files: Files, config: Config = testConfig): Promise<ReadonlyMap<string, string>> {
  const document = await loadFiles(files);
  const { files: outputs, diagnostics } = await generate(document, config);
  if (diagnostics.length > 0) throw new Error(messages(diagnostics));
  return outputs;
}

/** Generates a document; returns its diagnostics or its files. */
export interface Outcome {
  readonly diagnostics: readonly Diagnostic[];
  readonly files: ReadonlyMap<string, string>;
}

/** Like `generate`, but does not compile the output. */
export async function renderFiles(files: Files, config: Config = testConfig): Promise<Outcome> {
  const { folder, remove } = await makeFolder(files);
  try {
    const entry = Object.hasOwn(files, 'spec.json') ? 'spec.json' : 'spec.yaml';
    const isTolerant = config.skipUnsupported;
    const document = await loadDocument(entry, { allowNetwork: false, cwd: folder, isTolerant });
    if (Array.isArray(document)) return { diagnostics: sortDiagnostics(document), files: new Map() };
    const { value: rendered, diagnostics } = await renderDocument(document, config);
    return { diagnostics: sortDiagnostics(diagnostics), files: rendered?.files ?? new Map() };
  } finally {
    await remove();
  }
}

/** Returns the sorted paths at which two sets of outputs differ. */
export function changedPaths(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .sort();
}

/** Returns the lines that only the first text contains. */
export function lostLines(before: string, after: string): string[] {
  const kept = new Set(after.split('\n'));
  return before.split('\n').filter((line) => !kept.has(line));
}
