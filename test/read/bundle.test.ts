/**
 * Bundling a document with another tool does not change it: the Api read from the files equals the Api read from
 * Redocly's bundle.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import type { Api } from '../../generator/src/ir/api.js';
import { lowerApi } from '../../generator/src/lower/api.js';
import { loadDocument } from '../../generator/src/openapi/document.js';
import { makeFolder } from '../support/documents.js';
import { knownDocuments } from '../support/known-documents.js';
import { drawSample } from '../support/long.js';
import { noteSkip } from '../support/skips.js';
import { repository } from '../support/workspace.js';

/** Returns an Api without locations, with its components sorted by name. */
function withoutPlaces(api: Api): unknown {
  const schemas = [...api.schemas].sort((a, b) => (a.name < b.name ? -1 : 1));
  const places = new Set(['pointer', 'group']);
  return JSON.parse(JSON.stringify({ ...api, schemas }, (key, value) => (places.has(key) ? undefined : value)));
}

async function read(path: string): Promise<Api> {
  const document = await loadDocument(path, { allowNetwork: false, cwd: repository });
  if (Array.isArray(document)) throw new Error(document.map(({ message }) => message).join('\n'));
  return lowerApi(document).value;
}

async function readBundled(path: string): Promise<Api> {
  const { bundle: bundled } = await bundle({ ref: path, config: await createConfig({}) });
  const { folder, remove } = await makeFolder({});
  try {
    await writeFile(join(folder, 'spec.json'), JSON.stringify(bundled.parsed));
    return await read(join(folder, 'spec.json'));
  } finally {
    await remove();
  }
}

function isSmall({ bytes }: { readonly bytes: number }): boolean {
  return bytes < 1_000_000;
}
const drawn = drawSample(knownDocuments.filter(isSmall), 4, 'known documents bundled');
if (knownDocuments.length === 0) noteSkip('documents of others', 'their folder is not there (SUITES)');

test('bundling preserves the document of this project', async () => {
  const path = join(repository, 'spec/openapi.yaml');
  expect(withoutPlaces(await read(path))).toEqual(withoutPlaces(await readBundled(path)));
});

/** Documents with an error, such as a missing file, or `items` from an older draft. */
const faulty = ['-3.0.x-full.yaml', '-3.1.x-full.yaml', 'ogen-go-ogen-sample.json'];
function isFaulty({ name }: { readonly name: string }): boolean {
  return faulty.some((end) => name.endsWith(end));
}

test.each(drawn)('bundling preserves $name', async (document) => {
  if (isFaulty(document)) return expect(read(document.path)).rejects.toThrow();
  return expect(withoutPlaces(await read(document.path))).toEqual(withoutPlaces(await readBundled(document.path)));
});
