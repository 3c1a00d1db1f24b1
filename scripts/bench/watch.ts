/** Watch mode benchmark: time from saving the document until the packages on disk are updated. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createResident } from '../../generator/src/commands/dev/resident.js';
import { root } from '../support/project.js';
import { type Contender, compete, type Standing } from './contest.js';
import { execute, github } from './documents.js';
import type { Part } from './part.js';

/** Number of saves that warm up the process, as after a few minutes of work. */
const WARMING = 8;

const unit = 'ms until the packages are written';

/** An edit to a document: changes either a line of text or a type within a schema. */
interface Edit {
  readonly name: string;
  readonly folder: string;
  readonly file: string;
  readonly text: string;
  /** Returns what replaces the text in a save. */
  readonly replace: (count: number) => string;
  /** An output that changes, and what it contains afterwards. */
  readonly seen: string;
  readonly holds: (count: number) => string;
}

async function copyProject(name: string): Promise<string> {
  const folder = join(root, '.cache/bench', name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(join(root, 'spec'), join(folder, 'spec'), { recursive: true });
  for (const file of ['package.json', 'LICENSE']) await cp(join(root, file), join(folder, file));
  return folder;
}

async function copyDocument(path: string): Promise<string> {
  const folder = join(root, '.cache/bench/save-github');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(path, join(folder, 'openapi.json'));
  await writeFile(join(folder, 'trefoil.config.json'), '{ "spec": "openapi.json", "out": ".", "scope": "@bench" }\n');
  return folder;
}

const own = {
  file: 'spec/paths/admin/posts.yaml',
  text: 'summary: List posts',
  replace: (count: number) => `summary: List posts, for the ${count}. time`,
  seen: 'packages/server/src/operations/posts.ts',
  holds: (count: number) => `List posts, for the ${count}. time`,
} as const;

const ownSchema = {
  file: 'spec/schemas/post.yaml',
  text: '  properties:\n',
  replace: (count: number) => `  properties:\n    added_${count}:\n      type: string\n`,
  seen: 'packages/types/src/post.ts',
  holds: (count: number) => `added_${count}?: string`,
} as const;

/** Creates a function that edits the document and generates the packages; it resolves to the milliseconds taken. */
async function createSave(edit: Edit, generate: () => Promise<unknown>): Promise<() => Promise<number>> {
  const path = join(edit.folder, edit.file);
  const text = await readFile(path, 'utf8');
  if (!text.includes(edit.text)) throw new Error(`${edit.file} has no ${edit.text}`);
  let count = 0;
  return async () => {
    count += 1;
    await writeFile(
      path,
      text.replace(edit.text, () => edit.replace(count)),
    );
    const begun = performance.now();
    await generate();
    const took = performance.now() - begun;
    if (!(await readFile(join(edit.folder, edit.seen), 'utf8')).includes(edit.holds(count)))
      throw new Error(`the packages in ${edit.folder} do not match the document`);
    return took;
  };
}

const fullRepository =
  '"full-repository": {\n        "title": "Full Repository",\n        "description": "Full Repository",\n        "type": "object",\n        "properties": {\n';

const githubText = {
  file: 'openapi.json',
  text: '"summary": "Get a repository",',
  replace: (count: number) => `"summary": "Get a repository, for the ${count}. time",`,
  seen: 'client/src/operations/repos.ts',
  holds: (count: number) => `Get a repository, for the ${count}. time`,
} as const;

const githubSchema = {
  file: 'openapi.json',
  text: fullRepository,
  replace: (count: number) => `${fullRepository}          "added_${count}": { "type": "string" },\n`,
  seen: 'types/src/schemas.ts',
  holds: (count: number) => `added_${count}?: string`,
} as const;

/** Measures saves in a process that keeps running, after those that warm it up; as a baseline, with a new process. */
async function compareSaves(edit: Edit, rounds: number, hasBaseline: boolean): Promise<Standing[]> {
  const resident = createResident(edit.folder, { flags: {}, folder: join(root, '.cache/bench/save-mock') });
  try {
    const own: Contender = { name: 'trefoil', measure: await createSave(edit, resident.generate) };
    for (let save = 0; save < WARMING; save += 1) await own.measure();
    if (!hasBaseline) return await compete([own], rounds);
    const fresh = { ...edit, folder: await copyProject('save-fresh') };
    const generate = (): Promise<unknown> =>
      execute([join(root, 'generator/bin/trefoil.js'), 'generate'], fresh.folder);
    return await compete([{ name: 'a new process', measure: await createSave(fresh, generate) }, own], rounds);
  } finally {
    resident.close();
  }
}

/** Measures the time from a save to the generated packages. */
export const measureWatch: Part = async (rounds, report) => {
  const folder = await copyProject('save-resident');
  const edits: readonly Edit[] = [
    { name: 'a save', folder, ...own },
    { name: 'a save that changes a schema', folder, ...ownSchema },
  ];
  for (const edit of edits)
    report({ work: edit.name, unit, standings: await compareSaves(edit, rounds, edit.name === 'a save') });
  if (github === undefined) return;
  const large = await copyDocument(github);
  const largeEdits: readonly Edit[] = [
    { name: "a save, GitHub's document", folder: large, ...githubText },
    { name: "a save that changes a schema, GitHub's document", folder: large, ...githubSchema },
  ];
  for (const edit of largeEdits) report({ work: edit.name, unit, standings: await compareSaves(edit, rounds, false) });
};
