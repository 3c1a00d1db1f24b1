/** Generates the server of a document as modules, from which the mock server can be loaded. */
import { type MockData, mockDataOf } from '../../generator/src/commands/mock/data.js';
import { createScripts } from '../../generator/src/commands/run/scripts.js';
import { renderDocument } from '../../generator/src/generate.js';
import { loadText, makeFolder, testConfig } from './documents.js';

export interface MockFolder {
  /** Folder of the server's modules. */
  readonly folder: string;
  readonly data: MockData;
  readonly remove: () => Promise<void>;
}

/** Writes the modules. Throws if the document has errors. */
export async function makeMockFolder(spec: string): Promise<MockFolder> {
  const config = { ...testConfig, layout: 'folder', packages: ['types', 'server'] } as const;
  const { value: rendered, diagnostics } = await renderDocument(await loadText(spec), config);
  if (rendered === undefined) throw new Error(JSON.stringify(diagnostics));
  const { folder, remove } = await makeFolder({});
  const scripts = createScripts(folder);
  await scripts.write(rendered.files, config);
  return { folder: scripts.serverFolder(config), data: mockDataOf(rendered.input), remove };
}
