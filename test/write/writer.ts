/** Runs the writer on files, in this process. */
import { writeOutput, type Outcome, type WriteOptions } from '../../generator/src/output/write.js';
import type { Tree } from './tree.js';

export const run = (root: string, files: Tree, options: WriteOptions = {}): Promise<Outcome> =>
  writeOutput(new Map(Object.entries(files)), root, options);

/** The run with `--force`. */
export const force = (root: string, files: Tree): Promise<Outcome> => run(root, files, { force: true });
