/** `trefoil dev` in a user's project: its messages, and files that it does not change. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ensureTool } from '../../scripts/support/tool.js';
import { makeFolder } from '../support/documents.js';
import { patience } from '../support/patience.js';
import { runTool, tool } from '../support/tool.js';
import { repository } from '../support/workspace.js';

/** A document with an operation that can be generated and one that cannot, because its path parameter is undeclared. */
const spec = `openapi: 3.1.0
info: { title: Pets, version: '1' }
paths:
  /pets: { get: { operationId: listPets, responses: { '204': { description: Done } } } }
  /pets/{id}: { get: { operationId: getPet, responses: { '204': { description: Done } } } }
`;

interface Running {
  readonly base: string;
  /** Resolves as soon as the output matches the pattern. */
  readonly waitFor: (pattern: RegExp) => Promise<void>;
  readonly said: () => string;
}

const children: ChildProcess[] = [];
const removals: (() => Promise<void>)[] = [];
beforeAll(ensureTool);
afterEach(async () => {
  for (const child of children.splice(0)) {
    const ended = new Promise((done) => child.once('close', done));
    if (child.exitCode === null && child.kill('SIGINT')) await ended;
  }
  for (const remove of removals.splice(0)) await remove();
});

async function makeProject(files: Readonly<Record<string, string>>): Promise<string> {
  const { folder, remove } = await makeFolder({ 'spec.yaml': spec, ...files });
  removals.push(remove);
  return folder;
}

async function start(cwd: string, ...args: readonly string[]): Promise<Running> {
  const child = spawn(process.execPath, [tool, 'dev', '--port', '0', ...args], { cwd, stdio: 'pipe' });
  children.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  const waitFor = async (pattern: RegExp): Promise<void> => {
    for (const end = Date.now() + patience; !pattern.test(said); ) {
      if (child.exitCode !== null || Date.now() > end) throw new Error(`${String(pattern)} does not match: ${said}`);
      await new Promise((done) => setTimeout(done, 30));
    }
  };
  await waitFor(/http:\/\/\S+ serves/u);
  return { base: /http:\/\/localhost:\d+/u.exec(said)?.[0] ?? '', waitFor, said: () => said };
}

test('dev also applies command line options to the reference and the mock server', async () => {
  const folder = await makeProject({});
  const dev = await start(folder, 'spec.yaml', '--skip-unsupported', '--out', 'made', '--scope', '@other');
  await dev.waitFor(/up to date/u);
  expect(await (await fetch(dev.base)).text()).toContain('@other/client');
  expect((await fetch(`${dev.base}/pets`)).status).toBe(204);
  expect((await fetch(`${dev.base}/pets/1`)).status).toBe(501);
  expect(readFileSync(join(folder, 'made/client/package.json'), 'utf8')).toContain('@other/client');
  // A document without a project has no folder for a reference.
  expect(existsSync(join(folder, 'dist'))).toBe(false);
});

test('dev suggests a GET request, and reports changes that break callers until they are undone', async () => {
  const folder = await makeProject({});
  const dev = await start(folder, 'spec.yaml', '--skip-unsupported');
  await dev.waitFor(/up to date[^\n]*\n\ncurl '\S+'\n/u);
  const [, url = ''] = /^curl '(\S+)'$/mu.exec(dev.said()) ?? [];
  expect(url).toBe(`${dev.base}/pets`);
  expect((await fetch(url)).status).toBe(204);
  expect(dev.said()).not.toMatch(/break/u);

  const path = join(folder, 'spec.yaml');
  const text = readFileSync(path, 'utf8');
  await writeFile(path, text.replace('  /pets:', '  /animals:'));
  await dev.waitFor(
    /^breaks callers, compared with the start of this run:\n {2}GET \/animals: moved from GET \/pets\n/mu,
  );
  await writeFile(path, text);
  await dev.waitFor(/no longer breaks callers/u);
  await writeFile(path, text.replace('operationId: listPets', 'operationId: findPets'));
  await dev.waitFor(/^ {2}GET \/pets: the function listPets was renamed findPets\n/mu);
  // It suggests a request only once.
  expect(dev.said().match(/^curl /gmu)).toHaveLength(1);
});

