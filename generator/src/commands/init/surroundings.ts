/** Inspects a folder before `trefoil init` writes to it. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readJson } from '../../openapi/read/json.js';
import { startOf } from '../../openapi/read/lines.js';
import { isReading } from '../../openapi/read/reading.js';
import { findBranch } from './branch.js';
import { findDocuments } from './documents.js';
import type { Surroundings } from './plan.js';
import { detectProject } from './project.js';
import { workflowPath } from './workflow.js';

/** package.json cannot be read. The message contains the position. */
export class BrokenManifest extends Error {}

/** Whether a file exists in a folder or in one of its parents. */
function isAbove(folder: string, name: string): boolean {
  return existsSync(join(folder, name)) || (dirname(folder) !== folder && isAbove(dirname(folder), name));
}

/** Reads package.json. Rejects with `BrokenManifest` if it is not a JSON object. */
async function readManifest(folder: string): Promise<{ readonly text: string; readonly value: object } | undefined> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const read = readJson('package.json', text.replace(/^\uFEFF/u, ''));
  if (!isReading(read)) {
    const [{ position, message } = { position: startOf('package.json'), message: 'invalid JSON' }] = read;
    throw new BrokenManifest(`package.json:${position.line}:${position.column} ${message}`);
  }
  const { value } = read;
  if (typeof value !== 'object' || value === null) throw new BrokenManifest('package.json:1:1 expected an object');
  return { text, value };
}

/** Inspects a folder. Rejects with `BrokenManifest`. */
export async function readSurroundings(folder: string): Promise<Surroundings> {
  const configurations = ['ts', 'mts', 'js', 'mjs', 'json'].map((extension) => `trefoil.config.${extension}`);
  const manifest = await readManifest(folder);
  return {
    folder:
      basename(folder)
        .toLowerCase()
        .replaceAll(/[^a-z\d._-]+/gu, '-') || 'api',
    ...(await findDocuments(folder)),
    facts: detectProject(folder),
    pnpmWorkspace: await readFile(join(folder, 'pnpm-workspace.yaml'), 'utf8').catch(() => undefined),
    workflow: await readFile(join(folder, workflowPath), 'utf8').catch(() => undefined),
    attributes: await readFile(join(folder, '.gitattributes'), 'utf8').catch(() => undefined),
    manifest: manifest?.text,
    branch: await findBranch(folder),
    isIgnoring: isAbove(folder, '.gitignore'),
    configuration:
      configurations.find((name) => existsSync(join(folder, name))) ??
      (manifest !== undefined && Object.hasOwn(manifest.value, 'trefoil') ? 'package.json' : undefined),
  };
}
