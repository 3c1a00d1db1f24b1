/** Properties of a project that `trefoil init` detects: documents, package manager, modules, compiler, framework. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { findDocuments } from '../../generator/src/commands/init/documents.js';
import { describeProject, detectProject } from '../../generator/src/commands/init/project.js';
import { proposeLayout } from '../../generator/src/commands/init/propose.js';
import { makeFolder, readJson, removeFolders, spec, trefoil } from './init-folders.js';

afterEach(removeFolders);

describe('documents are found', () => {
  const nested = '{ "components": { "examples": { "a": { "openapi": "3.0.0" } } }, "info": {} }';

  test.each<readonly [Readonly<Record<string, string>>, readonly string[]]>([
    [{ 'b.yaml': spec, 'openapi.yaml': 'swagger: "2.0"' }, ['openapi.yaml', 'b.yaml']],
    [
      { 'openapi.json': '{ "info": {}, "openapi": "3.0.0" }', 'spec/api.v2.yaml': spec },
      ['openapi.json', 'spec/api.v2.yaml'],
    ],
    [
      { 'fastapi.json': '{"openapi":"3.1.0"}', 'schema/lob-api-public.yml': spec },
      ['fastapi.json', 'schema/lob-api-public.yml'],
    ],
    [{ 'flow.yaml': '{ openapi: 3.1.0, info: {} }', 'quoted.yml': '"openapi": 3.0.3' }, ['flow.yaml', 'quoted.yml']],
    [{ 'api/deep/openapi.yaml': spec, 'node_modules/openapi.yaml': spec }, []],
    [
      { 'package.json': '{ "openapi": "3.0.0" }', 'data.json': nested, 'notes.yaml': 'text: |\n  openapi: 3.1.0\n' },
      [],
    ],
  ])('init finds documents by their content and lists common names first: %j', async (files, found) => {
    expect((await findDocuments(await makeFolder(files))).documents).toEqual(found);
  });

  test('init lists several documents instead of choosing one', async () => {
    const folder = await makeFolder({ 'a.yaml': spec, 'docs/b.json': '{"openapi":"3.1.0"}' });
    const [init] = await trefoil(folder, 'init');
    expect([init?.exit, init?.stderr]).toEqual([
      2,
      'trefoil: several OpenAPI documents found: a.yaml, docs/b.json. Pass the one to use, such as `npx trefoil init a.yaml`\n',
    ]);
    expect(existsSync(join(folder, 'trefoil.config.ts'))).toBe(false);
  });

  test.each([
    ['openapi.yaml is not one', { 'openapi.yaml': 'paths: {}' }, 'init', 'so this is not an OpenAPI document'],
    ['the path is wrong', { 'a.yaml': spec }, 'init b.yaml', 'b.yaml does not exist. The documents here are a.yaml.'],
    ['an address needs the network', {}, 'init https://shop.example/openapi.json', 'pass --allow-network'],
  ])('init writes no sample document if %s', async (_, files, line, message) => {
    const folder = await makeFolder(files as Readonly<Record<string, string>>);
    const [init] = await trefoil(folder, line);
    expect([init?.exit, init?.stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(existsSync(join(folder, 'trefoil.config.ts'))).toBe(false);
  });

  test('init writes a sample document if --new is given or no document is found, and says so', async () => {
    const [asked, empty] = [await makeFolder({ 'a.yaml': spec }), await makeFolder({})];
    const [[first], [second]] = [await trefoil(asked, 'init api/mine.yaml --new'), await trefoil(empty, 'init')];
    expect([first?.exit, second?.exit]).toEqual([0, 0]);
    expect(existsSync(join(asked, 'api/mine.yaml'))).toBe(true);
    expect(second?.stdout).toContain('document: openapi.yaml, a first document; replace it with yours\n');
  });

  test('init uses a document at a URL with --allow-network', async () => {
    const server = createServer((request, response) => {
      if (request.url !== '/openapi.yaml') response.statusCode = 404;
      response.end(spec);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    try {
      const { port } = server.address() as AddressInfo;
      const folder = await makeFolder({});
      const [missing, init] = await trefoil(
        folder,
        `init http://127.0.0.1:${port}/nothing.yaml --allow-network`,
        `init http://127.0.0.1:${port}/openapi.yaml --allow-network`,
      );
      expect([missing?.exit, init?.exit]).toEqual([3, 0]);
      expect(missing?.stderr).toContain('nothing was written');
      expect(readFileSync(join(folder, 'trefoil.config.ts'), 'utf8')).toContain("/openapi.yaml'");
      expect(readJson(folder, 'package.json')).toMatchObject({
        scripts: { 'api:generate': 'trefoil generate --allow-network', 'api:dev': 'trefoil dev --allow-network' },
      });
    } finally {
      server.close();
    }
  });
});

describe('the project is detected', () => {
  const typed = { devDependencies: { typescript: '^5.9.0' } };

  test.each<readonly [string, Readonly<Record<string, string>>, string]>([
    ['npm', { 'package.json': '{ "type": "module" }', 'package-lock.json': '{}' }, 'npm, ES modules, JavaScript'],
    ['yarn', { 'package.json': '{}', 'yarn.lock': '' }, 'yarn, CommonJS, JavaScript'],
    ['bun', { 'package.json': '{}', 'bun.lock': '' }, 'bun, CommonJS, JavaScript'],
    ['typescript without sources', { 'package.json': JSON.stringify(typed) }, 'npm, CommonJS, TypeScript ^5.9.0'],
    ['tsconfig.json', { 'package.json': '{}', 'tsconfig.json': '{}' }, 'npm, CommonJS, TypeScript'],
    [
      'packageManager',
      { 'package.json': '{ "packageManager": "pnpm@10.1.0" }', 'yarn.lock': '' },
      'pnpm, CommonJS, JavaScript',
    ],
    [
      'workspaces',
      { 'package.json': '{}', 'pnpm-workspace.yaml': 'packages: [libs/*]' },
      'pnpm, workspaces, CommonJS, JavaScript',
    ],
    [
      'a framework',
      {
        'package.json': JSON.stringify({ ...typed, dependencies: { next: '16', express: '5' } }),
        'tsconfig.json': '{}',
      },
      'npm, CommonJS, TypeScript ^5.9.0, Next.js',
    ],
    [
      'several frameworks that do not build on each other',
      { 'package.json': '{ "dependencies": { "express": "5", "hono": "4", "vite": "7" } }' },
      'npm, CommonJS, JavaScript, Hono, Express',
    ],
  ])('init detects the project by %s', async (_, files, described) => {
    expect(describeProject(detectProject(await makeFolder(files)))).toBe(described);
  });

  test('init detects the project from the root of its workspaces', async () => {
    const folder = await makeFolder({
      'package.json': '{ "workspaces": ["apps/*"] }',
      'bun.lock': '',
      'apps/web/package.json': '{ "type": "module" }',
    });
    expect(describeProject(detectProject(join(folder, 'apps/web')))).toBe(
      'bun, a package of workspaces, ES modules, JavaScript',
    );
  });

  test.each<readonly [string, Readonly<Record<string, string>>, string, string]>([
    ['an empty project', { 'package.json': JSON.stringify(typed) }, 'packages', 'packages'],
    ['workspaces of npm', { 'package.json': '{ "workspaces": ["apps/*", "libs/*"] }' }, 'packages', 'libs'],
    [
      'workspaces of pnpm',
      { 'package.json': '{}', 'pnpm-workspace.yaml': 'packages: [packages/*]' },
      'package',
      'packages',
    ],
    [
      'TypeScript without sources',
      { 'package.json': JSON.stringify({ ...typed, dependencies: { pg: '8' } }) },
      'folder',
      'api',
    ],
    ['a TypeScript server', { 'package.json': JSON.stringify(typed), 'src/index.ts': '' }, 'folder', 'src/api'],
    [
      'Next.js',
      { 'package.json': JSON.stringify({ ...typed, dependencies: { next: '16' } }), 'src/x.ts': '' },
      'package',
      'packages',
    ],
    ['plain JavaScript', { 'package.json': '{ "dependencies": { "express": "5" } }' }, 'package', 'packages'],
  ])('init proposes a layout for %s', async (_, files, layout, out) => {
    expect(proposeLayout(detectProject(await makeFolder(files)), false)).toMatchObject({ layout, out });
  });
});
