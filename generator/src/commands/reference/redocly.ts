/** Redocly, as a renderer: a document in, the text of a page out; nothing is sent and nothing is fetched. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../run/folder.js';
import { runRedocly } from '../run/redocly.js';
import { pageTemplate } from '../../support/tool-root.js';
import type { Decorated } from './decorate.js';

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

/** Renders a page of which the script is part; rejects with what Redocly said. */
export const renderPage = async ({ document, schemaTag }: Decorated): Promise<string> => {
  // A folder of its own, so that no configuration of the project changes the page.
  const { path: folder, remove } = await makeFolder('reference');
  try {
    await writeFile(join(folder, 'document.json'), JSON.stringify(document));
    await writeFile(join(folder, 'options.json'), JSON.stringify(optionsFor(schemaTag)));
    const files = ['document.json', '--output', 'page.html', '--template', pageTemplate, '--openapi', 'options.json'];
    const { code, stdout, stderr } = await runRedocly(['build-docs', ...files, '--inlineBundle'], folder);
    if (code !== 0) throw new Error(`Redocly could not render the reference (exit code ${code}):\n${stdout}${stderr}`);
    return await readFile(join(folder, 'page.html'), 'utf8');
  } finally {
    await remove();
  }
};
