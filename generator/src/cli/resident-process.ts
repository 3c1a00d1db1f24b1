/**
 * The process that stays while somebody works on a document: each message of its parent is answered by what came of it.
 * It keeps what a save does not touch, and the code that runs is warm.
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
import { createMemory } from '../emit/cache.js';
import { createScripts } from '../commands/run/scripts.js';
import type { Order, ResidentResult, Selection } from '../commands/dev/resident.js';

const selection = JSON.parse(process.argv[2] ?? '{}') as Selection<GenerateOptions>;
const memory = createMemory();
// Each process has a folder of its own: what an earlier one made is not looked at.
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
      // Sources in a folder are compiled with all that is there.
      packages: result.made === undefined ? [] : packagesOf(result.made.config),
    };
  } catch (error) {
    // The next save may be a good one, whatever this one has led to.
    const findings = error instanceof UsageError ? error.message : error instanceof Error ? error.stack : String(error);
    return { isGood: false, findings: `${findings}\n`, changes: [], out: '', packages: [] };
  }
};

/** Makes the newest good server runnable; resolves to where, or to `undefined` where none is made. */
const mock = async (): Promise<string | undefined> => {
  if (made === undefined || made.config.packages?.includes('server') === false) return undefined;
  await scripts.write(made.files, made.config);
  const folder = scripts.serverFolder(made.config);
  if (made.subject !== undefined) await writeFile(join(folder, mockDataFile), printMockData(mockDataOf(made.subject)));
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
// Ctrl-C, and the end of a terminal, reach every process of it; the parent says when this one ends.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
