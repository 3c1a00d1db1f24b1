/** The architecture of the platform: an import leads to an earlier layer, and there are no cycles. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findLayer, listCycles, listUpwardImports, readImports } from '../support/import-graph.js';
import { repository } from '../support/workspace.js';

/** Lowest first. Folders of one layer do not import each other. */
const layers: readonly (readonly string[])[] = [
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

const graph = readImports(join(repository, 'packages/service/src'));

test('every file has a layer, and every import is a file', () => {
  expect(graph.files.length).toBeGreaterThan(200);
  expect(graph.files.filter((path) => findLayer(layers, path) === undefined)).toEqual([]);
  const known = new Set(graph.files);
  expect([...graph.imports.values()].flat().filter((path) => !known.has(path))).toEqual([]);
});

test('no import leads to a later layer', () => {
  expect(listUpwardImports(graph, layers)).toEqual([]);
});

test('neither files nor resources import each other in a cycle', () => {
  expect(listCycles(graph, (path) => path)).toEqual([]);
  // A resource is a folder of an area.
  expect(listCycles(graph, (path) => /^areas\/[^/]+\/[^/]+(?=\/)/u.exec(path)?.[0] ?? path)).toEqual([]);
});
