/** `trefoil mock`: starts a mock server that responds with the examples of a document. */

import { mockDataOf } from '../commands/mock/data.js';
import { loadMock, resetPath } from '../commands/mock/mock.js';
import { explainMissingResources, findResources } from '../commands/mock/resources.js';
import { mostDelay } from '../commands/mock/traffic.js';
import { makeFolder } from '../commands/run/folder.js';
import { createScripts } from '../commands/run/scripts.js';
import { rebaseRequest } from '../emit/docs/samples.js';
import type { EmitInput } from '../emit/input.js';
import { paintFor, plural, print, showLine } from '../support/terminal.js';
import { firstClient, firstCurl } from './first-curl.js';
import type { LoadFlags } from './load.js';
import { mostSeed, readNumber } from './numbers.js';
import { baseOf, openPort, readHost, readPort } from './port.js';
import { renderAndReport } from './render-sources.js';
import { closeOnSignal } from './signals.js';
import { UsageError } from './usage-error.js';

export interface MockOptions extends LoadFlags {
  readonly project?: string;
  readonly port?: string;
  readonly host?: string;
  readonly validate?: boolean;
  readonly seed?: string;
  readonly stateful?: boolean;
  readonly delay?: string;
  readonly errorRate?: string;
}

/** Reads `--delay`: a number of milliseconds, or a range. */
function readDelay(text = '0'): readonly [number, number] {
  const [, least = '', most = least] = /^(\d+)(?:\.\.(\d+))?$/u.exec(text) ?? [];
  const range = [Number(least), Number(most)] as const;
  if (least === '' || range[0] > range[1] || range[1] > mostDelay)
    throw new UsageError(`--delay ${text}: expected milliseconds up to ${mostDelay}, such as 200 or 200..800`);
  return range;
}

/** Reads `--error-rate`: a number from 0 to 1. */
function readErrorRate(text = '0'): number {
  const rate = /^(?:0|1|0?\.\d+)$/u.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(rate)) throw new UsageError(`--error-rate ${text}: expected a number from 0 to 1, such as 0.1`);
  return rate;
}

/** Prints the paths whose objects are stored, and how to reset them. */
function printState(input: EmitInput, base: string): void {
  const paths = findResources(input.api).map(({ path }) => path);
  if (paths.length === 0) {
    print(showLine(`Nothing is stored: ${explainMissingResources(input.api)}.`));
    return;
  }
  const shown = paths.slice(0, 5).join(', ');
  const more = paths.length > 5 ? ` and ${paths.length - 5} more` : '';
  print(`Objects are stored at ${shown}${more}. To reset them: curl -X POST ${base}${resetPath}`);
}

/** Runs the server until a signal arrives. Resolves to the exit code. */
export async function runMock(spec: string | undefined, options: MockOptions): Promise<number> {
  const wanted = readPort(options.port);
  const host = readHost(options.host);
  const seed = readNumber(options.seed ?? '1', '--seed', 0, mostSeed);
  const traffic = { delay: readDelay(options.delay), errorRate: readErrorRate(options.errorRate) };
  if (options.stateful === true && options.validate === false)
    throw new UsageError('--stateful cannot be used with --no-validate: requests that are not validated are not read');
  const rendered = await renderAndReport(spec, options, { packages: ['types', 'server'] });
  if (typeof rendered === 'number') return rendered;
  const { input, files } = rendered;
  const folder = await makeFolder('mock', { isEndedBySignals: false });
  try {
    const scripts = createScripts(folder.path);
    await scripts.write(files, input.config);
    const server = await loadMock(scripts.serverFolder(input.config), {
      data: mockDataOf(input),
      isValidating: options.validate !== false,
      isStateful: options.stateful === true,
      traffic,
      seed,
      log: (line) => print(showLine(line)),
    });
    const port = await openPort(wanted, host, server.listen);
    const base = baseOf(host, port);
    print(
      `${paintFor(process.stdout)('bold', base)} serves ${plural(input.api.operations.length, 'operation')} with sample responses`,
    );
    if (options.stateful === true) printState(input, base);
    const curl = firstCurl(input);
    if (curl !== undefined) print(`\n${rebaseRequest(curl, base)}\n`);
    print(`In a generated client: ${firstClient(input, base)}`);
    print('Press Ctrl-C to stop.');
    return await closeOnSignal(server.close);
  } finally {
    await folder.remove();
  }
}
