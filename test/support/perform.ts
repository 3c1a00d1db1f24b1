/** Runs the command line or a script of a case in this process, and tells what it printed. */
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
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

/** Before a package that is written for `require`: a bundle is a module. */
const banner = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * Runs a script with all that it imports as one module beside it. As it stands it would be a hundred modules, each of which
 * is found, compiled and linked alone: that takes ten times as long as what the script does.
 */
const runScript = async (file: string): Promise<void> => {
  const outfile = file.replace(/\.ts$/u, '.bundle.mjs');
  await build({
    entryPoints: [file],
    outfile,
    bundle: true,
    logLevel: 'silent',
    sourcemap: 'linked',
    banner: { js: banner },
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(outfile).href);
};

const perform = async (job: Job): Promise<number> => {
  if (job.kind === 'command') {
    process.chdir(job.cwd);
    return main(job.args);
  }
  await runScript(job.file);
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
