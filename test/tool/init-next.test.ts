/** The commands that `trefoil init` prints under "Next" work as printed, in projects of several kinds. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalRegistry, startRegistry } from '../support/registry.js';
import { repository } from '../support/workspace.js';

const run = promisify(execFile);

let registry: LocalRegistry;
let home: string;

beforeAll(async () => {
  registry = await startRegistry();
  home = await mkdtemp(join(tmpdir(), 'trefoil-next-'));
  await writeFile(join(home, '.npmrc'), registry.npmrc);
  await execute(home, 'npm init --yes && npm install --no-audit --no-fund --prefer-offline pnpm@10');
  const { stdout } = await execute(home, `npm pack --silent ${JSON.stringify(join(repository, 'generator'))}`);
  await execute(home, `npm publish ./${stdout.trim()}`);
});
afterAll(async () => {
  await registry?.close();
  await rm(home, { recursive: true, force: true });
});

/** Runs a command as a user who has pnpm and whose registry contains the tool. */
function execute(cwd: string, command: string): Promise<{ readonly stdout: string; readonly stderr: string }> {
  const env = {
    ...process.env,
    NPM_CONFIG_USERCONFIG: join(home, '.npmrc'),
    npm_config_registry: registry.url,
    npm_config_store_dir: join(home, 'store'),
    npm_config_cache: join(home, 'cache'),
    PATH: [join(home, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
    // In CI, pnpm would refuse to add packages to its lock file.
    npm_config_frozen_lockfile: 'false',
    NO_COLOR: '1',
  };
  return run('bash', ['-euo', 'pipefail', '-c', command], { cwd, env, maxBuffer: 2 ** 26 });
}

const spec = `openapi: 3.1.0
info: { title: Shop, version: '1' }
servers: [{ url: https://api.shop.example }]
security: []
paths:
  /orders:
    get:
      operationId: listOrders
      tags: [orders]
      responses: { '204': { description: There are no orders. } }
`;

const tsconfig = {
  compilerOptions: { target: 'ES2022', module: 'NodeNext', strict: true, types: ['node'], outDir: 'dist' },
  include: ['src'],
};

const check =
  "import { createClient } from '@shop/api/client'; if (typeof createClient !== 'function') process.exit(1);";

/** The files of a project, and a command that uses the generated code. */
interface Kind {
  readonly files: Readonly<Record<string, string>>;
  readonly use: string;
  /** Number of steps, excluding the last one. */
  readonly steps: number;
}

const kinds: Readonly<Record<string, Kind>> = {
  'an empty folder': {
    files: {},
    use: 'node --input-type=module --eval "await import(\'@pets/client\')"',
    steps: 3,
  },
  'an npm project in TypeScript': {
    files: {
      'package.json': JSON.stringify({ name: 'app', type: 'module', devDependencies: { typescript: '5.9.3' } }),
      'tsconfig.json': JSON.stringify(tsconfig),
      'src/index.ts': "import { createClient } from './api/client/index.js';\nconsole.log(typeof createClient);\n",
      'shop.yml': spec,
    },
    use: 'npx tsc && node dist/index.js',
    steps: 2,
  },
  'a new npm project': {
    files: { 'package.json': JSON.stringify({ name: 'app' }), 'shop.yaml': spec },
    use: `node --input-type=module --eval "${check.replace('/api/', '/')}"`,
    steps: 4,
  },
  'workspaces of npm': {
    files: { 'package.json': JSON.stringify({ name: 'root', workspaces: ['libs/*'] }), 'shop.yaml': spec },
    use: `node --input-type=module --eval "${check.replace('/api/', '/')}"`,
    steps: 3,
  },
  'a project of Next.js': {
    files: {
      // Next.js itself is not installed: it does not matter to the commands.
      'package.json': JSON.stringify({
        name: 'app',
        devDependencies: { typescript: '5.9.3' },
        optionalDependencies: {},
        peerDependencies: { next: '*' },
        peerDependenciesMeta: { next: { optional: true } },
      }),
      'tsconfig.json': JSON.stringify(tsconfig),
      'api/shop.json': JSON.stringify({
        info: { title: 'Shop', version: '1' },
        openapi: '3.1.0',
        paths: { '/a': { get: { operationId: 'a', responses: { 204: { description: 'Done' } } } } },
      }),
    },
    use: `node --input-type=module --eval "${check}"`,
    steps: 4,
  },
  'plain JavaScript': {
    files: {
      'package.json': JSON.stringify({ name: 'app', dependencies: { 'openapi-fetch': '0.17.0' } }),
      'spec/shop.yaml': spec,
    },
    use: `node --input-type=module --eval "${check}"`,
    steps: 4,
  },
  'workspaces of pnpm': {
    files: {
      'package.json': JSON.stringify({ name: 'root', private: true, packageManager: 'pnpm@10.0.0' }),
      'pnpm-workspace.yaml': 'packages:\n  - libs/*\nmanagePackageManagerVersions: false\n',
      'shop.yaml': spec,
    },
    use: 'test -f libs/api/dist/client/index.js',
    steps: 4,
  },
};

test.each(Object.entries(kinds))(
  'the next steps that init prints work in %s',
  async (name, { files, use, steps: count }) => {
    const cwd = join(home, name.replaceAll(/\W+/gu, '-'));
    await mkdir(cwd);
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(cwd, path)), { recursive: true });
      await writeFile(join(cwd, path), text);
    }
    const tool = join(repository, 'generator/bin/trefoil.js');
    const scope = Object.keys(files).length === 0 ? '--scope @pets' : '';
    const { stdout } = await execute(cwd, `node ${JSON.stringify(tool)} init ${scope}`);
    const steps = [...(stdout.split('\nNext:\n')[1] ?? '').matchAll(/^ {2}(.+)$/gmu)].map(([, step = '']) => step);
    // The last step starts a server.
    const last = steps.pop();
    expect(last).toMatch(/^(?:npx trefoil|npm run api:|pnpm exec trefoil ?)\s?dev$/u);
    expect(steps).toHaveLength(count);
    for (const step of steps) await execute(cwd, step);
    await execute(cwd, use);
  },
);

