/** Renders all outputs, and adds the runtime files that they import. */
import { partsOf } from '../config/codegen-config.js';
import type { Part } from '../config/settings.js';
import type { OutputCache } from './cache.js';
import type { EmitInput } from './input.js';
import { layoutOf } from './layout.js';
import { listOutputs } from './outputs.js';
import { runtimeRoots } from './runtime/files.js';
import { listNeeded, mergeRuntime } from './runtime/merge.js';
import { isPackaged, listReexports } from './runtime/package.js';

export interface RenderedOutputs {
  readonly files: Map<string, string>;
  /** Paths of the runtime files, whose text does not depend on the document. */
  readonly copied: ReadonlySet<string>;
}

/**
 * Adds the types of Node.js to a file that imports its modules, after the comment of the file. In the layout `folder`, the
 * project's own tsconfig.json applies, which includes no types by default (TypeScript 6).
 */
function withNodeTypes({ layout }: EmitInput['config'], text: string): string {
  if (layout !== 'folder' || !/ from 'node:/u.test(text)) return text;
  return text.replace(' */\n', () => ' */\n/// <reference types="node" />\n');
}

/** Returns the text of every output by path. */
export async function renderOutputs(input: EmitInput, outputCache: OutputCache): Promise<RenderedOutputs> {
  const files = new Map<string, string>();
  const roots = new Map<Part, Set<string>>(partsOf(input.config).map((part) => [part, new Set(runtimeRoots[part])]));
  for (const { path, part, reads, make } of listOutputs(input, outputCache)) {
    const { text, uses } = await (reads === undefined ? make() : outputCache.module(path, reads, make));
    files.set(path, text);
    for (const module of uses) if (part !== undefined) roots.get(part)?.add(module);
  }
  const runtime = [...roots].flatMap(([part, modules]) =>
    (isPackaged(input.config) ? listReexports(part, input.config) : mergeRuntime(part, listNeeded(modules))).map(
      ({ path, text }) => [layoutOf(input.config).source(part, path), withNodeTypes(input.config, text)] as const,
    ),
  );
  for (const [path, text] of runtime) files.set(path, text);
  return { files, copied: new Set(runtime.map(([path]) => path)) };
}
