/**
 * Text from a document never becomes code. A document with hostile text in every position is generated, compiled and
 * imported, and its values are returned unchanged.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ts } from 'ts-morph';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type JobResult, runJobs } from '../support/jobs.js';
import { patience } from '../support/patience.js';
import { root } from '../support/spec.js';
import { typeCheck } from '../support/type-check.js';
import { linkPackages, makeWorkspace, packageKinds, type Workspace } from '../support/workspace.js';
import { isWellFormed, makeHostileSpec } from './hostile-spec.js';
import { hostileStrings } from './strings.js';

let workspace: Workspace;
let folder: string;
let result: JobResult | undefined;

function read(path: string): Promise<string> {
  return readFile(join(folder, 'packages', path), 'utf8');
}

beforeAll(async () => {
  workspace = await makeWorkspace();
  folder = join(workspace.folder, 'hostile');
  await mkdir(folder);
  await writeFile(join(folder, 'spec.json'), JSON.stringify(makeHostileSpec(hostileStrings), null, 1));
  const settings = { spec: 'spec.json', scope: '@case', raw: true };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ trefoil: settings }));
  const args = ['generate', '--out', 'packages'];
  [result] = await runJobs([{ kind: 'command', cwd: folder, args }]);
  if (result?.exit === 0) await linkPackages(workspace.folder, 'hostile');
});

afterAll(() => (process.env['KEEP'] === '1' ? undefined : workspace.remove()));

function importAll(mode: string): Record<string, unknown> {
  const script = fileURLToPath(new URL('./import-all.ts', import.meta.url));
  const tsx = join(root, 'node_modules/tsx/dist/esm/index.mjs');
  const child = spawnSync(process.execPath, ['--import', tsx, script, join(folder, 'packages'), mode], {
    encoding: 'utf8',
    timeout: patience,
  });
  expect(child.stderr).toBe('');
  expect(child.status).toBe(0);
  return JSON.parse(child.stdout) as Record<string, unknown>;
}

/** Returns the string literals that remain when types are removed, with their source text and value. */
function literalsOf(code: string): { readonly text: string; readonly value: string }[] {
  const script = ts.transpileModule(code, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022, removeComments: true },
  });
  const source = ts.createSourceFile('a.js', script.outputText, ts.ScriptTarget.ES2022, true);
  const found: { text: string; value: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push({ text: node.getText(), value: node.text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('hostile texts in every position', () => {
  test('hostile text causes only the expected diagnostics', () => {
    expect(result?.failure).toBeUndefined();
    // An example that no JSON body can represent, and a component name (OpenAPI 3.1, 4.8.7) with a backslash.
    const codes = [...(result?.stderr ?? '').matchAll(/^\S+ (?:error|warning|info) (\S+):/gmu)].map(([, code]) => code);
    expect(codes).toEqual(['example-unsendable', 'value-invalid']);
    expect(result?.exit).toBe(0);
  });

  test('code generated from hostile text compiles', () => {
    expect(typeCheck(workspace.folder)).toEqual([]);
  });

  test('hostile text is returned unchanged and never runs as code', () => {
    const found = importAll('values');
    const texts = [...new Set(hostileStrings)];
    expect(found['values']).toEqual(texts);
    expect(found['status']).toBe(200);
    const wellFormed = texts.filter(isWellFormed);
    expect(JSON.parse(String(found['example']))).toEqual(Object.fromEntries(wellFormed.map((text) => [text, text])));
    const response = JSON.parse(String(found['response'])) as Record<string, unknown>;
    for (const text of wellFormed) expect(Object.getOwnPropertyDescriptor(response, text)?.value).toBe(text);
    expect(found['errorBody']).toMatchObject(Object.fromEntries(texts.map((text, index) => [`k${index}`, text])));
  });

  test('hostile text adds no invisible characters to generated files', async () => {
    const paths = ['schemas', 'openapi', 'operations/hostile'].map((name) => `types/src/${name}.ts`);
    paths.push(
      'client/src/operations/hostile.ts',
      'client/src/client.ts',
      'client/src/security.ts',
      'client/README.md',
    );
    paths.push(
      ...['webhooks', 'callbacks'].flatMap((name) => [`client/src/operations/${name}.ts`, `server/src/${name}.ts`]),
    );
    paths.push('server/examples.js', 'server/src/server.ts', 'server/src/definition.ts', 'server/README.md');
    for (const path of paths) {
      expect.soft(await read(path), path).not.toMatch(/(?![\t\n])[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u);
    }
  });

  test('hostile text does not close a script element that contains the client code', async () => {
    const folders = ['client/src', 'types/src'].map((path) => join(folder, 'packages', path));
    const paths = folders.flatMap((path) =>
      readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name)),
    );
    const scripts = paths.filter((path) => path.endsWith('.ts'));
    expect(scripts.length).toBeGreaterThan(20);
    const literals = scripts.flatMap((path) => literalsOf(readFileSync(path, 'utf8')));
    expect(literals.filter(({ value }) => value.includes('</script>')).length).toBeGreaterThan(3);
    expect(literals.filter(({ text }) => text.includes('</'))).toEqual([]);
  });

  test('README and package.json stay well-formed if the document contains hostile text', async () => {
    for (const kind of packageKinds) {
      expect(JSON.parse(await read(`${kind}/package.json`))).toMatchObject({ type: 'module' });
      const readme = await read(`${kind}/README.md`);
      expect(readme.match(/^```/gmu)?.length ?? 0).toSatisfy((count: number) => count % 2 === 0);
      const prose = readme.replaceAll(/^```[\s\S]*?^```$/gmu, '').replaceAll(/`[^`\n]*`/gu, '');
      expect(prose).not.toMatch(/<\/?script|(?<!\\)\]\(\s*javascript:|<!--/u);
      const rows = readme.split('\n').filter((line) => line.startsWith('|'));
      const operations = readme.slice(readme.indexOf('\n## Operations\n'));
      const listed = operations.split('\n').filter((line) => line.startsWith('|'));
      if (kind === 'client') expect(listed.length).toBeGreaterThan(2);
      for (const row of rows) expect(row.replaceAll('\\|', '').split('|').length, row).toBe(6);
    }
  });
});
