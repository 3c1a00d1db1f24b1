/** The chapter about pagination: for each style, its parameters, request, response, client code, and operations. */
import { printExact } from '../../../../../runtime/codec/exact-json.js';
import { isRecord } from '../../../../../runtime/codec/objects.js';
import type { Json } from '../../../../../runtime/codec/operation.js';
import { splitPointer } from '../../../../../runtime/codec/pointer.js';
import { printReadPages, printReadWholePages } from '../../../../emit/docs/readmes.js';
import { hasSample } from '../../../../emit/docs/samples.js';
import type { EmitInput } from '../../../../emit/input.js';
import { render } from '../../../../emit/print/handlebars.js';
import type { TemplateViews } from '../../../../emit/print/template-views.js';
import type { Api, Operation, Pagination, Parameter } from '../../../../ir/api.js';
import { indexOf } from '../../../../ir/schema-index.js';
import { printInline } from '../../../../support/code/markdown.js';
import { groupBy } from '../../../../support/group-by.js';
import { plural } from '../../../../support/terminal.js';
import { describePagination } from '../../origin.js';
import { printSpan } from '../markdown/fields.js';
import { viewJson, viewSample } from '../markdown/operation.js';
import { linkTo, type PagePaths } from '../paths.js';
import { samplesOf } from '../samples/list.js';
import { titleOf } from '../titles.js';

type View = TemplateViews['site/pagination.md']['kinds'][number];

/** An operation with `x-pagination`. */
type Paginated = Operation & { readonly pagination: Pagination };

/** Maximum number of members of a shortened object. The object that contains the page is not shortened. */
const mostMembers = 6;

function isPaginated(operation: Operation): operation is Paginated {
  return operation.pagination !== undefined;
}

/** Returns the names of the parameters that choose a page and its length. */
function namesOf(pagination: Pagination): readonly (string | undefined)[] {
  if (pagination.style === 'page') return [pagination.page, pagination.pageSize];
  if (pagination.style === 'offset') return [pagination.offset, pagination.limit];
  return pagination.style === 'cursor' ? [pagination.cursor] : [];
}

function listParameters({ parameters, pagination }: Paginated): readonly Parameter[] {
  return namesOf(pagination).flatMap((name) =>
    parameters.filter((parameter) => parameter.in === 'query' && parameter.name === name),
  );
}

/** Returns the limits of a parameter, including those of a schema that it references. */
function limitsOf(api: Api, { schema, default: own }: Parameter) {
  const { schema: target } = schema.ref === undefined ? { schema } : indexOf(api).at(schema.ref);
  return {
    least: schema.minimum ?? target.minimum,
    most: schema.maximum ?? target.maximum,
    default: own ?? schema.default ?? target.default,
  };
}

/** Returns the example of the response with a page; `undefined` if it is not JSON. */
function pageOf({ responses }: Operation): Json | undefined {
  const [content] = responses.find(({ status }) => status.startsWith('2'))?.content ?? [];
  return content?.kind === 'json' ? content.example : undefined;
}

/** Returns the value of a field, given by name or by JSON pointer. */
function fieldOf(page: Json | undefined, name: string): Json | undefined {
  const keys = name.startsWith('/') ? splitPointer(name) : [name];
  return keys.reduce<Json | undefined>(
    (value, key) =>
      typeof value === 'object' && value !== null ? new Map<string, Json>(Object.entries(value)).get(key) : undefined,
    page,
  );
}

/** Returns the values that select the second page in a request; none if the first response contains its URL. */
function chooseSecond(api: Api, operation: Paginated): Readonly<Record<string, Json>> {
  const { pagination } = operation;
  const [first, second] = namesOf(pagination).map((name) =>
    listParameters(operation).find((parameter) => parameter.name === name),
  );
  switch (pagination.style) {
    case 'page': {
      const limits = first && limitsOf(api, first);
      const start = typeof limits?.default === 'number' ? limits.default : limits?.least === 0 ? 0 : 1;
      return { [pagination.page]: start + 1 };
    }
    case 'offset': {
      const lengths = second === undefined ? [] : [second.example, limitsOf(api, second).default];
      const length = lengths.find((value) => typeof value === 'number') ?? 20;
      return { ...(second !== undefined && { [second.name]: length }), [pagination.offset]: length };
    }
    case 'cursor': {
      const page = pageOf(operation);
      const items = fieldOf(page, pagination.items);
      const { next, key = '' } = pagination;
      const last = Array.isArray(items) ? (items.at(-1) ?? null) : null;
      return { [pagination.cursor]: fieldOf(next === undefined ? last : page, next ?? key) ?? 'CURSOR' };
    }
    default:
      return {};
  }
}

