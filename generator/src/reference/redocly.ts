/** Redocly, as a renderer: a document in, the text of a page out; nothing is sent and nothing is fetched. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Decorated } from './decorate.js';

const template = fileURLToPath(new URL('page.hbs', import.meta.url));

/** Redoc's own options, as its `openapi` configuration takes them. */
const optionsFor = (schemaTag: string): object => ({
  disableTelemetry: true,
  schemaDefinitionsTagName: schemaTag,
  // Redoc shows only samples whose labels are listed; `payload` is the body alone, which it makes itself.
  codeSamples: {
    languages: [
      { lang: 'bash', label: 'curl' },
      { lang: 'typescript', label: 'client' },
      { lang: 'payload', label: 'payload' },
    ],
  },
  downloadUrls: [
    { title: 'openapi.json', url: '../openapi.json' },
    { title: 'openapi.yaml', url: '../openapi.yaml' },
  ],
});

const run = (args: readonly string[], cwd: string): Promise<void> =>
  new Promise((done, fail) => {
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const said: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => said.push(part));
    child.stderr.on('data', (part: Buffer) => said.push(part));
    child.once('error', fail);
    child.once('close', (code) => {
      if (code === 0) done();
      else
        fail(
          new Error(`Redocly could not render the reference (exit code ${code}):\n${Buffer.concat(said).toString()}`),
        );
    });
  });

/** Renders a page of which the script is part; rejects with what Redocly said. */
export const renderPage = async ({ document, schemaTag }: Decorated): Promise<string> => {
  const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
  // A folder of its own, so that no configuration of the project changes the page.
  const folder = await mkdtemp(join(tmpdir(), 'trefoil-reference-'));
  try {
    await writeFile(join(folder, 'document.json'), JSON.stringify(document));
    await writeFile(join(folder, 'options.json'), JSON.stringify(optionsFor(schemaTag)));
    const files = ['document.json', '--output', 'page.html', '--template', template, '--openapi', 'options.json'];
    await run([cli, 'build-docs', ...files, '--inlineBundle'], folder);
    return await readFile(join(folder, 'page.html'), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
