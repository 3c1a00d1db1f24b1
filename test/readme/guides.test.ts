/** The tool's guides: commands run in a project, snippets compile and run, and tables are complete. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { table } from '../../generator/src/diagnostics/table.js';
import { executablePath, hasBrowser } from '../support/browser.js';
import { isDrawn, isSampled } from '../support/sample.js';
import { checkSnippets, documentServer, repository, runSnippets, writeSnippet } from '../support/snippets.js';
import { tool } from '../support/tool.js';
import { typeCheck } from '../support/type-check.js';

const run = promisify(execFile);
const docs = join(repository, 'generator/docs');
const cache = join(repository, '.cache');

interface Block {
  readonly language: string;
  readonly text: string;
}

interface Guide {
  readonly name: string;
  readonly text: string;
  readonly blocks: readonly Block[];
}

function readGuide(file: string): Guide {
  const text = readFileSync(join(docs, file), 'utf8');
  const blocks = [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gmu)];
  return {
    name: file.replace('.md', ''),
    text,
    blocks: blocks.map(([, language = '', source = '']) => ({ language, text: source })),
  };
}

const guides = readdirSync(docs)
  .filter((file) => file.endsWith('.md'))
  .map(readGuide);

/** Commands that need a registry; `test/tool/installed.test.ts` and `test/release` run them. */
const skipped = [/^npm /u, /^npx trefoil release/u];

/** Returns the path of the file that a block shows, from the comment on its first line. */
function fileOf({ text }: Block): string | undefined {
  return /^(?:\/\/|#) (\S+\.(?:ts|yaml|mjs))\n/u.exec(text)?.[1];
}

function isSnippet(block: Block): boolean {
  return block.language === 'ts' && fileOf(block) === undefined;
}

/** Returns the scope of the packages that a guide's snippets import. One guide reads integers as bigints. */
function scopeOf(name: string): string {
  return name === 'bigint-and-dates' ? '@acme-bigint' : '@acme';
}

/** Replaces the browser with the one of the tests, because `playwright-core` does not install any. */
function withBrowser(text: string): string {
  const options = JSON.stringify({ executablePath, args: ['--no-sandbox'] });
  return text.replace("'playwright'", "'playwright-core'").replace('chromium.launch()', `chromium.launch(${options})`);
}

const snippets = guides.flatMap(({ name, blocks }) =>
  blocks
    .filter(isSnippet)
    .map(({ text }, index) => {
      const source = withBrowser(text.replaceAll("'@acme/", `'${scopeOf(name)}/`));
      return [`guide-${name}-${index}`, source] as const;
    })
    .filter(([, source]) => !source.includes("'playwright-core'") || hasBrowser()),
);

/** Starts a server of the tool on a free port; resolves to its URL. */
async function serve(
  cwd: string,
  args: readonly string[],
): Promise<{ readonly child: ChildProcess; readonly base: string }> {
  const child = spawn(process.execPath, [tool, ...args, '--port', '0'], { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  const base = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /http:\/\/localhost:\d+/u.exec(output)?.[0];
      if (address !== undefined) resolve(address);
    });
    child.once('close', () => reject(new Error(`the server ended: ${output}`)));
  });
  return { child, base };
}

/** Creates a git repository with the document of the guides. */
async function makeProject(): Promise<string> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'guide-'));
  const text = readFileSync(join(docs, 'pets.yaml'), 'utf8').replace('https://api.pets.example', documentServer);
  writeFileSync(join(folder, 'openapi.yaml'), text);
  writeFileSync(
    join(folder, 'package.json'),
    '{ "name": "guide", "private": true, "type": "module", "trefoil": { "spec": "openapi.yaml" } }\n',
  );
  const git = (...args: readonly string[]) =>
    run('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], { cwd: folder });
  await git('init', '--quiet', '--initial-branch', 'main');
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'docs: add the document');
  return folder;
}

/** Generates and compiles the packages of a scope, and links them so that snippets can import them. */
async function linkPackages(folder: string, scope: string, int64: string): Promise<void> {
  const out = join(folder, scope);
  rmSync(join(folder, 'package.json'), { force: true });
  writeFileSync(
    join(folder, 'trefoil.config.json'),
    JSON.stringify({
      spec: 'openapi.yaml',
      scope,
      out: scope,
      int64,
      raw: true,
      integrations: ['standard-schema', 'tanstack-query', 'zod', 'swr', 'msw'],
    }),
  );
  await run(process.execPath, [tool, 'generate'], { cwd: folder });
  const links = join(cache, 'snippets/node_modules', scope);
  rmSync(links, { recursive: true, force: true });
  mkdirSync(links, { recursive: true });
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  for (const part of ['types', 'client', 'server']) symlinkSync(join(out, part), join(links, part));
  symlinkSync(links, join(folder, 'node_modules', scope));
  for (const part of ['types', 'client', 'server']) expect(typeCheck(join(out, part))).toEqual([]);
}

/** Runs a command in a shell. Servers run until the guide is finished. */
async function runCommand(cwd: string, command: string): Promise<void> {
  const line = command.replaceAll('npx trefoil', `"${process.execPath}" "${tool}"`);
  await run('bash', ['-euc', line], { cwd, maxBuffer: 2 ** 26 });
}