/** Returns an operation with example values for query parameters or body fields. */
function withExamples(operation: Operation, values: Readonly<Record<string, Json>>): Operation {
  const { parameters, body } = operation;
  const isQuery = parameters.some(({ in: where, name }) => where === 'query' && Object.hasOwn(values, name));
  return {
    ...operation,
    parameters: parameters.map((parameter) => {
      const value =
        parameter.in === 'query' && Object.hasOwn(values, parameter.name) ? values[parameter.name] : undefined;
      return value === undefined ? parameter : { ...parameter, required: true, example: value, examples: [] };
    }),
    ...(body !== undefined &&
      !isQuery && {
        body: {
          ...body,
          content: body.content.map((content) =>
            isRecord(content.example)
              ? { ...content, example: { ...content.example, ...values }, examples: [] }
              : content,
          ),
        },
      }),
  };
}

/** Shortens arrays of objects to their first items, and nested objects to their first members. */
function shorten(value: Json, isPage = true): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value) && !value.some(isRecord)) return value;
  if (Array.isArray(value)) return value.slice(0, 1).map((item: Json) => shorten(item, false));
  const members = Object.entries(value).slice(0, isPage ? undefined : mostMembers);
  return Object.fromEntries(members.map(([name, member]: [string, Json]) => [name, shorten(member, false)]));
}

/** A first page, and the values that its request has for parameters. */
interface Shown {
  readonly values: Readonly<Record<string, Json>>;
  readonly page: Json | undefined;
}

/** Returns the parameter for the length of a page, and the field that tells whether more records follow. */
function lengthOf(pagination: Pagination): { readonly name?: string | undefined; readonly more?: string | undefined } {
  if (pagination.style === 'page') return { name: pagination.pageSize, more: pagination.hasMore };
  return pagination.style === 'offset' ? { name: pagination.limit, more: pagination.hasMore } : {};
}

/** If the example is the last page, shows a shorter page, so that more records follow. */
function showShorter(operation: Paginated): Shown {
  const page = pageOf(operation);
  const { pagination } = operation;
  const { name, more } = lengthOf(pagination);
  const items = fieldOf(page, pagination.items ?? '');
  const parameter = listParameters(operation).find((each) => each.name === name);
  const isLast = more !== undefined && fieldOf(page, more) === false;
  if (parameter === undefined || more === undefined || !isLast || !isRecord(page) || !Array.isArray(items))
    return { values: {}, page };
  if (items.length < 2) return { values: {}, page };
  const length = Math.min(2, items.length - 1);
  const members = Object.entries(page).map(([key, value]: [string, Json]): [string, Json] => {
    if (key === more) return [key, true];
    if (key === parameter.name) return [key, length];
    return /^(?:page_?count|total_?pages|pages)$/iu.test(key) && typeof value === 'number'
      ? [key, Math.ceil(items.length / length)]
      : [key, value];
  });
  return { values: { [parameter.name]: length }, page: Object.fromEntries(members) };
}

/** Returns the first request, its response and, unless the response contains its URL, the second request. */
function listListings(input: EmitInput, operation: Paginated, link: string): View['listings'] {
  const { values: own, page } = showShorter(operation);
  const chosen = chooseSecond(input.api, operation);
  const isChosen = Object.keys(chosen).length > 0;
  const [length] = Object.values(own);
  const values =
    operation.pagination.style === 'offset' && length !== undefined
      ? { ...chosen, ...own, [operation.pagination.offset]: length }
      : { ...chosen, ...own };
  const [first] = samplesOf(input, withExamples(operation, own));
  const [second] = isChosen ? samplesOf(input, withExamples(operation, values)) : [];
  // curl shows the header `Link` only with `-i`.
  const source = operation.pagination.style === 'link' ? first?.source.replace(/^curl /u, 'curl -i ') : first?.source;
  const views = [
    [
      `The first page of ${link}${isChosen ? '' : ', which leads to the second'}:`,
      viewSample('', first?.lang ?? '', source),
    ],
    ['Its response, with the first record and some of its fields:', viewJson('', page && shorten(page))],
    ['The second page:', viewSample('', second?.lang ?? '', second?.source)],
  ] as const;
  return views.flatMap(([text, samples]) => samples.map((sample) => ({ ...sample, text })));
}

