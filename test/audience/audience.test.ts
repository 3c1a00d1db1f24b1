/**
 * A document with several audiences. All content for the other audiences contains a certain word, in names, texts,
 * examples and URLs, and no public output file may contain that word.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFiles } from '../support/documents.js';
import { type JobResult, runJobs } from '../support/jobs.js';
import { sampleTest } from '../support/long.js';
import { typeCheck } from '../support/type-check.js';
import { linkPackages, makeWorkspace, type Workspace } from '../support/workspace.js';

const document = `openapi: 3.1.0
info: { title: Kennels, version: '1' }
servers:
  - { url: https://kennels.example }
  - { url: https://zyzzyva.kennels.example, description: For zyzzyva., x-audience: internal }
tags:
  - { name: dogs, description: Dogs. }
  - { name: zyzzyvaes, description: Of zyzzyva. }
  - { name: zyzzyvas, description: Of zyzzyva. }
x-tagGroups: [{ name: All, tags: [dogs, zyzzyvaes] }]
security: [{ key: [] }]
paths:
  /dogs:
    parameters:
      - { name: zyzzyvaTrace, in: header, x-audience: [internal, partner], schema: { type: string } }
    get:
      operationId: listDogs
      tags: [dogs]
      parameters:
        - { $ref: '#/components/parameters/ZyzzyvaPage' }
        - { name: zyzzyvaFlag, in: query, description: A zyzzyva., x-audience: internal, schema: { type: boolean } }
        - name: filter
          in: query
          schema: { $ref: '#/components/schemas/Filter' }
          style: deepObject
          explode: true
          example: { name: Rex, zyzzyvaOwner: zyzzyva }
      responses:
        '200':
          description: The dogs.
          headers:
            X-Zyzzyva: { x-audience: internal, schema: { type: string } }
            X-Zyzzyva-Count: { $ref: '#/components/headers/ZyzzyvaCount' }
          content:
            application/json:
              schema: { type: array, items: { $ref: '#/components/schemas/Dog' } }
              examples:
                some: { $ref: '#/components/examples/Dogs' }
                zyzzyva: { x-audience: internal, value: [] }
                zyzzyvaMore: { $ref: '#/components/examples/ZyzzyvaUnused' }
                text: { serializedValue: '[{"name":"Rex","zyzzyvaRank":1,"zyzzyvaPart":{}}]' }
            application/vnd.zyzzyva+json: { x-audience: internal, schema: { type: string } }
          links:
            zyzzyvaLink: { operationId: zyzzyvaDog }
            zyzzyvaSelf: { $ref: '#/components/links/Zyzzyva' }
        '418': { description: A zyzzyva., x-audience: internal }
        '419': { $ref: '#/components/responses/ZyzzyvaAlias' }
      callbacks:
        zyzzyvaTold: { x-audience: internal, '{$request.query.zyzzyva}': { post: { responses: { '204': { description: Zyzzyva. } } } } }
        zyzzyvaHeard: { $ref: '#/components/callbacks/Zyzzyva' }
    post:
      operationId: addDog
      tags: [dogs]
      security: [{ key: [] }, { oauth: [read] }]
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Dog' }, example: { name: Rex, zyzzyvaRank: 1, zyzzyvaPart: { zyzzyva: 1 }, more: { zyzzyvaNote: zyzzyva } } } } }
      responses: { '201': { description: Added., content: { application/json: { schema: { $ref: '#/components/schemas/Animal' } } } } }
  /zyzzyva/dogs/{id}:
    get:
      operationId: zyzzyvaDog
      tags: [zyzzyvaes]
      x-audience: internal
      security: [{ oauth: ['zyzzyva:read'] }, { zyzzyvaKey: [] }]
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { '200': { description: A zyzzyva., content: { application/json: { schema: { $ref: '#/components/schemas/ZyzzyvaDog' } } } } }
  /kennels: { $ref: '#/components/pathItems/Kennels' }
  /secrets: { $ref: '#/components/pathItems/Secrets' }
  /zyzzyva/more: { $ref: '#/components/pathItems/ZyzzyvaMore' }
  /zyzzyva: { x-audience: partner, get: { operationId: zyzzyvaHome, responses: { '204': { description: Zyzzyva. } } } }
webhooks:
  zyzzyvaHappened: { x-audience: internal, post: { operationId: zyzzyvaHappened, responses: { '204': { description: Zyzzyva. } } } }
components:
  pathItems:
    Kennels:
      get: { operationId: listKennels, tags: [dogs], responses: { '204': { description: None. } } }
      post: { operationId: addKennel, tags: [dogs], requestBody: { $ref: '#/components/requestBodies/Zyzzyva' }, responses: { '204': { description: Added. } } }
      put:
        operationId: setZyzzyva
        x-audience: internal
        tags: [zyzzyvas]
        requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/ZyzzyvaKennel' } } } }
        responses: { '204': { description: Done. } }
    ZyzzyvaMore: { x-audience: internal, get: { operationId: moreZyzzyva, responses: { '204': { description: Zyzzyva. } } } }
    Secrets: { get: { operationId: readZyzzyva, x-audience: internal, responses: { '204': { description: Zyzzyva. } } } }
  parameters:
    ZyzzyvaPage: { name: zyzzyvaPage, in: query, x-audience: internal, schema: { type: integer } }
  headers:
    ZyzzyvaCount: { x-audience: internal, schema: { type: integer } }
  links:
    Zyzzyva: { x-audience: internal, operationId: listDogs }
  responses:
    ZyzzyvaAlias: { $ref: '#/components/responses/Zyzzyva' }
    Zyzzyva: { x-audience: internal, description: A zyzzyva. }
  requestBodies:
    Zyzzyva: { x-audience: internal, required: true, content: { text/plain: { schema: { type: string } } } }
  callbacks:
    Zyzzyva: { x-audience: internal, '{$request.query.zyzzyva}': { post: { responses: { '204': { description: Zyzzyva. } } } } }
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Key }
    zyzzyvaKey: { type: apiKey, in: header, name: X-Zyzzyva }
    oauth:
      type: oauth2
      flows: { clientCredentials: { tokenUrl: 'https://kennels.example/token', scopes: { read: Reads., 'zyzzyva:read': Reads zyzzyva. } } }
  examples:
    Dogs: { value: [{ name: Rex, zyzzyvaRank: 1, zyzzyvaPart: { zyzzyva: 1 }, more: { zyzzyvaNote: zyzzyva, kept: yes } }] }
    ZyzzyvaUnused: { x-audience: internal, value: zyzzyva }
  schemas:
    Filter: { type: object, properties: { name: { type: string }, zyzzyvaOwner: { type: string, x-audience: internal } } }
    Dog:
      type: object
      required: [name, zyzzyvaRank, zyzzyvaPart]
      x-audience: [public, internal, partner]
      properties:
        name: { type: string }
        zyzzyvaPart: { $ref: '#/components/schemas/ZyzzyvaHidden' }
        zyzzyvaRank: { type: integer, x-audience: internal, description: Zyzzyva. }
        more:
          type: object
          properties: { kept: { type: string }, zyzzyvaNote: { x-audience: partner, type: string } }
          default: { zyzzyvaNote: zyzzyva }
      allOf: [{ required: [zyzzyvaRank] }]
      examples: [{ name: Rex, zyzzyvaRank: 3, zyzzyvaPart: { zyzzyva: 1 } }]
    Cat: { type: object, required: [kind], properties: { kind: { const: cat } } }
    Bird: { type: object, required: [kind], properties: { kind: { const: bird } } }
    ZyzzyvaCat: { type: object, x-audience: internal, required: [kind], properties: { kind: { const: zyzzyva } } }
    Animal:
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/ZyzzyvaCat' }, { $ref: '#/components/schemas/Bird' }]
      discriminator: { propertyName: kind, mapping: { cat: '#/components/schemas/Cat', zyzzyva: ZyzzyvaCat, bird: Bird }, defaultMapping: ZyzzyvaCat }
    ZyzzyvaKennel: { type: object }
    ZyzzyvaHidden: { type: object, x-audience: internal, properties: { zyzzyva: { type: integer } } }
    ZyzzyvaDog: { type: object, properties: { zyzzyva: { $ref: '#/components/schemas/ZyzzyvaPart' } } }
    ZyzzyvaPart: { type: object, description: Only a ZyzzyvaDog has it. }
`;

const settings = ['public', 'partner', 'internal'].map((audience) => ({
  name: audience,
  spec: 'spec.yaml',
  audience,
  scope: '@case',
  out: `${audience}/packages`,
  docs: `${audience}/reference`,
  // The interchange types contain names as the document spells them.
  raw: true,
}));

let workspace: Workspace;
let outcomes: JobResult[];
beforeAll(async () => {
  workspace = await makeWorkspace();
  await writeFiles(workspace.folder, { 'spec.yaml': document, 'trefoil.config.json': JSON.stringify(settings) });
  outcomes = await runJobs([{ kind: 'command', cwd: workspace.folder, args: ['generate'] }], 1);
});
afterAll(() => workspace?.remove());

/** Returns the texts of all files below a folder, by path. */
function readAll(name: string): Map<string, string> {
  const folder = join(workspace.folder, name);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => join(entry.parentPath, entry.name)).map((path) => [path, readFileSync(path, 'utf8')]),
  );
}

