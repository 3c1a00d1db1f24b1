/** Folders in which tests run `npx trefoil init`. */
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type JobResult, runJobs } from '../support/jobs.js';

/** A small document. */
export const spec = "openapi: 3.1.0\ninfo: { title: Shop, version: '1' }\npaths: {}\n";

const folders: string[] = [];

/** Removes the folders of a test. */
export async function removeFolders(): Promise<void> {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
}

export async function makeFolder(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trefoil-init-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

export async function trefoil(folder: string, ...lines: readonly string[]): Promise<JobResult[]> {
  return runJobs(
    lines.map((line) => ({ kind: 'command', cwd: folder, args: line.split(' ') })),
    1,
  );
}

export function readJson(folder: string, path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(folder, path), 'utf8')) as Record<string, unknown>;
}
