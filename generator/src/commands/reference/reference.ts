/** The reference of a document: the bundled document in two notations, the samples, and a page that needs no network. */
import { stringify } from 'yaml';
import type { Config } from '../../config/codegen-config.js';
import type { LoadedDocument } from '../../openapi/document.js';
import { asObject } from '../../openapi/values.js';
import { selectOperations } from '../../openapi/select.js';
import { prepare } from '../../prepare.js';
import { decorateDocument, listSamples } from './decorate.js';
import { renderPage } from './redocly.js';
import { sealPage } from './seal.js';

/**
 * Makes the files of the reference by their paths; without any if the document has errors, which
 * `document.diagnostics` then holds.
 */
export const makeReference = async (document: LoadedDocument, config: Config): Promise<Map<string, string>> => {
  const input = prepare(document, config);
  if (input === undefined) return new Map();
  const { root: written } = selectOperations(asObject(document.written), { include: [], exclude: [], ...config });
  const page = sealPage(await renderPage(decorateDocument({ ...document, written }, input)));
  // The samples depend on how this project calls its packages; the document for other tools stays what its author wrote.
  return new Map([
    ['openapi.json', `${JSON.stringify(written, null, 2)}\n`],
    ['openapi.yaml', stringify(written, { aliasDuplicateObjects: false, lineWidth: 120 })],
    ['docs/samples.json', `${JSON.stringify(Object.fromEntries(listSamples(input)), null, 2)}\n`],
    ['docs/index.html', page],
  ]);
};