/** Writes a guide's files and runs its commands in order. */
async function follow({ blocks }: Guide, folder: string): Promise<void> {
  let server: Awaited<ReturnType<typeof serve>> | undefined;
  try {
    for (const block of blocks) {
      const file = fileOf(block);
      if (file !== undefined) {
        rmSync(join(folder, 'package.json'), { force: true });
        writeFileSync(join(folder, file), block.text);
      }
      if (block.language !== 'sh') continue;
      for (const command of block.text.trim().split('\n')) {
        if (skipped.some((pattern) => pattern.test(command))) continue;
        const served = /^npx trefoil ((?:mock|dev)\b.*)$/u.exec(command)?.[1];
        const proxied = /^npx trefoil (proxy\b.*)$/u.exec(command)?.[1];
        if (proxied !== undefined) {
          const proxy = await serve(folder, proxied.replace('http://localhost:3000', server?.base ?? '').split(' '));
          proxy.child.kill();
        } else if (served === undefined)
          await runCommand(folder, command.replaceAll('http://localhost:3000', server?.base ?? ''));
        else {
          server?.child.kill();
          server = await serve(folder, served.split(' '));
        }
      }
    }
  } finally {
    server?.child.kill();
  }
}

test("the tool's README links to every guide", () => {
  const readme = readFileSync(join(repository, 'generator/README.md'), 'utf8');
  expect(guides.length).toBeGreaterThan(12);
  for (const { name, blocks } of guides) {
    expect(readme).toContain(`docs/${name}.md`);
    expect(blocks.length).toBeGreaterThan(0);
  }
});

test('every link in the guides has a target', () => {
  const anchorsOf = (text: string): string[] =>
    [...text.matchAll(/^#+ (.*)$/gmu)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w\- ]/gu, '')
        .replaceAll(' ', '-'),
    );
  for (const { name, text } of guides)
    for (const [, file = '', anchor] of text.matchAll(/\]\(((?:\.\.\/)?[\w-]+\.(?:md|yaml))(?:#([\w-]+))?\)/gu)) {
      const target = readFileSync(join(docs, file), 'utf8');
      if (anchor !== undefined) expect(anchorsOf(target), `${name}: ${file}#${anchor}`).toContain(anchor);
    }
});

test('troubleshooting lists every diagnostic with its severity', () => {
  const rows = [
    ...(guides.find(({ name }) => name === 'troubleshooting')?.text ?? '').matchAll(
      /^\| `([a-z-]+)` \| (error|warning) \|/gmu,
    ),
  ];
  expect(Object.fromEntries(rows.map(([, code, severity]) => [code, severity]))).toEqual(
    Object.fromEntries(Object.entries(table).map(([code, { severity }]) => [code, severity])),
  );
});

describe('commands', () => {
  const withCommands = guides.filter(
    ({ name, blocks }) => blocks.some(({ language }) => language === 'sh') && (!isSampled || isDrawn(name)),
  );

  test.concurrent.each(withCommands.map((guide) => [guide.name, guide] as const))(
    'the commands in %s run',
    async (_, guide) => {
      const folder = await makeProject();
      try {
        await follow(guide, folder);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );
});

describe('snippets', () => {
  let folder = '';
  let server: Awaited<ReturnType<typeof serve>> | undefined;

  beforeAll(async () => {
    folder = await makeProject();
    await linkPackages(folder, '@acme', 'number');
    await linkPackages(folder, '@acme-bigint', 'bigint');
    server = await serve(folder, ['mock', 'openapi.yaml']);
  });
  afterAll(() => {
    server?.child.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  test('all snippets in the guides compile, including the configurations', async () => {
    const configurations = guides.flatMap(({ name, blocks }) =>
      blocks
        .filter((block) => block.language === 'ts' && !isSnippet(block))
        .map(({ text }, index) => [`guide-config-${name}-${index}`, text] as const),
    );
    const files = await Promise.all(
      [...snippets, ...configurations].map(([name, source]) => writeSnippet(`${name}-check`, source)),
    );
    expect(files.length).toBeGreaterThan(30);
    expect(await checkSnippets(files)).toBe('');
  });

  test('snippets in the guides run and print output', async () => {
    const files = await Promise.all(snippets.map(([name, source]) => writeSnippet(name, source)));
    const outcomes = await runSnippets(files, server?.base ?? '');
    const failed = outcomes.flatMap(({ code, stdout }, index) =>
      code === 0 && stdout.trim() !== '' ? [] : [[snippets[index]?.[0], stdout]],
    );
    expect(failed).toEqual([]);
    expect(outcomes[0]?.stderr).toBe('');
    const outputOf = (snippet: string) => outcomes[snippets.findIndex(([name]) => name === snippet)]?.stdout;
    expect(outputOf('guide-swr-0')).toMatch(/^<button>\w+<\/button>\n$/u);
    expect(outputOf('guide-msw-0')).toMatch(
      /^\{ id: 7, name: 'Rex', kind: 'dog' \}\nApiError: .*404.*\nNetworkError: .*\n$/u,
    );
    if (hasBrowser()) expect(outputOf('guide-mocking-and-testing-2')).toBe('200\n');
    expect(outputOf('guide-opentelemetry-0')).toBe('SERVER GET /pets/{id} 200 16\nCLIENT GET /pets/{id} 200 root\n');
  });
});