test('dev prints each warning once, and then only new and resolved warnings and the number of others', async () => {
  const operation = (name: string): string =>
    `  /${name}: { get: { sumary: A, responses: { '204': { description: Done } } } }\n`;
  const text = `openapi: 3.1.0\ninfo: { title: Pets, version: '1' }\npaths:\n${operation('a')}${operation('b')}`;
  const folder = await makeProject({ 'spec.yaml': text });
  const dev = await start(folder, 'spec.yaml');
  await dev.waitFor(/up to date/u);
  const first = dev.said();
  const count = first.match(/ warning field-unknown: /gu)?.length ?? 0;
  expect(count).toBe(2);

  const path = join(folder, 'spec.yaml');
  await writeFile(path, text.replace('paths:', `# Moved.\npaths:\n${operation('new')}`));
  await dev.waitFor(/up to date[\s\S]*up to date/u);
  const second = dev.said().slice(first.length);
  expect(second.match(/^spec\.yaml:\S+ warning .*$/gmu)).toEqual([
    expect.stringMatching(/^spec\.yaml:5:\d+ warning field-unknown: /u),
  ]);
  expect(second).toMatch(/^2 warnings as before$/mu);
  expect(second).not.toContain('resolved');

  await writeFile(path, text.replace(operation('b'), ''));
  await dev.waitFor(/^2 warnings resolved:\n {2}field-unknown: .*\n {2}field-unknown: .*\n1 warning as before$/mu);
});

test('dev prints the number of lint errors and the first ones, and how to print all', async () => {
  const operations = ['a', 'b', 'c', 'd', 'e'].map(
    (name) =>
      `  /${name}: { get: { operationId: ${name}, summary: A, responses: { '204': { description: Done } } } }\n`,
  );
  const text = `openapi: 3.1.0\ninfo: { title: Pets, version: '1' }\npaths:\n${operations.join('')}`;
  const folder = await makeProject({
    'my spec.yaml': text,
    'redocly.yaml': 'rules: { operation-description: error, operation-4xx-response: warn }\n',
  });
  const dev = await start(folder, 'my spec.yaml');
  await dev.waitFor(/^lint: 5 errors/mu);
  const [report] = /^lint: [\s\S]*$/mu.exec(dev.said()) ?? [];
  expect(report?.trimEnd().split('\n')).toEqual([
    "lint: 5 errors; `npx trefoil lint 'my spec.yaml'` prints all",
    expect.stringMatching(/^ {2}my spec\.yaml:4:\d+ {2}operation-description: /u),
    expect.stringMatching(/^ {2}my spec\.yaml:5:\d+ {2}operation-description: /u),
    expect.stringMatching(/^ {2}my spec\.yaml:6:\d+ {2}operation-description: /u),
  ]);
  await writeFile(join(folder, 'my spec.yaml'), text.replace('paths:', '# Moved.\npaths:'));
  await dev.waitFor(/^lint: 5 errors as before$/mu);
});

test('mock and dev report an invalid port with its source, --port or PORT', async () => {
  const folder = await makeProject({});
  vi.stubEnv('PORT', 'any');
  const calls = [['mock'], ['dev'], ['mock', '--port', 'none']];
  const ended = await Promise.all(calls.map(([name = '', ...args]) => runTool(folder, [name, 'spec.yaml', ...args])));
  vi.unstubAllEnvs();
  expect(ended.map(({ code, stderr }) => [code, stderr])).toEqual([
    [2, 'trefoil: PORT any: expected a number from 0 to 65535\n'],
    [2, 'trefoil: PORT any: expected a number from 0 to 65535\n'],
    [2, 'trefoil: --port none: expected a number from 0 to 65535\n'],
  ]);
});

