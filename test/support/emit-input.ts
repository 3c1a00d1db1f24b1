/** The document of this project, lowered and named, for tests that derive expectations from it. */
import { configFor } from '../../generator/src/cli/load.js';
import { readProjects } from '../../generator/src/cli/project.js';
import type { Config } from '../../generator/src/config/codegen-config.js';
import type { EmitInput } from '../../generator/src/emit/input.js';
import { type LoadedDocument, loadDocument } from '../../generator/src/openapi/document.js';
import { prepareDocument } from '../../generator/src/prepare.js';
import { repository } from './snippets.js';

export interface LoadedInput {
  readonly loaded: LoadedDocument;
  readonly input: EmitInput;
  /** The document without the excluded operations. */
  readonly root: unknown;
}

/** Loads a document; throws if it has errors. */
export async function loadInput(path: string, config: Config): Promise<LoadedInput> {
  const document = await loadDocument(path, {
    allowNetwork: false,
    cwd: repository,
    isTolerant: config.skipUnsupported,
  });
  if (Array.isArray(document)) throw new Error(JSON.stringify(document));
  const { value: pruned, diagnostics } = prepareDocument(document, config);
  if (pruned === undefined) throw new Error(JSON.stringify(diagnostics));
  return { loaded: document, ...pruned };
}

/** Loads the document of this project. */
export async function loadProjectInput(): Promise<LoadedInput> {
  const [project] = await readProjects(repository);
  if (project === undefined) throw new Error('package.json has no "trefoil"');
  return loadInput(project.spec, configFor(project, {}, {}));
}
