/** Applies overlays, the configuration and an audience to a document. Source positions in the result are known. */

import { type Diagnostic, diagnose, locateDiagnostic } from '../../diagnostics/diagnostics.js';
import { cutAudience } from '../audience/cut.js';
import { limits } from '../read/limits.js';
import { isTooDeep, type Source } from '../read/source.js';
import type { ReadOptions, Sources } from '../read/sources.js';
import { bundleSources, makeLocate, type Origin, refuseLoops } from '../resolve/bundle.js';
import { createResolver } from '../resolve/targets.js';
import { applyOverlays } from './apply.js';
import type { Changes } from './changes.js';
import { customize } from './customization.js';
import { readOverlay } from './overlay.js';
import { traceDocument } from './traced.js';

export interface Revision {
  /** The changed document; absent if the overlays cannot be applied. */
  readonly sources: Sources | undefined;
  /** Returns the origin of a pointer in the changed document. */
  readonly originOf: (pointer: string) => Origin;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Bundles a document and applies the overlays in order, then the customization, and finally removes what is for other
 * audiences. The texts of overlays and of the configuration are added to `sources` like those of files.
 */
export async function reviseSources(
  sources: Sources,
  { overlays = [], customization, audience }: Changes,
  { cwd, sources: texts, settle = (value) => value }: Pick<ReadOptions, 'cwd' | 'sources' | 'settle'>,
): Promise<Revision> {
  const read = await Promise.all(overlays.map((path) => readOverlay(path, cwd, texts)));
  const failed = (diagnostics: readonly Diagnostic[]): Revision => ({
    sources: undefined,
    diagnostics,
    originOf: (pointer) => ({ source: sources.entry, pointer }),
  });
  const faults = read.flatMap((each) => ('actions' in each ? [] : each));
  if (faults.length > 0) return failed(faults);
  const bundle = bundleSources(sources, createResolver(sources));
  const loop = refuseLoops(sources.entry, bundle);
  if (loop !== undefined) return failed([loop]);
  const document = traceDocument(bundle.root);
  const diagnostics = applyOverlays(
    document,
    read.flatMap((each) => ('actions' in each ? [each] : [])),
  );
  if (customization !== undefined) {
    diagnostics.push(...customize(document, customization));
    const { label, text } = customization.source;
    if (text !== '') texts?.set(label, text);
  }
  const locateBundled = makeLocate(sources.entry, bundle);
  const originOf = (pointer: string): Origin => {
    const mark = document.locate(pointer);
    return mark.source === undefined ? locateBundled(mark.pointer) : { source: mark.source, pointer: mark.pointer };
  };
  const locate: Source['locate'] = (pointer) => {
    const origin = originOf(pointer);
    return origin.source.locate(origin.pointer);
  };
  const isWhole = diagnostics.every(({ severity }) => severity !== 'error');
  if (audience !== undefined && isWhole)
    diagnostics.push(...cutAudience(document, audience).map((each) => locateDiagnostic(each, locate)));
  if (isTooDeep(document.root())) diagnostics.push(diagnose('yaml-too-deep', locate(''), { limit: limits.depth }));
  if (diagnostics.some(({ severity }) => severity === 'error')) return failed(diagnostics);
  const { strictText: _, ...written } = sources.entry;
  const entry: Source = { ...written, value: settle(document.root()), locate };
  // All files that were read are part of the document now; refused files are reported where they are still referenced.
  return {
    sources: { entry, loaded: new Map([[entry.path, entry]]), refused: sources.refused },
    originOf,
    diagnostics,
  };
}
