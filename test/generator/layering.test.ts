/** The generator's architecture as described in ARCHITECTURE.md: imports lead to lower layers, without cycles. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findLayer, listCycles, listUpwardImports, readImports } from '../support/import-graph.js';
import { repository } from '../support/workspace.js';

/** Layers, lowest first. Folders of the same layer do not import each other. */
const layers: readonly (readonly string[])[] = [
  ['support'],
  ['diagnostics'],
  ['ir'],
  ['names'],
  ['openapi'],
  ['config', 'output', 'errors'],
  ['lower', 'values'],
  ['emit'],
  ['prepare.ts'],
  ['generate.ts'],
  ['index.ts', 'commands'],
  ['cli'],
];

const graph = readImports(join(repository, 'generator/src'));

test('every file has a layer and imports only from the same or a lower layer', () => {
  expect(graph.files.length).toBeGreaterThan(300);
  expect(graph.files.filter((path) => findLayer(layers, path) === undefined)).toEqual([]);
  expect(listUpwardImports(graph, layers)).toEqual([]);
});

test('there are at most 16 folders', () => {
  const folders = new Set(
    graph.files.flatMap((path) => (path.includes('/') ? [path.slice(0, path.indexOf('/'))] : [])),
  );
  expect(folders.size).toBeLessThanOrEqual(16);
});

test('there are no import cycles between files', () => {
  expect(listCycles(graph, (path) => path)).toEqual([]);
});

describe('layer check', () => {
  const wrong = {
    files: ['a/x.ts', 'b/y.ts'],
    imports: new Map([
      ['a/x.ts', ['b/y.ts']],
      ['b/y.ts', ['a/x.ts']],
    ]),
  };

  test('the layer check detects an import from a higher layer', () => {
    expect(listUpwardImports(wrong, [['a'], ['b']])).toEqual(['a/x.ts -> b/y.ts']);
    expect(listUpwardImports(wrong, [['a', 'b']])).toHaveLength(2);
  });

  test('the layer check detects an import cycle', () => {
    expect(listCycles(wrong, (path) => path)).toEqual([['a/x.ts', 'b/y.ts']]);
  });
});
