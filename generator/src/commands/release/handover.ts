/** Hands a prepared release over to a job that only publishes it. */
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Packed, tagOf } from './publish.js';
import type { Repository } from './repository.js';
import { distTagOf } from './versions.js';

/**
 * Writes the remaining work to a folder that has the tarballs: `commits.bundle` with the release commit (git-bundle),
 * and `packages.tsv` with one line per package in publishing order: name, version, tarball, dist-tag and git tag,
 * separated by tabs so that a shell can read them.
 */
export async function writeHandover(
  folder: string,
  packed: readonly Packed[],
  { repository, tag }: { readonly repository: Repository; readonly tag: string | undefined },
): Promise<void> {
  const lines = packed.map((each) =>
    [each.candidate.name, each.version, basename(each.tarball), tag ?? distTagOf(each.version), tagOf(each)].join('\t'),
  );
  await repository.bundle(join(folder, 'commits.bundle'));
  await writeFile(join(folder, 'packages.tsv'), lines.map((line) => `${line}\n`).join(''));
}
