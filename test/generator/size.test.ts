/** Size limits of handwritten files, so that each can be read as a whole. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { viewsPath } from '../../scripts/support/template-views.js';
import { root } from '../support/spec.js';

const folders = [
  'generator/src',
  'generator/runtime',
  'generator/site',
  'generator/bin',
  'scripts',
  'templates',
  'test',
];

const handWritten = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|js|hbs)$/u.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .filter((path) => !/^test\/cases\/[^/]+\/[^/]+\/expected\/|\/node_modules\//u.test(path))
    // Generated from the templates.
    .filter((path) => path !== viewsPath),
);

test('no handwritten file has more than 400 lines', () => {
  expect(handWritten.length).toBeGreaterThan(100);
  const long = handWritten
    .map((path) => [path, readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length] as const)
    .filter(([, lines]) => lines > 400);
  expect(long).toEqual([]);
});

const lines = (path: string): number => readFileSync(join(root, path), 'utf8').split('\n').length - 1;

test('the packages generated for this project stay small', () => {
  const generated = readFileSync(join(root, 'packages/.trefoil-manifest'), 'utf8')
    .split('\n')
    .flatMap((line) => /(?:types|client|server)\/\S+/u.exec(line)?.[0] ?? []);
  expect(generated.length).toBeGreaterThan(200);
  expect(generated.length).toBeLessThanOrEqual(350);
  // Two thirds of 92,600 lines, the size if equal code is not shared.
  expect(generated.reduce((sum, path) => sum + lines(`packages/${path}`), 0)).toBeLessThanOrEqual(61_733);
});
