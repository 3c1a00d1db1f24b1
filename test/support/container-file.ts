/** The service's parsed Containerfile: what it copies from this project, and the documented build commands. */
import { readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject, type ProjectCopy } from './project-copy.js';
import { repository } from './snippets.js';

const text = readFileSync(join(repository, 'packages/service/Containerfile'), 'utf8');

/** Files and folders of this project from which the image is built. */
const copied: readonly string[] = [...text.matchAll(/^COPY (?!--)(.+) \S+$/gmu)].flatMap(([, paths = '']) =>
  paths.split(' '),
);

/** The commands in its header comment, for a shell in the repository root. */
export const imageCommands: readonly string[] = [...text.matchAll(/^# {3}(\S.*)$/gmu)].map(([, line = '']) => line);

const built = ['generator', ...['types', 'client', 'server', 'service'].map((name) => `packages/${name}`)];

/** Copies the inputs of the image and the dependencies, without earlier build output. */
export async function copyForImage(): Promise<ProjectCopy> {
  const project = await copyProject(['.containerignore']);
  const spare = (await readdir(project.folder)).filter(
    (name) => ![...copied, 'node_modules', '.containerignore'].includes(name),
  );
  for (const path of [...spare, ...built.map((folder) => join(folder, 'dist'))])
    await rm(join(project.folder, path), { recursive: true, force: true });
  return project;
}

/** The health check of the image, as a program with arguments. */
export const healthCommand: readonly string[] = JSON.parse(/^HEALTHCHECK .*?CMD (\[.*\])$/mu.exec(text)?.[1] ?? '[]');
