/** Loaded into each measured process: on exit, appends its peak memory (KiB) as a line to the file in `BENCH_USAGE`. */
import { appendFileSync } from 'node:fs';

const file = process.env.BENCH_USAGE;
process.on('exit', () => appendFileSync(file, `${process.resourceUsage().maxRSS}\n`));
