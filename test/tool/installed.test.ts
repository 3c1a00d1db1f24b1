/** The tool as users install it: packed, installed from the tarball into an empty folder, run on other documents. */
import { execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settings } from '../../generator/src/config/table.js';
import { writeFiles } from '../support/documents.js';
import { knownDocuments } from '../support/known-documents.js';
import { drawSample, isLong, sampleTest } from '../support/long.js';
import { root } from '../support/spec.js';
import { type Ended, runTool } from '../support/tool.js';
import { typeCheck } from '../support/type-check.js';

const run = promisify(execFile);

let folder: string;
let tarball: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trefoil-installed-'));
  const packed = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: join(root, 'generator') });
  const [{ filename }] = JSON.parse(packed.stdout.slice(packed.stdout.indexOf('['))) as [{ filename: string }];
  tarball = join(folder, filename);
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts'];
  await run('npm', ['install', ...quiet, tarball], { cwd: folder });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function trefoil(...args: readonly string[]): Promise<Ended> {
  return runTool(folder, args, join(folder, 'node_modules/trefoil/bin/trefoil.js'));
}

describe('the package', () => {
  test('publint reports no problems in the installed tool', async () => {
    const { buffer } = new Uint8Array(await readFile(tarball));
    const { messages } = await publint({ strict: true, level: 'suggestion', pack: { tarball: buffer } });
    expect(messages).toEqual([]);
  });

  sampleTest("the installed tool's types resolve in the same way as its code", async () => {
    const attw = join(root, 'node_modules/.bin/attw');
    const { stdout } = await run(attw, [
      tarball,
      '--profile',
      'esm-only',
      '--no-color',
      '--exclude-entrypoints',
      'settings.schema.json',
    ]);
    expect(stdout).toContain('trefoil');
  });

  test('the installed tool contains code, declarations, templates, runtime, README and license, but no sources', () => {
    const own = join(folder, 'node_modules/trefoil');
    const paths = readdirSync(own, { recursive: true, encoding: 'utf8' });
    for (const path of [
      'bin/trefoil.js',
      'dist/main.js',
      'dist/index.d.ts',
      'dist/templates/types/index.ts.hbs',
      'dist/runtime.json',
      'README.md',
      'LICENSE',
    ])
      expect(paths).toContain(path);
    expect(paths.filter((path) => /^(?:src|test|\.cache)\b|\.map$/u.test(path))).toEqual([]);
    const { scripts, private: isPrivate } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'));
    expect(Object.keys(scripts)).toEqual(['prepack']);
    expect(isPrivate).toBeUndefined();
  });

  test('the installed tool type-checks a configuration without skipLibCheck, and rejects mistakes', async () => {
    const configured = join(folder, 'configured');
    const settings = (more: string): string =>
      `import { defineConfig } from 'trefoil';\nexport default defineConfig(${more});\n`;
    const paged = (members: string): string =>
      settings(`{ spec: 'a.yaml', operations: { 'GET /pets': { pagination: { ${members} } } } }`);
    const good = settings(
      `[{ name: 'a', spec: 'a.yaml', integrations: ['tanstack-query'], schemas: { pet: { name: 'Pet' } },
        operations: { 'GET /pets': { name: 'listPets', pagination: { style: 'page', page: 'page' } } } }]`,
    );
    const compilerOptions = { module: 'NodeNext', target: 'ES2022', strict: true, noEmit: true, types: [] };
    const errorsOf = async (config: string): Promise<readonly string[]> => {
      await writeFiles(configured, {
        'trefoil.config.ts': config,
        'tsconfig.json': JSON.stringify({ compilerOptions: { ...compilerOptions, skipLibCheck: false } }),
      });
      return typeCheck(configured, 'typescript');
    };
    expect(await errorsOf(good)).toEqual([]);
    expect(await errorsOf(settings(`{ spec: 'a.yaml', integrations: ['tanstack'] }`))).toEqual([
      expect.stringMatching(/^trefoil\.config\.ts\(2,\d+\): .*"tanstack"/u),
    ]);
    expect((await errorsOf(paged(`style: 'page', pageSize: 'size'`)))[0]).toMatch(
      /^trefoil\.config\.ts\(2,\d+\): .*'pageSize'/u,
    );
    expect((await errorsOf(paged(`style: 'pages'`)))[0]).toMatch(/^trefoil\.config\.ts\(2,\d+\): .*"pages"/u);
    expect((await errorsOf(settings(`{ spec: 'a.yaml', nam: 'x' }`)))[0]).toMatch(/'nam'/u);
  });

  test('the installed tool has at most 60 MB including dependencies, and no native code', () => {
    const all = readdirSync(join(folder, 'node_modules'), { recursive: true, withFileTypes: true });
    const files = all.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    expect(files.filter((path) => path.endsWith('.node'))).toEqual([]);
    const bytes = files.reduce((sum, path) => sum + statSync(path).size, 0);
    expect(bytes).toBeGreaterThan(10_000_000);
    expect(bytes).toBeLessThanOrEqual(60_000_000);
  });
});

