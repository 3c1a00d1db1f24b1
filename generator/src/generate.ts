/**
 * The way from a loaded document to the text of every output file; the disk is read for templates, and holds the output
 * while the compiler looks at it.
 */
import { formats } from '../runtime/server/formats.js';
import { checkValues } from './check.js';
import type { Config } from './config.js';
import type { LoadedDocument } from './load/document.js';
import { lowerApi } from './lower/api.js';
import { nameApi } from './names/names.js';
import { listOutputs } from './outputs.js';
import { verifyOutput } from './verify.js';

export type Stage = 'lower' | 'name' | 'render' | 'verify';

/** Told of each stage as it begins. */
export type Progress = (stage: Stage) => void;

/** The outputs by path; without any if the document has errors, which `document.diagnostics` then holds. */
export const generate = async (
  document: LoadedDocument,
  config: Config,
  progress: Progress = () => {},
): Promise<Map<string, string>> => {
  progress('lower');
  // What a reference that leads nowhere would say of schemas only hides the reference.
  if (hasErrors(document)) return new Map();
  const api = lowerApi(document);
  if (!hasErrors(document)) checkValues(api, document.report, formats);
  progress('name');
  const names = nameApi(api, document.report);
  if (hasErrors(document)) return new Map();
  progress('render');
  const subject = { api, names, config };
  const files = new Map<string, string>();
  for (const output of listOutputs(subject, document.root, formats)) files.set(output.path, await output.make());
  progress('verify');
  await verifyOutput(files, subject, document);
  return hasErrors(document) ? new Map() : files;
};

const hasErrors = (document: LoadedDocument): boolean =>
  document.diagnostics.some((diagnostic) => diagnostic.severity === 'error');
