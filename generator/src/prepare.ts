/** Creates the input of emission from a loaded document: the model and the names, excluding skipped operations. */

import type { Config } from './config/codegen-config.js';
import {
  diagnose,
  hasErrors,
  locateDiagnostic,
  type PointerDiagnostic,
  type Result,
  sortDiagnostics,
} from './diagnostics/diagnostics.js';
import { createOutputCache, type GenerationCache, type OutputCache } from './emit/cache.js';
import type { EmitInput } from './emit/input.js';
import { addSamples } from './emit/samples/samples.js';
import { checkValues } from './emit/validators/check-examples.js';
import { listErrorBodies } from './errors/bodies.js';
import { type Api, listAll, type Operation, type SkippedOperation } from './ir/api.js';
import { isUsable } from './ir/examples.js';
import { lowerApi } from './lower/api.js';
import { type Names, nameApi } from './names/names.js';
import type { LoadedDocument } from './openapi/document.js';
import { pruneDocument } from './openapi/prune.js';
import { selectOperations } from './openapi/select.js';
import { asObject, type JsonObject } from './openapi/values.js';

type Progress = (stage: 'analyze' | 'name') => void;

/** Returns the input of emission; `undefined` if the document has errors. The diagnostics include those of loading. */
export function prepare(document: LoadedDocument, config: Config, progress?: Progress): Result<EmitInput | undefined> {
  const { value, diagnostics } = prepareDocument(document, config, progress);
  return { value: value?.input, diagnostics };
}

/** A document that is ready for emission. */
export interface PreparedDocument {
  readonly input: EmitInput;
  /** The document without the operations that are left out. */
  readonly root: unknown;
  readonly outputCache: OutputCache;
}

/** Returns the input of emission, the document that it was made from, and the cache of outputs; see `prepare`. */
export function prepareDocument(
  document: LoadedDocument,
  config: Config,
  progress: Progress = () => {},
  memory?: GenerationCache,
): Result<PreparedDocument | undefined> {
  progress('analyze');
  const { diagnostics } = document;
  // An unresolved reference would cause further schema errors, which would hide the actual error.
  if (hasErrors(diagnostics)) return { value: undefined, diagnostics };
  const { include = [], exclude = [] } = config;
  const { root, unmatched } = selectOperations(asObject(document.root), { include, exclude });
  if (unmatched.length > 0) {
    const found = unmatched.map((selector) => diagnose('selection-unmatched', document.locate(''), { selector }));
    return { value: undefined, diagnostics: [...diagnostics, ...found] };
  }
  const prepared = prepareUntilStable({ document, config, progress, memory }, root);
  return { value: prepared.value, diagnostics: [...diagnostics, ...prepared.diagnostics] };
}

interface Run {
  readonly document: LoadedDocument;
  readonly config: Config;
  readonly progress: Progress;
  readonly memory: GenerationCache | undefined;
}

/** Defaults, examples and samples that turned out to be unusable. The next pass ignores them. */
interface Unusable {
  /** Diagnostics by the pointer of the default. */
  readonly defaults: Map<string, PointerDiagnostic>;
  /** Reasons why the server's validators reject examples and samples, by the pointer of the example or sample. */
  readonly examples: Map<string, string>;
}

/**
 * Lowers and names a document repeatedly. Each pass leaves out the unusable defaults and examples that earlier passes
 * found and, with `skipUnsupported`, the operations with errors. Ends when a pass finds nothing more to leave out.
 */
