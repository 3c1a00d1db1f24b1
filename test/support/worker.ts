/**
 * A child process that runs commands and case scripts one after another. Separate processes would load the generator's
 * dependencies again for each case.
 */
import type { JobOrder } from './jobs.js';
import { runJob } from './perform.js';

process.on('message', ({ job, environment }: JobOrder) => {
  for (const name of Object.keys(process.env)) if (!Object.hasOwn(environment, name)) delete process.env[name];
  Object.assign(process.env, environment);
  void runJob(job).then((result) => process.send?.(result));
});
