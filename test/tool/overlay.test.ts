/** `trefoil overlay`: its output, the files it writes, and its errors. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { runJobs } from '../support/jobs.js';

const document = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  tags: [{ name: 'a' }],
  paths: { '/pets': { $ref: 'pets.yaml' } },
};
const pets = { get: { summary: 'List', responses: { 200: { description: 'OK' } } } };
const overlay = {
  overlay: '1.0.0',
  info: { title: 'Fixes', version: '1' },
  actions: [
    { target: "$.paths['/pets'].get", update: { summary: 'All pets' } },
    { target: '$.tags', update: { name: 'b' } },
  ],
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'overlay-'));
  const files = {
    'openapi.json': document,
    'pets.yaml': pets,
    'overlay.json': overlay,
    'broken.json': { overlay: '2' },
  };
  for (const [name, value] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(value));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...args: readonly string[]) {
  const [result] = await runJobs([{ kind: 'command', cwd: folder, args: ['overlay', ...args] }]);
  if (result === undefined) throw new Error('no result');
  return result;
}

test('overlay apply applies overlays to the bundled document, and overlay compare recovers an overlay', async () => {
  const applied = await run('apply', 'openapi.json', 'overlay.json');
  expect(applied).toMatchObject({ exit: 0, stderr: '' });
  expect(JSON.parse(applied.stdout)).toEqual({
    ...document,
    tags: [{ name: 'a' }, { name: 'b' }],
    paths: { '/pets': { get: { ...pets.get, summary: 'All pets' } } },
  });

  expect(await run('apply', 'openapi.json', 'overlay.json', '--out', 'edited.yaml')).toMatchObject({ exit: 0 });
  expect(parse(readFileSync(join(folder, 'edited.yaml'), 'utf8'))).toEqual(JSON.parse(applied.stdout));

  const compared = await run('compare', 'openapi.json', 'edited.yaml');
  expect(compared.exit).toBe(0);
  expect(parse(compared.stdout)).toMatchObject({ overlay: '1.0.0', actions: [...overlay.actions].reverse() });
});

test('overlay compare prints no overlay for equal documents, because an overlay requires an action', async () => {
  expect(await run('compare', 'openapi.json', 'openapi.json')).toMatchObject({
    exit: 0,
    stdout: '',
    stderr: 'the documents are equal; an overlay needs a change\n',
  });
});

test('overlay apply reports errors in an overlay with their location, and unreadable files', async () => {
  expect(await run('apply', 'openapi.json', 'broken.json')).toMatchObject({
    exit: 1,
    stdout: '',
    stderr: expect.stringContaining('broken.json:1:2 error overlay-invalid'),
  });
  expect(await run('apply', 'gone.json', 'overlay.json')).toMatchObject({ exit: 3 });
  expect(await run('apply', 'openapi.json')).toMatchObject({ exit: 2 });
});
