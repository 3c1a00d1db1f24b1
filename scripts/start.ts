/** `npm start`: builds what is missing or stale, and serves the platform with its reference. */
import { ensureBuilt } from './support/ensure.js';
import { closeOnSignal } from './support/listen.js';
import { paint, print, printError } from './support/output.js';
import { readPage } from './support/pages.js';
import { exitCodes } from './support/project.js';

const args = process.argv.slice(2);
const isHelp = args.includes('--help');

// A wrong call is told at once where that can be; on a bare clone there is nothing yet that could tell.
if (!(await ensureBuilt('generate', 'packages', 'service', 'reference'))) process.exit(exitCodes.failed);

// Imported now, since the packages may not have been there before.
const { ConfigurationError, DatabaseAwayError, help, PortError, readConfiguration, start } = await import(
  '@community-platform/service'
);

const intro = `
Usage: npm start [-- options]

Builds what is missing or stale, then serves the platform: the reference at /, the API at its paths, and /health, /ready,
/metrics and /outbox. An empty database is filled with a sample community first.`;
const exits = `
Exit codes: 0 closed by Ctrl-C, 1 the build failed, 2 called or configured wrongly, 3 the port is in use, 4 the database
is away or in use`;

const readOrExit = () => {
  try {
    return readConfiguration(args, process.env);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    printError(`${error.message}\n${intro}\n${help}\n${exits}`);
    return process.exit(exitCodes.usage);
  }
};

const configuration = isHelp ? undefined : readOrExit();
if (configuration === undefined) {
  print(`${intro}\n${help}\n${exits}`.trim());
  process.exit(exitCodes.done);
}

const running = await start(configuration, readPage).catch((error: unknown) => {
  if (error instanceof PortError) {
    printError(error.message);
    return process.exit(exitCodes.portInUse);
  }
  if (error instanceof DatabaseAwayError || error instanceof ConfigurationError) {
    printError(error.message);
    return process.exit(exitCodes.database);
  }
  throw error;
});
closeOnSignal(running.close);

const { base, sandbox } = running;
print(`
  Reference  ${paint('bold', `${base}/`)}
  Document   ${base}/openapi.json  ${base}/openapi.yaml
  API        ${base}
  State      ${base}/health  ${base}/ready  ${base}/metrics
`);
if (sandbox?.adminToken !== undefined) print(`  Admin token     ${sandbox.adminToken}`);
if (sandbox?.headlessToken !== undefined) print(`  Headless token  ${sandbox.headlessToken}`);
if (sandbox?.adminToken !== undefined && sandbox.headlessToken !== undefined) {
  const { adminToken, headlessToken } = sandbox;
  const token = (value: string): string => `-H 'Authorization: Bearer ${value}'`;
  print(`
Try:

  curl ${token(adminToken)} '${base}/api/admin/v2/community_members'
  curl ${token(adminToken)} '${base}/api/admin/v2/posts?per_page=2'
  curl ${token(headlessToken)} -H 'Content-Type: application/json' -d '{"email":"tobin@example.com"}' '${base}/api/v1/headless/auth_token'
`);
} else if (sandbox !== undefined) {
  print(
    '  The tokens are those that were told when the sample community was made; SANDBOX_ADMIN_TOKEN sets one anew.\n',
  );
}
print(paint('dim', 'Ctrl-C closes it.'));
