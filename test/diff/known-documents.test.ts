/** Documents against themselves: nothing has changed, whatever they hold, and it is found soon. */
import { expect, test } from 'vitest';
import { diffDocuments } from '../../generator/src/diff/diff.js';
import { compareApis } from '../../generator/src/diff/models.js';
import { loadDocument } from '../../generator/src/document.js';
import { readSubject } from '../../generator/src/subject.js';
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

const load = async (path: string): ReturnType<typeof loadDocument> =>
  loadDocument(path, { allowNetwork: false, cwd: repository, isTolerant: true });

test('the document of this project has not changed', async () => {
  const [old, now] = [await load('spec/openapi.yaml'), await load('spec/openapi.yaml')];
  if (Array.isArray(old) || Array.isArray(now)) throw new Error('it is read');
  const found = await diffDocuments(old, now, config, { redocly: false, compiler: false });
  expect(found).toMatchObject({ callers: 'none', implementers: 'none', changes: [] });
});

test.each(documents)('$name has not changed', async ({ path }) => {
  const document = await load(path);
  // What is no document at all is none of this test's business.
  const subject = Array.isArray(document) ? undefined : readSubject(document, config);
  if (subject === undefined) return;
  // Part by part, as if the two were not known to be equal.
  expect(compareApis(subject.api, structuredClone(subject.api))).toEqual([]);
});
