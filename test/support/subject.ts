/** The document of this project, lowered and named, for tests that ask what ought to be there. */
import { readProject } from '../../generator/src/cli/project.js';
import type { Config } from '../../generator/src/config.js';
import { loadDocument } from '../../generator/src/load/document.js';
import { lowerApi } from '../../generator/src/lower/api.js';
import { nameApi } from '../../generator/src/names/names.js';
import type { Subject } from '../../generator/src/views/view.js';
import { repository } from './snippets.js';

/** Loads a document; throws if it has errors. */
export const loadSubject = async (
  path: string,
  config: Config,
): Promise<{ readonly root: unknown; readonly subject: Subject }> => {
  const document = await loadDocument(path, { allowNetwork: false, cwd: repository });
  if (Array.isArray(document)) throw new Error(JSON.stringify(document));
  const api = lowerApi(document);
  return { root: document.root, subject: { api, names: nameApi(api, document.report), config } };
};

/** The document of this project. */
export const loadProjectSubject = async (): Promise<{ readonly root: unknown; readonly subject: Subject }> => {
  const project = await readProject(repository);
  if (project === undefined) throw new Error('package.json has no "trefoil"');
  return loadSubject(project.spec, project);
};
