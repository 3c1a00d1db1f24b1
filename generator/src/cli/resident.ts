/**
 * The process that stays while somebody works on a document: each message of its parent is a save, and is answered by
 * what came of it. It keeps what a save does not touch, and the code that runs is warm.
 */
import { createMemory } from '../memory.js';
import { exitCodes } from './exit-codes.js';
import { generateProject } from './generation.js';
import { printFindings } from './output.js';
import { UsageError } from './usage-error.js';

export interface ResidentResult {
  /** Whether the packages on disk are those of the document as it is. */
  readonly isGood: boolean;
  /** What a person should see, as lines without colours. */
  readonly findings: string;
  /** The paths of files that were written or removed. */
  readonly changes: readonly string[];
}

const memory = createMemory();

const answer = async (): Promise<ResidentResult> => {
  try {
    const result = await generateProject(undefined, {}, undefined, memory);
    return {
      isGood: result.exit === exitCodes.done,
      findings: printFindings((_, text) => text, result, false),
      changes: result.changes.map(({ path }) => path),
    };
  } catch (error) {
    // The next save may be a good one, whatever this one has led to.
    const findings = error instanceof UsageError ? error.message : error instanceof Error ? error.stack : String(error);
    return { isGood: false, findings: `${findings}\n`, changes: [] };
  }
};

let last: Promise<void> = Promise.resolve();
process.on('message', () => {
  last = last.then(answer).then((result) => void process.send?.(result));
});
process.on('disconnect', () => void last.finally(() => process.exit()));
// Ctrl-C reaches every process of a terminal; the parent says when this one ends.
process.on('SIGINT', () => {});
