/**
 * Prints the combined totals of test runs: `node --import tsx scripts/sum-tests.ts <results.json> ...`. Exits with 1 if
 * a test failed, if a run failed outside of its tests, or if there are no runs.
 */
import { print } from './support/output.js';
import { exitCodes } from './support/project.js';
import { printResults, readResults } from './support/results.js';

const runs = await Promise.all(process.argv.slice(2).map(readResults));
print(printResults(runs));
const isGood = runs.length > 0 && runs.every(({ failed }) => failed === 0);
process.exitCode = isGood ? exitCodes.done : exitCodes.failed;
