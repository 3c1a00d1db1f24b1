/** The command: starts the service, tells where it is, and ends it on a signal. */
import type { ReadPage } from '../server/front.js';
import { exitCodes, explain, print, printError, readCall, writeUsage } from './call.js';
import type { Running } from './main.js';

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

/** Milliseconds in which a signal may come twice for one key: from the terminal, and from a parent that passes it on. */
const REPEAT = 500;

/** Finishes what is in flight on the first signal; ends at once on the second. */
const closeOnSignal = (close: () => Promise<void>): void => {
  let begun: number | undefined;
  const end = (): void => {
    if (begun !== undefined) {
      if (performance.now() - begun > REPEAT) process.exit(exitCodes.failed);
      return;
    }
    begun = performance.now();
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
  const configuration = await readCall(intro, args, env);
  if (typeof configuration === 'number') return configuration;
  try {
    // Only now: what it takes to serve is much.
    const { start } = await import('./main.js');
    const running = await start(configuration, readPage);
    closeOnSignal(running.close);
    print(`\n${describeRunning(running, readPage !== undefined)}\nCtrl-C closes it.`);
    return undefined;
  } catch (error) {
    return explain(error, writeUsage(intro));
  }
};
