/** Lowers a loaded OpenAPI document: converts it to the model (`Api`). */
import { basename, dirname } from 'node:path';
import { collectDiagnostics, type PointerDiagnostic, type Report, type Result } from '../diagnostics/diagnostics.js';
import { followIn } from '../ir/access.js';
import { type Api, headersOfParts, listAll, listContents, type Operation, type Parameter } from '../ir/api.js';
import { findMember } from '../ir/parts.js';
import type { DateType, NamedSchema, Schema } from '../ir/schema.js';
import { indexOf, type SchemaIndex } from '../ir/schema-index.js';
import type { LoadedDocument } from '../openapi/document.js';
import { isOwnForm } from '../openapi/resolve/extensions.js';
import { checkShape } from '../openapi/resolve/shape.js';
import { asJson, asObject, asString, type JsonObject, optional } from '../openapi/values.js';
import { join, pointerOf, resolve, resolveRef } from '../support/json-pointer.js';
import { checkAccess } from './access.js';
import { listCarriers } from './carriers.js';
import type { Context } from './context.js';
import { checkCycles } from './cycles.js';
import { lowerCallbacks, lowerWebhooks } from './events.js';
import { type Base, findHierarchy } from './hierarchy.js';
import { checkIntegers, createLift } from './integers.js';
import { findOmissions } from './leave-out.js';
import { addLinks, ignoreLinks } from './links.js';
import { lowerOperations } from './operation.js';
import { checkPagination } from './pagination.js';
import { lowerSchema, schemaAt } from './schema.js';
import {
  lowerRequirements,
  lowerSecuritySchemes,
  type Schemes,
  withoutCredentials,
  withTokenRefresh,
} from './security.js';
import { lowerServers } from './servers.js';
import { lowerTagSections, lowerTags, mergeTags } from './tags.js';
import { checkUnused } from './unused.js';
import { checkFieldCount, checkWireShape } from './wire-shape.js';
import { checkXml } from './xml.js';

export interface LowerOptions {
  /** Whether enums and unions of responses are open. Default: true. */
  readonly isOpen?: boolean;
  /** Whether clients can validate responses. Default: false. */
  readonly validatesResponses?: boolean;
  /** TypeScript type of 64-bit integers. Default: `number`. */
  readonly int64?: 'number' | 'bigint';
  /** TypeScript type of dates. Default: `string`. */
  readonly dates?: 'string' | DateType;
  /** Pointers of parameters whose defaults are invalid and therefore left out. */
  readonly unfit?: ReadonlySet<string>;
}

/** Lowers a loaded document. The diagnostics report what is invalid or cannot be generated. */
export function lowerApi(document: LoadedDocument, options: LowerOptions = {}): Result<Api, PointerDiagnostic> {
  const { int64 = 'number', dates = 'string' } = options;
  const { originOf, entryLabel } = document;
  const { report, diagnostics } = collectDiagnostics();
  const root = isSound(document, report) ? asObject(document.root) : {};
  const context: Context = {
    root,
    report,
    originOf,
    entryLabel,
    schemas: new Map(),
    targets: new Set(),
    aliasEnds: new Map(),
    omits: findOmissions(root),
    hasBigints: int64 === 'bigint',
    dates,
    hierarchy: findHierarchy(root),
  };
  return { value: lowerRoot(context, options), diagnostics };
}

function lowerRoot(context: Context, options: LowerOptions): Api {
  const { isOpen = true, validatesResponses = false, unfit = new Set() } = options;
  const { root } = context;
  const components = asObject(root['components']);
  const declared = lowerDeclared(context, components['schemas']);
  const securitySchemes = lowerSecuritySchemes(context, components['securitySchemes'], '/components/securitySchemes');
  const schemes: Schemes = {
    declared: new Set(Object.keys(asObject(components['securitySchemes']))),
    generated: new Set(securitySchemes.map(({ name }) => name)),
    carriers: listCarriers(securitySchemes),
  };
  const security = lowerRequirements(context, root['security'], '/security', schemes) ?? [];
  const fit = (operation: Operation): Operation => ({
    ...operation,
    parameters: withoutCredentials(context, operation, securitySchemes).map((parameter) =>
      withoutUnfit(parameter, unfit),
    ),
  });
  const lowered = lowerOperations(context, root['paths'], { security, schemes });
  const operations = addLinks(context, mergeTags(lowered, lowerTags(root['tags'])).map(fit));
  const webhooks = lowerWebhooks(context, schemes).map(fit);
  const callbacks = lowerCallbacks(context, operations, schemes).map(fit);
  ignoreLinks(context, [...webhooks, ...callbacks]);
  const all = listAll({ operations, webhooks, callbacks });
  // Lowering a target can add targets to the set.
  const targets: NamedSchema[] = [];
  for (const pointer of context.targets)
    targets.push(lowerNamedSchema(context, `#${pointer}`, resolve(root, pointer), pointer));
  const schemas = [...declared, ...targets];
  const index = indexOf({ schemas, operations, webhooks, callbacks, isOpen, validatesResponses });
  const unpaged = checkWire(context, index, schemas, all);
  const lift = createLift(context, index);
  checkUnused(context, schemes);
  checkAccess(context, schemas, listInline(all));
  return {
    ...lowerInfo(root),
    isOpen,
    validatesResponses,
    security,
    securitySchemes: securitySchemes.map((scheme) => withTokenRefresh(context, scheme, operations)),
    schemas,
    operations: operations.map((each) => lift(unpaged.has(each) ? withoutPagination(each) : each)),
    webhooks: webhooks.map(lift),
    callbacks: callbacks.map(lift),
  };
}

