/** Compares two documents and combines the verdicts of all sources. */

import type { Config } from '../../config/codegen-config.js';
import type { Diagnostic } from '../../diagnostics/diagnostics.js';
import type { EmitInput } from '../../emit/input.js';
import { listAll, type Operation } from '../../ir/api.js';
import { listReached } from '../../ir/reach.js';
import { indexOf } from '../../ir/schema-index.js';
import type { LoadedDocument } from '../../openapi/document.js';
import { prepareDocument } from '../../prepare.js';
import { type Change, type Verdicts, verdictOf } from './change.js';
import type { Compiler } from './compiler.js';
import { createLocate } from './location.js';
import { isWithin, mergeRedocly, mergeSurface, type Reach, sortChanges } from './merge.js';
import { compareApis } from './models.js';
import { schemasOf } from './operation-pair.js';
import type { Package } from './packages.js';
import { askRedocly } from './redocly.js';
import { softenUnstable } from './stability.js';

export interface Difference extends Verdicts {
  /** Sorted by verdict, worst first. */
  readonly changes: readonly Change[];
  /** Notes about the comparison, such as the failure of a source. */
  readonly notes: readonly string[];
  /** Number of changes that only Redocly considers breaking. They do not affect the verdict. */
  readonly overruled: number;
  readonly old: EmitInput;
  readonly now: EmitInput;
}

export interface DiffOptions {
  /** Whether to compare with Redocly as well. Default: `true`. */
  readonly redocly?: boolean;
  /**
   * Default: a new compiler. A compiler from an earlier comparison has already parsed the library. If `false`, the
   * generated TypeScript is not compared.
   */
  readonly compiler?: Compiler | false;
  readonly begin?: (stage: 'analyze' | 'compare' | 'types' | 'redocly') => void;
  /** The published packages of the old document, which another version of the tool may have generated. */
  readonly published?: Published;
  /** Configuration for reading the old document. Default: that of the new one. */
  readonly oldConfig?: Config;
}

/** The packages of an earlier release, and the configuration for reading the document of that release. */
export interface Published {
  /** Configuration for reading the old document, including the selection of operations. */
  readonly config: Config;
  /** Sources of the packages, by path in the layout `folder`. */
  readonly sources: Package;
}

/** The diagnostics of two documents of which at least one has errors. */
export interface Incomparable {
  readonly old: readonly Diagnostic[];
  readonly now: readonly Diagnostic[];
}

/**
 * Compares two loaded documents. Resolves to the diagnostics of both if either has errors. Compiles the packages and
 * runs Redocly only if the models differ.
 */
export async function diffDocuments(
  old: LoadedDocument,
  now: LoadedDocument,
  config: Config,
  { redocly = true, compiler, begin = () => {}, published, oldConfig = published?.config ?? config }: DiffOptions = {},
): Promise<Difference | Incomparable> {
  begin('analyze');
  const prepared = { old: prepareDocument(old, oldConfig), now: prepareDocument(now, config) };
  const [before, after] = [prepared.old.value, prepared.now.value];
  if (before === undefined || after === undefined)
    return { old: prepared.old.diagnostics, now: prepared.now.diagnostics };
  const subjects = { old: before.input, now: after.input };
  begin('compare');
  const notes: string[] = [];
  let overruled = 0;
  const isMadeAlike = published === undefined && isSameTyping(oldConfig, config);
  if (isMadeAlike && isSame(subjects)) return finish([], notes, subjects);
  const found = compareModels(subjects);
  let changes = [...found];
  if (compiler !== false && !(isMadeAlike && isOnlyWords(found, subjects))) {
    begin('types');
    const [{ compareSurfaces }, { createCompiler }] = await Promise.all([
      import('./surface.js'),
      import('./compiler.js'),
    ]);
    const findings = await compareSurfaces(
      subjects.old,
      subjects.now,
      compiler ?? createCompiler(),
      published?.sources,
    );
    changes = mergeSurface(changes, findings, reachOf(subjects));
  }
  if (redocly && changes.some(({ callers }) => callers !== 'documentation')) {
    begin('redocly');
    const second = await askRedocly(before.root, after.root);
    if (second.kind === 'failed') notes.push(`Redocly could not compare the documents: ${second.reason}`);
    else {
      const merged = mergeRedocly(changes, second.opinions);
      changes = merged.changes;
      overruled = merged.overruled;
    }
  }
  return { ...finish(changes, notes, subjects), overruled };
}

/** Compares only the models, without the compiler and Redocly, which is fast enough to run after each save. */
export function compareInputs(old: EmitInput, now: EmitInput): Difference {
  const subjects = { old, now };
  return finish(isSame(subjects) ? [] : compareModels(subjects), [], subjects);
}

function compareModels({ old, now }: Subjects): readonly Change[] {
  return compareApis(old.api, now.api, { old: old.names, now: now.names });
}

interface Subjects {
  readonly old: EmitInput;
  readonly now: EmitInput;
}

function finish(changes: readonly Change[], notes: readonly string[], subjects: Subjects): Difference {
  const isUnstable = subjects.old.api.operations.some(isAlpha) || subjects.now.api.operations.some(isAlpha);
  const sorted = sortChanges(isUnstable ? softenUnstable(changes, createLocate(subjects)) : changes);
  return { ...verdictOf(sorted), changes: sorted, notes, overruled: 0, ...subjects };
}

function isAlpha({ stability }: Operation): boolean {
  return stability === 'alpha';
}

/** Whether two configurations generate the same types from equal models. */
function isSameTyping(old: Config, now: Config): boolean {
  const facts = ({ openEnumerations, int64, dates }: Config): string =>
    JSON.stringify([openEnumerations, int64, dates]);
  return facts(old) === facts(now);
}

/** Whether two models are equal, including pointers. If they are, nothing has to be compared. */
function isSame({ old, now }: Subjects): boolean {
  return JSON.stringify(old.api) === JSON.stringify(now.api);
}

/** Whether only documentation changed, so that the packages export the same names and types. */
function isOnlyWords(changes: readonly Change[], { old, now }: Subjects): boolean {
  return (
    changes.length > 0 &&
    changes.every(({ callers, isTyped }) => callers === 'documentation' && isTyped !== true) &&
    JSON.stringify(old.api, withoutWords) === JSON.stringify(now.api, withoutWords)
  );
}

const words: ReadonlySet<string> = new Set(['summary', 'description', 'example', 'examples', 'externalDocs']);

function withoutWords(key: string, value: unknown): unknown {
  return words.has(key) && (typeof value !== 'object' || Array.isArray(value) || key === 'externalDocs')
    ? undefined
    : value;
}

/** Creates a function that returns the schemas, in both models, that are reached from an operation or a schema. */
function reachOf({ old, now }: Subjects): Reach {
  const known = new Map<string, ReadonlySet<string>>();
  return (pointer) => {
    const found =
      known.get(pointer) ??
      new Set(
        [old, now].flatMap(({ api }) => {
          const operations = listAll(api).filter(
            (each) => isWithin(pointer, each.pointer) || isWithin(each.pointer, pointer),
          );
          const named = api.schemas.filter((each) => isWithin(pointer, each.pointer)).map(({ schema }) => schema);
          const roots = [...operations.flatMap(schemasOf), ...named];
          // Parameters and responses can be components, or belong to the path item.
          const parts = operations.flatMap(({ parameters, body, responses }) => [
            ...parameters,
            ...responses,
            body ?? [],
          ]);
          return [...parts.flat(), ...listReached(indexOf(api), roots)].map((part) => part.pointer);
        }),
      );
    known.set(pointer, found);
    return found;
  };
}
