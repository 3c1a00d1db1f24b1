/**
 * A document that was put together by another tool says the same: the Api that is read from the files equals the one
 * that is read from Redocly's bundle of them.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { loadDocument } from '../../generator/src/openapi/document.js';
import type { Api } from '../../generator/src/ir/api.js';
import { lowerApi } from '../../generator/src/lower/api.js';
import { makeFolder } from '../support/documents.js';
import { knownDocuments } from '../support/known-documents.js';
import { drawSample } from '../support/long.js';
import { noteSkip } from '../support/skips.js';
import { repository } from '../support/workspace.js';

/** What an Api says, without where it stands, and components in the order of their names. */
const withoutPlaces = (api: Api): unknown => {
  const schemas = [...api.schemas].sort((a, b) => (a.name < b.name ? -1 : 1));
  const places = new Set(['pointer', 'group']);
  return JSON.parse(JSON.stringify({ ...api, schemas }, (key, value) => (places.has(key) ? undefined : value)));
};

const read = async (path: string): Promise<Api> => {
  const document = await loadDocument(path, { allowNetwork: false, cwd: repository });
  if (Array.isArray(document)) throw new Error(document.map(({ message }) => message).join('\n'));
  return lowerApi(document);
};

const readBundled = async (path: string): Promise<Api> => {
  const { bundle: bundled } = await bundle({ ref: path, config: await createConfig({}) });
  const { folder, remove } = await makeFolder({});
  try {
    await writeFile(join(folder, 'spec.json'), JSON.stringify(bundled.parsed));
    return await read(join(folder, 'spec.json'));
  } finally {
    await remove();
  }
};

const isSmall = ({ bytes }: { readonly bytes: number }): boolean => bytes < 1_000_000;
const drawn = drawSample(knownDocuments.filter(isSmall), 4, 'known documents bundled');
if (knownDocuments.length === 0) noteSkip('documents of others', 'their folder is not there (SUITES)');

test('the document of this project', async () => {
  const path = join(repository, 'spec/openapi.yaml');
  expect(withoutPlaces(await read(path))).toEqual(withoutPlaces(await readBundled(path)));
});

/** Documents with a fault: files that are not there, `items` of an older draft. */
const faulty = ['-3.0.x-full.yaml', '-3.1.x-full.yaml', 'ogen-go-ogen-sample.json'];
const isFaulty = ({ name }: { readonly name: string }): boolean => faulty.some((end) => name.endsWith(end));

test.each(drawn)('$name', async (document) => {
  if (isFaulty(document)) return expect(read(document.path)).rejects.toThrow();
  return expect(withoutPlaces(await read(document.path))).toEqual(withoutPlaces(await readBundled(document.path)));
});
