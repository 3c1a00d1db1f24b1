/** `trefoil explain`: the meaning and the fix of each diagnostic. */
import { expect, test } from 'vitest';
import { readExplanations } from '../../generator/src/cli/explain.js';
import { table } from '../../generator/src/diagnostics/table.js';
import { makeFolder } from '../support/documents.js';
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

const examples = readExplanations().flatMap(({ code, example }) => (example === undefined ? [] : [[code, example]]));

test('explain prints ten examples', async () => {
  expect(examples).toHaveLength(10);
  const { stdout } = await explain('schema-invalid');
  expect(stdout).toMatch(/\n\nFix: .+\.\n\n# Wrong:\n[\s\S]+\n---\n# Right:\n[\s\S]+string \} \}\n$/u);
});

test.each(examples)(
  'the example of %s causes the diagnostic until it is corrected',
  async (code = '', example = '') => {
    const reported = await Promise.all(
      example.split('---\n').map(async (part) => {
        const head = `openapi: 3.1.0\ninfo: { title: Pets, version: '1' }\n${part.includes('paths:') ? '' : 'paths: {}\n'}`;
        const { folder, remove } = await makeFolder({ 'spec.yaml': `${head}${part}` });
        try {
          const args = ['generate', 'spec.yaml', '--check', '--json'];
          const [result] = await runJobs([{ kind: 'command', cwd: folder, args }]);
          const { diagnostics } = JSON.parse(result?.stdout ?? '') as { diagnostics: { code: string }[] };
          return diagnostics.map((each) => each.code);
        } finally {
          await remove();
        }
      }),
    );
    expect(reported).toEqual([[code], []]);
  },
);

test('explain suggests a code if the given one is misspelled', async () => {
  expect(await explain('ref-unresolvd')).toMatchObject({
    exit: 2,
    stderr: expect.stringContaining('unknown diagnostic code "ref-unresolvd". Did you mean ref-unresolved?'),
  });
  expect((await explain('nothing-like-it')).stderr).toContain('Run `npx trefoil explain` to list all codes.');
});
