/** Finds the TypeScript compiler installed in a project. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asObject, asString } from '../../openapi/values.js';
import { findPackage } from './folder.js';

export interface Compiler {
  readonly version: string;
  /** Path of the `tsc` script, the only entry point that TypeScript 7 shares with earlier versions. */
  readonly script: string;
}

/** Finds the compiler that is installed for a folder; `undefined` if there is none. */
export async function findCompiler(cwd: string): Promise<Compiler | undefined> {
  const target = findPackage('typescript', [cwd]);
  if (target === undefined) return undefined;
  const manifest = asObject(JSON.parse(await readFile(join(target, 'package.json'), 'utf8')));
  const script = join(target, asString(asObject(manifest['bin'])['tsc']) ?? 'bin/tsc');
  return { version: asString(manifest['version']) ?? '', script };
}
