/** The architecture of the service: imports lead only to lower layers, without cycles. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findLayer, listCycles, listUpwardImports, readImports } from '../support/import-graph.js';
import { repository } from '../support/workspace.js';

/** Layers, lowest first. Folders of the same layer do not import each other. */
const layers: readonly (readonly string[])[] = [
  ['generated'],
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

test('every file of the service has a layer, and every import resolves to a file', () => {
  expect(graph.files.length).toBeGreaterThan(200);
  expect(graph.files.filter((path) => findLayer(layers, path) === undefined)).toEqual([]);
  const known = new Set(graph.files);
  expect([...graph.imports.values()].flat().filter((path) => !known.has(path))).toEqual([]);
});

test('no service file imports a higher layer', () => {
  expect(listUpwardImports(graph, layers)).toEqual([]);
});

test('the service has no import cycles between files or between resources', () => {
  expect(listCycles(graph, (path) => path)).toEqual([]);
  // A resource is a folder of an area.
  expect(listCycles(graph, (path) => /^areas\/[^/]+\/[^/]+(?=\/)/u.exec(path)?.[0] ?? path)).toEqual([]);
});
