/**
 * The way from a loaded document to the text of every output file; the disk is read for templates, and holds the output
 * while the compiler looks at it.
 */
import { formats } from '../runtime/server/formats.js';
import { checkValues } from './check.js';
import type { Config } from './config.js';
import type { LoadedDocument } from './load/document.js';
import { findDeepest, isStackOverflow } from './load/depth.js';
import { pointerOf, resolveRef } from './load/pointer.js';
import { lowerApi } from './lower/api.js';
import { nameApi } from './names/names.js';
import { listOutputs } from './outputs.js';
import { verifyOutput } from './verify.js';
import type { Subject } from './views/view.js';

export type Stage = 'lower' | 'name' | 'render' | 'verify';

/** Told of each stage as it begins. */
export type Progress = (stage: Stage) => void;

/** The outputs by path; without any if the document has errors, which `document.diagnostics` then holds. */
export const generate = async (
  document: LoadedDocument,
  config: Config,
  progress: Progress = () => {},
): Promise<Map<string, string>> => {
  const made = await renderDocument(document, config, progress);
  if (made === undefined) return new Map();
  progress('verify');
  await verifyOutput(made.files, made.subject, document);
  return hasErrors(document) ? new Map() : made.files;
};

export interface Rendered {
  readonly subject: Subject;
  readonly files: Map<string, string>;
}

/** The outputs before a compiler has seen them; `undefined` if the document has errors. */
export const renderDocument = async (
  document: LoadedDocument,
  config: Config,
  progress: Progress = () => {},
): Promise<Rendered | undefined> => {
  try {
    return await render(document, config, progress);
  } catch (error) {
    if (!isStackOverflow(error)) throw error;
    const { depth, at } = findDeepest({ value: document.root, home: '', pointer: '' }, (ref) => ({
      value: resolveRef(document.root, ref),
      home: '',
      pointer: pointerOf(ref),
    }));
    document.report('ref-too-deep', at.pointer, { depth });
    return undefined;
  }
};

const render = async (document: LoadedDocument, config: Config, progress: Progress): Promise<Rendered | undefined> => {
  progress('lower');
  // What a reference that leads nowhere would say of schemas only hides the reference.
  if (hasErrors(document)) return undefined;
  const api = lowerApi(document);
  if (!hasErrors(document)) checkValues(api, document.report, formats);
  progress('name');
  const names = nameApi(api, document.report);
  if (hasErrors(document)) return undefined;
  progress('render');
  const subject = { api, names, config };
  const files = new Map<string, string>();
  for (const output of listOutputs(subject, document.root, formats)) files.set(output.path, await output.make());
  return { subject, files };
};

const hasErrors = (document: LoadedDocument): boolean =>
  document.diagnostics.some((diagnostic) => diagnostic.severity === 'error');
