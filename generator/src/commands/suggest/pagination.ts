/** Recognizes the pagination of operations by their parameters and responses. */
import type { Api, Operation, Parameter } from '../../ir/api.js';
import { indexOf, type SchemaIndex } from '../../ir/schema-index.js';
import type { Type } from '../../ir/type.js';
import { followType } from '../../ir/type-members.js';
import type { PaginationSettings } from '../../openapi/overlay/customization-settings.js';
import { join } from '../../support/json-pointer.js';
import { isUsualItems, nameOf, type PageShape, readPage } from './fields.js';
import type { Certainty, Suggestion } from './suggestion.js';

interface Recognized {
  readonly pagination: PaginationSettings;
  readonly certainty: Certainty;
  readonly reason: string;
}

/** Patterns for names of parameters and fields, in lower case and without separators. */
const names = {
  page: /^(?:page|pagenumber|pageno|pagenum|currentpage)$/u,
  size: /^(?:perpage|pagesize|size|limit|count|pagelimit|maxresults|itemsperpage|top|take|maxitems|rows)$/u,
  offset: /^(?:offset|skip|start|startat|startindex)$/u,
  cursor:
    /^(?:cursor|(?:next)?pagetoken|nexttoken|after|marker|continuation(?:token)?|pagecursor|paginationtoken|nextcursor)$/u,
  lastItem: /^(?:startingafter|after(?:id)?|sinceid|lastid)$/u,
  nextCursor:
    /^(?:next|nextcursor|nextpage|nextpagetoken|nexttoken|nextmarker|continuationtoken|paginationtoken|endcursor|nextpagecursor)$/u,
  nextUrl: /^(?:next|nextpage|nexturl|nexturi|nextpageurl|nextpageuri|nextlink|odatanextlink)$/u,
  // Only booleans are compared with these names.
  hasMore: /^(?:(?:has)?(?:more|next|nextpage)|hasmore(?:items|pages|results))$/u,
  totalPages: /^(?:totalpages|pagecount|pages|lastpage|numpages)$/u,
  total: /^(?:total|totalcount|totalresults|totalitems|totalrecords)$/u,
} as const;

function normalize(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d]/gu, '');
}

/** Returns a type without references and `null`, with the description of the reference if it has one. */
function describedType(index: SchemaIndex, type: Type): Type {
  const own = followType(index, type);
  return type.description === undefined ? own : { ...own, description: type.description };
}

function hasUrlFormat(type: Type): boolean {
  return type.kind === 'string' && /^(?:ur[il]|iri)(?:-reference)?$/u.test(type.format ?? '');
}

/** Returns whether the format or description of a text says that it is a URL. */
function isUrl(type: Type): boolean {
  const { description = '' } = type;
  const isDescribed =
    /\b(?:ur[il]|hyperlink|link)\b/iu.test(description) && !/\b(?:cursor|token)\b/iu.test(description);
  return type.kind === 'string' && (hasUrlFormat(type) || isDescribed);
}

/** Returns whether a parameter can have the value of a field: both are texts, of the same format, or numbers. */
function canBeValue(type: Type, { schema }: Parameter): boolean {
  const { types, format } = schema;
  const accepts = (...kinds: readonly string[]): boolean => types?.some((kind) => kinds.includes(kind)) ?? true;
  switch (type.kind) {
    case 'any':
      return true;
    case 'string':
      return accepts('string') && (type.format === undefined || format === undefined || type.format === format);
    case 'integer':
    case 'bigint':
      return accepts('integer', 'bigint', 'number');
    case 'number':
      return accepts('number');
    default:
      return false;
  }
}

/** The parameters and fields of an operation that may control pagination. */
class Evidence {
  readonly page: PageShape;
  readonly #index: SchemaIndex;
  readonly #operation: Operation;

  constructor(index: SchemaIndex, operation: Operation, page: PageShape) {
    this.#index = index;
    this.#operation = operation;
    this.page = page;
  }