describe('its README', () => {
  const text = readFileSync(join(root, 'generator/README.md'), 'utf8');
  const blocksOf = (language: string): string[] =>
    [...text.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'gmu'))].map(([, block = '']) => block);

  test("the tool's README lists every setting and every command", async () => {
    for (const name of Object.keys(settings)) expect(text).toContain(`\`${name}\``);
    const commands = [...(await trefoil('--help')).stdout.matchAll(/^ {2}([a-z]+) \[options\]/gmu)].map(
      ([, name]) => name,
    );
    expect(commands.length).toBeGreaterThan(8);
    for (const name of commands) expect(text).toContain(`| \`trefoil ${name}\` |`);
  });

  sampleTest('the README of the tool describes commands that work in an empty folder', async () => {
    const project = await mkdtemp(join(tmpdir(), 'trefoil-begun-'));
    try {
      // As a user who has the tarball: npx finds the installed tool.
      await run('npm', ['init', '--yes'], { cwd: project });
      const quiet = ['--no-audit', '--no-fund', '--prefer-offline'];
      await run('npm', ['install', '--save-dev', ...quiet, tarball, 'typescript@5.9.3'], { cwd: project });
      const [begin = '', commands = ''] = blocksOf('sh');
      const [config = '', audiences = ''] = blocksOf('ts');
      const execute = (script: string): Promise<unknown> => run('bash', ['-euc', script], { cwd: project });
      await execute(begin.replace('--yes', '--yes --scripts --workflow'));
      expect(existsSync(join(project, 'packages/server/dist/index.js'))).toBe(true);
      await writeFile(join(project, 'trefoil.config.ts'), config);
      // The commands compare with the branch main.
      await execute('git init -q -b main; git add openapi.yaml package.json trefoil.config.ts');
      await run('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-qm', 'Begin'], {
        cwd: project,
      });
      await execute(`npx trefoil generate\n${commands}`);
      const manifest = JSON.parse(await readFile(join(project, 'packages/client/package.json'), 'utf8'));
      expect(manifest).toMatchObject({
        name: '@acme/client',
        keywords: ['api'],
        repository: { type: 'git', url: 'https://git.example/acme/api.git', directory: 'packages/client' },
      });
      await writeFile(join(project, 'trefoil.config.ts'), audiences);
      await execute('npx trefoil generate');
      const internal = JSON.parse(await readFile(join(project, 'internal/client/package.json'), 'utf8'));
      expect(internal.name).toBe('@acme-internal/client');
    } finally {
      await rm(project, { recursive: true, force: true });
    }
  });
});

const wanted = [
  'Redocly-museum-openapi-example-openapi.yaml',
  'OAI-learn.openapis.org-v3.1-tictactoe.yaml',
  'readme-oas-examples-3.0-json-discriminators.json',
];
const documents = knownDocuments.filter(({ name }) => wanted.includes(name));

