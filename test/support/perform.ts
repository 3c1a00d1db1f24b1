/** Runs the command line or a script of a case in this process, and tells what it printed. */
import { pathToFileURL } from 'node:url';
import { main } from '../../generator/src/cli/main.js';
import type { Job, JobResult } from './jobs.js';

type Write = typeof process.stdout.write;

/** Collects what is written to a stream until it is restored. */
const capture = (stream: NodeJS.WriteStream): { readonly end: () => string } => {
  const chunks: string[] = [];
  const original: Write = stream.write.bind(stream);
  stream.write = (chunk: string | Uint8Array): boolean => {
    chunks.push(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8'));
    return true;
  };
  return {
    end: () => {
      stream.write = original;
      return chunks.join('');
    },
  };
};

const perform = async (job: Job): Promise<number> => {
  if (job.kind === 'command') {
    process.chdir(job.cwd);
    return main(job.args);
  }
  await import(pathToFileURL(job.file).href);
  return 0;
};

/** Does a job in its folder; what it throws is a result, too. */
export const runJob = async (job: Job): Promise<JobResult> => {
  const stdout = capture(process.stdout);
  const stderr = capture(process.stderr);
  const begun = performance.now();
  let exit: number | undefined;
  let failure: string | undefined;
  try {
    exit = await perform(job);
  } catch (error) {
    failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  const milliseconds = performance.now() - begun;
  return { exit, failure, stdout: stdout.end(), stderr: stderr.end(), milliseconds };
};