function lowerDeclared(context: Context, raw: unknown): NamedSchema[] {
  return Object.entries(asObject(raw)).flatMap(([name, schema]) => {
    const named = lowerNamedSchema(context, name, schema, join('/components/schemas', name));
    const base = context.hierarchy.bases.get(named.pointer);
    return base === undefined ? [named] : [named, lowerOwn(context, named, base)];
  });
}

/** Checks how values are transmitted. Returns the operations whose pagination cannot be used. */
function checkWire(
  context: Context,
  index: SchemaIndex,
  schemas: readonly NamedSchema[],
  all: readonly Operation[],
): ReadonlySet<Operation> {
  // Schemas that contain themselves directly cannot be transmitted.
  if (checkCycles(context, schemas)) return new Set();
  for (const operation of all) checkWireShapes(context, operation, index);
  const unpaged = new Set(all.filter((each) => !checkPagination(context, each, index)));
  checkXml(context, all, index);
  checkIntegers(context, index, schemas, all);
  return unpaged;
}

/** Returns the inline schemas of parameters, bodies and headers. */
function listInline(all: readonly Operation[]): Schema[] {
  const inline = all.flatMap(({ parameters, body, responses }) => [
    ...parameters,
    ...(body?.content ?? []),
    ...headersOfParts(body?.content ?? []),
    ...responses.flatMap(({ content, headers }) => [...content, ...headersOfParts(content), ...headers]),
  ]);
  return inline.map(({ schema }) => schema);
}

function lowerInfo(
  root: JsonObject,
): Pick<Api, 'title' | 'version' | 'description' | 'servers' | 'tags' | 'tagSections' | 'errorBody'> {
  const info = asObject(root['info']);
  return {
    title: asString(info['title']) ?? 'API',
    version: asString(info['version']) ?? '',
    ...optional('description', asString(info['description'])?.trim()),
    servers: lowerServers(root['servers']),
    tags: lowerTags(root['tags']),
    tagSections: lowerTagSections(root),
    ...optional(
      'errorBody',
      isOwnForm('x-error-body', root['x-error-body']) ? asJson(root['x-error-body']) : undefined,
    ),
  };
}

/** Returns whether the bundled document has the structure that OpenAPI requires; reports deviations. */
function isSound({ root, explainRef }: LoadedDocument, report: Report): boolean {
  return checkShape(
    { value: root, home: undefined, pointer: '' },
    {
      follow: (holder, ref) => {
        // References to a file that could not be read remain unresolved.
        const value = ref.startsWith('#') ? resolveRef(root, ref) : undefined;
        if (value !== undefined) return { value, home: undefined, pointer: pointerOf(ref) };
        const place = join(holder.pointer, '$ref');
        const explanation = explainRef(holder.pointer);
        if (explanation !== undefined) explanation((code, parameters) => report(code, place, parameters));
        else report('ref-unresolved', place, { reason: `$ref ${JSON.stringify(ref)} cannot be resolved` });
        return undefined;
      },
      isLoose: false,
      report: (code, { pointer }, parameters) => report(code, pointer, parameters),
    },
  );
}

function checkWireShapes(context: Context, operation: Operation, index: SchemaIndex): void {
  const { parameters, body, responses } = operation;
  const follow = followIn(index);
  for (const { kind, schema: form, encodings, pointer } of listContents(operation)) {
    if (kind === 'parts') continue;
    for (const { name, style, headers } of encodings) {
      const member = findMember(follow, form, name);
      const own = join(pointer, 'encoding', name);
      if (member === undefined && headers.length > 0)
        context.report('construct-ignored', join(own, 'headers'), {
          construct: 'the headers of a part that is not a property of the schema',
        });
      const schema = style === 'deepObject' ? member : undefined;
      if (schema !== undefined) checkFieldCount(context, { name, schema, pointer: own }, index);
    }
  }
  for (const { style, ...parameter } of parameters)
    if (style !== undefined) checkWireShape(context, { ...parameter, what: 'parameter', style }, index);
  const bodies = [...(body?.content ?? []), ...responses.flatMap(({ content }) => content)];
  for (const header of [...headersOfParts(bodies), ...responses.flatMap(({ headers }) => headers)])
    if (header.content === undefined) checkWireShape(context, { ...header, what: 'header', style: 'simple' }, index);
}

/**
 * Returns the name of the module for a schema. A file that contains several schemas is a module. A file that is itself
 * a schema belongs to the module of its folder, because a document with one file per schema would otherwise have
 * hundreds of modules.
 */
function groupOf({ originOf, entryLabel }: Context, pointer: string): string {
  const { file, pointer: own } = originOf(pointer);
  const folder = dirname(file);
  if (own !== '') return file === entryLabel ? 'schemas' : basename(file).replace(/\.[^.]*$/u, '');
  return folder === dirname(entryLabel) ? 'schemas' : basename(folder);
}

function lowerNamedSchema(context: Context, name: string, raw: unknown, pointer: string): NamedSchema {
  return {
    name,
    ...optional('pinned', asString(asObject(raw)['x-name'])),
    group: groupOf(context, pointer),
    pointer,
    schema: lowerSchema(context, raw, pointer),
  };
}

function withoutPagination({ pagination: _, ...operation }: Operation): Operation {
  return operation;
}

function withoutUnfit(parameter: Parameter, unfit: ReadonlySet<string>): Parameter {
  const { default: _, ...rest } = parameter;
  return unfit.has(parameter.pointer) ? rest : parameter;
}

/** Lowers a base's own schema (see `hierarchy.ts`), under a name that is not in use. */
function lowerOwn(context: Context, { name, group }: NamedSchema, { own }: Base): NamedSchema {
  const schemas = asObject(asObject(context.root['components'])['schemas']);
  let free = `${name}Base`;
  while (Object.hasOwn(schemas, free)) free += '_';
  return { name: free, group, pointer: own, schema: schemaAt(context, own) };
}
