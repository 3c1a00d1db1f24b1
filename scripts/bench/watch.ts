/** Watch mode benchmark: time from saving the document until the packages on disk are updated. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createResident } from '../../generator/src/commands/dev/resident.js';
import { root } from '../support/project.js';
import { type Contender, compete } from './contest.js';
import { execute } from './documents.js';
import type { Part } from './part.js';

/** Number of saves that warm up the process, so that it behaves as after a few minutes of work. */
const WARMING = 8;

/** The edited line of the document, and the file that must change as a result. */
const edited = 'spec/paths/admin/posts.yaml';
const line = 'summary: List posts';
const seen = 'packages/server/src/operations/posts.ts';

async function copyProject(name: string): Promise<string> {
  const folder = join(root, '.cache/bench', name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(join(root, 'spec'), join(folder, 'spec'), { recursive: true });
  for (const file of ['package.json', 'LICENSE']) await cp(join(root, file), join(folder, file));
  return folder;
}

/** Creates a function that edits the line and generates the packages. It resolves to the duration in milliseconds. */
async function createSave(folder: string, generate: () => Promise<unknown>): Promise<() => Promise<number>> {
  const text = await readFile(join(folder, edited), 'utf8');
  if (!text.includes(line)) throw new Error(`${edited} has no ${line}`);
  let count = 0;
  return async () => {
    count += 1;
    await writeFile(
      join(folder, edited),
      text.replace(line, () => `${line}, for the ${count}. time`),
    );
    const begun = performance.now();
    await generate();
    const took = performance.now() - begun;
    if (!(await readFile(join(folder, seen), 'utf8')).includes(`List posts, for the ${count}. time`))
      throw new Error(`the packages in ${folder} do not match the document`);
    return took;
  };
}

/** Measures the time from a save to the generated packages. */
export const measureWatch: Part = async (rounds, report) => {
  const [fresh, kept] = [await copyProject('save-fresh'), await copyProject('save-resident')];
  const resident = createResident(kept, { flags: {}, folder: join(root, '.cache/bench/save-mock') });
  try {
    const contenders: Contender[] = [
      {
        name: 'a new process',
        measure: await createSave(fresh, () => execute([join(root, 'generator/bin/trefoil.js'), 'generate'], fresh)),
      },
      { name: 'trefoil', measure: await createSave(kept, resident.generate) },
    ];
    for (let save = 0; save < WARMING; save += 1) await contenders[1]?.measure();
    report({ work: 'a save', unit: 'ms until the packages are written', standings: await compete(contenders, rounds) });
  } finally {
    resident.close();
  }
};
