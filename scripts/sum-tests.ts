/** Prints the sum of test runs: `node --import tsx scripts/sum-tests.ts <results.json> ...`. */
import { print } from './support/output.js';
import { printResults, readResults } from './support/results.js';

print(printResults(await Promise.all(process.argv.slice(2).map(readResults))));
