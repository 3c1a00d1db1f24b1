/** The `x-pagination` extension. */
import type { Operation, Pagination } from '../ir/api.js';
import type { Schema } from '../ir/schema.js';
import type { SchemaIndex } from '../ir/schema-index.js';
import type { Type } from '../ir/type.js';
import { typeOf } from '../ir/type-of.js';
import { join, split } from '../support/json-pointer.js';
import type { Context } from './context.js';
import { asObject, asString, isJsonObject, optional, type JsonObject } from '../openapi/values.js';

const extension = 'x-pagination';

/** Reads the `x-pagination` of an operation. */
export const lowerPagination = (context: Context, operation: JsonObject, pointer: string): Pagination | undefined => {
  const value = operation[extension];
  if (value === undefined) return undefined;
  const place = join(pointer, extension);
  const raw = asObject(value);
  const invalid = (reason: string): undefined => {
    context.report('extension-ignored', place, { extension, reason });
    return undefined;
  };
  const text = (name: string): string | undefined => asString(raw[name]);
  const items = text('items');
  const own = optional('items', items);
  if (!isJsonObject(value)) return invalid('"style" is missing');
  if (raw['style'] === 'offset') {
    const offset = text('offset');
    if (offset === undefined) return invalid('style "offset" requires "offset"');
    const more = { ...optional('hasMore', text('has_more')), ...optional('total', text('total')) };
    return { style: 'offset', offset, ...optional('limit', text('limit')), ...own, ...more };
  }
  if (raw['style'] === 'link') return { style: 'link', ...own };
  if (raw['style'] === 'next') {
    const next = text('next');
    if (next === undefined) return invalid('style "next" requires "next"');
    return { style: 'next', next: next.startsWith('/') ? next : join('', next), ...own };
  }
  if (raw['style'] !== 'page' && raw['style'] !== 'cursor')
    return invalid('"style" must be page, offset, cursor, link or next');
  if (items === undefined) return invalid('"items" is missing: the response field with the items');
  if (raw['style'] === 'page') {
    const page = text('page');
    const hasMore = text('has_more');
    if (page === undefined || hasMore === undefined) return invalid('style "page" requires "page" and "has_more"');
    return { style: 'page', page, ...optional('pageSize', text('page_size')), items, hasMore };
  }
  const cursor = text('cursor');
  const next = text('next');
  if (cursor === undefined || next === undefined) return invalid('style "cursor" requires "cursor" and "next"');
  const status = raw['invalid_cursor_status'];
  const invalidCursorStatus = typeof status === 'number' ? status : undefined;
  return {
    style: 'cursor',
    cursor,
    next,
    items,
    ...optional('key', text('key')),
    ...optional('invalidCursorStatus', invalidCursorStatus),
  };
};

/** Returns whether objects of a type can have a field; each named schema is visited once. */
const hasField = (type: Type, name: string, index: SchemaIndex, seen: Set<string> = new Set()): boolean => {
  switch (type.kind) {
    case 'any':
      return true;
    case 'object':
      return type.additional !== false || type.properties.some((property) => property.name === name);
    case 'union':
    case 'intersection':
      return type.members.some((member) => hasField(member, name, index, seen));
    case 'ref':
      if (seen.has(type.name)) return false;
      seen.add(type.name);
      return hasField(
        typeOf(index, index.named(type.name).schema, type.isSent ? 'sent' : 'received'),
        name,
        index,
        seen,
      );
    default:
      return false;
  }
};

/**
 * Returns whether an operation has the parameters and fields that its `x-pagination` names. If not, it is reported and
 * the extension is ignored.
 */
export const checkPagination = (context: Context, operation: Operation, index: SchemaIndex): boolean => {
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
      !hasField(typeOf(index, schema, where === 'the response' ? 'received' : 'sent'), name, index)
    )
      refuse(`${where} has no field ${JSON.stringify(name)}`);
  };
  const request = body?.content[0]?.schema;
  const response = responses.find(({ status }) => status.startsWith('2'))?.content[0]?.schema;
  const checkResponse = (name: string | undefined): void => {
    if (name !== undefined) checkField('the response', response, name);
  };
  switch (pagination.style) {
    case 'cursor':
      checkField('the request body', request, pagination.cursor);
      checkResponse(pagination.next);
      break;
    case 'page':
      checkParameter(pagination.page);
      checkParameter(pagination.pageSize);
      checkResponse(pagination.hasMore);
      break;
    case 'offset':
      checkParameter(pagination.offset);
      checkParameter(pagination.limit);
      checkResponse(pagination.hasMore);
      checkResponse(pagination.total);
      break;
    case 'next':
      checkResponse(split(pagination.next)[0]);
      break;
    case 'link':
  }
  if (pagination.items !== undefined) checkResponse(pagination.items);
  else if (response === undefined || !isList(typeOf(index, response, 'received'), index))
    refuse('"items" is missing, and the response is not an array');
  return isSound;
};

/** Returns whether a type is an array. */
const isList = (type: Type, index: SchemaIndex, seen: Set<string> = new Set()): boolean => {
  if (type.kind !== 'ref' || seen.has(type.name)) return type.kind === 'array' || type.kind === 'any';
  seen.add(type.name);
  return isList(typeOf(index, index.named(type.name).schema, 'received'), index, seen);
};
