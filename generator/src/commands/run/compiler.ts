/** The TypeScript compiler of a project: the one that is installed there. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asObject, asString } from '../../openapi/values.js';
import { findPackage } from './folder.js';

export interface Compiler {
  readonly version: string;
  /** The script of its `tsc`: TypeScript 7 has no other way in common with those before it. */
  readonly script: string;
}

/** Finds it from a folder; `undefined` where none is installed. */
export const findCompiler = async (cwd: string): Promise<Compiler | undefined> => {
  const target = findPackage('typescript', [cwd]);
  if (target === undefined) return undefined;
  const manifest = asObject(JSON.parse(await readFile(join(target, 'package.json'), 'utf8')));
  const script = join(target, asString(asObject(manifest['bin'])['tsc']) ?? 'bin/tsc');
  return { version: asString(manifest['version']) ?? '', script };
};
