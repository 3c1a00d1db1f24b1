/** `npm run check` and other scripts: their parts and exit codes. */
import { expect, test } from 'vitest';
import { drawSample, sampleTest } from '../support/long.js';
import { runScript } from '../support/script-process.js';

type Call = readonly [script: string, args: readonly string[], code: number, output: RegExp];

const helps: readonly Call[] = [
  ['check', ['--help'], 0, /^Usage: npm run check/u],
  ['build', ['--help'], 0, /^Usage: npm run build/u],
  ['build-packages', ['--help'], 0, /^Usage: npm run build:packages/u],
  ['dev', ['--help'], 0, /^Usage: trefoil dev/u],
  ['tool', ['lint', '--help'], 0, /^Usage: trefoil lint/u],
  ['test', ['--help'], 0, /^Usage: npm test/u],
];

const mistakes: readonly Call[] = [
  ['check', ['nothing'], 2, /unknown part "nothing"/u],
  ['build', ['--fast'], 2, /--fast/u],
];

test.each([...drawSample(helps, 2, 'scripts that tell how they are used'), ...mistakes])(
  'the script %s with %j exits with %i',
  async (script, args, code, output) => {
    const run = runScript(script, args);
    expect(await run.end()).toBe(code);
    expect(run.output()).toMatch(output);
  },
);

sampleTest('check runs only the selected part', async () => {
  const run = runScript('check', ['lint:spec']);
  expect(await run.end()).toBe(0);
  expect(run.output()).toMatch(/ok {6}lint:spec[\s\S]*all is well/u);
});
