/**
 * A child process that runs the command line and case scripts, one job after another: starting a process for each case
 * would load the generator's dependencies a hundred times.
 */
import type { JobOrder } from './jobs.js';
import { runJob } from './perform.js';

process.on('message', ({ job, temporary }: JobOrder) => {
  process.env['TMPDIR'] = temporary;
  void runJob(job).then((result) => process.send?.(result));
});
