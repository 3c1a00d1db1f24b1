/** Documents of others against themselves: nothing has changed, whatever they hold, and it is found soon. */
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

/** Which is always here. */
const own = { name: 'the document of this project', path: 'spec/openapi.yaml' };

test.each([own, ...documents])('$name has not changed', async ({ path }) => {
  const load = async (): ReturnType<typeof loadDocument> =>
    loadDocument(path, { allowNetwork: false, cwd: repository, isTolerant: true });
  const [old, now] = [await load(), await load()];
  // What is no document at all is none of this test's business.
  if (Array.isArray(old) || Array.isArray(now)) return;
  const found = await diffDocuments(old, now, config, { redocly: false, compiler: false });
  if (found === undefined) return;
  expect({ callers: found.callers, changes: found.changes }).toEqual({ callers: 'none', changes: [] });
  // The comparison of models itself, which equal models do without.
  expect(compareApis(found.old.api, found.now.api)).toEqual([]);
});
