/** Determines whether compiled code of the generated packages would be committed. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRepository, runGit } from '../run/git.js';

/** Matches a line of `.gitignore` that ignores every folder `dist`. */
const distLine = /^(?:\*\*\/)?dist\/?\s*$/mu;

/** Returns the package folders whose `dist` git does not ignore. Outside a repository, only `.gitignore` is read. */
export async function listUnignored(cwd: string, packages: readonly string[]): Promise<readonly string[]> {
  if (!(await isRepository(cwd))) {
    const text = await readFile(join(cwd, '.gitignore'), 'utf8').catch(() => '');
    return distLine.test(text) ? [] : packages;
  }
  const checks = packages.map((path) =>
    runGit(cwd, ['check-ignore', '--quiet', '--', `${path}/dist/index.js`]).then(
      () => [],
      () => [path],
    ),
  );
  return (await Promise.all(checks)).flat();
}