test.each([
  ['an empty folder', {}],
  ['a project of pnpm', { 'package.json': JSON.stringify({ name: 'app' }), 'pnpm-lock.yaml': '' }],
])('the commands that the first generation prints work in %s', async (name, files) => {
  const cwd = join(home, `generate ${name}`.replaceAll(/\W+/gu, '-'));
  await mkdir(cwd);
  for (const [path, text] of Object.entries({ ...files, 'shop api.yaml': spec }))
    await writeFile(join(cwd, path), text);
  const { stdout } = await execute(cwd, `npx --yes trefoil generate 'shop api.yaml' --layout package --out libs`);
  const [, printed = '', call = ''] = stdout.split(/^To install and compile.*$|^A first call.*$/mu);
  const steps = [...printed.matchAll(/^ {2}(.+)$/gmu)].map(([, step = '']) => step);
  expect(steps.length).toBeGreaterThan(2);
  for (const step of steps) await execute(cwd, step);
  const mock = /`(npx trefoil mock .+)`/u.exec(stdout)?.[1] ?? '';
  const lines = call.slice(0, call.indexOf('It calls'));
  await writeFile(join(cwd, 'first-call.mts'), `${lines}\nconsole.log(result.status);`);
  const { stdout: result } = await execute(
    cwd,
    `setsid ${mock} --port 0 >mock.log 2>&1 & trap "kill -- -$!" EXIT
for i in $(seq 100); do grep -q http mock.log && break; sleep 0.1; done
port=$(grep -o 'localhost:[0-9]*' mock.log | head -1); sed -i "s/localhost:3000/$port/" first-call.mts
node --import ${JSON.stringify(join(repository, 'node_modules/tsx/dist/loader.mjs'))} first-call.mts`,
  );
  expect(result.trim().split('\n').at(-1)).toBe('204');
});
