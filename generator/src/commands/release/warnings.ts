/** Warns about settings to reconsider before packages are published. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readJson } from '../../openapi/read/json.js';
import { isReading } from '../../openapi/read/reading.js';
import { asObject } from '../../openapi/values.js';
import type { Candidate } from './package.js';

/** A package scope that is derived from the title of the document, because no setting contains one. */
export interface DerivedScope {
  readonly entry: string;
  readonly scope: string;
}

/**
 * Lists scopes that are derived from titles, packages with the license `UNLICENSED` (npm: package.json, "license"), and
 * scoped packages that npm would publish as restricted (npm: package.json, "publishConfig"). npm applies `access` only
 * to the first version, so later versions cause no warning.
 */
export async function listWarnings(
  cwd: string,
  candidates: readonly Candidate[],
  scopes: readonly DerivedScope[],
): Promise<readonly string[]> {
  const unlicensed: string[] = [];
  const restricted: string[] = [];
  for (const { name, folder, known } of candidates) {
    const { license, publishConfig } = await readMembers(join(cwd, folder, 'package.json'));
    if (license === 'UNLICENSED') unlicensed.push(name);
    if (name.startsWith('@') && known.length === 0 && asObject(publishConfig)['access'] === undefined)
      restricted.push(name);
  }
  return [
    ...scopes.map(
      ({ entry, scope }) => `${scope} is derived from the title of ${entry}; set "scope" to a scope that you own`,
    ),
    ...(unlicensed.length === 0
      ? []
      : [`the license of ${unlicensed.join(', ')} is UNLICENSED, so nobody may use the code; set "license"`]),
    ...(restricted.length === 0
      ? []
      : [
          `npm publishes ${restricted.join(', ')} as restricted, unless "publishConfig" contains "access" (for generated packages: the setting "manifest")`,
        ]),
  ];
}

async function readMembers(path: string): Promise<Readonly<Record<string, unknown>>> {
  const read = readJson('package.json', await readFile(path, 'utf8').catch(() => '{}'));
  return isReading(read) ? asObject(read.value) : {};
}
