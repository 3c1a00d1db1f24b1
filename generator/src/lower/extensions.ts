/** The extensions that add what OpenAPI cannot say: pagination. */
import type { Pagination } from '../ir.js';
import { join } from '../load/pointer.js';
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
    return { style: 'cursor', cursor, next, items, ...optional('key', text('key')), ...optional('invalidCursorStatus', invalidCursorStatus) };
  }
  return invalid('the style is page or cursor');
};
