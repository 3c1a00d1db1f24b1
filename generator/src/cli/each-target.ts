/** Runs a command for each selected document. */
import { exitCodes } from './exit-codes.js';
import type { Result } from './generation.js';
import { printJson } from './output.js';
import { type ProgressLine, startProgress } from './progress.js';
import { readTargets, type Target } from './project.js';
import { UsageError } from './usage-error.js';

interface CallOptions {
  readonly project?: string;
  readonly out?: string;
  readonly json?: boolean;
}

/** How to run a command for one document and print the result. */
interface Doing {
  readonly work: (target: Target, progress: ProgressLine) => Promise<Result>;
  readonly toJson: (result: Result) => object;
  readonly print: (result: Result) => void;
}

/** Runs a command for all selected documents in the working directory. Resolves to the highest exit code. */
export async function runEachTarget(
  spec: string | undefined,
  options: CallOptions,
  { work, toJson, print }: Doing,
): Promise<number> {
  const targets = await readTargets(process.cwd(), spec, options.project);
  if (options.out !== undefined && targets.length > 1)
    throw new UsageError('--out requires a single document; choose one with --project <name>');
  const made: object[] = [];
  let exit: number = exitCodes.done;
  for (const target of targets) {
    const name = target.project?.name;
    if (targets.length > 1 && options.json !== true) process.stderr.write(`${name}:\n`);
    const progress = startProgress(process.stderr, { isQuiet: options.json === true });
    const result = await work(target, progress).finally(progress.end);
    exit = Math.max(exit, result.exit);
    if (options.json === true) made.push({ ...(name !== undefined && { name }), ...toJson(result) });
    else print(result);
  }
  if (options.json === true) printJson(made, exit === exitCodes.done);
  return exit;
}