test('dev reports an existing file in the reference folder and does not overwrite it', async () => {
  const settings = { spec: 'spec.yaml', skipUnsupported: true };
  const folder = await makeProject({ 'trefoil.config.json': JSON.stringify(settings), 'dist/openapi.json': 'mine\n' });
  const dev = await start(folder);
  await dev.waitFor(/The reference could not be rendered:[\s\S]*dist\/openapi\.json/u);
  expect(readFileSync(join(folder, 'dist/openapi.json'), 'utf8')).toBe('mine\n');
  expect(existsSync(join(folder, 'dist/docs'))).toBe(false);
});

test('dev neither compiles nor serves packages that are not configured', async () => {
  const settings = { spec: 'spec.yaml', skipUnsupported: true, scope: '@other', packages: ['types'] };
  const folder = await makeProject({ 'trefoil.config.json': JSON.stringify(settings) });
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const dev = await start(folder);
  await dev.waitFor(/up to date/u);
  expect((await fetch(`${dev.base}/pets`)).status).toBe(503);
  await dev.waitFor(/packages compiled/u);
  expect(existsSync(join(folder, 'packages/types/dist/index.js'))).toBe(true);
  expect(existsSync(join(folder, 'packages/client'))).toBe(false);
  expect(dev.said()).not.toContain('does not compile');
});

test('dev renders the reference again when an image of a chapter is saved, even if the image is new', async () => {
  const drawing = (width: number): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="2"><path d="M0 0h${width}v2z"/></svg>\n`;
  const reference = { chapters: ['guide/start.md'] };
  const settings = { spec: 'spec.yaml', skipUnsupported: true, scope: '@other', packages: ['types'], reference };
  const folder = await makeProject({
    'trefoil.config.json': JSON.stringify(settings),
    'guide/start.md': '# Start\n\n![A plan](<../pictures/the plan.svg>)\n',
    'pictures/the plan.svg': drawing(3),
  });
  const dev = await start(folder);
  await dev.waitFor(/reference and mock server up to date/u);
  const readImages = async (): Promise<string[]> => {
    const page = await (await fetch(`${dev.base}/guide/start.html`)).text();
    const paths = [...page.matchAll(/<img src="\.\.\/(assets\/[^"]+)"/gu)].map(([, path = '']) => path);
    return Promise.all(paths.map(async (path) => (await fetch(`${dev.base}/${path}`)).text()));
  };
  expect(await readImages()).toEqual([drawing(3)]);
  await writeFile(join(folder, 'pictures/the plan.svg'), drawing(4));
  await dev.waitFor(/change pictures\Wthe plan\.svg/u);
  await vi.waitFor(async () => expect(await readImages()).toEqual([drawing(4)]), 20_000);
  // The chapter names another image, which is saved later.
  await writeFile(join(folder, 'guide/start.md'), '# Start\n\n![A map](map.svg)\n');
  await dev.waitFor(/change guide\Wstart\.md/u);
  await vi.waitFor(async () => expect(await readImages()).toEqual([]), 20_000);
  await writeFile(join(folder, 'guide/map.svg'), drawing(5));
  await vi.waitFor(async () => expect(await readImages()).toEqual([drawing(5)]), 20_000);
});

test('dev compares with the names of the first run after the configuration module was edited', async () => {
  const module = (name: string): string =>
    `export default { spec: 'spec.yaml', skipUnsupported: true, operations: { listPets: { name: '${name}' } } };\n`;
  const folder = await makeProject({ 'trefoil.config.mjs': module('readPets') });
  const dev = await start(folder);
  await dev.waitFor(/up to date/u);
  const path = join(folder, 'trefoil.config.mjs');
  await writeFile(path, module('fetchPets'));
  await dev.waitFor(
    /^breaks callers, compared with the start of this run:\n {2}GET \/pets: the function readPets was renamed fetchPets\n/mu,
  );
  await writeFile(path, module('readPets'));
  await dev.waitFor(/no longer breaks callers/u);
});
