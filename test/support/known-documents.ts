/** Documents of the real world that are not in this repository: `SUITES` names the folder, by default one beside it. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repository } from './workspace.js';

const folder = join(resolve(repository, process.env['SUITES'] ?? '../shared/suites'), 'openapi');

export interface KnownDocument {
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
}

/** Those that are there, by name; none where the folder is absent. */
export const knownDocuments: readonly KnownDocument[] = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => /\.(?:json|ya?ml)$/u.test(name))
      .sort()
      .map((name) => ({ name, path: join(folder, name), bytes: statSync(join(folder, name)).size }))
  : [];
