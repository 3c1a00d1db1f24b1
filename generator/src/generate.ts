/** The way from a loaded document to the text of every output file; the disk is read for templates only. */

import type { SkippedOperation } from './ir/api.js';
import type { Config } from './config/codegen-config.js';
import { hasErrors, type LoadedDocument } from './openapi/document.js';
import { layoutOf } from './emit/layout.js';
import { listReached } from './emit/reachable-modules.js';
import { listOutputs } from './emit/outputs.js';
import type { GenerationCache } from './emit/cache.js';
import { parseOutput } from './output/syntax-check.js';
import { pointerOf, resolveRef } from './support/json-pointer.js';
import { findDeepest, isStackOverflow } from './openapi/resolve/depth.js';
import { readPruned } from './prepare.js';
import type { EmitInput } from './emit/input.js';

export type Stage = 'lower' | 'name' | 'render' | 'parse';

/** Told of each stage as it begins. */
export type Progress = (stage: Stage) => void;

export interface Generated {
  /** The outputs by path; none if the document has errors, which `document.diagnostics` then holds. */
  readonly files: ReadonlyMap<string, string>;
  /** What the configuration has left out, with the reasons. */
  readonly skipped: readonly SkippedOperation[];
  /** What the outputs are made of; absent if the document has errors. */
  readonly input?: EmitInput;
}

export const generate = async (
  document: LoadedDocument,
  config: Config,
  progress: Progress = () => {},
  memory?: GenerationCache,
): Promise<Generated> => {
  const made = await renderDocument(document, config, progress, memory);
  if (made === undefined) return { files: new Map(), skipped: [] };
  progress('parse');
  const generated = [...made.files].filter(([path]) => !made.copied.has(path));
  document.diagnostics.push(...parseOutput(generated, document.entryLabel, memory?.parsed));
  return { files: hasErrors(document) ? new Map() : made.files, skipped: made.input.skipped, input: made.input };
};

export interface Rendered {
  readonly input: EmitInput;
  readonly files: Map<string, string>;
  /** The paths of those whose text stands in the tool. */
  readonly copied: ReadonlySet<string>;
}

/** The outputs before a compiler has seen them; `undefined` if the document has errors. */
export const renderDocument = async (
  document: LoadedDocument,
  config: Config,
  progress: Progress = () => {},
  memory?: GenerationCache,
): Promise<Rendered | undefined> => {
  try {
    return await render(document, config, progress, memory);
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

/** Takes away what is copied of the runtime and nothing else leads to: no media type of the document needs it. */
const dropUnreached = (files: Map<string, string>, copied: ReadonlySet<string>, config: Config): void => {
  // The manifest names it, and what checks are made of it, if anything is checked.
  const validation = layoutOf(config).source('server', 'runtime/server/validation.ts');
  const isRuntime = (path: string): boolean => copied.has(path) && path.includes('/runtime/') && path !== validation;
  const roots = [...files.keys()].filter((path) => !isRuntime(path));
  const reached = listReached(roots, (path) => files.get(path));
  for (const path of [...files.keys()]) if (!reached.has(path)) files.delete(path);
};

const render = async (
  document: LoadedDocument,
  config: Config,
  progress: Progress,
  memory: GenerationCache | undefined,
): Promise<Rendered | undefined> => {
  const pruned = readPruned(document, config, progress, memory);
  if (pruned === undefined) return undefined;
  const { input, outputCache } = pruned;
  progress('render');
  const files = new Map<string, string>();
  const outputs = listOutputs(input, outputCache);
  for (const { path, reads, make } of outputs)
    files.set(path, await (reads === undefined ? make() : outputCache.text(path, reads, make)));
  outputCache.settle();
  const copied = new Set(outputs.flatMap(({ path, isCopied }) => (isCopied ? [path] : [])));
  dropUnreached(files, copied, config);
  return { input, files, copied };
};
