/** Runs openapi-typescript on a document, as a reference for our types. */
import openapiTS, { astToString } from 'openapi-typescript';
import { docsOf } from '../../generator/src/lower/context.js';
import { findEnd } from '../../generator/src/openapi/resolve/aliases.js';
import { isKind, kinds } from '../../generator/src/openapi/resolve/kinds.js';
import type { Kind, Shape } from '../../generator/src/openapi/resolve/shapes.js';
import { asArray, asObject, asString, isJsonObject, type JsonObject } from '../../generator/src/openapi/values.js';
import { resolveRef } from '../../generator/src/support/json-pointer.js';

type Schema = Parameters<typeof openapiTS>[0];

const dropped = new Set([
  'example',
  'examples',
  'externalDocs',
  'discriminator',
  'tags',
  'servers',
  'security',
  'securitySchemes',
  // Path items are already inlined.
  'callbacks',
  'links',
  'webhooks',
  'xml',
  'pathItems',
]);

const ignoredHeaders = new Set(['accept', 'content-type', 'authorization']);

function isComponent(ref: string): boolean {
  return /^#\/components\/[^/]+\/[^/]+$/u.test(ref);
}

/**
 * Copies the fields that are defined for each kind of object, except those that openapi-typescript does not need and
 * might fetch or fail on: examples, discriminator mappings (our types have the `const` of each variant), header
 * parameters that OpenAPI ignores, and references into a component, which are replaced with their target. `mark` is a
 * prefix for names that exist on `Object.prototype`.
 */
function normalize(root: JsonObject, mark: string): unknown {
  const aliasEnds = new Map<string, string>();
  const markName = (name: string): string => (name in Object.prototype ? mark + name : name);
  const visit = (value: unknown, shape: Shape, trail: readonly string[]): unknown => {
    if (typeof shape === 'object') {
      if ('listOf' in shape)
        return asArray(value).flatMap((item) => (isIgnored(root, item) ? [] : [visit(item, shape.listOf, trail)]));
      const entries = Object.entries(asObject(value)).filter(([name]) => !(shape.isOpen && name.startsWith('x-')));
      return Object.fromEntries(entries.map(([name, item]) => [markName(name), visit(item, shape.mapOf, trail)]));
    }
    return isKind(shape) && isJsonObject(value) ? visitObject(value, shape, trail) : value;
  };
  const visitObject = (value: JsonObject, kind: Kind, trail: readonly string[]): unknown => {
    const written = asString(value['$ref']);
    // openapi-typescript reads references recursively, so chains of references are shortened.
    const ref = written === undefined ? undefined : findEnd(root, written, aliasEnds);
    const hasSiblings = kinds[kind].reference === 'beside';
    if (ref !== undefined && !isComponent(ref)) {
      const { $ref: _, ...rest } = value;
      const siblings = hasSiblings ? rest : docsOf(rest);
      const target = trail.includes(ref) ? {} : resolveRef(root, ref);
      return visit(isJsonObject(target) ? { ...target, ...siblings } : target, kind, [...trail, ref]);
    }
    // openapi-typescript treats the enum values of an object schema as schemas.
    const isObjects = kind === 'schema' && value['type'] === 'object';
    const { fields, rest: others } = kinds[kind];
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, item]): [string, unknown][] => {
        if (key === '$ref') return [[key, ref?.replace(/[^/]+$/u, markName)]];
        if (ref !== undefined && !hasSiblings) return [];
        const listed = Object.hasOwn(fields, key) && !dropped.has(key) ? fields[key] : undefined;
        const shape = listed ?? (key.startsWith('x-') ? undefined : others);
        if (shape === undefined || (isObjects && key === 'enum')) return [];
        if (kind === 'schema' && key === 'required')
          return [[key, asArray(item).map((name) => markName(String(name)))]];
        return [[key, visit(item, shape, trail)]];
      }),
    );
  };
  return visit(root, 'document', []);
}

function isIgnored(root: JsonObject, item: unknown): boolean {
  const ref = isJsonObject(item) ? asString(item['$ref']) : undefined;
  const parameter = ref === undefined ? item : resolveRef(root, ref);
  return (
    isJsonObject(parameter) &&
    parameter['in'] === 'header' &&
    ignoredHeaders.has(String(parameter['name']).toLowerCase())
  );
}

function isDocument(value: unknown): value is Extract<Schema, { openapi: string }> {
  return isJsonObject(value) && typeof value['openapi'] === 'string';
}

/** Returns the module that openapi-typescript generates, with `paths`, `components` and `operations`. */
export async function printTheirs(root: unknown): Promise<string> {
  const text = JSON.stringify(root);
  let mark = 'TrefoilName_';
  while (text.includes(mark)) mark += '_';
  const document = isJsonObject(root) ? normalize(root, mark) : undefined;
  if (!isDocument(document)) throw new Error('not an OpenAPI document');
  const nodes = await openapiTS(document, { silent: true, emptyObjectsUnknown: true, defaultNonNullable: false });
  // Invisible characters occur unescaped in its comments.
  const escapeUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return astToString(nodes)
    .replaceAll(mark, '')
    .replaceAll(/(?!\n)[\p{Bidi_Control}\p{Cc}\u2028\u2029]/gu, escapeUnit);
}
