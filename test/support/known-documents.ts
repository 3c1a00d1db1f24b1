/** Real-world documents outside this repository, in the folder `SUITES` (default: a sibling of the repository). */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repository } from './workspace.js';

const folder = join(resolve(repository, process.env['SUITES'] ?? '../shared/suites'), 'openapi');

export interface KnownDocument {
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
}

/** The available documents, sorted by name; empty if the folder does not exist. */
export const knownDocuments: readonly KnownDocument[] = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => /\.(?:json|ya?ml)$/u.test(name))
      .sort()
      .map((name) => ({ name, path: join(folder, name), bytes: statSync(join(folder, name)).size }))
  : [];
