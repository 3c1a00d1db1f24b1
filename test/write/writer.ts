/** Runs the writer with the given files, in this process. */
import { type Outcome, type WriteOptions, writeOutput } from '../../generator/src/output/write.js';
import type { Tree } from './tree.js';

export function run(root: string, files: Tree, options: WriteOptions = {}): Promise<Outcome> {
  return writeOutput(new Map(Object.entries(files)), root, options);
}

/** Like `run`, but with `--force`. */
export function force(root: string, files: Tree): Promise<Outcome> {
  return run(root, files, { force: true });
}
