/** Compares two documents and combines the verdicts of all sources. */
import { listAll, type Operation } from '../../ir/api.js';
import { listReached } from '../../ir/reach.js';
import type { Schema } from '../../ir/schema.js';
import { indexOf } from '../../ir/schema-index.js';
import { schemaOfContent } from '../../ir/content.js';
import type { Config } from '../../config/codegen-config.js';
import type { LoadedDocument } from '../../openapi/document.js';
import { readPruned } from '../../prepare.js';
import type { EmitInput } from '../../emit/input.js';
import { type Change, type Verdicts, verdictOf } from './change.js';
import type { Compiler } from './compiler.js';
import { isWithin, mergeRedocly, mergeSurface, type Reach, sortChanges } from './merge.js';
import { compareApis } from './models.js';
import type { Package } from './packages.js';
import { askRedocly } from './redocly.js';

export interface Difference extends Verdicts {
  /** Sorted by verdict, worst first. */
  readonly changes: readonly Change[];
  /** Notes about the comparison, such as the failure of a source. */
  readonly notes: readonly string[];
  readonly old: EmitInput;
  readonly now: EmitInput;
}

export interface DiffOptions {
  /** Whether to compare with Redocly as well. Default: `true`. */
  readonly redocly?: boolean;
  /**
   * The compiler to use: one from an earlier comparison with a parsed library, `false` for none. Default: a new
   * compiler.
   */
  readonly compiler?: Compiler | false;
  readonly begin?: (stage: 'lower' | 'compare' | 'surface' | 'redocly') => void;
  /** The published packages of the old document, which another version of the tool may have generated. */
  readonly published?: Published;
}

/** The published state of a document in an earlier release. */
export interface Published {
  /** Configuration for reading the old document, including the selection of operations. */
  readonly config: Config;
  /** Sources of the packages, by path in the layout `folder`. */
  readonly sources: Package;
}

/**
 * Compares two loaded documents. Resolves to `undefined` if one has errors, which are then in its `diagnostics`. The
 * packages are compiled, and Redocly runs, only if the models differ.
 */
export const diffDocuments = async (
  old: LoadedDocument,
  now: LoadedDocument,
  config: Config,
  { redocly = true, compiler, begin = () => {}, published }: DiffOptions = {},
): Promise<Difference | undefined> => {
  begin('lower');
  const [before, after] = [readPruned(old, published?.config ?? config), readPruned(now, config)];
  if (before === undefined || after === undefined) return undefined;
  const subjects = { old: before.input, now: after.input };
  begin('compare');
  const notes: string[] = [];
  const isMadeAlike = published === undefined;
  if (isMadeAlike && isSame(subjects)) return finish([], notes, subjects);
  const found = compareApis(subjects.old.api, subjects.now.api);
  let changes = [...found];
  if (compiler !== false && !(isMadeAlike && isOnlyWords(found, subjects))) {
    begin('surface');
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
      if (merged.overruled > 0) notes.push(noteOf(merged.overruled));
    }
  }
  return finish(changes, notes, subjects);
};

const noteOf = (count: number): string =>
  `Redocly reports ${count === 1 ? 'a breaking change' : `${count} breaking changes`} where the models are equal, an open enum or union has grown, or a schema and a union were compared variant by variant; ${count === 1 ? 'it does' : 'they do'} not count`;

interface Subjects {
  readonly old: EmitInput;
  readonly now: EmitInput;
}

const finish = (changes: readonly Change[], notes: readonly string[], subjects: Subjects): Difference => {
  const sorted = sortChanges(changes);
  return { ...verdictOf(sorted), changes: sorted, notes, ...subjects };
};

/** Whether two models are equal, including pointers, so that no comparison is needed. */
const isSame = ({ old, now }: Subjects): boolean => JSON.stringify(old.api) === JSON.stringify(now.api);

/** Whether the models have the same names and types, so that the packages have the same surface. */
const isOnlyWords = (changes: readonly Change[], { old, now }: Subjects): boolean =>
  changes.length > 0 &&
  changes.every(({ callers, isTyped }) => callers === 'documentation' && isTyped !== true) &&
  JSON.stringify(old.api, withoutWords) === JSON.stringify(now.api, withoutWords);

const words: ReadonlySet<string> = new Set(['summary', 'description', 'example', 'examples', 'externalDocs']);

const withoutWords = (key: string, value: unknown): unknown =>
  words.has(key) && (typeof value !== 'object' || Array.isArray(value) || key === 'externalDocs') ? undefined : value;

/** The schemas that an operation or a schema reaches, in both models. */
const reachOf = ({ old, now }: Subjects): Reach => {
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
          return [...listReached(indexOf(api), roots)].map((schema) => schema.pointer);
        }),
      );
    known.set(pointer, found);
    return found;
  };
};

const schemasOf = ({ parameters, body, responses }: Operation): Schema[] => [
  ...parameters.map(({ schema }) => schema),
  ...[...(body?.content ?? []), ...responses.flatMap(({ content }) => content)].flatMap(
    (content) => schemaOfContent(content) ?? [],
  ),
  ...responses.flatMap(({ headers }) => headers.map(({ schema }) => schema)),
];
