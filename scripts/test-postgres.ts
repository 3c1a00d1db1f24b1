/** `npm run test:postgres`: runs the platform's tests on a real PostgreSQL server. */
import { join } from 'node:path';
import { ensureBuilt } from './support/ensure.js';
import { print, printError } from './support/output.js';
import { startPostgres } from './support/postgres.js';
import { exitCodes, root } from './support/project.js';
import { printResults, readResults } from './support/results.js';
import { makeTemporary } from './support/temporary.js';
import { projectArgs, runVitest } from './support/vitest.js';

const help = `
Usage: npm run test:postgres [-- filter ...]

Starts a PostgreSQL server in a temporary folder, runs the tests of the platform on it, and removes it. Without a filter,
tests that do not use a database are skipped. The results are also written to .cache/tests-postgres.json. The server and
temporary files are in memory, as with npm test.

Exit codes: 0 all tests passed, 1 a test failed, or PostgreSQL is not installed`;

const args = process.argv.slice(2);
if (args.includes('--help')) {
  print(help.trim());
  process.exit(exitCodes.done);
}
if (!(await ensureBuilt('packages', 'service'))) process.exit(exitCodes.failed);
const temporary = makeTemporary();
Object.assign(process.env, temporary.variables);
const server = await startPostgres();
if (typeof server === 'string') {
  temporary.remove();
  printError(server);
  process.exit(exitCodes.failed);
}
// On Ctrl-C, the tests end, and this process finishes normally.
process.on('SIGINT', () => {});
const results = join(root, '.cache/tests-postgres.json');
const filters = args.length > 0 ? args : ['test/service/'];
const env = {
  ...process.env,
  SERVICE_DATABASE_URL: server.url,
  ...(args.length === 0 && { TEST_DATABASES: 'only' }),
};
const code = await runVitest({ args: [...projectArgs, ...filters], results, env });
server.stop();
temporary.remove();
print(printResults([await readResults(results)]));
process.exitCode = code;
