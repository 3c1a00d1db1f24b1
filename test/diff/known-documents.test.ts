/** Compares other people's documents with themselves: there are no changes, and the comparison is fast. */
import { expect, test } from 'vitest';
import { diffDocuments } from '../../generator/src/commands/diff/diff.js';
import { compareApis } from '../../generator/src/commands/diff/models.js';
import { loadDocument } from '../../generator/src/openapi/document.js';
import { testConfig } from '../support/documents.js';
import { knownDocuments } from '../support/known-documents.js';
import { drawSample, isLong } from '../support/long.js';
import { noteSkip } from '../support/skips.js';
import { repository } from '../support/workspace.js';

const documents = drawSample(
  knownDocuments.filter(({ bytes }) => isLong || bytes < 300_000),
  3,
  'known documents, compared',
);
if (documents.length === 0) noteSkip('documents of others, compared', 'they are not here');

const config = { ...testConfig, skipUnsupported: true };

/** The document of this project, which is always available. */
const own = { name: 'the document of this project', path: 'spec/openapi.yaml' };

test.each([own, ...documents])('reports no changes when $name is compared with itself', async ({ path }) => {
  const load = async (): ReturnType<typeof loadDocument> =>
    loadDocument(path, { allowNetwork: false, cwd: repository, isTolerant: true });
  const [old, now] = [await load(), await load()];
  // Invalid documents are not covered by this test.
  if (Array.isArray(old) || Array.isArray(now)) return;
  const found = await diffDocuments(old, now, config, { redocly: false, compiler: false });
  if (!('changes' in found)) return;
  expect({ callers: found.callers, changes: found.changes }).toEqual({ callers: 'none', changes: [] });
  // Compares the models directly; equal models usually skip this step.
  expect(compareApis(found.old.api, found.now.api, { old: found.old.names, now: found.now.names })).toEqual([]);
});