function withWord(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([path, text]) =>
    [...text.matchAll(/.{0,60}zyzzyva.{0,60}/giu)].map(([line]) => `${path.slice(workspace.folder.length)}: ${line}`),
  );
}

test('generates public packages without internal or partner content', () => {
  expect(outcomes.map(({ exit, stderr, failure }) => [exit, failure, stderr])).toEqual([
    [0, undefined, expect.any(String)],
  ]);
  expect(outcomes[0]?.stderr).not.toContain('example-invalid');
  const files = readAll('public');
  expect(files.size).toBeGreaterThan(30);
  expect(withWord(files)).toEqual([]);
  for (const text of files.values()) expect(text).not.toContain('x-audience');
  expect([...files.values()].join('\n')).toContain('listDogs');
});

test('generates partner and internal packages with only their own content', () => {
  const [partner, internal] = ['partner', 'internal'].map((name) => [...readAll(name).values()].join('\n'));
  const referred = [
    'zyzzyvaPage',
    'X-Zyzzyva-Count',
    'zyzzyvaSelf',
    '419',
    'zyzzyvaHeard',
    'moreZyzzyva',
    'ZyzzyvaHidden',
  ];
  for (const word of ['zyzzyvaRank', 'zyzzyvaDog', 'ZyzzyvaPart', 'zyzzyvaHappened', 'zyzzyvaTrace', ...referred])
    expect(internal).toContain(word);
  expect(internal).not.toContain('zyzzyvaNote');
  for (const word of ['zyzzyvaNote', 'zyzzyvaHome', 'zyzzyvaTrace']) expect(partner).toContain(word);
  for (const word of ['zyzzyvaRank', 'zyzzyvaDog', 'ZyzzyvaPart']) expect(partner).not.toContain(word);
});

test('generates packages that compile for each audience', async () => {
  for (const name of ['public', 'partner', 'internal']) await linkPackages(workspace.folder, name);
  expect(typeCheck(workspace.folder)).toEqual([]);
});

sampleTest('generates public references without internal or partner content', async () => {
  const [ended] = await runJobs([{ kind: 'command', cwd: workspace.folder, args: ['docs', '--project', 'public'] }], 1);
  expect(ended).toMatchObject({ exit: 0 });
  const files = readAll('public/reference');
  const names = ['redoc.html', 'samples.json', 'openapi.json', 'openapi.yaml'];
  for (const name of names) expect(files.has(join(workspace.folder, 'public/reference', name)), name).toBe(true);
  expect(withWord(files)).toEqual([]);
});
