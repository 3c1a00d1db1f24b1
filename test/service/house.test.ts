/** The platform's house: what stands on what. An import points down, and never leads back. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../support/workspace.js';

const source = join(repository, 'packages/service/src');

/** From the ground up. What stands on one floor has nothing to do with its neighbours. */
const floors: readonly (readonly string[])[] = [
  ['database'],
  ['kernel'],
  ['areas/community'],
  ['areas/content'],
  ['areas/courses', 'areas/events', 'areas/members', 'areas/payments', 'areas/tokens'],
  ['areas/automation', 'areas/joining'],
  ['areas/handlers.ts', 'server'],
  ['service.ts'],
  ['seed'],
  ['sandbox'],
  ['cli'],
  ['index.ts'],
];

const roomOf = (path: string): string | undefined =>
  floors.flat().find((room) => path === room || path.startsWith(`${room}/`));

const floorOf = (path: string): number => floors.findIndex((rooms) => rooms.includes(roomOf(path) ?? ''));

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts'));

/** What each file imports of the others; types tie as much as values. */
const imports = new Map(
  files.map((from) => {
    const text = readFileSync(join(source, from), 'utf8');
    const named = [...text.matchAll(/(?:\bfrom|\bimport\()\s*'(\.[^']+)'/gu)].map(([, specifier = '']) => specifier);
    return [from, named.map((name) => posix.join(posix.dirname(from), name).replace(/\.js$/u, '.ts'))] as const;
  }),
);

test('every file has its room, and every import is of one', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((path) => roomOf(path) === undefined)).toEqual([]);
  const known = new Set(files);
  expect([...imports.values()].flat().filter((path) => !known.has(path))).toEqual([]);
});

test('imports stay in their room, or lead down', () => {
  const wrong = [...imports].flatMap(([from, all]) =>
    all.filter((to) => roomOf(to) !== roomOf(from) && floorOf(to) >= floorOf(from)).map((to) => `${from} -> ${to}`),
  );
  expect(wrong).toEqual([]);
});

/** A resource is a folder of an area, and everything else a file of its own. */
const resourceOf = (path: string): string => /^areas\/[^/]+\/[^/]+(?=\/)/u.exec(path)?.[0] ?? path;

test('neither files nor resources stand on each other in a circle', () => {
  for (const nameOf of [(path: string): string => path, resourceOf]) {
    const below = new Map<string, Set<string>>();
    for (const [from, all] of imports) {
      const own = below.get(nameOf(from)) ?? new Set();
      below.set(nameOf(from), own);
      for (const to of all) if (nameOf(to) !== nameOf(from)) own.add(nameOf(to));
    }
    // What stands on nothing that is left is taken away, as long as there is any.
    for (let isLess = true; isLess; ) {
      const free = [...below].filter(([, on]) => [...on].every((each) => !below.has(each))).map(([name]) => name);
      for (const name of free) below.delete(name);
      isLess = free.length > 0;
    }
    expect([...below.keys()]).toEqual([]);
  }
});
