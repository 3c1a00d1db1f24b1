/** From a loaded document to what files are made of: its model and names, without what is left out. */

import { type Api, listAll, type Operation, type SkippedOperation } from './ir/api.js';
import { isUsable } from './ir/examples.js';
import { checkValues } from './emit/validators/check-examples.js';
import type { Config } from './config/codegen-config.js';
import { type Diagnostic, diagnose, type Report, sortDiagnostics } from './diagnostics/diagnostics.js';
import { listErrorBodies } from './errors/bodies.js';
import { hasErrors, type LoadedDocument } from './openapi/document.js';
import { lowerApi } from './lower/api.js';
import { pruneDocument } from './openapi/prune.js';
import { asObject, asString, type JsonObject } from './openapi/values.js';
import { selectOperations } from './openapi/select.js';
import { createOutputCache, type Finding, type OutputCache, type GenerationCache } from './emit/cache.js';
import { nameApi } from './names/names.js';
import { addSamples } from './emit/samples/samples.js';
import type { EmitInput } from './emit/input.js';

type Progress = (stage: 'lower' | 'name') => void;

/** Lowers and names a document; `undefined` if it has errors, which `document.diagnostics` then holds. */
export const prepare = (document: LoadedDocument, config: Config, progress?: Progress): EmitInput | undefined =>
  readPruned(document, config, progress)?.input;

/** What a document is read as. */
export interface Pruned {
  readonly input: EmitInput;
  /** The document without what is left out. */
  readonly root: unknown;
  /** For what is made of it. */
  readonly outputCache: OutputCache;
}

/** The same, and the document without what is left out. */
export const readPruned = (
  document: LoadedDocument,
  config: Config,
  progress: Progress = () => {},
  memory?: GenerationCache,
): Pruned | undefined => {
  progress('lower');
  // What a reference that leads nowhere would say of schemas only hides the reference.
  if (hasErrors(document)) return undefined;
  const skipped: SkippedOperation[] = [];
  const { include = [], exclude = [] } = config;
  const selected = selectOperations(asObject(document.root), { include, exclude });
  for (const selector of selected.unmatched) document.report('selection-unmatched', '', { selector });
  if (selected.unmatched.length > 0) return undefined;
  const unfit = new Set<string>();
  const refused = new Map<string, string>();
  const unfitFindings = new Map<string, Diagnostic>();
  for (let { root } = selected; ; ) {
    const found: Placed[] = [];
    const report: Report = (code, pointer, parameters, severity) =>
      void found.push({ pointer, diagnostic: diagnose(code, document.locate(pointer), parameters, severity) });
    const refusals = refused.size;
    const { openEnumerations, int64 = 'number' } = config;
    const lowered = lowerApi({ ...document, root, report }, { isOpen: openEnumerations !== false, int64, unfit });
    const api = found.some(isError) ? lowered : addSamples(lowered, report, refused);
    progress('name');
    const names = nameApi(api, report);
    const outputCache = createOutputCache(memory, api, config);
    if (!found.some(isError)) {
      const findings = outputCache.findings('values', { examples: listAll(api) }, () => {
        const list: Finding[] = [];
        checkValues(api, names, (code, pointer, parameters) => void list.push((to) => to(code, pointer, parameters)));
        return list;
      });
      for (const finding of findings) finding(report);
      for (const finding of findings)
        finding((code, pointer, parameters) => noteRefusal(api, refused, code, pointer, parameters));
    }
    // Without them everything is made again; that they do not fit has been said.
    const known = unfit.size + refusals;
    for (const { pointer, diagnostic } of found) {
      if (diagnostic.code !== 'default-invalid') continue;
      unfit.add(pointer.replace(/\/schema\/default$/u, ''));
      unfitFindings.set(pointer, diagnostic);
    }
    if (unfit.size + refused.size > known) continue;
    const errors = found.filter(isError);
    const pruned = config.skipUnsupported && errors.length > 0 ? prune(root, errors) : undefined;
    // A part that is wrong and that no operation needs is left out as well; what stands elsewhere is not.
    if (pruned === undefined) {
      document.diagnostics.push(...found.map(({ diagnostic }) => diagnostic), ...unfitFindings.values());
      if (errors.length > 0) return undefined;
      const errorBodies = listErrorBodies(api, names, unfitErrorsIn(found));
      return { input: { api, names, config, skipped, errorBodies }, root, outputCache };
    }
    skipped.push(...pruned.skipped);
    root = pruned.root;
  }
};

/** Notes an example or a sample that the checks of the server refuse, and that is still in use. */
const noteRefusal = (
  api: Api,
  refused: Map<string, string>,
  code: string,
  pointer: string,
  parameters: unknown,
): void => {
  const reason = asString(asObject(parameters)['reason']) ?? 'it does not match its schema';
  if (code === 'sample-impossible') refused.set(pointer.replace(/\/schema$/u, ''), reason);
  if (code === 'example-invalid' && listAll(api).some((operation) => usesExample(operation, pointer)))
    refused.set(pointer, reason);
};

/** Whether samples of an operation may be the example at a place. */
const usesExample = ({ parameters, body, responses }: Operation, pointer: string): boolean =>
  [...parameters, ...(body?.content ?? []), ...responses.flatMap(({ content }) => content)].some(({ examples }) =>
    examples.some((example) => example.pointer === pointer && isUsable(example)),
  );

/** What was reported, and of what. */
interface Placed {
  readonly pointer: string;
  readonly diagnostic: Diagnostic;
}

const unfitErrorsIn = (found: readonly Placed[]): ReadonlySet<string> =>
  new Set(found.flatMap(({ pointer, diagnostic }) => (diagnostic.code === 'error-body-unfit' ? [pointer] : [])));

const isError = ({ diagnostic }: Placed): boolean => diagnostic.severity === 'error';

const prune = (
  root: JsonObject,
  errors: readonly Placed[],
): { readonly root: JsonObject; readonly skipped: readonly SkippedOperation[] } | undefined => {
  const pruned = pruneDocument(
    root,
    errors.map(({ pointer }) => pointer),
  );
  if (pruned === undefined) return undefined;
  const skipped = pruned.dropped.map(({ because, ...operation }) => ({
    ...operation,
    reasons: sortDiagnostics(
      errors.flatMap(({ pointer, diagnostic }) => (because.includes(pointer) ? [diagnostic] : [])),
    ),
  }));
  return { root: pruned.root, skipped };
};