function viewParameters(api: Api, operation: Paginated): View['parameters'] {
  const parameters = listParameters(operation);
  const hasMost = parameters.some((parameter) => limitsOf(api, parameter).most !== undefined);
  return parameters.map((parameter) => {
    const { default: value, most = '' } = limitsOf(api, parameter);
    return {
      name: printSpan(parameter.name),
      default: value === undefined ? '' : printSpan(printExact(value) ?? ''),
      most: hasMost ? ` ${most} |` : '',
    };
  });
}

/** For each style, the heading of its section, and what happens if records change between two requests. */
const styles: Readonly<Record<Pagination['style'], { readonly heading: string; readonly changes: string }>> = {
  page: {
    heading: 'Page numbers',
    changes:
      'Each request counts pages from the start of the list. If records are added or removed between two requests, others move to another page, so a record may occur twice or be missing. If that matters, ignore ids that you have seen, and read the list again.',
  },
  offset: {
    heading: 'Offsets',
    changes:
      'Each request counts records from the start of the list. If records are added or removed between two requests, others move, so a record may occur twice or be missing. If that matters, ignore ids that you have seen, and read the list again.',
  },
  cursor: {
    heading: 'Cursors',
    changes:
      'Send the cursor unchanged, with the same filters and the same order as before. It names a place in the list rather than a number of records.',
  },
  link: { heading: 'Links', changes: 'Use the address of the next page unchanged, including its parameters.' },
  next: {
    heading: 'Addresses of next pages',
    changes: 'Use the address of the next page unchanged, including its parameters.',
  },
};

/** Prints the chapter; `undefined` without paginated operations. `path` is that of the chapter. */
export function printPagination(
  input: EmitInput,
  paths: PagePaths,
  path: string,
  hasClient: boolean,
): string | undefined {
  const { api } = input;
  const kinds = groupBy(api.operations.filter(isPaginated), ({ pagination }) =>
    describePagination(pagination).replace(/^Pagination: /u, ''),
  );
  if (kinds.size === 0) return undefined;
  const hrefOf = (operation: Operation): string => linkTo(path, paths.operation(operation));
  const shown = new Set<string>();
  return render('site/pagination.md', {
    hasClient,
    kinds: [...kinds].map(([text, operations]): View => {
      const links = operations.map((operation) => ({
        title: printInline(titleOf(input, operation)),
        href: hrefOf(operation),
      }));
      const parameters = operations.slice(0, 1).flatMap((operation) => viewParameters(api, operation));
      const hasMost = parameters.some(({ most }) => most !== '');
      const first = operations.find((operation) => hasSample(api, operation));
      // One example for each style, because others would differ only in names.
      const example = first !== undefined && !shown.has(first.pagination.style) ? first : undefined;
      if (example !== undefined) shown.add(example.pagination.style);
      const pages = example !== undefined && hasClient ? printReadWholePages(input, example) : undefined;
      return {
        heading: example && styles[example.pagination.style].heading,
        changes: example && styles[example.pagination.style].changes,
        text: `${text.charAt(0).toUpperCase()}${text.slice(1)}`,
        head: hasMost ? ' maximum |' : '',
        rule: hasMost ? '---|' : '',
        parameters,
        listings:
          example === undefined
            ? []
            : listListings(input, example, `[${printInline(titleOf(input, example))}](${hrefOf(example)})`),
        loop: example !== undefined && hasClient ? printReadPages(input, example) : undefined,
        loopOverPages: pages?.code ?? '',
        paginate: pages?.method ?? '',
        count: plural(operations.length, 'operation'),
        links,
      };
    }),
  });
}
