/**
 * A child process that runs the command line and case scripts, one job after another: starting a process for each case
 * would load the generator's dependencies a hundred times.
 */
import type { Job } from './jobs.js';
import { runJob } from './perform.js';

process.on('message', (job: Job) => {
  void runJob(job).then((result) => process.send?.(result));
});
