/** `npm run seed`: fills the database with a large community. */
import { ensureBuilt } from './support/ensure.js';
import { readOptions } from './support/options.js';
import { print, printError } from './support/output.js';
import { exitCodes } from './support/project.js';

const help = `
Usage: npm run seed -- --members <n> [--data <folder>]

Adds members to the first community of the database, and creates a community if there is none. The database is the
embedded one in --data (DATA; default .data), which must not be in use, or the one in DATABASE_URL.

Exit codes: 0 success, 1 failure, 2 invalid arguments, 4 the database is unavailable or in use`;

const { values } = readOptions(help, { members: { type: 'string' }, data: { type: 'string' } });
const members = Number(values.members);
if (!Number.isInteger(members) || members < 1 || members > 10_000_000) {
  printError(`--members must be an integer from 1 to 10000000\n\n${help.trim()}`);
  process.exit(exitCodes.usage);
}
if (!(await ensureBuilt('packages', 'service'))) process.exit(exitCodes.failed);

const { addManyMembers, createService, ConfigurationError, ensureSandbox } = await import(
  '@community-platform/service'
);
const url = process.env['DATABASE_URL'];
const folder = `${values.data ?? process.env['DATA'] ?? '.data'}/database`;

const width = 40;
const begun = performance.now();
function draw(done: number): void {
  const filled = Math.round((done / members) * width);
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  const line = `[${'█'.repeat(filled)}${' '.repeat(width - filled)}] ${done} of ${members} members, ${seconds} s`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}`);
  else if (done === members) print(line);
}

try {
  const service = await createService({ database: url ? { kind: 'server', url } : { kind: 'folder', folder } });
  const sandbox = await ensureSandbox(service, 'http://localhost:3000', {
    adminToken: process.env['SANDBOX_ADMIN_TOKEN'],
    headlessToken: process.env['SANDBOX_HEADLESS_TOKEN'],
  });
  const { id } = await service.database.db
    .selectFrom('communities')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await addManyMembers(service.database.db, id, members, draw);
  await service.database.analyze();
  if (process.stdout.isTTY) print('');
  if (sandbox.adminToken !== undefined) print(`Admin token     ${sandbox.adminToken}`);
  if (sandbox.headlessToken !== undefined) print(`Headless token  ${sandbox.headlessToken}`);
  await service.close();
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  printError(error.message);
  process.exitCode = exitCodes.database;
}
