/** What the Containerfile of the service says: what it copies from this project, and the commands by which one builds it. */
import { readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject, type ProjectCopy } from './project-copy.js';
import { repository } from './snippets.js';

const text = readFileSync(join(repository, 'packages/service/Containerfile'), 'utf8');

/** Files and folders of this project that the image is built from. */
const copied: readonly string[] = [...text.matchAll(/^COPY (?!--)(.+) \S+$/gmu)].flatMap(([, paths = '']) =>
  paths.split(' '),
);

/** The commands that its head names, for a shell at the root of the project. */
export const imageCommands: readonly string[] = [...text.matchAll(/^# {3}(\S.*)$/gmu)].map(([, line = '']) => line);

const built = ['generator', ...['types', 'client', 'server', 'service'].map((name) => `packages/${name}`)];

/** Copies what the image is built from, with nothing of an earlier build, and with the dependencies. */
export const copyForImage = async (): Promise<ProjectCopy> => {
  const project = await copyProject(['.containerignore']);
  const spare = (await readdir(project.folder)).filter(
    (name) => ![...copied, 'node_modules', '.containerignore'].includes(name),
  );
  for (const path of [...spare, ...built.map((folder) => join(folder, 'dist'))])
    await rm(join(project.folder, path), { recursive: true, force: true });
  return project;
};

/** What the image asks to learn whether it is well: a program with its arguments. */
export const healthCommand: readonly string[] = JSON.parse(/^HEALTHCHECK .*?CMD (\[.*\])$/mu.exec(text)?.[1] ?? '[]');
