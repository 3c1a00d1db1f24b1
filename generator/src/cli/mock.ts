/** `trefoil mock`: starts a mock server that responds with the examples of a document. */
import { sortDiagnostics } from '../diagnostics/diagnostics.js';
import { renderDocument } from '../generate.js';
import { makeFolder } from '../commands/run/folder.js';
import { loadMock } from '../commands/mock/mock.js';
import { mockDataOf } from '../commands/mock/data.js';
import { createScripts } from '../commands/run/scripts.js';
import { curlSample, rebaseCurl } from '../emit/docs/samples.js';
import type { EmitInput } from '../emit/input.js';
import { exitCodes } from './exit-codes.js';
import { type LoadFlags, loadTarget } from './load.js';
import { printFindings } from './output.js';
import { paintFor, plural, print } from '../support/terminal.js';
import { baseOf, openPort, readHost, readPort } from './port.js';
import { type ProgressLine, startProgress } from './progress.js';
import { readTarget } from './project.js';
import { mostSeed, readNumber } from './numbers.js';
import { closeOnSignal } from './signals.js';

export interface MockOptions extends LoadFlags {
  readonly project?: string;
  readonly port?: string;
  readonly host?: string;
  readonly validate?: boolean;
  readonly seed?: string;
}

interface Rendered {
  readonly input: EmitInput;
  readonly files: ReadonlyMap<string, string>;
}

/** Generates the server in memory. If the document has errors, prints them and resolves to the exit code. */
const renderServer = async (
  spec: string | undefined,
  options: MockOptions,
  { begin, end }: ProgressLine,
): Promise<Rendered | number> => {
  begin('load');
  const loaded = await loadTarget(await readTarget(process.cwd(), spec, options.project), options);
  const config = loaded.isLoaded
    ? { ...loaded.config, layout: 'folder' as const, packages: ['types', 'server'] as const }
    : undefined;
  const rendered =
    loaded.isLoaded && config !== undefined ? await renderDocument(loaded.document, config, begin) : undefined;
  end();
  const diagnostics = loaded.isLoaded ? sortDiagnostics(loaded.document.diagnostics) : loaded.diagnostics;
  const { sources } = loaded.isLoaded ? loaded.document : loaded;
  const nothing = { changes: [], conflicts: [], notes: [], skipped: rendered?.input.skipped ?? [] };
  const told = { ...nothing, diagnostics, sources, out: '', exit: exitCodes.done };
  process.stderr.write(printFindings(paintFor(process.stderr), told, false));
  if (rendered !== undefined) return rendered;
  return loaded.isLoaded ? exitCodes.findings : loaded.exit;
};

/** A curl command that calls the first operation with a sample on this server. */
const firstCurl = (input: EmitInput, base: string): string | undefined => {
  const [first] = input.api.operations.flatMap((operation) => curlSample(input, operation) ?? []);
  return first && rebaseCurl(first, base);
};

/** Serves until a signal arrives. Resolves to the exit code. */
export const runMock = async (spec: string | undefined, options: MockOptions): Promise<number> => {
  const wanted = readPort(options.port);
  const host = readHost(options.host);
  const seed = readNumber(options.seed ?? '1', '--seed', 0, mostSeed);
  const progress = startProgress(process.stderr, false);
  const rendered = await renderServer(spec, options, progress).finally(progress.end);
  if (typeof rendered === 'number') return rendered;
  const { input, files } = rendered;
  const folder = await makeFolder('mock', { isEndedBySignals: false });
  try {
    const scripts = createScripts(folder.path);
    await scripts.write(files, input.config);
    const server = await loadMock(scripts.serverFolder(input.config), {
      data: mockDataOf(input),
      isValidating: options.validate !== false,
      seed,
    });
    const port = await openPort(wanted, host, server.listen);
    const base = baseOf(host, port);
    print(
      `${paintFor(process.stdout)('bold', base)} serves ${plural(input.api.operations.length, 'operation')} with sample responses`,
    );
    const curl = firstCurl(input, base);
    if (curl !== undefined) print(`\n${curl}\n`);
    print('Press Ctrl-C to stop.');
    return await closeOnSignal(server.close);
  } finally {
    await folder.remove();
  }
};
