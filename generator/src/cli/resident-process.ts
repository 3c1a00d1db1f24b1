/**
 * The long-running child process of `trefoil dev`, which replies to each message with a result. Regenerating after a
 * save is fast, because the process keeps caches and compiled code.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBaseline, writeBaseline } from '../commands/dev/baseline.js';
import { listBreaks } from '../commands/dev/breaks.js';
import type { Order, ResidentResult, Selection } from '../commands/dev/resident.js';
import { mockDataFile, mockDataOf, printMockData } from '../commands/mock/data.js';
import { createScripts } from '../commands/run/scripts.js';
import { packagesOf } from '../config/codegen-config.js';
import { createGenerationCache } from '../emit/cache.js';
import type { EmitInput } from '../emit/input.js';
import { exitCodes } from './exit-codes.js';
import { firstCurl } from './first-curl.js';
import { type GenerateOptions, type Result as GenerationResult, generateTarget } from './generation.js';
import { readRules } from './ignore-rules.js';
import { printFindings } from './output.js';
import { readTarget } from './project.js';
import { UsageError } from './usage-error.js';

const selection = JSON.parse(process.argv[2] ?? '{}') as Selection<GenerateOptions>;
const memory = createGenerationCache();
// Each process has its own folder and ignores the files of earlier processes.
const scripts = createScripts(join(selection.folder, String(process.pid)));
/** The model of the first run, which a process hands over to the one that replaces it. */
const baseline = join(selection.folder, 'baseline.json');
let made: GenerationResult['made'];
let first: EmitInput | undefined;
/** The warnings of the last run without errors, which the terminal shows. */
let warnings: GenerationResult['diagnostics'] | undefined;

async function generate(): Promise<ResidentResult> {
  try {
    const target = await readTarget(process.cwd(), selection.spec, selection.project);
    const result = await generateTarget(target, selection.flags, undefined, memory);
    const isGood = result.exit === exitCodes.done;
    if (isGood && result.made !== undefined) made = result.made;
    first ??= made?.input && ((await readBaseline(baseline, made.input)) ?? made.input);
    const findings = printFindings((_, text) => text, result, {
      former: warnings,
      spec: selection.spec,
    });
    if (isGood) warnings = result.diagnostics;
    return {
      isGood,
      findings,
      changes: result.changes.map(({ path }) => path),
      out: result.out,
      // Sources of the layout `folder` are compiled together with the project.
      packages: result.made === undefined ? [] : packagesOf(result.made.config),
      curl: result.made?.input && firstCurl(result.made.input),
    };
  } catch (error) {
    // Report the error and continue: the next save may be valid.
    const findings = error instanceof UsageError ? error.message : error instanceof Error ? error.stack : String(error);
    return { isGood: false, findings: `${findings}\n`, changes: [], out: '', packages: [], curl: undefined };
  }
}

/** Writes the last generated server as modules. Resolves to their folder; `undefined` if no server was generated. */
async function mock(): Promise<string | undefined> {
  if (made === undefined || made.config.packages?.includes('server') === false) return undefined;
  await scripts.write(made.files, made.config);
  const folder = scripts.serverFolder(made.config);
  if (made.input !== undefined) await writeFile(join(folder, mockDataFile), printMockData(mockDataOf(made.input)));
  return folder;
}

async function breaks(): Promise<readonly string[] | undefined> {
  const now = made?.input;
  if (first === undefined || now === undefined || now === first) return undefined;
  const { project } = await readTarget(process.cwd(), selection.spec, selection.project);
  return listBreaks(first, now, readRules(project, []));
}

let last: Promise<void> = Promise.resolve();
process.on('message', (order: Order) => {
  last = last.then(async () => {
    if (order === 'generate') process.send?.(await generate());
    else if (order === 'mock') process.send?.({ server: await mock() });
    else if (order === 'keep') {
      if (first !== undefined) await writeBaseline(baseline, first).catch(() => {});
      process.send?.({});
    } else
      process.send?.(
        await breaks().then(
          (list) => ({ breaks: list }),
          (error: unknown) => ({ failure: String(error) }),
        ),
      );
  });
});
process.on('disconnect', () => void last.finally(() => process.exit()));
// Ctrl-C and a closed terminal signal every process of the terminal; the parent decides when this one exits.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
