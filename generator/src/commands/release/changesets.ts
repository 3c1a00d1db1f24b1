/** Reads `@changesets/cli` notes (`.changeset/*.md`): version levels by package in the front matter, then text. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { asObject } from '../../openapi/values.js';
import type { Contents } from './package.js';
import { higher, type Level, levels } from './versions.js';

/** A change note that has not been released yet. */
export interface Changeset {
  /** Path, relative to the project. */
  readonly path: string;
  /** Version levels by package name. */
  readonly packages: ReadonlyMap<string, Level>;
  readonly text: string;
}

/** The change note cannot be read. The message names the file and the reason. */
export class ChangesetError extends Error {}

const folder = '.changeset';

/** Reads a change note. Throws a `ChangesetError` if its front matter is invalid. */
export function readChangeset(path: string, text: string): Changeset {
  const [, front, body = ''] = /^---\r?\n([\s\S]*?)^---[^\S\n]*(?:\r?\n|$)([\s\S]*)$/mu.exec(text.trimStart()) ?? [];
  if (front === undefined)
    throw new ChangesetError(`${path}:1:1 the front matter is missing; run \`npx changeset\` to write the file`);
  const packages = new Map<string, Level>();
  for (const [name, value] of Object.entries(asObject(parseFront(path, front)))) {
    const level = levels.find((each) => each === value);
    if (level === undefined)
      throw new ChangesetError(`${path}: the level of "${name}" must be major, minor, patch or none`);
    packages.set(name, level);
  }
  return { path, packages, text: body.trim() };
}

function parseFront(path: string, front: string): unknown {
  try {
    return parse(front);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new ChangesetError(`${path}: the front matter is not valid YAML: ${reason}`);
  }
}

/** Reads all change notes of a project; none if it does not use changesets. */
export async function readChangesets(cwd: string): Promise<readonly Changeset[]> {
  const names = await readdir(join(cwd, folder)).catch((): string[] => []);
  const notes = names.filter((name) => name.endsWith('.md') && name.toLowerCase() !== 'readme.md').sort();
  return Promise.all(
    notes.map(async (name) => {
      const path = `${folder}/${name}`;
      return readChangeset(path, await readFile(join(cwd, path), 'utf8'));
    }),
  );
}

/** Returns the level and text of each note that requires a release of a package. */
function notesFor(
  all: readonly Changeset[],
  name: string,
): readonly { readonly level: Level; readonly text: string }[] {
  return all.flatMap(({ packages, text }) => {
    const level = packages.get(name);
    return level === undefined || level === 'none' ? [] : [{ level, text }];
  });
}

const headings: readonly (readonly [Level, string])[] = [
  ['major', 'Breaking'],
  ['minor', 'Added'],
  ['patch', 'Fixed'],
];

/** Adds the notes for a package to its contents: the version level may rise, and the texts go to the changelog. */
export function addChangesets(contents: Contents, all: readonly Changeset[], name: string): Contents {
  const notes = notesFor(all, name);
  if (notes.length === 0) return contents;
  const sections = headings.flatMap(([level, heading]) => {
    const items = notes
      .filter((note) => note.level === level)
      .map(({ text }) => `- ${text.replaceAll(/\n(?=[^\n])/gu, '\n  ')}`);
    return items.length === 0 ? [] : [`### ${heading}\n\n${items.join('\n')}`];
  });
  const { written } = contents;
  return {
    ...contents,
    level: notes.map(({ level }) => level).reduce(higher, contents.level),
    written: [...(written === undefined ? [] : [written]), ...sections].join('\n\n'),
  };
}

/** Whether a note requires a release of a package, that is, lists its name with a level other than `none`. */
export function isDeclared(all: readonly Changeset[], name: string): boolean {
  return notesFor(all, name).length > 0;
}

/**
 * Returns the notes that a release consumes, and a fault for each note that also lists a package of other tools, for
 * which the note would be lost.
 */
export function listConsumed(
  all: readonly Changeset[],
  names: ReadonlySet<string>,
): { readonly consumed: readonly string[]; readonly faults: readonly string[] } {
  const own = all.filter(({ packages }) => [...packages.keys()].some((name) => names.has(name)));
  const faults = own.flatMap(({ path, packages }) => {
    const other = [...packages.keys()].find((name) => !names.has(name));
    if (other === undefined) return [];
    return [
      `${path} names "${other}", which this project does not release; split the file, or add its folder to "release.packages"`,
    ];
  });
  return { consumed: own.map(({ path }) => path), faults };
}
