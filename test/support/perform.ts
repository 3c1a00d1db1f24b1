/** Runs the command line or the script of a case in this process and captures the output. */
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { main } from '../../generator/src/cli/main.js';
import type { Job, JobResult } from './jobs.js';
import { withoutProgress } from './progress.js';

type Write = typeof process.stdout.write;

/** Captures writes to a stream until the stream is restored. */
function capture(stream: NodeJS.WriteStream): { readonly end: () => string } {
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
}

/** Code that defines `require`, because the bundle is a module, but some packages call `require`. */
const banner = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * Bundles a script with its imports and runs it. Resolving and compiling a hundred separate modules would take ten
 * times as long as the script itself.
 */
async function runScript(file: string): Promise<void> {
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
}

async function perform(job: Job): Promise<number> {
  if (job.kind === 'command') {
    process.chdir(job.cwd);
    return main(job.args);
  }
  // The folder of the previous job may have been removed, and nothing can run in a missing folder.
  process.chdir(dirname(job.file));
  await runScript(job.file);
  return 0;
}

/** Performs a job in its folder; an exception becomes part of the result. */
export async function runJob(job: Job): Promise<JobResult> {
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
  return { exit, failure, stdout: stdout.end(), stderr: withoutProgress(stderr.end()), milliseconds };
}
