/** Tests of the chapter "Uploading a file" on a sandbox: its code runs as pasted. */
import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasCurl, hasProgram } from '../support/curl.js';
import { findPython } from '../support/sample-runs.js';
import { checkSnippets, repository, writeSnippet } from '../support/snippets.js';

export interface Sandbox {
  readonly base: string;
  /** The admin token in the samples. */
  readonly token: string;
  /** Makes a folder in which the client is installed. */
  readonly makeFolder: () => Promise<string>;
}

/** Tests the chapter on a sandbox that runs once tests have begun. */
export function testUploads(sandbox: () => Sandbox): void {
  describe.skipIf(!hasCurl() || !hasProgram('jq') || !hasProgram('openssl', 'version'))(
    'the chapter about uploads',
    () => {
      let folder: string;
      let blocks: readonly (readonly [language: string, source: string])[];
      beforeAll(async () => {
        folder = await sandbox().makeFolder();
        const chapter = await (await fetch(`${sandbox().base}/guide/uploading-a-file.md`)).text();
        const fences = chapter.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gmu);
        blocks = [...fences].map(([, language = '', source = '']) => [language, source] as const);
      });
      afterAll(() => rm(folder, { recursive: true, force: true }));

      const sourceOf = (language: string): string => blocks.find(([name]) => name === language)?.[1] ?? '';
      const run = (command: string, args: readonly string[]) => promisify(execFile)(command, args, { cwd: folder });

      async function expectFile(url: string): Promise<void> {
        const response = await fetch(url);
        expect([response.status, await response.text()]).toEqual([200, 'Bread, at last.\n']);
      }

      test('has the URL and the token of the sandbox in every language', () => {
        expect(blocks.map(([language]) => language)).toEqual(['sh', 'sh', 'sh', 'sh', 'sh', 'ts', 'python']);
        for (const source of [blocks[1]?.[1], sourceOf('ts'), sourceOf('python')]) {
          expect(source).toContain(sandbox().base);
          expect(source).toContain(sandbox().token);
        }
      });

      test('its commands run as pasted, one after the other, and the last ones return the file', async () => {
        const outputs = [];
        for (const [, source] of blocks.filter(([language]) => language === 'sh'))
          outputs.push((await run('sh', ['-ec', source])).stdout);
        expect(outputs[2]).toContain(' 204 ');
        expect(outputs[3]).toBe('Bread, at last.\n');
        const { stdout } = await run('jq', ['-r', '.url', 'upload.json']);
        expect(await readFile(join(folder, 'post.json'), 'utf8')).toContain(JSON.stringify(stdout.trim()));
      });

      test('its TypeScript compiles, runs as pasted, and stores the file', async () => {
        await writeFile(join(folder, 'loaf.txt'), 'Bread, at last.\n');
        await writeFile(join(folder, 'upload.ts'), sourceOf('ts'));
        const tsx = pathToFileURL(join(repository, 'node_modules/tsx/dist/loader.mjs')).href;
        const { stdout } = await run(process.execPath, ['--import', tsx, 'upload.ts']);
        await expectFile(stdout.trim().split(' ')[1] ?? '');
        expect(await checkSnippets([await writeSnippet('uploading-a-file', sourceOf('ts'))])).toBe('');
      });

      const python = findPython('httpx');
      test.skipIf(python === undefined)('its Python runs as pasted, and stores the file', async () => {
        await writeFile(join(folder, 'loaf.txt'), 'Bread, at last.\n');
        const { stdout } = await run(python ?? '', ['-c', sourceOf('python')]);
        await expectFile(stdout.trim().split(' ')[1] ?? '');
      });
    },
  );
}
