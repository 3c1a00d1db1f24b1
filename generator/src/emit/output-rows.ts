/** Functions that create the rows of the table of outputs, and the data that all rows share. */
import { partsOf } from '../config/codegen-config.js';
import type { Part } from '../config/settings.js';
import { type EventKind, eventsOf, type Operation } from '../ir/api.js';
import type { Code } from '../support/code/code.js';
import type { OutputCache, Reads } from './cache.js';
import { type EmitInput, usedEvents, usedTags } from './input.js';
import { integrates } from './integrations/integrations.js';
import { type Layout, layoutOf } from './layout.js';
import { emitDates, emitIntegers } from './operation-data/integers.js';
import { shareResponses } from './operation-data/responses.js';
import { emitXml } from './operation-data/xml.js';
import { fromTemplate, type Output, script } from './output.js';
import type { EmittedModule } from './print/imports.js';
import { emitComponentModule } from './types/declarations.js';
import { emitResponses } from './types/responses.js';
import { type CheckFile, listCheckFiles } from './validators/outputs.js';

/** Operations whose code is in the same file, and the name of that file without extension. */
interface Group {
  readonly file: string;
  readonly operations: readonly Operation[];
}

/** The data that is available to all rows. */
export interface Scope {
  readonly input: EmitInput;
  readonly layout: Layout;
  readonly tags: readonly (Group & { readonly tag: string })[];
  readonly events: readonly (Group & { readonly kind: EventKind })[];
  /** Text of the module for unnamed components; empty if there are none. */
  readonly components: Code;
  /** Text of the module for response types; empty if there are none. */
  readonly responses: Code;
  /** Returns the module with the response descriptors that several operations share, for the client or the server. */
  readonly shared: (part: 'client' | 'server') => EmittedModule | undefined;
  readonly xml: EmittedModule | undefined;
  readonly integers: EmittedModule | undefined;
  readonly dates: EmittedModule | undefined;
  readonly checks: readonly CheckFile[];
}

/** Returns the outputs of a row; none if the document does not need them. */
export type OutputRow = (scope: Scope) => Output[];

/** Creates the data that is available to all rows. */
export function openScope(input: EmitInput, outputCache: OutputCache): Scope {
  const { api, names, config } = input;
  const layout = layoutOf(config);
  const hasServer = partsOf(config).includes('server');
  const hasRows = partsOf(config).includes('client') && integrates(input, 'standard-schema');
  return {
    input,
    layout,
    tags: usedTags(api).map((tag) => ({
      tag,
      file: names.tag(tag).file,
      operations: api.operations.filter((operation) => operation.tag === tag),
    })),
    events: usedEvents(api).map((kind) => ({ kind, file: names.eventFile(kind), operations: eventsOf(api, kind) })),
    components: emitComponentModule(api, names),
    responses: emitResponses(api, names),
    shared: (part) => {
      const view = shareResponses(input, part);
      return view.constants.length === 0 ? undefined : fromTemplate('responses.ts', view);
    },
    xml: emitXml(input),
    integers: config.int64 === 'bigint' ? emitIntegers(input) : undefined,
    dates: emitDates(input),
    checks:
      hasServer || hasRows
        ? outputCache.checks('checks', {}, () => listCheckFiles(api, names, { layout, hasRows }))
        : [],
  };
}

/** Returns the nodes of the model that the module for a group depends on. */
export function readsOf({ api }: EmitInput, { operations }: Group): Reads {
  const tags = api.tags.filter((tag) => operations.some((operation) => operation.tag === tag.name));
  return { texts: [...operations, ...tags] };
}

type Emitted = EmittedModule | Promise<EmittedModule>;

/** Returns a row for a script in a part. `path` is relative to the source folder of the part. */
export function file(
  part: Part,
  path: string | ((scope: Scope) => string),
  row: { readonly when?: (scope: Scope) => boolean; readonly emit: (scope: Scope) => Emitted },
): OutputRow {
  return (scope) => {
    if (row.when?.(scope) === false) return [];
    const own = typeof path === 'string' ? path : path(scope);
    return [script(part, scope.layout.source(part, own), () => row.emit(scope))];
  };
}

/** Returns a row for a script whose module has been created already. `find` returns `undefined` if it is not needed. */
export function optionalFile(part: Part, path: string, find: (scope: Scope) => EmittedModule | undefined): OutputRow {
  return (scope) => {
    const module = find(scope);
    return module === undefined ? [] : [script(part, scope.layout.source(part, path), () => module)];
  };
}

/** Returns a row with a script for each item of a list. */
export function filesFor<Item>(
  part: Part,
  items: (scope: Scope) => readonly Item[],
  row: {
    readonly path: (item: Item) => string;
    readonly emit: (scope: Scope, item: Item) => Emitted;
    readonly reads: (scope: Scope, item: Item) => Reads;
  },
): OutputRow {
  return (scope) =>
    items(scope).map((item) =>
      script(part, scope.layout.source(part, row.path(item)), () => row.emit(scope, item), row.reads(scope, item)),
    );
}
