/** Generates the text of every output file from a loaded document. Only templates are read from disk. */

import type { Config } from './config/codegen-config.js';
import { type Diagnostic, diagnose, hasErrors, type Result } from './diagnostics/diagnostics.js';
import type { GenerationCache } from './emit/cache.js';
import { renderCustomOutputs } from './emit/custom/run.js';
import type { EmitInput } from './emit/input.js';
import { renderOutputs } from './emit/render.js';
import type { SkippedOperation } from './ir/api.js';
import type { LoadedDocument } from './openapi/document.js';
import { findDeepest, isStackOverflow } from './openapi/resolve/depth.js';
import { checkSyntax, type SyntaxCheck } from './output/syntax-check.js';
import { prepareDocument } from './prepare.js';
import { pointerOf, resolveRef } from './support/json-pointer.js';

export type Stage = 'analyze' | 'name' | 'render' | 'check';

/** Called at the start of each stage. */
export type Progress = (stage: Stage) => void;

export interface Generated {
  /** Output text by path; empty if the document has errors. */
  readonly files: ReadonlyMap<string, string>;
  /** Operations that were left out, with the reasons. */
  readonly skipped: readonly SkippedOperation[];
  /** The input of emission; absent if the document has errors. */
  readonly input?: EmitInput;
  /** The diagnostics of all stages, in the order of the stages. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Generates all files of a document, and checks their syntax. */
export async function generate(
  document: LoadedDocument,
  config: Config,
  progress: Progress = () => {},
  memory?: GenerationCache,
  extent: SyntaxCheck = 'full',
): Promise<Generated> {
  const { value: rendered, diagnostics } = await renderDocument(document, config, progress, memory);
  if (rendered === undefined) return { files: new Map(), skipped: [], diagnostics };
  progress('check');
  const generated = [...rendered.files].filter(([path]) => !rendered.copied.has(path));
  const custom = await renderCustomOutputs(rendered.input, rendered.root, rendered.files.keys());
  const faults = checkSyntax(generated, document.entryLabel, extent, memory?.parsed);
  const all = [...diagnostics, ...faults, ...custom.diagnostics];
  return {
    files: hasErrors(all) ? new Map() : new Map([...rendered.files, ...custom.value]),
    skipped: rendered.input.skipped,
    input: rendered.input,
    diagnostics: all,
  };
}

export interface Rendered {
  readonly input: EmitInput;
  /** The document from which the model was created. */
  readonly root: unknown;
  readonly files: Map<string, string>;
  /** Paths of the runtime files, whose text does not depend on the document. */
  readonly copied: ReadonlySet<string>;
}

/** Renders all files without checking their syntax. Returns `undefined` if the document has errors. */
export async function renderDocument(
  document: LoadedDocument,
  config: Config,
  progress: Progress = () => {},
  memory?: GenerationCache,
): Promise<Result<Rendered | undefined>> {
  try {
    return await render(document, config, progress, memory);
  } catch (error) {
    if (!isStackOverflow(error)) throw error;
    const { depth, at } = findDeepest({ value: document.root, home: '', pointer: '' }, (ref) => ({
      value: resolveRef(document.root, ref),
      home: '',
      pointer: pointerOf(ref),
    }));
    const tooDeep = diagnose('ref-too-deep', document.locate(at.pointer), { depth });
    return { value: undefined, diagnostics: [...document.diagnostics, tooDeep] };
  }
}

async function render(
  document: LoadedDocument,
  config: Config,
  progress: Progress,
  memory: GenerationCache | undefined,
): Promise<Result<Rendered | undefined>> {
  const { value: prepared, diagnostics } = prepareDocument(document, config, progress, memory);
  if (prepared === undefined) return { value: undefined, diagnostics };
  const { input, root, outputCache } = prepared;
  progress('render');
  const rendered = await renderOutputs(input, outputCache);
  outputCache.settle();
  return { value: { input, root, ...rendered }, diagnostics };
}
