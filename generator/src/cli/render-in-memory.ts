/** Generates sources in memory for commands that run them. */

import type { Config } from '../config/codegen-config.js';
import { sortDiagnostics } from '../diagnostics/diagnostics.js';
import type { EmitInput } from '../emit/input.js';
import { renderDocument } from '../generate.js';
import type { LoadedDocument } from '../openapi/document.js';
import { paintFor } from '../support/terminal.js';
import { exitCodes } from './exit-codes.js';
import { type LoadFlags, loadTarget } from './load.js';
import { printFindings } from './output.js';
import type { ProgressLine } from './progress.js';
import { readTarget } from './project.js';

export interface RenderedSources {
  readonly document: LoadedDocument;
  /** The configuration of the project. */
  readonly config: Config;
  /** The input of emission, with the settings with which the sources were generated. */
  readonly input: EmitInput;
  /** The sources of the layout `folder`, by path. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Generates the sources of a document in the layout `folder`, with `settings` in place of the project's, and prints the
 * diagnostics to stderr. If the document has errors, resolves to the exit code.
 */
export async function renderInMemory(
  spec: string | undefined,
  options: LoadFlags & { readonly project?: string },
  { begin, end }: ProgressLine,
  settings: Partial<Config>,
): Promise<RenderedSources | number> {
  try {
    begin('load');
    const loaded = await loadTarget(await readTarget(process.cwd(), spec, options.project), options);
    const { value: rendered, diagnostics } = loaded.isLoaded
      ? await renderDocument(
          loaded.document,
          { ...loaded.config, layout: 'folder', runtime: 'copy', ...settings },
          begin,
        )
      : { value: undefined, diagnostics: loaded.diagnostics };
    end();
    const { sources } = loaded.isLoaded ? loaded.document : loaded;
    const found = { diagnostics: sortDiagnostics(diagnostics), skipped: rendered?.input.skipped ?? [], sources };
    const result = { ...found, changes: [], conflicts: [], notes: [], out: '', exit: exitCodes.done };
    process.stderr.write(printFindings(paintFor(process.stderr), result, { isBrief: true }));
    if (!loaded.isLoaded) return loaded.exit;
    return rendered === undefined ? exitCodes.findings : { ...loaded, ...rendered };
  } finally {
    end();
  }
}
