/** Generates sources in memory, for commands that run them. */

import type { Config } from '../config/codegen-config.js';
import { type Diagnostic, sortDiagnostics } from '../diagnostics/diagnostics.js';
import { type Rendered, renderDocument } from '../generate.js';
import type { SkippedOperation } from '../ir/api.js';
import type { LoadedDocument } from '../openapi/document.js';
import { paintFor } from '../support/terminal.js';
import { exitCodes } from './exit-codes.js';
import { type LoadFlags, loadTarget } from './load.js';
import { printFindings } from './output.js';
import { startProgress } from './progress.js';
import { readTarget, type Target } from './project.js';

export interface RenderedSources extends Pick<Rendered, 'input' | 'files'> {
  readonly document: LoadedDocument;
  readonly config: Config;
}

export interface SourcesResult {
  readonly diagnostics: readonly Diagnostic[];
  readonly skipped: readonly SkippedOperation[];
  /** Source text by file label, for excerpts. */
  readonly sources: ReadonlyMap<string, string>;
  readonly exit: number;
  /** Absent if the document has errors. */
  readonly rendered?: RenderedSources;
}

/** Generates sources. If the command's `int64` is not possible for the document, uses the project's setting instead. */
async function render(
  document: LoadedDocument,
  { int64 = 'number' }: Config,
  own: Config,
  begin: (stage: string) => void,
): ReturnType<typeof renderDocument> {
  const result = await renderDocument(document, own, begin);
  const isRefused = result.diagnostics.some(({ code }) => code === 'bigint-unsupported');
  return isRefused && own.int64 !== int64 ? renderDocument(document, { ...own, int64 }, begin) : result;
}

/** Generates the sources of a document in the layout `folder`. `settings` override those of the project. */
export async function renderSources(
  target: Target,
  flags: LoadFlags,
  settings: Partial<Config>,
  begin: (stage: string) => void,
): Promise<SourcesResult> {
  begin('load');
  const loaded = await loadTarget(target, flags);
  if (!loaded.isLoaded) return { ...loaded, skipped: [] };
  const { document, config } = loaded;
  const own: Config = { ...config, layout: 'folder', runtime: 'copy', ...settings };
  const { value: rendered, diagnostics } = await render(document, config, own, begin);
  const found = { diagnostics: sortDiagnostics(diagnostics), sources: document.sources };
  if (rendered === undefined) return { ...found, skipped: [], exit: exitCodes.findings };
  const { skipped } = rendered.input;
  return { ...found, skipped, exit: exitCodes.done, rendered: { ...rendered, document, config } };
}

/** Like `renderSources`, but prints diagnostics to stderr. If the document has errors, resolves to the exit code. */
export async function renderAndReport(
  spec: string | undefined,
  options: LoadFlags & { readonly project?: string },
  settings: Partial<Config>,
): Promise<RenderedSources | number> {
  const { begin, end } = startProgress(process.stderr, { isQuiet: false });
  const target = await readTarget(process.cwd(), spec, options.project);
  const { rendered, exit, ...found } = await renderSources(target, options, settings, begin).finally(end);
  const result = { ...found, changes: [], conflicts: [], notes: [], out: '', exit: exitCodes.done };
  process.stderr.write(printFindings(paintFor(process.stderr), result, { isBrief: true, spec }));
  return rendered ?? exit;
}
