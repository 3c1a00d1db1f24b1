/** The command: starts the service, prints its URLs, and stops it on a signal. */
import type { ReadPage } from '../server/front.js';
import { explain, print, printError, readCall, writeUsage } from './call.js';
import type { Configuration } from './configuration.js';
import type { Running } from './main.js';
import { closeOnSignal } from './signals.js';

/** Returns the startup message: URLs, tokens if they are known, and example requests. */
function describeRunning({ base, sandbox }: Running, hasPages: boolean): string {
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
      'Tokens are shown only once, on the first start. Set SANDBOX_ADMIN_TOKEN and SANDBOX_HEADLESS_TOKEN to use your own.',
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
}

/** Milliseconds after which a message explains why startup takes long. */
const LONG = 2_000;

/**
 * Starts the service, which runs until the process receives a signal. Resolves to `undefined` once it has started, or
 * to an exit code if it cannot start.
 */
export async function serve(
  configuration: Configuration,
  intro: string,
  readPage?: ReadPage,
): Promise<number | undefined> {
  const slow = setTimeout(() => {
    if (process.stderr.isTTY)
      printError('Waiting for the database: it is being migrated, or another process is using it');
  }, LONG);
  try {
    // The server is loaded late, because it consists of many modules.
    const { start } = await import('./main.js');
    const running = await start(configuration, readPage);
    closeOnSignal(running.close);
    print(`\n${describeRunning(running, readPage !== undefined)}\nPress Ctrl-C to stop.`);
    return undefined;
  } catch (error) {
    return explain(error, writeUsage(intro));
  } finally {
    clearTimeout(slow);
  }
}

/** Processes the command line and starts the service; resolves like `serve`. */
export async function run(
  intro: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<number | undefined> {
  const call = await readCall(intro, args, env);
  return typeof call === 'number' ? call : serve(call, intro);
}
