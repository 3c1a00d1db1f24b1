/** What is generated leads to all of it: a package has no module of the runtime that nothing of its document needs. */
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { asObject } from '../../generator/src/openapi/values.js';
import { readCaseDocuments } from '../support/case-documents.js';
import { type Files, generateFiles, renderFiles } from '../support/documents.js';

/** The sources that a manifest names, by what it says of what was compiled. */
const entriesOf = (name: string, files: ReadonlyMap<string, string>): string[] => {
  const manifest = asObject(JSON.parse(files.get(`${name}/package.json`) ?? '{}'));
  const named = [...JSON.stringify([manifest['exports'], manifest['imports']]).matchAll(/"\.\/dist\/([^"]+)\.js"/gu)];
  const patterns = named.map(([, path = '']) => path.split('*'));
  return [...files.keys()].filter((file) =>
    patterns.some(([start = '', end = '']) => file.startsWith(`${name}/src/${start}`) && file.endsWith(`${end}.ts`)),
  );
};

/** The files of a package that nothing leads to, and what it imports that is not there. */
const strayOf = (name: string, files: ReadonlyMap<string, string>): readonly string[] => {
  const reached = new Set(entriesOf(name, files));
  expect(reached.size).toBeGreaterThan(0);
  const lost: string[] = [];
  for (const file of reached) {
    for (const { fileName } of ts.preProcessFile(files.get(file) ?? '', true, true).importedFiles) {
      if (!fileName.startsWith('.')) continue;
      const path = join(dirname(file), fileName).replace(/\.js$/u, '.ts');
      if (files.has(path)) reached.add(path);
      else lost.push(`${file} imports ${fileName}`);
    }
  }
  const sources = [...files.keys()].filter((file) => file.startsWith(`${name}/src/`));
  return [...sources.filter((file) => !reached.has(file)), ...lost];
};

/** Documents whose media, parameters and events differ most; what they need of the runtime is not the same. */
const names = [
  'additional-properties',
  'access-variants',
  'xml',
  'multipart',
  'webhooks',
  'callbacks',
  'links',
  'cookies',
  'form',
  'server-sent-events',
  'lines',
];
const documents = readCaseDocuments().filter(({ name }) => names.some((each) => name.startsWith(each)));

test('nothing is left over, and nothing is missing', async () => {
  let generated = 0;
  for (const { document, files: others } of documents) {
    const given: Files = { ...others, 'spec.yaml': JSON.stringify(document) };
    const { files } = await renderFiles(given);
    // A case of something that is refused.
    if (files.size === 0) continue;
    generated += 1;
    for (const name of ['client', 'server']) expect(strayOf(name, files)).toEqual([]);
  }
  expect(generated).toBeGreaterThan(15);
});

test('a document of JSON has no code for other media, and one of XML has', async () => {
  const write = (media: string): string => `
openapi: 3.1.0
info: { title: Pets, version: 1.0.0 }
paths:
  /pets:
    post:
      operationId: createPet
      requestBody: { content: { ${media}: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses: { '201': { description: Made., content: { ${media}: { schema: { $ref: '#/components/schemas/Pet' } } } } }
components: { schemas: { Pet: { type: object, properties: { name: { type: string } } } } }
`;
  const listMedia = async (media: string): Promise<string> => {
    const files = await generateFiles({ 'spec.yaml': write(media) });
    return [...files.keys()]
      .flatMap((file) => /^client\/src\/runtime\/codec\/media\/(.+)/u.exec(file)?.[1] ?? [])
      .join(' ');
  };
  expect(await listMedia('application/json')).toBe('json.ts');
  expect(await listMedia('application/xml')).toContain('xml-reader.ts xml-writer.ts');
});
