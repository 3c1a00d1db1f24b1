/** `npm run check`: checks lint, types, drift, format and words, or only those given as arguments. */
import {
  type Command,
  checkDrift,
  checkFormat,
  checkServiceDrift,
  checkTypes,
  checkWords,
  lintCode,
  lintService,
  lintSpec,
} from './support/commands.js';
import { ensureBuilt } from './support/ensure.js';
import { readOptions } from './support/options.js';
import { paint, print, printError } from './support/output.js';
import { exitCodes } from './support/project.js';
import { runAll } from './support/run.js';

const parts: Readonly<Record<string, readonly Command[]>> = {
  'lint:spec': [lintSpec, lintService],
  'lint:code': [lintCode],
  types: checkTypes,
  drift: [checkDrift, checkServiceDrift],
  format: [checkFormat],
  words: [checkWords],
};

const help = `
Usage: npm run check [-- part ...]

Checks the document, the code and the generated files; writes only to dist.
Parts: ${Object.keys(parts).join(', ')}; default: all.

Exit codes: 0 success, 1 a part failed, 2 invalid arguments`;

const { positionals } = readOptions(help, {});
const unknown = positionals.find((name) => !Object.hasOwn(parts, name));
if (unknown !== undefined) {
  printError(`unknown part ${JSON.stringify(unknown)}\n\n${help.trim()}`);
  process.exit(exitCodes.usage);
}
const names = positionals.length === 0 ? Object.keys(parts) : positionals;

// Tests and scripts import the compiled packages, and so do the packages themselves.
const isReady = !names.includes('types') || (await ensureBuilt('packages', 'service'));
const isGood = await runAll(names.filter((name) => isReady || name !== 'types').flatMap((name) => parts[name] ?? []));
if (!isReady) printError('the types were not checked: the packages do not compile');
print(isReady && isGood ? paint('green', 'all is well') : paint('red', 'something failed; see above'));
process.exitCode = isReady && isGood ? exitCodes.done : exitCodes.failed;
