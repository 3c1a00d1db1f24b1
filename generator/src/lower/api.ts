/** Lowering: converts a loaded OpenAPI document to the Api. */
import { basename } from 'node:path';
import { type Api, headersOfParts, listAll, listContents, type Operation, type Parameter } from '../ir/api.js';
import { followIn } from '../ir/access.js';
import { findMember } from '../ir/parts.js';
import type { NamedSchema } from '../ir/schema.js';
import { indexOf, type SchemaIndex } from '../ir/schema-index.js';
import type { LoadedDocument } from '../openapi/document.js';
import { join, pointerOf, resolve, resolveRef } from '../support/json-pointer.js';
import { isOwnForm } from '../openapi/resolve/extensions.js';
import { checkShape } from '../openapi/resolve/shape.js';
import { checkAccess } from './access.js';
import { listCarriers } from './carriers.js';
import { checkCycles } from './cycles.js';
import { lowerCallbacks, lowerWebhooks } from './events.js';
import { checkPagination } from './extensions.js';
import { type Base, findHierarchy } from './hierarchy.js';
import { checkIntegers, createLift } from './integers.js';
import { addLinks, ignoreLinks } from './links.js';
import { lowerOperations } from './operation.js';
import { type Context, docsOf } from './context.js';
import { asArray, asJson, asObject, asString, optional } from '../openapi/values.js';
import { lowerSchema, schemaAt } from './schema.js';
import {
  lowerRequirements,
  lowerSecuritySchemes,
  type Schemes,
  withoutCredentials,
  withTokenRefresh,
} from './security.js';
import { lowerServers } from './servers.js';
import { checkUnused } from './unused.js';
import { checkFieldCount, checkWireShape } from './wire-shape.js';
import { checkXml } from './xml.js';

export interface LowerOptions {
  /** Whether enums and unions of responses are open. Default: true. */
  readonly isOpen?: boolean;
  /** The type of 64-bit integers. Default: number. */
  readonly int64?: 'number' | 'bigint';
  /** Pointers of parameters whose defaults are invalid and therefore left out. */
  readonly unfit?: ReadonlySet<string>;
}

/** Lowers a loaded document to the Api, and reports what cannot be generated. */
export const lowerApi = (
  document: LoadedDocument,
  { isOpen = true, int64 = 'number', unfit = new Set() }: LowerOptions = {},
): Api => {
  const { report, fileOf, entryLabel } = document;
  const root = isSound(document) ? asObject(document.root) : {};
  const context: Context = {
    root,
    report,
    fileOf,
    entryLabel,
    schemas: new Map(),
    targets: new Set(),
    hasBigints: int64 === 'bigint',
    hierarchy: findHierarchy(root),
  };
  const components = asObject(root['components']);
  const declared = Object.entries(asObject(components['schemas'])).flatMap(([name, schema]) => {
    const named = lowerNamedSchema(context, name, schema, join('/components/schemas', name));
    const base = context.hierarchy.bases.get(named.pointer);
    return base === undefined ? [named] : [named, lowerOwn(context, named, base)];
  });
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
  const operations = addLinks(context, lowerOperations(context, root['paths'], { security, schemes }).map(fit));
  const webhooks = lowerWebhooks(context, schemes).map(fit);
  const callbacks = lowerCallbacks(context, operations, schemes).map(fit);
  ignoreLinks(context, [...webhooks, ...callbacks]);
  const all = listAll({ operations, webhooks, callbacks });
  // Lowering a target may add further targets.
  const targets: NamedSchema[] = [];
  for (const pointer of context.targets)
    targets.push(lowerNamedSchema(context, `#${pointer}`, resolve(root, pointer), pointer));
  const schemas = [...declared, ...targets];
  const isEndless = checkCycles(context, schemas);
  const index = indexOf({ schemas, operations, webhooks, callbacks, isOpen });
  // Schemas that contain themselves directly have no wire format.
  for (const operation of isEndless ? [] : all) checkWireShapes(context, operation, index);
  const unpaged = new Set(isEndless ? [] : all.filter((each) => !checkPagination(context, each, index)));
  if (!isEndless) checkXml(context, all, index);
  if (!isEndless) checkIntegers(context, index, schemas, all);
  const lift = createLift(context, index);
  const inline = all.flatMap(({ parameters, body, responses }) => [
    ...parameters,
    ...(body?.content ?? []),
    ...headersOfParts(body?.content ?? []),
    ...responses.flatMap(({ content, headers }) => [...content, ...headersOfParts(content), ...headers]),
  ]);
  checkUnused(context, schemes);
  checkAccess(
    context,
    schemas,
    inline.map(({ schema }) => schema),
  );
  const info = asObject(root['info']);
  return {
    isOpen,
    title: asString(info['title']) ?? 'API',
    version: asString(info['version']) ?? '',
    ...optional('description', asString(info['description'])?.trim()),
    servers: lowerServers(root['servers']),
    tags: asArray(root['tags']).map((tag) => ({
      name: asString(asObject(tag)['name']) ?? '',
      ...docsOf(asObject(tag)),
    })),
    security,
    securitySchemes: securitySchemes.map((scheme) => withTokenRefresh(context, scheme, operations)),
    ...optional(
      'errorBody',
      isOwnForm('x-error-body', root['x-error-body']) ? asJson(root['x-error-body']) : undefined,
    ),
    schemas,
    operations: operations.map((each) => lift(unpaged.has(each) ? withoutPagination(each) : each)),
    webhooks: webhooks.map(lift),
    callbacks: callbacks.map(lift),
  };
};

/** Returns whether the bundled document has the expected shape. */
const isSound = ({ root, report, explainRef }: LoadedDocument): boolean =>
  checkShape(
    { value: root, home: undefined, pointer: '' },
    {
      follow: (holder, ref) => {
        // A file that could not be read leaves its references unresolved.
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

const checkWireShapes = (context: Context, operation: Operation, index: SchemaIndex): void => {
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
};

const lowerNamedSchema = (context: Context, name: string, raw: unknown, pointer: string): NamedSchema => {
  const file = context.fileOf(pointer);
  const group = file === context.entryLabel ? 'schemas' : basename(file).replace(/\.[^.]*$/u, '');
  return {
    name,
    ...optional('pinned', asString(asObject(raw)['x-name'])),
    group,
    pointer,
    schema: lowerSchema(context, raw, pointer),
  };
};

const withoutPagination = ({ pagination: _, ...operation }: Operation): Operation => operation;

const withoutUnfit = (parameter: Parameter, unfit: ReadonlySet<string>): Parameter => {
  const { default: _, ...rest } = parameter;
  return unfit.has(parameter.pointer) ? rest : parameter;
};

/** Lowers the own schema of a base. */
const lowerOwn = (context: Context, { name, group }: NamedSchema, { own }: Base): NamedSchema => {
  const schemas = asObject(asObject(context.root['components'])['schemas']);
  let free = `${name}Base`;
  while (Object.hasOwn(schemas, free)) free += '_';
  return { name: free, group, pointer: own, schema: schemaAt(context, own) };
};
