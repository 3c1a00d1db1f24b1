/** The command: starts the service, tells where it is, and ends it on a signal. */
import { ConfigurationError, DatabaseAwayError, PortError } from '../core/configuration-error.js';
import type { ReadPage } from '../server/front.js';
import { help, readConfiguration } from './configuration.js';
import type { Running } from './main.js';

/** What the process ends with. */
export const exitCodes = { done: 0, failed: 1, usage: 2, portInUse: 3, database: 4 } as const;

const exits = `
Exit codes: 0 closed by Ctrl-C, 1 failed, 2 called or configured wrongly, 3 the port is in use, 4 the database is away,
in use, or of a newer version`;

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const printError = (text: string): void => void process.stderr.write(`${text}\n`);

/** Lines for a person: addresses, tokens where they can still be told, and calls that work. */
const describeRunning = ({ base, sandbox }: Running, hasPages: boolean): string => {
  const lines = [
    ...(hasPages ? [`  Reference       ${base}/`, `  Document        ${base}/openapi.json  ${base}/openapi.yaml`] : []),
    `  API             ${base}`,
    `  State           ${base}/health  ${base}/ready  ${base}/metrics`,
    `  Mails, exports  ${base}/outbox`,
  ];
  if (sandbox === undefined) return lines.join('\n');
  const { adminToken, headlessToken } = sandbox;
  if (adminToken !== undefined) lines.push(`  Admin token     ${adminToken}`);
  if (headlessToken !== undefined) lines.push(`  Headless token  ${headlessToken}`);
  if (adminToken === undefined || headlessToken === undefined) {
    lines.push(
      '',
      'Tokens are told once, when the sample community is made; SANDBOX_ADMIN_TOKEN and SANDBOX_HEADLESS_TOKEN set others.',
    );
    return lines.join('\n');
  }
  const bearer = (token: string): string => `-H 'Authorization: Bearer ${token}'`;
  const json = `-H 'Content-Type: application/json' -d '{"email":"tobin@example.com"}'`;
  return [
    ...lines,
    '\nTry:\n',
    `  curl ${bearer(adminToken)} '${base}/api/admin/v2/community_members'`,
    `  curl ${bearer(adminToken)} '${base}/api/admin/v2/comments/posts?per_page=2'`,
    `  curl ${bearer(headlessToken)} ${json} '${base}/api/v1/headless/auth_token'\n`,
  ].join('\n');
};

/** Finishes what is in flight on the first signal; ends at once on the second. */
const closeOnSignal = (close: () => Promise<void>): void => {
  let isClosing = false;
  const end = (): void => {
    if (isClosing) process.exit(exitCodes.failed);
    isClosing = true;
    print('\nClosing');
    close().then(
      () => process.exit(exitCodes.done),
      (error: unknown) => {
        printError(String(error));
        process.exit(exitCodes.failed);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
};

/** Runs until a signal; resolves to an exit code where it does not start, and to `undefined` while it runs. */
export const run = async (
  intro: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  readPage?: ReadPage,
): Promise<number | undefined> => {
  const usage = `${intro.trim()}\n${help}\n${exits}`;
  try {
    const configuration = readConfiguration(args, env);
    if (configuration === undefined) {
      print(usage);
      return exitCodes.done;
    }
    // Only now: a mistake is told at once, and what it takes to serve is much.
    const { start } = await import('./main.js');
    const running = await start(configuration, readPage);
    closeOnSignal(running.close);
    print(`\n${describeRunning(running, readPage !== undefined)}\nCtrl-C closes it.`);
    return undefined;
  } catch (error) {
    if (error instanceof PortError) {
      printError(error.message);
      return exitCodes.portInUse;
    }
    if (error instanceof DatabaseAwayError) {
      printError(error.message);
      return exitCodes.database;
    }
    if (error instanceof ConfigurationError) {
      printError(`${error.message}\n\n${usage}`);
      return exitCodes.usage;
    }
    throw error;
  }
};
