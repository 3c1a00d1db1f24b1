/**
 * The long-running child process of `trefoil dev`. It replies to each message of its parent with a result. Its caches
 * and its compiled code make runs after a save fast.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mockDataFile, mockDataOf, printMockData } from '../commands/mock/data.js';
import { exitCodes } from './exit-codes.js';
import { type GenerateOptions, generateTarget, type Result as GenerationResult } from './generation.js';
import { printFindings } from './output.js';
import { readTarget } from './project.js';
import { UsageError } from './usage-error.js';
import { packagesOf } from '../config/codegen-config.js';
import { createGenerationCache } from '../emit/cache.js';
import { createScripts } from '../commands/run/scripts.js';
import type { Order, ResidentResult, Selection } from '../commands/dev/resident.js';

const selection = JSON.parse(process.argv[2] ?? '{}') as Selection<GenerateOptions>;
const memory = createGenerationCache();
// Each process has its own folder and ignores the files of earlier processes.
const scripts = createScripts(join(selection.folder, String(process.pid)));
let made: GenerationResult['made'];

const generate = async (): Promise<ResidentResult> => {
  try {
    const target = await readTarget(process.cwd(), selection.spec, selection.project);
    const result = await generateTarget(target, selection.flags, undefined, memory);
    const isGood = result.exit === exitCodes.done;
    if (isGood && result.made !== undefined) made = result.made;
    return {
      isGood,
      findings: printFindings((_, text) => text, result, false),
      changes: result.changes.map(({ path }) => path),
      out: result.out,
      // Sources of the layout `folder` are compiled together with the project.
      packages: result.made === undefined ? [] : packagesOf(result.made.config),
    };
  } catch (error) {
    // Report the error and continue: the next save may be valid.
    const findings = error instanceof UsageError ? error.message : error instanceof Error ? error.stack : String(error);
    return { isGood: false, findings: `${findings}\n`, changes: [], out: '', packages: [] };
  }
};

/** Writes the last generated server as modules. Resolves to their folder, or `undefined` if no server is generated. */
const mock = async (): Promise<string | undefined> => {
  if (made === undefined || made.config.packages?.includes('server') === false) return undefined;
  await scripts.write(made.files, made.config);
  const folder = scripts.serverFolder(made.config);
  if (made.input !== undefined) await writeFile(join(folder, mockDataFile), printMockData(mockDataOf(made.input)));
  return folder;
};

let last: Promise<void> = Promise.resolve();
process.on('message', (order: Order) => {
  last = last.then(async () => {
    if (order === 'generate') process.send?.(await generate());
    else process.send?.({ server: await mock() });
  });
});
process.on('disconnect', () => void last.finally(() => process.exit()));
// Ctrl-C and a closed terminal signal every process of the terminal; the parent decides when this one exits.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
