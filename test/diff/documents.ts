/** Compares two documents given as JSON values. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Difference, type DiffOptions, diffDocuments } from '../../generator/src/commands/diff/diff.js';
import { loadDocument } from '../../generator/src/openapi/document.js';
import { testConfig } from '../support/documents.js';

/** Compares two documents; throws if one of them has errors. */
export async function compareValues(old: unknown, now: unknown, options: DiffOptions): Promise<Difference> {
  const folder = await mkdtemp(join(tmpdir(), 'trefoil-pair-'));
  try {
    const load = async (name: string, document: unknown): ReturnType<typeof loadDocument> => {
      await mkdir(join(folder, name), { recursive: true });
      await writeFile(join(folder, name, 'api.json'), JSON.stringify(document));
      return loadDocument(`${name}/api.json`, { allowNetwork: false, cwd: folder });
    };
    const [before, after] = [await load('old', old), await load('new', now)];
    if (Array.isArray(before) || Array.isArray(after)) throw new Error(JSON.stringify([before, after]));
    const found = await diffDocuments(before, after, testConfig, options);
    if (!('changes' in found)) throw new Error(JSON.stringify(found));
    return found;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
