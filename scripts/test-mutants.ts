/**
 * `npm run test:mutants`: inserts mutants into copies of the project, one at a time, and lists those that no test
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

Puts small faults into copies of the project, one at a time, and runs the tests that can see them, the nearest first.
Lists those that nobody noticed, with file and line. Tests that notice one are run without it, too, and have to pass.
A run that was ended goes on when it is asked for again with its seed, as long as the project is as it was.

  --count <n>     how many faults (default 200)
  --seed <n>      which of all: the same seed draws the same (default: another each time)
  --only <text>   only files whose path has this in it
  --picked        the faults that were picked by hand, all of them, instead of drawn ones
  --jobs <n>      how many copies at once (default 2)
  --least <n>     the percentage that must be noticed (default 80, of picked ones 90)
  --json          print one JSON object: seed, noticed, survived, invalid

Exit codes: 0 enough were noticed, 1 too few were, or a test fails without a fault, 2 called wrongly`;

const { values } = readOptions(help, {
  count: { type: 'string', default: '200' },
  seed: { type: 'string' },
  only: { type: 'string', default: '' },
  picked: { type: 'boolean', default: false },
  jobs: { type: 'string', default: '2' },
  least: { type: 'string' },
  json: { type: 'boolean', default: false },
});

const readNumber = (text: string, name: string, most: number): number => {
  const number = Number(text);
  if (text.trim() !== '' && Number.isInteger(number) && number >= 0 && number <= most) return number;
  printError(`--${name} is a whole number from 0 to ${most}\n\n${help.trim()}`);
  return process.exit(exitCodes.usage);
};

const count = readNumber(values.count, 'count', 100_000);
const jobs = readNumber(values.jobs, 'jobs', 64);
const least = readNumber(values.least ?? (values.picked ? '90' : '80'), 'least', 100);
const seed = values.seed === undefined ? randomInt(1_000_000) : readNumber(values.seed, 'seed', 4_294_967_295);

const tell = (text: string): void => (values.json ? printError(text) : print(text));

const describe = ({ file, line, kind, replacement }: Mutant): string =>
  `${file}:${line} ${kind}: ${JSON.stringify(replacement.length > 80 ? `${replacement.slice(0, 77)}...` : replacement)}`;

if (!(await ensureBuilt('packages', 'service', 'reference'))) process.exit(exitCodes.failed);
const all = values.picked ? readPicked(values.only) : shuffle(await listMutants(values.only), seed);
const wanted = values.picked ? all.length : Math.min(count, all.length);
tell(values.picked ? `${wanted} faults picked by hand` : `${wanted} of ${all.length} faults, seed ${seed}`);
const kind = values.picked ? 'picked' : String(seed);
const { known, note } = await openJournal(
  [kind, ...(values.only === '' ? [] : [values.only])].join('-').replaceAll('/', '-'),
);
const judged: Judged[] = [...known];
if (known.length > 0) tell(`${known.length} of them were judged by a run before`);
const seen = new Set(known.map(({ mutant }) => keyOf(mutant)));
const drawn = all.filter((each) => !seen.has(keyOf(each)));
const more = ['test', 'README.md', '.gitattributes', '.gitignore', '.biome.json', 'packages/.trefoil-manifest'];
const copies = await Promise.all(Array.from({ length: Math.max(1, jobs) }, () => copyProject(more)));
// Also removed if the run is interrupted; the processes in them have ended before.
process.once('exit', () => {
  for (const { folder } of copies) rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});

let measured: Measured | undefined;
let isBroken = false;
const counted = (): Judged[] => judged.filter(({ outcome }) => outcome !== 'invalid');
const work = async (folder: string): Promise<void> => {
  for (let mutant = drawn.shift(); mutant !== undefined && counted().length < wanted; mutant = drawn.shift()) {
    if (measured === undefined) return;
    const begun = performance.now();
    const verdict = await judge(folder, mutant, measured);
    isBroken ||= verdict === undefined;
    if (verdict === undefined || isBroken) return;
    judged.push({ ...verdict, mutant });
    await note({ ...verdict, mutant });
    const colour = verdict.outcome === 'survived' ? 'red' : verdict.outcome === 'noticed' ? 'green' : 'dim';
    const time = paint('dim', seconds(performance.now() - begun));
    tell(`${paint(colour, verdict.outcome.padEnd(8))} ${describe(mutant)} ${paint('dim', verdict.by ?? '')} ${time}`);
  }
};

const folders = copies.map(({ folder }) => folder);
const files = drawn.slice(0, wanted).map(({ file }) => file);
if (counted().length < wanted) {
  measured = await measure(folders[0] ?? '', files);
  isBroken = measured === undefined;
  if (!isBroken) await Promise.all(folders.map(work));
}

if (isBroken) {
  printError('a test fails without any fault: see above');
  process.exit(exitCodes.failed);
}
const results = counted().slice(0, wanted);
const of = (outcome: Verdict['outcome'], list: readonly Judged[]): string[] =>
  list.filter((each) => each.outcome === outcome).map(({ mutant }) => describe(mutant));
const survived = of('survived', results);
const noticed = results.length - survived.length;
const percent = results.length === 0 ? 100 : (100 * noticed) / results.length;
if (values.json) {
  const invalid = of('invalid', judged);
  print(JSON.stringify({ seed, percent, noticed: of('noticed', results), survived, invalid }, null, 2));
} else {
  print(`\n${survived.length === 0 ? 'Everything was noticed' : `Nobody noticed:\n  ${survived.sort().join('\n  ')}`}`);
}
tell(`${noticed} of ${results.length} noticed, ${percent.toFixed(1)} percent; ${least} are asked for`);
process.exitCode = percent >= least ? exitCodes.done : exitCodes.failed;
