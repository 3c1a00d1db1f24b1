/** The document of this project, lowered and named, for tests that ask what ought to be there. */
import { configFor } from '../../generator/src/cli/load.js';
import { readProjects } from '../../generator/src/cli/project.js';
import type { Config } from '../../generator/src/config/codegen-config.js';
import { loadDocument, type LoadedDocument } from '../../generator/src/openapi/document.js';
import { readPruned } from '../../generator/src/prepare.js';
import type { EmitInput } from '../../generator/src/emit/input.js';
import { repository } from './snippets.js';

export interface LoadedSubject {
  readonly loaded: LoadedDocument;
  readonly input: EmitInput;
  /** The document without what is left out. */
  readonly root: unknown;
}

/** Loads a document; throws if it has errors. */
export const loadSubject = async (path: string, config: Config): Promise<LoadedSubject> => {
  const document = await loadDocument(path, {
    allowNetwork: false,
    cwd: repository,
    isTolerant: config.skipUnsupported,
  });
  if (Array.isArray(document)) throw new Error(JSON.stringify(document));
  const pruned = readPruned(document, config);
  if (pruned === undefined) throw new Error(JSON.stringify(document.diagnostics));
  return { loaded: document, ...pruned };
};

/** The document of this project. */
export const loadProjectSubject = async (): Promise<LoadedSubject> => {
  const [project] = await readProjects(repository);
  if (project === undefined) throw new Error('package.json has no "trefoil"');
  return loadSubject(project.spec, configFor(project, {}, {}));
};