  /** Returns the query parameter for a purpose. Only cursors and keys of items may be strings. */
  parameter(kind: keyof typeof names): Parameter | undefined {
    const isCursor = kind === 'cursor';
    return this.#operation.parameters.find(({ in: place, name, schema }) => {
      if (place !== 'query') return false;
      const isText = schema.types?.includes('string') ?? false;
      const own = normalize(name);
      if (kind === 'lastItem') return isText && names.lastItem.test(own);
      return isCursor ? names.cursor.test(own) || (isText && names.page.test(own)) : names[kind].test(own) && !isText;
    });
  }

  /** Whether a query parameter selects a page. */
  get isPaged(): boolean {
    return (['page', 'offset', 'cursor', 'size'] as const).some((kind) => this.parameter(kind) !== undefined);
  }

  /** Whether the list may be part of a single resource rather than a page, because the path ends with a parameter. */
  get isDoubtful(): boolean {
    const { items } = this.page;
    return this.#operation.route.endsWith('}') && items !== undefined && !isUsualItems(items.split('/').at(-1) ?? '');
  }

  /** Returns the outermost response field for a purpose: its name, or its JSON pointer if it is nested. */
  field(kind: keyof typeof names, types: readonly string[]): string | undefined {
    return this.#find(names[kind], ({ kind: own }) => types.includes(own));
  }

  /**
   * Returns the response field with the next value of a cursor parameter. Finds it by usual names. A field with the name
   * of the parameter is used if it is in an object for cursors, or if the response says whether more pages follow.
   */
  nextCursor(cursor: Parameter): string | undefined {
    const isValue = (type: Type): boolean => canBeValue(type, cursor) && !isUrl(type);
    const more = this.field('hasMore', ['boolean']);
    const own = normalize(cursor.name);
    const isNamed = (name: string, parent: string): boolean =>
      name === own && (more !== undefined || /^(?:cursors?|next)$/u.test(parent));
    return this.#find(names.nextCursor, isValue) ?? this.#find({ test: isNamed }, isValue);
  }

  #find(
    pattern: { test(name: string, parent: string): boolean },
    accepts: (type: Type) => boolean,
  ): string | undefined {
    const isNamed = ([name = '', parent = '']: readonly string[]): boolean =>
      pattern.test(normalize(name), normalize(parent));
    const [found] = this.page.fields
      .filter(({ path, type }) => isNamed([...path].reverse()) && accepts(describedType(this.#index, type)))
      .sort((a, b) => a.path.length - b.path.length);
    return found && nameOf(found);
  }

  /** Returns the field with the URL of the next page, and what says that it is a URL: its name, format or description. */
  nextUrl(): { readonly pointer: string; readonly isClear: boolean; readonly isDescribed: boolean } | undefined {
    for (const { path, type } of this.page.fields) {
      const own = describedType(this.#index, type);
      if (own.kind !== 'string') continue;
      const last = normalize(path.at(-1) ?? '');
      const isNext = names.nextUrl.test(last);
      const isLink = /^(?:href|url|uri)$/u.test(last) && /^next(?:page)?$/u.test(normalize(path.at(-2) ?? ''));
      if (!isNext && !isLink) continue;
      const isNamed = hasUrlFormat(own) || /ur[il]|link/u.test(last);
      const isNested = isNext && /links?$/u.test(normalize(path.at(-2) ?? ''));
      return { pointer: join('', ...path), isClear: isLink || isNamed || isNested, isDescribed: isUrl(own) };
    }
    return undefined;
  }

  get hasLinkHeader(): boolean {
    const success = this.#operation.responses.find(({ status }) => status.startsWith('2'));
    return success?.headers.some(({ name }) => name === 'link') ?? false;
  }
}

/** Returns the setting for the field with the items; none if the body itself is the list. */
function itemsOf({ page: { items } }: Evidence): Pick<PaginationSettings, 'items'> {
  return items === undefined ? {} : { items };
}

function show(...parts: readonly (string | undefined)[]): string {
  return parts.flatMap((name) => (name === undefined ? [] : [JSON.stringify(name)])).join(', ');
}

function byUrl(evidence: Evidence): Recognized | undefined {
  const next = evidence.nextUrl();
  if (next === undefined) return undefined;
  const isClear = next.isClear || next.isDescribed;
  const cursor = evidence.parameter('cursor');
  const hasCursor = cursor !== undefined && (cursor.schema.types?.includes('string') ?? true);
  // If there is a cursor parameter for texts, a `next` that does not look like a URL is a cursor.
  if (!isClear && (!evidence.isPaged || hasCursor)) return undefined;
  // A description may be shared with operations that paginate differently.
  const isCertain = next.isClear || (next.isDescribed && !hasCursor);
  return {
    pagination: { style: 'next', next: next.pointer, ...itemsOf(evidence) },
    certainty: isCertain ? 'high' : 'medium',
    reason: `the response field ${JSON.stringify(next.pointer)} ${isCertain ? 'has' : 'probably has'} the URL of the next page`,
  };
}

function byLinkHeader(evidence: Evidence): Recognized | undefined {
  if (!evidence.hasLinkHeader) return undefined;
  const { isPaged } = evidence;
  return {
    pagination: { style: 'link', ...itemsOf(evidence) },
    certainty: isPaged ? 'high' : 'medium',
    reason: `the response has a Link header${isPaged ? ', and the query selects a page' : ''}`,
  };
}

function byCursor(evidence: Evidence): Recognized | undefined {
  const parameter = evidence.parameter('cursor');
  const next = parameter && evidence.nextCursor(parameter);
  const more = evidence.field('hasMore', ['boolean']);
  const { items } = evidence.page;
  if (parameter === undefined || next === undefined || items === undefined) return undefined;
  const { name: cursor } = parameter;
  const [own, other] = [normalize(cursor), normalize(next)];
  const end = more === undefined ? '' : `; ${show(more)} says whether there is one`;
  return {
    pagination: { style: 'cursor', cursor, next, items, ...(more !== undefined && { has_more: more }) },
    certainty: other.endsWith(own) || own.endsWith(other) ? 'high' : 'medium',
    reason: `the response field ${show(next)} is the query parameter ${show(cursor)} of the next request${end}`,
  };
}

/** Recognizes pagination whose cursor is the key of the last item, such as `starting_after`. */
function byLastItem(evidence: Evidence): Recognized | undefined {
  const cursor = evidence.parameter('lastItem')?.name;
  const more = evidence.field('hasMore', ['boolean']);
  const { items, key } = evidence.page;
  if (cursor === undefined || more === undefined || items === undefined || key === undefined) return undefined;
  return {
    pagination: { style: 'cursor', cursor, items, key, has_more: more },
    certainty: 'medium',
    reason: `query parameter ${show(cursor)}, response field ${show(more)}; the cursor is probably ${show(key)} of the last item`,
  };
}

function byOffset(evidence: Evidence): Recognized | undefined {
  const offset = evidence.parameter('offset')?.name;
  if (offset === undefined) return undefined;
  const limit = evidence.parameter('size')?.name;
  const more = evidence.field('hasMore', ['boolean']);
  const total = evidence.field('total', ['integer', 'number', 'bigint']);
  const isClear =
    limit !== undefined && (more !== undefined || total !== undefined || /^(?:offset|skip)$/iu.test(offset));
  return {
    pagination: {
      style: 'offset',
      offset,
      ...(limit !== undefined && { limit }),
      ...itemsOf(evidence),
      ...(more !== undefined && { has_more: more }),
      ...(total !== undefined && { total }),
    },
    certainty: isClear ? 'high' : limit === undefined ? 'low' : 'medium',
    reason: `query parameters ${show(offset, limit)}${more === undefined && total === undefined ? '' : `, response fields ${show(more, total)}`}`,
  };
}

function byNumber(evidence: Evidence): Recognized | undefined {
  const parameter = evidence.parameter('page');
  if (parameter === undefined) return undefined;
  const { name: page, schema } = parameter;
  const size = evidence.parameter('size')?.name;
  const more = evidence.field('hasMore', ['boolean']);
  const pages = more === undefined ? evidence.field('totalPages', ['integer', 'number', 'bigint']) : undefined;
  const isFromZero = parameter.default === 0 || schema.minimum === 0;
  const hasEnd = more !== undefined || pages !== undefined;
  const end = hasEnd ? `, response field ${show(more, pages)}` : '; pages are requested until one is empty';
  const reason = `query parameters ${show(page, size)}${end}`;
  return {
    pagination: {
      style: 'page',
      page,
      ...(size !== undefined && { page_size: size }),
      ...itemsOf(evidence),
      ...(more !== undefined && { has_more: more }),
      ...(pages !== undefined && { total_pages: pages }),
    },
    certainty: isFromZero || size === undefined ? 'low' : hasEnd ? 'high' : 'medium',
    reason: isFromZero ? `${reason}; the first page may be 0, but pages are counted from 1` : reason,
  };
}

/** Suggests pagination for operations that return a list and do not declare how it is paginated. */
export function suggestPagination(api: Api): readonly Suggestion[] {
  const index = indexOf(api);
  return api.operations.flatMap((operation): Suggestion[] => {
    if (operation.pagination !== undefined || operation.method !== 'GET') return [];
    const page = readPage(index, operation);
    if (page === undefined) return [];
    const evidence = new Evidence(index, operation, page);
    const ways = [byUrl, byLinkHeader, byCursor, byLastItem, byOffset, byNumber];
    const found = ways.map((recognize) => recognize(evidence)).find((each) => each !== undefined);
    if (found === undefined) return [];
    const key = `${operation.method} ${operation.path}`;
    return [
      {
        kind: 'pagination',
        operation: key,
        certainty: evidence.isDoubtful ? 'low' : found.certainty,
        reason: found.reason,
        settings: { operations: { [key]: { pagination: found.pagination } } },
        pointer: operation.pointer,
      },
    ];
  });
}
