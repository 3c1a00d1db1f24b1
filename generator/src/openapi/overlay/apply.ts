/** Applies overlays to a bundled document; the result is treated like a written file. */
import { type JSONPathQuery, JSONPathRecursionLimitError, type JSONValue } from 'json-p3';
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostics.js';
import { join, resolve } from '../../support/json-pointer.js';
import type { Source } from '../read/source.js';
import type { Action, Change, Overlay } from './overlay.js';
import { compareBackwards, type NewPart, type Path, type Traced } from './traced.js';

/** Maximum number of nodes that a target may match; more than that is certainly a mistake. */
const mostParts = 1_000_000;

/** Applies the actions of overlays in order; returns diagnostics. */
export function applyOverlays(document: Traced, overlays: readonly Overlay[]): Diagnostic[] {
  return overlays.flatMap((overlay) => overlay.actions.flatMap((action) => applyAction(document, overlay, action)));
}

function applyAction(document: Traced, { source, minor }: Overlay, action: Action): Diagnostic[] {
  const { pointer, change } = action;
  if (change === undefined) return [];
  const refuse = (reason: string, field: string): Diagnostic[] => [
    diagnose('overlay-invalid', source.locate(join(pointer, field)), { reason }),
  ];
  const paths = select(document, action.target);
  if (typeof paths === 'string') return refuse(paths, 'target');
  if (paths.length === 0)
    return [diagnose('overlay-unmatched', source.locate(join(pointer, 'target')), { target: action.text })];
  if (change.kind === 'remove') {
    if (paths.some((path) => path.length === 0)) return refuse('the whole document cannot be removed', 'target');
    // Items are removed from the end, so that the indexes of the others stay valid.
    for (const path of paths.sort(compareBackwards)) document.remove(path);
    return [];
  }
  const part = change.kind === 'update' ? makeUpdate(change.value, source, pointer) : makeCopy(document, change);
  if (typeof part === 'string') return refuse(part, 'copy');
  if (minor > 0 && new Set(paths.map((path) => describe(document, path))).size > 1)
    return refuse(
      'the target selects values of different types: select only objects, only arrays, or only other values',
      'target',
    );
  // Overlay 1.0: a member of a different type is replaced, and a value for an array is appended as one item.
  const rules = { isStrict: minor > 0, concatenates: minor > 0, replacesScalars: minor > 0 };
  const missed = paths.flatMap((path) => document.merge(path, part, rules)).slice(0, 1);
  return missed.flatMap((path) =>
    refuse(
      `the value of "${change.kind}" cannot be merged into ${show(path)}, which is ${describe(document, path)}`,
      change.kind,
    ),
  );
}

function makeUpdate(value: unknown, source: Source, pointer: string): NewPart {
  return {
    value,
    mark: { source, pointer: join(pointer, 'update') },
  };
}

/** Returns a copy of the node that `from` matches; an error message unless it matches exactly one. */
function makeCopy(document: Traced, { from, text }: Extract<Change, { readonly kind: 'copy' }>): NewPart | string {
  const paths = select(document, from);
  if (typeof paths === 'string') return paths;
  const [path, ...others] = paths;
  if (path === undefined) return `${JSON.stringify(text)} matches nothing in the document`;
  if (others.length > 0)
    return `${JSON.stringify(text)} matches ${paths.length} values, but "copy" requires exactly one`;
  return document.copy(path);
}

function describe(document: Traced, path: Path): string {
  const value = resolve(document.root(), join('', ...path));
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' && value !== null ? 'an object' : 'neither an object nor an array';
}

function show(path: Path): string {
  return JSON.stringify(join('', ...path));
}

/** Returns the paths of the nodes that a target matches, without duplicates, or an error message. */
function select(document: Traced, target: JSONPathQuery): Path[] | string {
  const paths = new Map<string, Path>();
  try {
    for (const { location } of target.lazyQuery(document.root() as JSONValue)) {
      paths.set(JSON.stringify(location), location);
      if (paths.size > mostParts) return `the target matches more than ${mostParts} values`;
    }
  } catch (error) {
    if (error instanceof JSONPathRecursionLimitError) return error.message;
    throw error;
  }
  return [...paths.values()];
}
