/** The extensions that add what OpenAPI cannot say: pagination. */
import type { Operation, Pagination } from '../api/api.js';
import type { SchemaIndex } from '../api/schema-index.js';
import type { Schema } from '../api/schema.js';
import type { Type } from '../api/type.js';
import { typeOf } from '../api/type-of.js';
import { join } from '../read/pointer.js';
import { asRaw, asString, isRaw, optional, type Context, type Raw } from './raw.js';

const extension = 'x-pagination';

/** Reads `x-pagination` of an operation. */
export const lowerPagination = (context: Context, operation: Raw, pointer: string): Pagination | undefined => {
  const value = operation[extension];
  if (value === undefined) return undefined;
  const place = join(pointer, extension);
  const raw = asRaw(value);
  const invalid = (reason: string): undefined => {
    context.report('extension-invalid', place, { extension, reason });
    return undefined;
  };
  const text = (name: string): string | undefined => asString(raw[name]);
  const items = text('items');
  if (!isRaw(value) || items === undefined) return invalid('needs a style and the field of the items');
  if (raw['style'] === 'page') {
    const page = text('page');
    const hasMore = text('has_more');
    if (page === undefined || hasMore === undefined) return invalid('style page needs page and has_more');
    return { style: 'page', page, ...optional('pageSize', text('page_size')), items, hasMore };
  }
  if (raw['style'] === 'cursor') {
    const cursor = text('cursor');
    const next = text('next');
    if (cursor === undefined || next === undefined) return invalid('style cursor needs cursor and next');
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
  }
  return invalid('the style is page or cursor');
};

/** Whether an object of the type can have a field; each named schema is looked into once. */
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

/** Reports the parameters and fields that `x-pagination` names and the operation does not have. */
export const checkPagination = (context: Context, operation: Operation, index: SchemaIndex): void => {
  const { pagination, parameters, body, answers, pointer } = operation;
  if (pagination === undefined) return;
  const refuse = (reason: string): void =>
    context.report('extension-invalid', join(pointer, extension), { extension, reason });
  const checkParameter = (name: string | undefined): void => {
    if (name === undefined || parameters.some((parameter) => parameter.in === 'query' && parameter.name === name))
      return;
    refuse(`there is no query parameter ${JSON.stringify(name)}`);
  };
  const checkField = (where: string, schema: Schema | undefined, name: string): void => {
    if (
      schema === undefined ||
      !hasField(typeOf(index, schema, where === 'the answer' ? 'received' : 'sent'), name, index)
    )
      refuse(`${where} has no field ${JSON.stringify(name)}`);
  };
  const request = body?.content[0]?.schema;
  const answer = answers.find(({ status }) => status.startsWith('2'))?.content[0]?.schema;
  if (pagination.style === 'cursor') {
    checkField('the request body', request, pagination.cursor);
    checkField('the answer', answer, pagination.next);
  } else {
    checkParameter(pagination.page);
    checkParameter(pagination.pageSize);
    checkField('the answer', answer, pagination.hasMore);
  }
  checkField('the answer', answer, pagination.items);
};
