/** Prints a line for each case with a digest of everything that a mutant can change: output and diagnostics. */
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listCases } from '../../../test/support/case-folder.js';
import { runJob } from '../../../test/support/perform.js';

const root = join(import.meta.dirname, '../../../test/cases');
for (const { name, folder, entry, args } of listCases(root)) {
  const out = await mkdtemp(join(tmpdir(), 'trefoil-outputs-'));
  const job = ['generate', ...entry, '--out', out, '--scope', '@case', ...args];
  const { exit, failure, stdout, stderr } = await runJob({ kind: 'command', cwd: folder, args: job });
  const digest = createHash('sha256');
  const output = [name, exit, failure?.split('\n')[0], stdout, stderr].join('\0').replaceAll(out, '');
  digest.update(output);
  for (const each of (await readdir(out, { recursive: true, withFileTypes: true })).sort((a, b) =>
    join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1,
  ))
    if (each.isFile()) {
      const path = join(each.parentPath, each.name);
      digest
        .update(path.slice(out.length))
        .update('\0')
        .update(await readFile(path));
    }
  await rm(out, { recursive: true, force: true });
  process.stdout.write(`${name} ${digest.digest('hex')}\n`);
}
