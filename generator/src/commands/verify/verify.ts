/** Compiles generated code, runs it in memory, and tests it against its document. */
import { join } from 'node:path';
import type { EmitInput } from '../../emit/input.js';
import { listAll, type Operation } from '../../ir/api.js';
import { makeFolder, writeFiles } from '../run/folder.js';
import { compileAll, manifest } from '../run/generated.js';
import { loadFrom } from '../run/modules.js';
import { transpile } from '../run/scripts.js';
import { prepareCalls } from './calls.js';
import type { OperationReport, Types } from './report.js';
import { verifyOperation } from './round-trip.js';
import { checkTypes } from './type-check.js';
import { createValueContext } from './valid.js';

export interface VerifyOptions {
  readonly seed: number;
  readonly count: number;
  /** Folder from which the user's compiler is resolved. */
  readonly cwd: string;
  /** Whether to type-check the sources. Default: `true`. */
  readonly isTyped?: boolean;
  /** Called at the start of each stage. */
  readonly begin?: (stage: string) => void;
  /** Called after each operation. */
  readonly step?: (done: number, all: number) => void;
}

export interface Verified {
  readonly types: Types;
  readonly operations: readonly OperationReport[];
  /** The reason why the generated code could not run at all. */
  readonly fault?: string;
}

/** Compiles and tests the outputs of the layout `folder`. Removes temporary files before the promise settles. */
export async function verifyOutputs(
  input: EmitInput,
  files: ReadonlyMap<string, string>,
  options: VerifyOptions,
): Promise<Verified> {
  const { begin = () => {}, cwd } = options;
  const folder = await makeFolder('verify');
  try {
    begin('compile');
    const [sources, scripts] = ['source', 'script'].map((name) => join(folder.path, name)) as [string, string];
    await writeFiles(sources, [manifest, ...files]);
    await writeFiles(scripts, compileAll(files, transpileOnce));
    const types = options.isTyped === false ? untyped : checkTypes(sources, [...files.keys()], cwd);
    const tried = await tryOutputs(input, scripts, options).catch((error: unknown) => ({
      operations: [],
      fault: error instanceof Error ? error.message : String(error),
    }));
    if (options.isTyped !== false) begin('types');
    return { types: await types, ...tried };
  } finally {
    await folder.remove();
  }
}

const untyped: Types = { compiler: 'none', findings: [], notTried: [] };

/** The compiled runtime modules, cached because the runtime is the same in each run. */
const transpiled = new Map<string, string>();

function transpileOnce(text: string): string {
  const made = transpiled.get(text) ?? transpile(text);
  transpiled.set(text, made);
  return made;
}

async function tryOutputs(
  { api, names, errorBodies }: EmitInput,
  folder: string,
  options: VerifyOptions,
): Promise<Pick<Verified, 'operations'>> {
  const { begin = () => {}, step = () => {}, seed, count } = options;
  begin('call');
  const call = await prepareCalls(api, names, loadFrom(folder));
  const bench = createValueContext(api);
  const all: readonly Operation[] = listAll(api);
  const operations: OperationReport[] = [];
  for (const operation of all) {
    operations.push(await verifyOperation({ api, bench, call, errorBodies, seed, count }, operation));
    step(operations.length, all.length);
  }
  return { operations };
}
