/** `trefoil proxy`: compares real traffic with a document. */

import { mockDataOf } from '../commands/mock/data.js';
import { createForwarder } from '../commands/proxy/forward.js';
import { createObserver, type Observer } from '../commands/proxy/observe.js';
import { loadCheckRequest } from '../commands/proxy/requests.js';
import { makeFolder } from '../commands/run/folder.js';
import { createScripts } from '../commands/run/scripts.js';
import { paintFor, print, printError } from '../support/terminal.js';
import { exitCodes } from './exit-codes.js';
import type { LoadFlags } from './load.js';
import { printDiagnostics } from './output.js';
import { baseOf, openPort, readHost, readPort, type WantedPort } from './port.js';
import { startProgress } from './progress.js';
import { readTarget } from './project.js';
import { eventLine, summaryLines, summaryOf } from './proxy-output.js';
import { type RenderedSources, renderSources, type SourcesResult } from './render-sources.js';
import { readServerUrl } from './request-headers.js';
import { closeOnSignal } from './signals.js';

export interface ProxyOptions extends LoadFlags {
  readonly project?: string;
  readonly port?: string;
  readonly host?: string;
  readonly target: string;
  readonly failOn?: 'differences';
  readonly json?: boolean;
}

/** Generates the server that checks requests, in memory. Resolves to the exit code if the document has errors. */
async function render(spec: string | undefined, options: ProxyOptions): Promise<RenderedSources | number> {
  const progress = startProgress(process.stderr, { isQuiet: options.json === true });
  try {
    const target = await readTarget(process.cwd(), spec, options.project);
    const packages = ['types', 'server'] as const;
    const { rendered, ...found } = await renderSources(target, options, { packages }, progress.begin);
    return rendered ?? fail(found, options);
  } finally {
    progress.end();
  }
}

function fail({ diagnostics: found, sources, exit }: SourcesResult, { json }: ProxyOptions): number {
  const diagnostics = found.filter(({ severity }) => severity === 'error');
  if (json === true) print(JSON.stringify({ ok: false, diagnostics }));
  else printError(printDiagnostics(paintFor(process.stderr), diagnostics, sources));
  return exit;
}

/** Forwards requests until a signal arrives. Resolves to the exit code. */
export async function runProxy(spec: string | undefined, options: ProxyOptions): Promise<number> {
  const wanted = readPort(options.port);
  const host = readHost(options.host);
  const target = readServerUrl(options.target, '--target');
  const rendered = await render(spec, options);
  if (typeof rendered === 'number') return rendered;
  const { input, files, document } = rendered;
  const folder = await makeFolder('proxy', { isEndedBySignals: false });
  try {
    const scripts = createScripts(folder.path);
    await scripts.write(files, input.config);
    const checkRequest = await loadCheckRequest(scripts.serverFolder(input.config), mockDataOf(input));
    const isJson = options.json === true;
    const paint = paintFor(process.stdout);
    const observer = createObserver(input.api, checkRequest, {
      locate: document.locate,
      report: (event) => print(isJson ? JSON.stringify({ type: 'difference', ...event }) : eventLine(event, paint)),
    });
    await serve(observer, { wanted, host, target, isJson });
    return printSummary(observer, options);
  } finally {
    await folder.remove();
  }
}

interface Serving {
  readonly wanted: WantedPort;
  readonly host: string;
  readonly target: URL;
  readonly isJson: boolean;
}

async function serve({ observe }: Observer, { wanted, host, target, isJson }: Serving): Promise<void> {
  const waiting = new Set<Promise<void>>();
  const report = (failure: string): void => print(isJson ? JSON.stringify({ type: 'failure', failure }) : failure);
  const forwarder = createForwarder({
    target,
    onPassed: (passed) => {
      const observed = observe(passed)
        .catch((error: unknown) =>
          report(`${passed.method} ${passed.target.split('?')[0]} was not checked: ${String(error)}`),
        )
        .finally(() => waiting.delete(observed));
      waiting.add(observed);
    },
    onFailed: (request, reason) => report(`${request}: ${target.origin} failed: ${reason}`),
  });
  const port = await openPort(wanted, host, forwarder.listen);
  const base = baseOf(host, port);
  if (isJson) print(JSON.stringify({ type: 'listening', url: base, target: target.href }));
  else print(`${paintFor(process.stdout)('bold', base)} forwards to ${target.href}\nPress Ctrl-C for the summary.`);
  await closeOnSignal(
    async () => {
      await forwarder.close();
      await Promise.all(waiting);
    },
    isJson ? () => {} : print,
  );
}

function printSummary(observer: Observer, { json, failOn }: ProxyOptions): number {
  const summary = summaryOf(observer);
  if (json === true) print(JSON.stringify({ type: 'summary', ...summary }));
  else for (const line of summaryLines(summary, paintFor(process.stdout))) print(line);
  return summary.ok || failOn === undefined ? exitCodes.done : exitCodes.findings;
}
