/** `npm run bench`: runs benchmarks and compares each with a baseline and with similar tools. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { measureBundle } from './bench/bundle.js';
import { measureClient } from './bench/client.js';
import { generatePackages, here, installPeers } from './bench/documents.js';
import { measureGeneration } from './bench/generation.js';
import { measureGrowth } from './bench/growth.js';
import { measurePackages } from './bench/packages.js';
import type { Part, Row } from './bench/part.js';
import { checkRecord, type Measured, saveRecord } from './bench/record.js';
import { measureRouter } from './bench/router.js';
import { measureAdapters, measureServer } from './bench/server.js';
import { measureService } from './bench/service.js';
import { measureSite } from './bench/site.js';
import { measureSiteBuild } from './bench/site-build.js';
import { measureStart } from './bench/start.js';
import { measureTypes } from './bench/types.js';
import { measureValidators } from './bench/validators.js';
import { measureWatch } from './bench/watch.js';
import { measureWorkflow } from './bench/workflow.js';
import { readOptions } from './support/options.js';
import { paint, print, printError } from './support/output.js';
import { exitCodes } from './support/project.js';
import { ensureTool } from './support/tool.js';

const parts: Readonly<Record<string, Part>> = {
  generation: measureGeneration,
  growth: measureGrowth,
  types: measureTypes,
  bundle: measureBundle,
  packages: measurePackages,
  client: measureClient,
  server: measureServer,
  adapters: measureAdapters,
  start: measureStart,
  validators: measureValidators,
  router: measureRouter,
  service: measureService,
  watch: measureWatch,
  'site-build': measureSiteBuild,
  site: measureSite,
  workflow: measureWorkflow,
};

const help = `
Usage: npm run bench [-- part ...]

Measures parts (${Object.keys(parts).join(', ')}), or all of them. Contenders take turns. A ratio is the cost of the first
contender, the baseline, divided by that of another: the median of all rounds, with the lowest and the highest. Differences
under 0.1 are ties. Do not run anything else at the same time.

Options:
  --rounds <n>   number of rounds (default: 7)
  --json         print one JSON object instead of tables
  --check        fail if one of our ratios is below 85 percent of the one in scripts/bench/result.json
  --save         save the ratios to that file, and the chart next to it

TREFOIL_BENCH_SIZE=<members>,<posts> sets the size of the community for the part service (default: 1000000,5000000);
TREFOIL_BENCH_MINUTES=<n> sets the duration of the mixed load (default: 10; 0 skips it).

Exit codes: 0 success, 1 a contender failed or a regression was found, 2 invalid arguments`;

const { values, positionals } = readOptions(help, {
  rounds: { type: 'string', default: '7' },
  json: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  save: { type: 'boolean', default: false },
});
const rounds = Number(values.rounds);
const unknown = positionals.find((name) => parts[name] === undefined);
if (unknown !== undefined || !Number.isInteger(rounds) || rounds < 1) {
  printError(unknown === undefined ? `${values.rounds} is not a number of rounds` : `There is no part ${unknown}`);
  process.exit(exitCodes.usage);
}

function show({ work, unit, standings }: Row): void {
  print(`\n${paint('bold', work)}, ${unit}`);
  for (const { name, cost, ratio, low, high } of standings)
    print(
      `  ${name.padEnd(16)} ${cost.toFixed(2).padStart(8)}   ${ratio.toFixed(2)} ${paint('dim', `(${low.toFixed(2)} to ${high.toFixed(2)})`)}`,
    );
}

/** The parts that could not be measured. */
const failed: string[] = [];

async function measure(): Promise<Measured> {
  await ensureTool();
  if (!existsSync(join(here, 'node_modules'))) await installPeers();
  await generatePackages();
  const found: Record<string, Row[]> = {};
  for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
    const rows: Row[] = [];
    found[name] = rows;
    try {
      await parts[name]?.(rounds, (row) => {
        rows.push(row);
        if (!values.json) show(row);
      });
    } catch (error) {
      // The other parts take long, so they are measured and saved all the same.
      printError(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      delete found[name];
      failed.push(name);
    }
  }
  return { node: process.version, rounds, parts: found };
}

try {
  const measured = await measure();
  if (values.json) print(JSON.stringify(measured, null, 2));
  if (values.save) await saveRecord(measured);
  const losses = values.check ? await checkRecord(measured) : [];
  for (const loss of losses) printError(`${paint('red', 'lost')}  ${loss}`);
  process.exitCode = losses.length + failed.length > 0 ? exitCodes.failed : exitCodes.done;
} catch (error) {
  printError(error instanceof Error ? error.message : String(error));
  process.exitCode = exitCodes.failed;
}
