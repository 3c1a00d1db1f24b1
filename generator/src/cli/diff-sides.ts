/** Loads and compares the two documents of `trefoil diff`. */
import type { Change } from '../commands/diff/change.js';
import { type DiffOptions, diffDocuments } from '../commands/diff/diff.js';
import type { Origin } from '../commands/diff/origin.js';
import type { Diagnostic, Position } from '../diagnostics/diagnostics.js';
import type { UnmatchedKey } from '../openapi/overlay/customization.js';
import { resolve } from '../support/json-pointer.js';
import { type Outcome, type OutcomeOptions, outcomeOf } from './diff-output.js';
import { type Loaded, type LoadFlags, loadTarget } from './load.js';
import type { Target } from './project.js';
import { withReading } from './revision-project.js';

/** One of the two documents, loaded. */
export interface Side {
  readonly loaded: Loaded;
  readonly prefix: string;
  /** The keys of today's configuration that match nothing in today's document. */
  readonly notes: readonly string[];
}

/** Loads a document. Settings that match nothing are ignored; for a published document, so are all names. */
export async function loadSide(
  { entry, cwd, overlays, root, prefix, isPublished }: Origin,
  project: Target['project'],
  flags: LoadFlags,
): Promise<Side> {
  // A published document already contains the names. In an older one, settings for later operations match nothing.
  const isOld = prefix !== '' || entry !== project?.spec;
  const own = isPublished || project?.customization === undefined ? undefined : project.customization;
  const notes: string[] = [];
  const onUnmatched = ({ reason, position: { file, line, column } }: UnmatchedKey): void => {
    if (!isOld) notes.push(`${file}:${line}:${column}: ${reason} (ignored; generate refuses it)`);
  };
  const customization = { own: own && { ...own, onUnmatched } };
  return {
    notes,
    loaded: await loadTarget({ entry, project }, flags, { cwd, overlays, customization, root: { folder: root } }),
    prefix,
  };
}

/** The diagnostics of both documents, if they cannot be compared. */
export interface Uncompared {
  readonly errors: readonly (readonly Diagnostic[])[];
}

type CompareOptions = Pick<DiffOptions, 'redocly' | 'compiler' | 'begin'> &
  Pick<OutcomeOptions, 'ignore' | 'isExplained' | 'hasCode'> & {
    /** Notes about how the documents were read. */
    readonly notes?: readonly string[];
  };

/** Compares the old and the new document. Resolves to the diagnostics of both if either has errors. */
export async function compareSides(
  sides: readonly Side[],
  { ignore, isExplained, hasCode, notes = [], ...settings }: CompareOptions,
): Promise<Outcome | Uncompared> {
  const [old, now] = sides.map(({ loaded }) => loaded);
  if (old?.isLoaded !== true || now?.isLoaded !== true) return { errors: sides.map(({ loaded }) => foundIn(loaded)) };
  const difference = await diffDocuments(old.document, now.document, now.config, {
    ...settings,
    oldConfig: withReading(now.config, old.config),
  });
  if (!('changes' in difference)) return { errors: [difference.old, difference.now] };
  return outcomeOf(
    { ...difference, notes: [...notes, ...sides.flatMap((side) => side.notes), ...difference.notes] },
    {
      ignore,
      isExplained,
      hasCode,
      positionOf: (change) => positionOf(sides, change),
      remainingOf: (change) => remainingOf(sides, change),
    },
  );
}

function foundIn(loaded: Loaded): readonly Diagnostic[] {
  return loaded.isLoaded ? loaded.document.diagnostics : loaded.diagnostics;
}

function positionOf(sides: readonly Side[], { side, pointer }: Change): Position {
  const { loaded, prefix = '' } = sides[side === 'old' ? 0 : 1] ?? {};
  const position = loaded?.isLoaded === true ? loaded.document.locate(pointer) : { file: '', line: 1, column: 1 };
  return { ...position, file: `${prefix}${position.file}` };
}

/** Returns the position of the innermost element around a removal that the new document still contains. */
function remainingOf(sides: readonly Side[], { side, pointer }: Change): Position | undefined {
  const now = sides[1];
  if (side === 'new' || now?.loaded.isLoaded !== true) return undefined;
  const { root, locate } = now.loaded.document;
  let parent = pointer;
  do parent = parent.slice(0, parent.lastIndexOf('/'));
  while (parent !== '' && resolve(root, parent) === undefined);
  const position = locate(parent);
  return { ...position, file: `${now.prefix}${position.file}` };
}
