/** How much an additional operation changes in the packages of the project's document. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { diffLines } from 'diff';
import { expect, test } from 'vitest';
import { renderDocument } from '../../generator/src/generate.js';
import { loadDocument } from '../../generator/src/openapi/document.js';
import { makeFolder, testConfig } from '../support/documents.js';
import { repository } from '../support/workspace.js';

const operation = `  /api/admin/v2/topics/{id}/echo:
    put:
      operationId: echoTopic
      tags: [Topics]
      summary: Echo a topic
      description: Returns the topic that it is sent.
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

async function render(folder: string, path: string): Promise<ReadonlyMap<string, string>> {
  const document = await loadDocument(path, { allowNetwork: false, cwd: folder });
  if (Array.isArray(document)) throw new Error(JSON.stringify(document));
  const { value: rendered, diagnostics } = await renderDocument(document, testConfig);
  if (rendered === undefined) throw new Error(JSON.stringify(diagnostics));
  return rendered.files;
}

function count(text: string | undefined): number {
  return (text ?? '').split('\n').length - 1;
}

/** The number of lines that an additional operation changed, per file. */
interface Cost {
  readonly gone: readonly string[];
  readonly added: ReadonlyMap<string, number>;
  readonly removed: ReadonlyMap<string, number>;
}

function compare(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Cost {
  const added = new Map<string, number>();
  const removed = new Map<string, number>();
  for (const [path, text] of after) {
    for (const part of diffLines(before.get(path) ?? '', text)) {
      const lines = part.added ? added : part.removed ? removed : undefined;
      lines?.set(path, (lines.get(path) ?? 0) + (part.count ?? count(part.value)));
    }
  }
  return { gone: [...before.keys()].filter((path) => !after.has(path)), added, removed };
}

function sum(lines: ReadonlyMap<string, number>): number {
  return [...lines.values()].reduce((total, number) => total + number, 0);
}

/** Returns the files that do not belong to the operation's tag. */
function elsewhere(lines: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  return new Map([...lines].filter(([path]) => !path.includes('topics')));
}

/** The documents, with the operation's position in `paths`. Tags are listed in the order of paths. */
const documents = [
  ['of many files', 'spec/openapi.yaml', /(?<=^paths:\n)/mu],
  ['bundled', 'dist/openapi.yaml', /^(?= {2}\/api\/admin\/v2\/topics\/\{id\}:)/mu],
] as const;

test.each(documents)(
  'adding an operation (document %s) adds at most 250 lines, 120 of them in files of other tags, and edits at most 10 there',
  async (_, path, place) => {
    const { folder, remove } = await makeFolder({});
    try {
      cpSync(join(repository, dirname(path)), join(folder, dirname(path)), { recursive: true });
      const before = await render(folder, path);
      const entry = join(folder, path);
      writeFileSync(
        entry,
        readFileSync(entry, 'utf8').replace(place, () => operation),
      );
      const { gone, added, removed } = compare(before, await render(folder, path));
      expect(gone).toEqual([]);
      expect(sum(added)).toBeGreaterThan(50);
      expect(sum(added), JSON.stringify([...added])).toBeLessThanOrEqual(250);
      const [more, edited] = [elsewhere(added), elsewhere(removed)];
      expect(sum(more), JSON.stringify([...more])).toBeLessThanOrEqual(120);
      expect(sum(edited), JSON.stringify([...edited])).toBeLessThanOrEqual(10);
    } finally {
      await remove();
    }
  },
);
