/** `trefoil explain`: the meaning and the fix of each diagnostic. */
import { expect, test } from 'vitest';
import { table } from '../../generator/src/diagnostics/table.js';
import { runJobs } from '../support/jobs.js';
import { repository } from '../support/workspace.js';

async function explain(...args: readonly string[]) {
  const [result] = await runJobs([{ kind: 'command', cwd: repository, args: ['explain', ...args] }]);
  if (result === undefined) throw new Error('no result');
  return result;
}

test('explain lists every diagnostic with its severity', async () => {
  const { exit, stdout } = await explain('--json');
  expect(exit).toBe(0);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; severity: string }[] };
  const listed = diagnostics.map(({ code, severity }) => [code, severity]);
  const declared = Object.entries(table).map(([code, { severity }]) => [code, severity]);
  expect(listed.sort()).toEqual(declared.sort());
});

test('explain prints the meaning of a diagnostic and how to fix it', async () => {
  const { exit, stdout } = await explain('ref-unresolved');
  expect(exit).toBe(0);
  expect(stdout).toBe('ref-unresolved (error)\nA `$ref` leads nowhere.\n\nFix: Correct it, or add its target.\n');
});

test('explain suggests a code if the given one is misspelled', async () => {
  expect(await explain('ref-unresolvd')).toMatchObject({
    exit: 2,
    stderr: expect.stringContaining('unknown diagnostic code "ref-unresolvd". Did you mean ref-unresolved?'),
  });
  expect((await explain('nothing-like-it')).stderr).toContain('Run `trefoil explain` to list all codes.');
});
