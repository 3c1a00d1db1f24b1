/** Lowers the `x-pagination` extension. */
import type { Operation, Pagination, Parameter } from '../ir/api.js';
import type { Schema } from '../ir/schema.js';
import type { SchemaIndex } from '../ir/schema-index.js';
import type { Type } from '../ir/type.js';
import { followType } from '../ir/type-members.js';
import { typeOf } from '../ir/type-of.js';
import { asString, isJsonObject, type JsonObject, optional } from '../openapi/values.js';
import { join, membersOf } from '../support/json-pointer.js';
import type { Context } from './context.js';

const extension = 'x-pagination';

/** Converts the fields of `x-pagination` for one style. Throws an `InvalidPagination` with the reason if that fails. */
type ReadStyle = (
  text: (name: string) => string | undefined,
  raw: JsonObject,
  parameters: readonly Parameter[],
) => Pagination;

class InvalidPagination extends Error {}

function required(style: string, fields: Readonly<Record<string, string | undefined>>): string[] {
  const names = Object.keys(fields).map((name) => `"${name}"`);
  const values = Object.values(fields).filter((value) => value !== undefined);
  if (values.length < names.length) throw new InvalidPagination(`style "${style}" requires ${names.join(' and ')}`);
  return values;
}

const styles: Readonly<Record<Pagination['style'], ReadStyle>> = {
  page: (text) => {
    const [page = ''] = required('page', { page: text('page') });
    const more = { ...optional('hasMore', text('has_more')), ...optional('totalPages', text('total_pages')) };
    return {
      style: 'page',
      page,
      ...optional('pageSize', text('page_size')),
      ...optional('items', text('items')),
      ...more,
    };
  },
  offset: (text) => {
    const [offset = ''] = required('offset', { offset: text('offset') });
    const more = { ...optional('hasMore', text('has_more')), ...optional('total', text('total')) };
    return {
      style: 'offset',
      offset,
      ...optional('limit', text('limit')),
      ...optional('items', text('items')),
      ...more,
    };
  },
  cursor: (text, raw, parameters) => {
    const items = text('items');
    if (items === undefined) throw new InvalidPagination('"items" is missing: the response field with the items');
    const [cursor = ''] = required('cursor', { cursor: text('cursor') });
    const [next, key] = [text('next'), text('key')];
    if (next === undefined && key === undefined)
      throw new InvalidPagination('style "cursor" requires "next", or "key" for the cursor in the last item');
    const isQuery = parameters.some((parameter) => parameter.in === 'query' && parameter.name === cursor);
    const status = raw['invalid_cursor_status'];
    return {
      style: 'cursor',
      cursor,
      ...(isQuery && { in: 'query' as const }),
      ...optional('next', next),
      items,
      ...optional('key', key),
      ...optional('hasMore', text('has_more')),
      ...optional('invalidCursorStatus', typeof status === 'number' ? status : undefined),
    };
  },
  link: (text) => ({ style: 'link', ...optional('items', text('items')) }),
  next: (text) => {
    const [next = ''] = required('next', { next: text('next') });
    return { style: 'next', next: next.startsWith('/') ? next : join('', next), ...optional('items', text('items')) };
  },
};

function isStyle(value: unknown): value is Pagination['style'] {
  return typeof value === 'string' && Object.hasOwn(styles, value);
}

/** Reads `x-pagination` of an operation; reports invalid values. `parameters` are those of the operation. */
export function lowerPagination(
  context: Context,
  operation: JsonObject,
  pointer: string,
  parameters: readonly Parameter[],
): Pagination | undefined {
  const value = operation[extension];
  if (value === undefined) return undefined;
  const invalid = (reason: string): undefined => {
    context.report('extension-ignored', join(pointer, extension), { extension, reason });
    return undefined;
  };
  if (!isJsonObject(value)) return invalid('"style" is missing');
  const { style } = value;
  if (!isStyle(style)) return invalid('"style" must be page, offset, cursor, link or next');
  try {
    return styles[style]((name) => asString(value[name]), value, parameters);
  } catch (error) {
    if (error instanceof InvalidPagination) return invalid(error.message);
    throw error;
  }
}

/** Returns whether objects of a type can have the nested property at `path`. Visits each named schema once. */
function hasField(type: Type, path: readonly string[], index: SchemaIndex, seen: Set<string> = new Set()): boolean {
  const [name, ...rest] = path;
  if (name === undefined) return true;
  switch (type.kind) {
    case 'any':
      return true;
    case 'object': {
      const property = type.properties.find((each) => each.name === name);
      return property === undefined ? type.additional !== false : hasField(property.type, rest, index);
    }
    case 'union':
    case 'intersection':
      return type.members.some((member) => hasField(member, path, index, seen));
    case 'ref':
      if (seen.has(type.name)) return false;
      seen.add(type.name);
      return hasField(
        typeOf(index, index.named(type.name).schema, type.isSent ? 'sent' : 'received'),
        path,
        index,
        seen,
      );
    default:
      return false;
  }
}

/**
 * Returns whether an operation has the parameters and fields that `x-pagination` names. If not, reports that the
 * extension is ignored.
 */
export function checkPagination(context: Context, operation: Operation, index: SchemaIndex): boolean {
  const { pagination, parameters, body, responses, pointer } = operation;
  if (pagination === undefined) return true;
  let isSound = true;
  const refuse = (reason: string): void => {
    isSound = false;
    context.report('extension-ignored', join(pointer, extension), { extension, reason });
  };
  const checkParameter = (name: string | undefined): void => {
    if (name === undefined || parameters.some((parameter) => parameter.in === 'query' && parameter.name === name))
      return;
    refuse(`the operation has no query parameter ${JSON.stringify(name)}`);
  };
  const checkField = (where: string, schema: Schema | undefined, name: string): void => {
    if (
      schema === undefined ||
      !hasField(typeOf(index, schema, where === 'the response' ? 'received' : 'sent'), membersOf(name), index)
    )
      refuse(`${where} has no field ${JSON.stringify(name)}`);
  };
  const request = body?.content[0]?.schema;
  const response = responses.find(({ status }) => status.startsWith('2'))?.content[0]?.schema;
  const checkResponse = (name: string | undefined): void => {
    if (name !== undefined) checkField('the response', response, name);
  };
  const checkCursor = (name: string): void => {
    if (request === undefined) refuse(`the operation has no query parameter ${JSON.stringify(name)}`);
    else checkField('the request body', request, name);
  };
  switch (pagination.style) {
    case 'cursor':
      if (pagination.in === undefined) checkCursor(pagination.cursor);
      checkResponse(pagination.next);
      checkResponse(pagination.hasMore);
      break;
    case 'page':
      checkParameter(pagination.page);
      checkParameter(pagination.pageSize);
      checkResponse(pagination.hasMore);
      checkResponse(pagination.totalPages);
      break;
    case 'offset':
      checkParameter(pagination.offset);
      checkParameter(pagination.limit);
      checkResponse(pagination.hasMore);
      checkResponse(pagination.total);
      break;
    case 'next':
      checkResponse(pagination.next);
      break;
    case 'link':
  }
  if (pagination.items !== undefined) checkResponse(pagination.items);
  else if (response === undefined || !isList(followType(index, typeOf(index, response, 'received'))))
    refuse('"items" is missing, and the response is not an array');
  return isSound;
}

/** Returns whether a type can be an array. */
function isList({ kind }: Type): boolean {
  return kind === 'array' || kind === 'any';
}
