/**
 * The whole path of a user who has the tool's tarball and a document: packages, a mock server, a typed client and an
 * Express server, `dev`, the differences of a change, and releases. It is tested with four documents, most of them
 * other people's. The test limits the commands and lines that the user types, and prints them with the time of each
 * step.
 */
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asObject } from '../../generator/src/openapi/values.js';
import { drawSample } from '../support/long.js';
import { type LocalRegistry, startRegistry } from '../support/registry.js';
import { checkWorkflow } from '../support/workflows.js';
import { repository } from '../support/workspace.js';
import { type PathDocument, pathDocuments } from './whole-path-documents.js';

const run = promisify(execFile);
const quiet = '--no-audit --no-fund --prefer-offline';

let registry: LocalRegistry;
let home: string;
let tarball: string;
beforeAll(async () => {
  registry = await startRegistry();
  home = await mkdtemp(join(tmpdir(), 'whole-path-'));
  await writeFile(join(home, '.npmrc'), registry.npmrc);
  const packed = await run('npm', ['pack', '--silent', join(repository, 'generator')], { cwd: home });
  tarball = join(home, packed.stdout.trim());
});
afterAll(async () => {
  await registry?.close();
  await rm(home, { recursive: true, force: true });
});

interface Path {
  readonly project: string;
  /** Runs commands, one per line, with the npm settings of a user who may publish; returns their output. */
  readonly type: (commands: string) => Promise<string>;
  readonly typeJson: (command: string) => Promise<Readonly<Record<string, unknown>>>;
  /** Writes a program, whose lines count as typed. */
  readonly write: (name: string, text: string) => Promise<void>;
  readonly edit: (from: string, to: string) => Promise<void>;
  /** Starts a command. Once it prints a text, calls a function with the output so far. */
  readonly during: (
    command: readonly string[],
    until: RegExp,
    use: (printed: () => string) => Promise<void>,
  ) => Promise<void>;
  /** The number of typed commands and lines, and the time of each command. */
  readonly log: { commands: number; lines: number; readonly times: string[] };
}

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

async function begin(file: string): Promise<Path> {
  const project = await mkdtemp(join(home, 'project-'));
  const env = { ...process.env, NPM_CONFIG_USERCONFIG: join(home, '.npmrc'), NO_COLOR: '1' };
  const log = { commands: 0, lines: 0, times: [] as string[] };
  const timed = async <T>(command: string, work: () => Promise<T>): Promise<T> => {
    const begun = performance.now();
    log.commands += 1;
    const result = await work();
    log.times.push(`${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${command.slice(0, 90)}`);
    return result;
  };
  const type = async (commands: string): Promise<string> => {
    let printed = '';
    for (const command of commands.trim().split('\n')) {
      const shell = ['-euo', 'pipefail', '-c', command];
      const ended = run('bash', shell, { cwd: project, env, maxBuffer: 2 ** 26 });
      // The message of a failed command contains only what it printed to stderr; the compiler prints to stdout.
      const { stdout } = await timed(command, () => ended).catch((error: Error & { stdout?: string }) => {
        throw new Error(`${error.message}${error.stdout ?? ''}`);
      });
      printed += stdout;
    }
    return printed;
  };
  return {
    project,
    log,
    type,
    typeJson: async (command) => asObject(JSON.parse(await type(command))),
    write: async (name, text) => {
      log.lines += text.trim().split('\n').length;
      await mkdir(join(project, 'src'), { recursive: true });
      await writeFile(join(project, 'src', name), text);
    },
    edit: async (from, to) => {
      const text = await readFile(join(project, file), 'utf8');
      expect(text).toContain(from);
      await writeFile(join(project, file), text.replace(from, to));
    },
    during: (command, until, use) =>
      timed(command.join(' '), async () => {
        const child = spawn(command[0] ?? '', command.slice(1), { cwd: project, env });
        const ended = new Promise((done) => child.once('close', done));
        let said = '';
        for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += String(part)));
        try {
          while (!until.test(said) && child.exitCode === null) await wait(50);
          expect(said).toMatch(until);
          await use(() => said);
        } finally {
          child.kill('SIGINT');
          await ended;
        }
      }),
  };
}

const trefoil = 'node_modules/trefoil/bin/trefoil.js';

function clientOf({ scope, auth, call }: PathDocument): string {
  return `import { createApi, createClient } from '${scope}/client';

const api = createApi(createClient({ baseUrl: process.argv[2] ?? '', auth: ${auth} }));
console.log(JSON.stringify(await ${call}));
`;
}

function serverOf({ scope, handlers }: PathDocument): string {
  return `import { createServer } from '${scope}/server';
import { toExpressHandler } from '${scope}/server/express';
import express from 'express';

const server = createServer({
  mock: true,
  ${handlers}
});
const http = express().use(toExpressHandler(server)).listen(0, () => console.log(JSON.stringify(http.address())));
`;
}

