/** `npm test`: builds what is needed, sets up the browser, runs the tests, and lists what could not be tested. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { clearSkips, noteSkip, readSkips } from '../test/support/skips.js';
import { ensureChromium } from './support/chromium.js';
import { ensureBuilt } from './support/ensure.js';
import { paint, print } from './support/output.js';
import { exitCodes, root } from './support/project.js';
import { printResults, readResults } from './support/results.js';
import { makeTemporary } from './support/temporary.js';
import { projectArgs, runVitest } from './support/vitest.js';

const help = `
Usage: npm test [-- filter ...]

Builds the packages and the reference if needed, and runs all tests, or those whose path contains a filter. Options of
vitest are passed on. The results are also written to .cache/tests.json. Temporary files are in memory (/dev/shm) if there
is enough space, unless TMPDIR is set.

Without a filter, a random sample of the long tests is run: TREFOIL_LONG=1 runs all of them, and TEST_SEED=<number> repeats
a sample. The run then also fails if the tests of the platform have not seen each response that the document declares.

Exit codes: 0 all tests passed, 1 a test or the build failed`;

const args = process.argv.slice(2);
if (args.includes('--help')) {
  print(help.trim());
  process.exit(exitCodes.done);
}

if (!(await ensureBuilt('packages', 'service', 'reference'))) process.exit(exitCodes.failed);
clearSkips();
const missing = ensureChromium();
if (missing !== undefined) noteSkip('the reference in a browser', missing);

const ledger = join(root, '.cache/responses.txt');
await rm(ledger, { force: true });
const results = join(root, '.cache/tests.json');
const own = args.length > 0 ? {} : { RESPONSES_LEDGER: ledger, TREFOIL_SAMPLE: '1' };
const temporary = makeTemporary();
// On Ctrl-C, the tests end, and this process finishes normally.
process.on('SIGINT', () => {});
const env = { ...process.env, ...own, ...temporary.variables };
const code = await runVitest({ args: [...projectArgs, ...args], results, env });
temporary.remove();

const skips = readSkips();
if (skips.length > 0) print(`${paint('yellow', 'Not tested here:')}\n${skips.map((skip) => `  ${skip}`).join('\n')}\n`);
let unseen: readonly string[] = [];
if (args.length === 0) {
  // The module is imported late, because it reads the document, which has just been built.
  const { checkLedger } = await import('../test/service/ledger.js');
  unseen = checkLedger(ledger);
  if (unseen.length > 0)
    print(
      `${paint('red', 'Documented responses that no test has seen:')}\n${unseen.map((line) => `  ${line}`).join('\n')}\n`,
    );
}
print(printResults([await readResults(results)]));
process.exitCode = code === exitCodes.done && unseen.length > 0 ? exitCodes.failed : code;
