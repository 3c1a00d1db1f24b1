/** Renders a document to an HTML page with Redocly, without network access. */
import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReferenceConfig } from '../../config/reference.js';
import { pageTemplate } from '../../support/tool-root.js';
import { makeFolder } from '../run/folder.js';
import { runRedocly } from '../run/redocly.js';
import type { Decorated } from './decorate.js';
import { accentsOf } from './site/assets.js';
import { sampleLanguages } from './site/samples/list.js';

/** Options of Redoc, in the format of its `openapi` configuration. */
function optionsFor(schemaTag: string): object {
  return {
    disableTelemetry: true,
    sortRequiredPropsFirst: true,
    schemaDefinitionsTagName: schemaTag,
    // Redoc shows only samples with listed labels; `payload` is the body, which Redoc generates.
    codeSamples: {
      languages: [
        ...Object.values(sampleLanguages).map(({ lang, label }) => ({ lang, label })),
        { lang: 'payload', label: 'payload' },
      ],
    },
    downloadUrls: [
      { title: 'openapi.json', url: 'openapi.json' },
      { title: 'openapi.yaml', url: 'openapi.yaml' },
    ],
  };
}

/** Prints the accent colors of the settings as Redoc's variables for links and the current entry of the contents. */
function printColors(colors: NonNullable<ReferenceConfig['colors']>): string {
  const names = [
    'link-color-primary',
    'link-color-primary-hover',
    'button-content-color-link',
    'toc-item-border-color-active',
  ];
  const rule = (root: string, color: string | undefined): string =>
    color === undefined ? '' : `${root}, ${root} body { ${names.map((name) => `--${name}: ${color};`).join(' ')} }\n`;
  const { light, dark } = accentsOf(colors);
  return rule(':root:not(.dark)', light) + rule(':root.dark', dark);
}

/** Renders a page that contains Redoc's script, with the colors of the settings. Rejects with Redocly's output. */
export async function renderPage(
  { document, schemaTag }: Decorated,
  { colors = {} }: Pick<ReferenceConfig, 'colors'> = {},
): Promise<string> {
  // A separate folder, so that the configuration of the project does not affect the page.
  const { path: folder, remove } = await makeFolder('reference');
  try {
    // Synchronously, so that the process starts before the caller continues with other work.
    writeFileSync(join(folder, 'document.json'), JSON.stringify(document));
    writeFileSync(join(folder, 'options.json'), JSON.stringify(optionsFor(schemaTag)));
    const files = ['document.json', '--output', 'page.html', '--template', pageTemplate, '--openapi', 'options.json'];
    const { code, stdout, stderr } = await runRedocly(['build-docs', ...files, '--inlineBundle'], folder);
    if (code !== 0) throw new Error(`Redocly could not render the reference (exit code ${code}):\n${stdout}${stderr}`);
    const page = await readFile(join(folder, 'page.html'), 'utf8');
    // The first style sheet is that of the template.
    return page.replace('</style>', () => `${printColors(colors)}</style>`);
  } finally {
    await remove();
  }
}
