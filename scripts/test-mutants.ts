/**
 * `npm run test:mutants`: inserts mutants, one at a time, into copies of the project and lists those that no test
 * detects.
 */
import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { copyProject } from '../test/support/project-copy.js';
import { ensureBuilt } from './support/ensure.js';
import { listMutants, type Mutant, shuffle } from './support/mutants/draw.js';
import { type Judged, keyOf, openJournal } from './support/mutants/journal.js';
import { judge, type Measured, measure, type Verdict } from './support/mutants/judge.js';
import { readPicked } from './support/mutants/picked.js';
import { readOptions } from './support/options.js';
import { paint, print, printError, seconds } from './support/output.js';
import { exitCodes } from './support/project.js';

const help = `
Usage: npm run test:mutants [-- options]

Inserts mutants into copies of the project, one at a time, and runs the tests that can detect them, the closest first.
Lists the mutants that no test detected, with file and line. A test that fails with a mutant must pass without it. An
interrupted run continues if it is started again with the same seed and the project has not changed.

  --count <n>     number of mutants (default 200)
  --seed <n>      seed of the random selection (default: random)
  --only <text>   only files whose path contains this text
  --picked        all hand-written mutants instead of random ones
  --jobs <n>      number of parallel copies (default 2)
  --least <n>     required percentage of detected mutants (default 80; with --picked 90)
  --json          print one JSON object: seed, percent, noticed, survived, invalid

Exit codes: 0 enough mutants were detected, 1 too few were detected or a test fails without a mutant, 2 invalid arguments`;

const { values } = readOptions(help, {
  count: { type: 'string', default: '200' },
  seed: { type: 'string' },
  only: { type: 'string', default: '' },
  picked: { type: 'boolean', default: false },
  jobs: { type: 'string', default: '2' },
  least: { type: 'string' },
  json: { type: 'boolean', default: false },
});

function readNumber(text: string, name: string, most: number): number {
  const number = Number(text);
  if (text.trim() !== '' && Number.isInteger(number) && number >= 0 && number <= most) return number;
  printError(`--${name} must be an integer from 0 to ${most}\n\n${help.trim()}`);
  return process.exit(exitCodes.usage);
}

const count = readNumber(values.count, 'count', 100_000);
const jobs = readNumber(values.jobs, 'jobs', 64);
const least = readNumber(values.least ?? (values.picked ? '90' : '80'), 'least', 100);
const seed = values.seed === undefined ? randomInt(1_000_000) : readNumber(values.seed, 'seed', 4_294_967_295);

function tell(text: string): void {
  values.json ? printError(text) : print(text);
}

function describe({ file, line, kind, replacement }: Mutant): string {
  return `${file}:${line} ${kind}: ${JSON.stringify(replacement.length > 80 ? `${replacement.slice(0, 77)}...` : replacement)}`;
}

if (!(await ensureBuilt('packages', 'service', 'reference'))) process.exit(exitCodes.failed);
const all = values.picked ? readPicked(values.only) : shuffle(await listMutants(values.only), seed);
const wanted = values.picked ? all.length : Math.min(count, all.length);
tell(values.picked ? `${wanted} faults picked by hand` : `${wanted} of ${all.length} faults, seed ${seed}`);
const kind = values.picked ? 'picked' : String(seed);
const { known, note } = await openJournal(
  [kind, ...(values.only === '' ? [] : [values.only])].join('-').replaceAll('/', '-'),
);
const judged: Judged[] = [...known];
if (known.length > 0) tell(`${known.length} of them were tested by an earlier run`);
const seen = new Set(known.map(({ mutant }) => keyOf(mutant)));
const drawn = all.filter((each) => !seen.has(keyOf(each)));
const more = ['test', 'README.md', '.gitattributes', '.gitignore', '.biome.json', 'packages/.trefoil-manifest'];
const copies = await Promise.all(Array.from({ length: Math.max(1, jobs) }, () => copyProject(more)));
// The copies are also removed if the run is interrupted; their processes have ended by then.
process.once('exit', () => {
  for (const { folder } of copies) rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});

let measured: Measured | undefined;
let isBroken = false;
function counted(): Judged[] {
  return judged.filter(({ outcome }) => outcome !== 'invalid');
}
async function work(folder: string): Promise<void> {
  for (let mutant = drawn.shift(); mutant !== undefined && counted().length < wanted; mutant = drawn.shift()) {
    if (measured === undefined) return;
    const begun = performance.now();
    const verdict = await judge(folder, mutant, measured);
    isBroken ||= verdict === undefined;
    if (verdict === undefined || isBroken) return;
    judged.push({ ...verdict, mutant });
    await note({ ...verdict, mutant });
    const color = verdict.outcome === 'survived' ? 'red' : verdict.outcome === 'noticed' ? 'green' : 'dim';
    const time = paint('dim', seconds(performance.now() - begun));
    tell(`${paint(color, verdict.outcome.padEnd(8))} ${describe(mutant)} ${paint('dim', verdict.by ?? '')} ${time}`);
  }
}

const folders = copies.map(({ folder }) => folder);
const files = drawn.slice(0, wanted).map(({ file }) => file);
if (counted().length < wanted) {
  measured = await measure(folders[0] ?? '', files);
  isBroken = measured === undefined;
  if (!isBroken) await Promise.all(folders.map(work));
}

if (isBroken) {
  printError('a test fails without a mutant: see above');
  process.exit(exitCodes.failed);
}
const results = counted().slice(0, wanted);
function of(outcome: Verdict['outcome'], list: readonly Judged[]): string[] {
  return list.filter((each) => each.outcome === outcome).map(({ mutant }) => describe(mutant));
}
const survived = of('survived', results);
const noticed = results.length - survived.length;
const percent = results.length === 0 ? 100 : (100 * noticed) / results.length;
if (values.json) {
  const invalid = of('invalid', judged);
  print(JSON.stringify({ seed, percent, noticed: of('noticed', results), survived, invalid }, null, 2));
} else {
  print(
    `\n${survived.length === 0 ? 'All mutants were detected' : `Not detected:\n  ${survived.sort().join('\n  ')}`}`,
  );
}
tell(`${noticed} of ${results.length} detected, ${percent.toFixed(1)} percent; ${least} are required`);
process.exitCode = percent >= least ? exitCodes.done : exitCodes.failed;
