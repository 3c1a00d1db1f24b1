/** Applies overlays to a document that is in one piece: what comes of it is a file like any that a person wrote. */
import { JSONPathRecursionLimitError, type JSONValue } from 'json-p3';
import { type Diagnostic, diagnose } from '../diagnostics.js';
import { join } from '../read/pointer.js';
import type { Action, Overlay } from './overlay.js';
import { compareBackwards, type Path, type Traced } from './traced.js';

/** More parts than any document has that can be read: a target that selects more is a mistake. */
const mostParts = 1_000_000;

/** Applies the actions of overlays in their order; the result is what is wrong with them. */
export const applyOverlays = (document: Traced, overlays: readonly Overlay[]): Diagnostic[] =>
  overlays.flatMap((overlay) => overlay.actions.flatMap((action) => applyAction(document, overlay, action)));

const applyAction = (document: Traced, { source }: Overlay, action: Action): Diagnostic[] => {
  const { pointer, change } = action;
  const target = join(pointer, 'target');
  const refuse = (reason: string, at = target): Diagnostic[] => [
    diagnose('overlay-invalid', source.locate(at), { reason }),
  ];
  const paths = select(document, action);
  if (typeof paths === 'string') return refuse(paths);
  if (paths.length === 0) return [diagnose('overlay-unmatched', source.locate(target), { target: action.text })];
  if (change.kind === 'remove') {
    if (paths.some((path) => path.length === 0)) return refuse('the whole document cannot be removed');
    // From the end, so that the indexes of those that are still to go are right.
    for (const path of paths.sort(compareBackwards)) document.remove(path);
    return [];
  }
  const from = { source, pointer: join(pointer, 'update') };
  const missed = paths.find((path) => !document.merge(path, change.value, from));
  if (missed === undefined) return [];
  return refuse(
    `what "update" says is merged into objects and lists, and ${show(missed)} does not take it`,
    from.pointer,
  );
};

const show = (path: Path): string => JSON.stringify(join('', ...path));

/** What a target selects, each part once. */
const select = (document: Traced, { target }: Action): Path[] | string => {
  const paths = new Map<string, Path>();
  try {
    for (const { location } of target.lazyQuery(document.root() as JSONValue)) {
      paths.set(JSON.stringify(location), location);
      if (paths.size > mostParts) return `the target selects more than ${mostParts} parts`;
    }
  } catch (error) {
    if (error instanceof JSONPathRecursionLimitError) return error.message;
    throw error;
  }
  return [...paths.values()];
};