function prepareUntilStable(run: Run, selected: JsonObject): Result<PreparedDocument | undefined> {
  const { document, config } = run;
  const skipped: SkippedOperation[] = [];
  const unusable: Unusable = { defaults: new Map(), examples: new Map() };
  let root = selected;
  while (true) {
    const known = unusable.defaults.size + unusable.examples.size;
    const { api, names, outputCache, found } = runPass(run, root, unusable);
    if (unusable.defaults.size + unusable.examples.size === known) {
      const errors = found.filter(isError);
      const pruned = config.skipUnsupported && errors.length > 0 ? prune(document, root, errors) : undefined;
      if (pruned === undefined) {
        const diagnostics = [...found, ...unusable.defaults.values()].map((each) =>
          locateDiagnostic(each, document.locate),
        );
        if (errors.length > 0) return { value: undefined, diagnostics };
        const errorBodies = listErrorBodies(api, names, unfitErrorsIn(found));
        return { value: { input: { api, names, config, skipped, errorBodies }, root, outputCache }, diagnostics };
      }
      skipped.push(...pruned.skipped);
      root = pruned.root;
    }
  }
}

interface Pass {
  readonly api: Api;
  readonly names: Names;
  readonly outputCache: OutputCache;
  readonly found: readonly PointerDiagnostic[];
}

/** Lowers and names a document once, and checks its examples. Adds unusable values to `unusable`. */
function runPass({ document, config, progress, memory }: Run, root: JsonObject, unusable: Unusable): Pass {
  const { openEnumerations, int64 = 'number', dates = 'string' } = config;
  const unfit = new Set([...unusable.defaults.keys()].map((pointer) => pointer.replace(/\/schema\/default$/u, '')));
  const lowered = lowerApi(
    { ...document, root },
    {
      isOpen: openEnumerations !== false,
      validatesResponses: config.integrations?.includes('standard-schema') === true,
      int64,
      dates,
      unfit,
    },
  );
  const sampled = hasErrors(lowered.diagnostics) ? undefined : addSamples(lowered.value, unusable.examples);
  const api = sampled?.value ?? lowered.value;
  progress('name');
  const { value: names, diagnostics } = nameApi(api);
  const outputCache = createOutputCache(memory, api, config);
  const found = [...lowered.diagnostics, ...(sampled?.diagnostics ?? []), ...diagnostics];
  if (!hasErrors(found)) {
    const checked = outputCache.values('values', { examples: listAll(api) }, () => checkValues(api, names));
    found.push(...checked.diagnostics);
    const used = checked.value.length > 0 ? listUsedExamples(listAll(api)) : undefined;
    for (const { pointer, isExample, reason } of checked.value)
      if (!isExample || used?.has(pointer)) unusable.examples.set(pointer, reason);
  }
  for (const diagnostic of found)
    if (diagnostic.code === 'default-invalid') unusable.defaults.set(diagnostic.pointer, diagnostic);
  return { api, names, outputCache, found };
}

/** Returns the pointers of the examples that the samples of operations may use. */
function listUsedExamples(operations: readonly Operation[]): ReadonlySet<string> {
  const described = operations.flatMap(({ parameters, body, responses }) => [
    ...parameters,
    ...(body?.content ?? []),
    ...responses.flatMap(({ content }) => content),
  ]);
  return new Set(described.flatMap(({ examples }) => examples.filter(isUsable).map(({ pointer }) => pointer)));
}

function unfitErrorsIn(found: readonly PointerDiagnostic[]): ReadonlySet<string> {
  return new Set(found.flatMap(({ code, pointer }) => (code === 'error-body-unfit' ? [pointer] : [])));
}

function isError({ severity }: PointerDiagnostic): boolean {
  return severity === 'error';
}

function prune(
  { locate }: LoadedDocument,
  root: JsonObject,
  errors: readonly PointerDiagnostic[],
): { readonly root: JsonObject; readonly skipped: readonly SkippedOperation[] } | undefined {
  const pruned = pruneDocument(
    root,
    errors.map(({ pointer }) => pointer),
  );
  if (pruned === undefined) return undefined;
  const skipped = pruned.dropped.map(({ because, ...operation }) => ({
    ...operation,
    reasons: sortDiagnostics(
      errors.flatMap((error) => (because.includes(error.pointer) ? [locateDiagnostic(error, locate)] : [])),
    ),
  }));
  return { root: pruned.root, skipped };
}
