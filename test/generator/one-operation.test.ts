/** What one operation more changes of the packages of the project's own document. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffLines } from 'diff';
import { expect, test } from 'vitest';
import { loadDocument } from '../../generator/src/openapi/document.js';
import { renderDocument } from '../../generator/src/generate.js';
import { makeFolder, testConfig } from '../support/documents.js';
import { repository } from '../support/workspace.js';

const operation = `  /api/admin/v2/topics/{id}/echo:
    put:
      operationId: echoTopic
      tags: [Topics]
      summary: Echo a topic
      description: Answers with the topic that it is sent.
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer } }
        - { name: mood, in: query, schema: { type: string, enum: [calm, loud] } }
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [name, kind]
              properties:
                name: { type: string, minLength: 1 }
                kind: { type: string, enum: [large, small] }
                notes: { type: array, items: { type: string } }
            example: { name: bread, kind: large }
      responses:
        '200':
          description: The topic.
          content:
            application/json:
              schema:
                type: object
                required: [name]
                properties: { name: { type: string } }
              example: { name: bread }
`;

const render = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const document = await loadDocument('spec/openapi.yaml', { allowNetwork: false, cwd: folder });
  if (Array.isArray(document)) throw new Error(JSON.stringify(document));
  const rendered = await renderDocument(document, testConfig);
  if (rendered === undefined) throw new Error(JSON.stringify(document.diagnostics));
  return rendered.files;
};

const count = (text: string | undefined): number => (text ?? '').split('\n').length - 1;

test('one operation adds at most 250 lines, and changes at most 10 outside the files of its tag', async () => {
  const { folder, remove } = await makeFolder({});
  try {
    cpSync(join(repository, 'spec'), join(folder, 'spec'), { recursive: true });
    const before = await render(folder);
    const entry = join(folder, 'spec/openapi.yaml');
    writeFileSync(
      entry,
      readFileSync(entry, 'utf8').replace(/^paths:\n/mu, (line) => line + operation),
    );
    const after = await render(folder);
    let added = 0;
    const changed = new Map<string, number>();
    for (const [path, text] of after) {
      const parts = diffLines(before.get(path) ?? '', text);
      const removed = parts
        .filter((part) => part.removed)
        .reduce((sum, part) => sum + (part.count ?? count(part.value)), 0);
      added += parts.filter((part) => part.added).reduce((sum, part) => sum + (part.count ?? count(part.value)), 0);
      if (removed > 0) changed.set(path, removed);
    }
    expect([...before.keys()].filter((path) => !after.has(path))).toEqual([]);
    expect(added).toBeGreaterThan(50);
    expect(added).toBeLessThanOrEqual(250);
    const outside = [...changed].filter(([path]) => !path.includes('topics'));
    expect(
      outside.reduce((sum, [, lines]) => sum + lines, 0),
      JSON.stringify(outside),
    ).toBeLessThanOrEqual(10);
  } finally {
    await remove();
  }
});
