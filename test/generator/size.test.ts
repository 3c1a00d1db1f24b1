/** Bounds on hand-written files, so that each stays readable as a whole. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/spec.js';

const folders = ['generator/src', 'generator/runtime', 'generator/bin', 'scripts', 'templates', 'test'];

const handWritten = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|js|hbs)$/u.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .filter((path) => !/^test\/cases\/[^/]+\/expected\/|\/node_modules\//u.test(path)),
);

test('no hand-written file has more than 400 lines', () => {
  expect(handWritten.length).toBeGreaterThan(100);
  const long = handWritten
    .map((path) => [path, readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length] as const)
    .filter(([, lines]) => lines > 400);
  expect(long).toEqual([]);
});
