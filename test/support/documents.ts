/** Documents that a test writes itself, as the generator loads them. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Config } from '../../generator/src/config/codegen-config.js';
import { type Diagnostic, sortDiagnostics } from '../../generator/src/diagnostics/diagnostics.js';
import { generate, renderDocument } from '../../generator/src/generate.js';
import { type LoadedDocument, loadDocument } from '../../generator/src/openapi/document.js';
import { root } from './spec.js';

/** Files of a document by path; the entry is `spec.yaml`, or where there is one, `spec.json`. */
export type Files = Readonly<Record<string, string>>;

export const testConfig: Config = { scope: '@case', version: '0.1.0', license: 'MIT', skipUnsupported: false };

const messages = (diagnostics: readonly { readonly message: string }[]): string =>
  diagnostics.map(({ message }) => message).join('\n');

/** Writes files into a folder. */
export const writeFiles = async (folder: string, files: Files): Promise<void> => {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
};

/** A new folder with files; remove it when done. */
export const makeFolder = async (
  files: Files,
): Promise<{ readonly folder: string; readonly remove: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'trefoil-document-'));
  await writeFiles(folder, files);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
};

const load = async (entry: string, cwd: string): Promise<LoadedDocument> => {
  const document = await loadDocument(entry, { allowNetwork: false, cwd });
  if (Array.isArray(document)) throw new Error(messages(document));
  return document;
};

/** Loads a document of several files; throws where it cannot be read. */
export const loadFiles = async (files: Files): Promise<LoadedDocument> => {
  const { folder, remove } = await makeFolder(files);
  try {
    return await load('spec.yaml', folder);
  } finally {
    await remove();
  }
};

/** Loads a document of one file. */
export const loadText = (text: string): Promise<LoadedDocument> => loadFiles({ 'spec.yaml': text });

/** Loads the document of the project. */
export const loadProject = (): Promise<LoadedDocument> => load('spec/openapi.yaml', root);

/** All outputs of a document; throws on any diagnostic. */
export const generateFiles = async (files: Files): Promise<ReadonlyMap<string, string>> => {
  const document = await loadFiles(files);
  const { files: outputs } = await generate(document, testConfig);
  if (document.diagnostics.length > 0) throw new Error(messages(document.diagnostics));
  return outputs;
};

/** What a document comes to: its diagnostics, or files. */
export interface Outcome {
  readonly diagnostics: readonly Diagnostic[];
  readonly files: ReadonlyMap<string, string>;
}

/** The outputs of a document before a compiler has seen them, or its diagnostics. */
export const renderFiles = async (files: Files, config: Config = testConfig): Promise<Outcome> => {
  const { folder, remove } = await makeFolder(files);
  try {
    const entry = Object.hasOwn(files, 'spec.json') ? 'spec.json' : 'spec.yaml';
    const isTolerant = config.skipUnsupported;
    const document = await loadDocument(entry, { allowNetwork: false, cwd: folder, isTolerant });
    if (Array.isArray(document)) return { diagnostics: sortDiagnostics(document), files: new Map() };
    const rendered = await renderDocument(document, config);
    return { diagnostics: sortDiagnostics(document.diagnostics), files: rendered?.files ?? new Map() };
  } finally {
    await remove();
  }
};

/** The paths at which two sets of outputs differ, sorted. */
export const changedPaths = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path)).sort();

/** The lines that only the first text has. */
export const lostLines = (before: string, after: string): string[] => {
  const kept = new Set(after.split('\n'));
  return before.split('\n').filter((line) => !kept.has(line));
};
