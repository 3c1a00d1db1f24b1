/** The first stage on a loaded document: from OpenAPI to the Api. */
import { basename } from 'node:path';
import type { Api, NamedSchema, Operation } from '../ir.js';
import type { LoadedDocument } from '../document.js';
import { join, pointerOf, resolveRef } from '../read/pointer.js';
import { checkShape } from '../resolve/shape.js';
import { checkAccess } from './access.js';
import { checkCycles } from './cycles.js';
import { checkPagination } from './extensions.js';
import { toJsonSchema } from './json-schema.js';
import { lowerOperations } from './operation.js';
import { asArray, asJson, asRaw, asString, optional, type Context, type Raw } from './raw.js';
import { lowerSchema } from './schema.js';
import { lowerRequirements, lowerSecuritySchemes, type Schemes } from './security.js';
import { checkWireShape, type Lookup } from './wire-shape.js';

export const lowerApi = (document: LoadedDocument): Api => {
  const { report, fileOf, entryLabel } = document;
  const root = isSound(document) ? asRaw(document.root) : {};
  const context: Context = { root, report, fileOf, entryLabel };
  reportUnsupported(context, root);
  const components = asRaw(root['components']);
  const schemas = Object.entries(asRaw(components['schemas'])).map(([name, schema]) =>
    lowerNamedSchema(context, name, schema),
  );
  const byName = new Map(schemas.map((schema) => [schema.name, schema.schema]));
  const securitySchemes = lowerSecuritySchemes(context, components['securitySchemes'], '/components/securitySchemes');
  checkCycles(context, schemas);
  const schemes: Schemes = {
    declared: new Set(Object.keys(asRaw(components['securitySchemes']))),
    generated: new Set(securitySchemes.map(({ name }) => name)),
  };
  const security = lowerRequirements(context, root['security'], '/security', schemes) ?? [];
  const operations = lowerOperations(context, root['paths'], { security, schemes });
  const lookup: Lookup = (name) => byName.get(name);
  for (const operation of operations) {
    checkWireShapes(context, operation, lookup);
    checkPagination(context, operation, lookup);
  }
  checkAccess(context, operations);
  for (const { tokenRefresh, pointer } of securitySchemes) {
    if (tokenRefresh !== undefined && !operations.some((operation) => operation.id === tokenRefresh.operationId)) {
      const reason = `there is no operation ${JSON.stringify(tokenRefresh.operationId)}`;
      context.report('extension-invalid', join(pointer, 'x-token-refresh'), { extension: 'x-token-refresh', reason });
    }
  }
  const info = asRaw(root['info']);
  return {
    title: asString(info['title']) ?? 'API',
    version: asString(info['version']) ?? '',
    ...optional('description', asString(info['description'])?.trim()),
    servers: asArray(root['servers']).flatMap((server) => serverUrl(asRaw(server)) ?? []),
    tags: asArray(root['tags']).map((tag) => ({
      name: asString(asRaw(tag)['name']) ?? '',
      ...optional('description', asString(asRaw(tag)['description'])?.trim()),
    })),
    security,
    securitySchemes,
    ...optional('errorBody', root['x-error-body'] === undefined ? undefined : asJson(root['x-error-body'])),
    schemas,
    operations,
  };
};

/** Whether the bundle has the shape that is read from it. */
const isSound = ({ root, report }: LoadedDocument): boolean =>
  checkShape(
    { value: root, home: undefined, pointer: '' },
    {
      follow: (holder, ref) => {
        const value = resolveRef(root, ref);
        if (value !== undefined) return { value, home: undefined, pointer: pointerOf(ref) };
        report('ref-unresolved', join(holder.pointer, '$ref'), {
          reason: `$ref ${JSON.stringify(ref)} leads to nothing`,
        });
        return undefined;
      },
      isLoose: false,
      report: (code, { pointer }, parameters) => report(code, pointer, parameters),
    },
  );

const checkWireShapes = (context: Context, { parameters, answers }: Operation, lookup: Lookup): void => {
  for (const { style, ...parameter } of parameters)
    if (style !== undefined) checkWireShape(context, { ...parameter, what: 'parameter', style }, lookup);
  for (const header of answers.flatMap(({ headers }) => headers))
    checkWireShape(context, { ...header, what: 'header', style: 'simple' }, lookup);
};

const lowerNamedSchema = (context: Context, name: string, raw: unknown): NamedSchema => {
  const pointer = join('/components/schemas', name);
  const file = context.fileOf(pointer);
  const group = file === context.entryLabel ? 'schemas' : basename(file).replace(/\.[^.]*$/u, '');
  return {
    name,
    ...optional('pinned', asString(asRaw(raw)['x-name'])),
    group,
    pointer,
    schema: lowerSchema(context, raw, pointer),
    json: toJsonSchema(context, raw, pointer),
  };
};

const reportUnsupported = (context: Context, root: Raw): void => {
  if (Object.keys(asRaw(root['webhooks'])).length > 0)
    context.report('construct-ignored', '/webhooks', { construct: 'webhooks' });
};

/** The URL of a server with the defaults of its variables (OpenAPI 3.1, 4.8.5 and 4.8.6). */
const serverUrl = (server: Raw): string | undefined =>
  asString(server['url'])?.replaceAll(
    /\{([^{}]+)\}/gu,
    (match, name: string) => asString(asRaw(asRaw(server['variables'])[name])['default']) ?? match,
  );