/** Creates packages that compile, a reference and a workflow. */
async function makePackages({ type, project }: Path, scope: string): Promise<void> {
  await type(`
npm init --yes
npm pkg set type=module
npm install --save-dev ${quiet} ${tarball} typescript@7.0.2 express@5 @types/express@5 @types/node@20
npx trefoil init --yes --layout packages --scope ${scope} --scripts --workflow
npx trefoil generate
npm install ${quiet}
npm run build --workspaces
npx trefoil docs`);
  for (const part of ['types', 'client', 'server'])
    expect(existsSync(join(project, 'packages', part, 'dist/index.d.ts'))).toBe(true);
  expect(await readFile(join(project, 'dist/index.html'), 'utf8')).toContain('<title>');
  const workflow = await readFile(join(project, '.github/workflows/api.yml'), 'utf8');
  const { scripts } = asObject(JSON.parse(await readFile(join(project, 'package.json'), 'utf8')));
  expect(await checkWorkflow(workflow, asObject(scripts))).toEqual([]);
}

/** Calls the mock server and an Express server with the generated client. */
async function callServers(path: Path, document: PathDocument): Promise<void> {
  await path.write('client.ts', clientOf(document));
  await path.write('server.ts', serverOf(document));
  await path.type(
    'npx tsc src/client.ts src/server.ts --ignoreConfig --strict --module nodenext --target es2023 --types node --outDir out',
  );
  await path.during(['node', trefoil, 'mock', '--port', '0'], /Ctrl-C/u, async (printed) => {
    const base = /http:\/\/localhost:\d+\S*/u.exec(printed())?.[0] ?? '';
    expect(JSON.parse(await path.type(`node out/client.js ${base}`))).toEqual(expect.anything());
  });
  await path.during(['node', 'out/server.js'], /"port":\d+/u, async (printed) => {
    const base = `http://localhost:${/"port":(\d+)/u.exec(printed())?.[1]}`;
    expect(JSON.parse(await path.type(`node out/client.js ${base}`))).toEqual(document.expected);
  });
}

/** Edits the document while `dev` runs, and checks that `dev` reports whom the change breaks. */
async function editDuringDev(path: Path, { edit, verdict }: PathDocument): Promise<void> {
  await path.during(['node', trefoil, 'dev', '--port', '0'], /up to date/u, async (printed) => {
    await path.edit(...edit);
    while (printed().split('up to date').length < 3) await wait(50);
    while (verdict === 'breaking' && !/^breaks callers, .*\n {2}\S/mu.test(printed())) await wait(50);
  });
}

/** Installs both versions as a consumer; both must accept the responses of the mock server. */
async function useReleases(path: Path, { scope }: PathDocument, versions: readonly string[]): Promise<void> {
  const program = await readFile(join(path.project, 'out/client.js'), 'utf8');
  await path.during(['node', trefoil, 'mock', '--port', '0'], /Ctrl-C/u, async (printed) => {
    const base = /http:\/\/localhost:\d+\S*/u.exec(printed())?.[0] ?? '';
    for (const version of versions) {
      const consumer = await mkdtemp(join(home, 'consumer-'));
      const env = { ...process.env, NPM_CONFIG_USERCONFIG: join(home, '.npmrc') };
      await writeFile(join(consumer, 'package.json'), '{ "type": "module" }');
      await writeFile(join(consumer, 'main.js'), program);
      await run('npm', ['install', ...quiet.split(' '), `${scope}/client@${version}`], { cwd: consumer, env });
      const { stdout } = await run('node', ['main.js', base], { cwd: consumer });
      expect(JSON.parse(stdout)).toEqual(expect.anything());
    }
  });
}

const drawn = drawSample(pathDocuments, 1, 'the whole path');

test.each(drawn.map((document) => [document.file, document] as const))(
  'with %s, installs the tool from its tarball, generates packages and publishes two releases',
  async (file, document) => {
    const { scope, verdict } = document;
    const path = await begin(file);
    await writeFile(join(path.project, file), document.text);
    await path.type('git init --quiet && git config user.name Ada && git config user.email ada@shop.example');
    await makePackages(path, scope);
    await callServers(path, document);
    const published = (version: string) => ({
      published: ['types', 'client', 'server'].map((part) => `${scope}/${part}@${version}`),
    });
    await path.type('git add --all && git commit --quiet --message Begin');
    expect(await path.typeJson('npx trefoil release --as 1.0.0 --json')).toMatchObject(published('1.0.0'));

    await editDuringDev(path, document);
    expect(await path.typeJson('npx trefoil diff HEAD: --json')).toMatchObject({ callers: verdict });
    await path.type('npx trefoil generate && git commit --quiet --all --message Change');
    const next = verdict === 'breaking' ? '2.0.0' : '1.1.0';
    expect(await path.typeJson('npx trefoil release --major --json')).toMatchObject(published(next));
    const changelog = await readFile(join(path.project, 'packages/client/CHANGELOG.md'), 'utf8');
    expect(changelog.match(/^## \S+/gmu)).toEqual([`## ${next}`, '## 1.0.0']);
    expect(await path.type('git status --porcelain')).toBe('');
    await useReleases(path, document, ['1.0.0', next]);

    console.log(`${file}: ${path.log.commands} commands, ${path.log.lines} lines\n${path.log.times.join('\n')}`);
    expect(path.log.commands).toBeLessThanOrEqual(24);
    expect(path.log.lines).toBeLessThanOrEqual(20);
  },
);