describe.skipIf(documents.length === 0).each(isLong ? documents : documents.slice(0, 1))(
  'on $name',
  ({ name, path }) => {
    const entry = `document${name.slice(name.lastIndexOf('.'))}`;
    beforeAll(async () => {
      await copyFile(path, join(folder, entry));
      await writeFile(
        join(folder, 'trefoil.config.ts'),
        `import { defineConfig } from 'trefoil';\nexport default defineConfig({ spec: '${entry}', scope: '@other', skipUnsupported: true });\n`,
      );
    });
    afterAll(async () => {
      for (const each of ['packages', 'dist', entry]) await rm(join(folder, each), { recursive: true, force: true });
    });

    test('the installed tool generates files, and generate --check then finds no differences', async () => {
      expect((await trefoil('generate')).code).toBe(0);
      expect(existsSync(join(folder, 'packages/client/package.json'))).toBe(true);
      expect(await trefoil('generate', '--check')).toMatchObject({ code: 0, stdout: 'up to date\n' });
    });

    test('the installed tool prints the results of names, lint and verify', async () => {
      expect(JSON.parse((await trefoil('names', '--json')).stdout)).toMatchObject({ ok: true });
      const lint = await trefoil('lint', '--json');
      expect(JSON.parse(lint.stdout)).toMatchObject({ documents: [{ spec: entry }], ok: lint.code === 0 });
      const verified = await trefoil('verify', '--count', '2', '--seed', '1', '--json');
      expect(JSON.parse(verified.stdout)).toMatchObject({ ok: true, types: { findings: [] } });
      expect(verified.code).toBe(0);
    });

    sampleTest('the installed tool renders a page without external resources', async () => {
      expect((await trefoil('docs')).code).toBe(0);
      const page = await readFile(join(folder, 'dist/index.html'), 'utf8');
      expect(page).toContain('content="default-src &#x27;none&#x27;; ');
      expect(await trefoil('docs')).toMatchObject({ code: 0, stdout: 'up to date; nothing was written\n' });
    });

    test.each(drawSample([['mock'], ['dev']], 1, 'commands that serve'))(
      'the installed tool runs %s until SIGINT',
      async (command) => {
        const script = join(folder, 'node_modules/trefoil/bin/trefoil.js');
        const child = spawn(process.execPath, [script, command, '--port', '0'], {
          cwd: folder,
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        let said = '';
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (part: Buffer) => (said += part.toString()));
        const ended = new Promise<number | null>((settle) => child.once('close', settle));
        const pattern = command === 'mock' ? /Press Ctrl-C to stop/u : /up to date/u;
        while (!pattern.test(said) && child.exitCode === null) await new Promise((done) => setTimeout(done, 50));
        const base = /http:\/\/localhost:\d+/u.exec(said)?.[0] ?? said;
        const response = await fetch(`${base}/nothing-of-that-name`);
        expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
        child.kill('SIGINT');
        expect(await ended).toBe(0);
      },
    );
  },
);

describe('mistakes are reported without a stack trace', () => {
  const calls: readonly (readonly [args: readonly string[], code: number])[] = [
    [['nothing'], 2],
    [['generate', 'missing.yaml'], 3],
    [['generate', '.'], 3],
    [['generate', '/dev/null'], 1],
    [['generate', 'http://localhost:1/x.yaml'], 1],
    [['generate', 'http://localhost:1/x.yaml', '--allow-network'], 3],
    [['lint', 'missing.yaml'], 3],
    [['lint', '.'], 3],
    [['docs', 'missing.yaml'], 3],
    [['mock', 'missing.yaml'], 3],
    [['dev', 'http://localhost:1/x.yaml'], 2],
    [['mock', '--port', 'x'], 2],
    [['mock', '--host', ''], 2],
    [['dev', '--host', ''], 2],
    [['generate', '--project', 'x'], 2],
  ];
  test.each(drawSample(calls, 4, 'mistakes'))(
    'the installed tool exits without a stack trace: %j with %i',
    async (args, code) => {
      await writeFile(join(folder, 'trefoil.config.ts'), "export default { spec: 'missing.yaml' };\n");
      const ended = await trefoil(...args);
      expect(ended.code, ended.stderr).toBe(code);
      expect(ended.stderr).not.toMatch(/^\s+at /mu);
      expect(ended.stderr.length).toBeGreaterThan(10);
    },
  );
});
