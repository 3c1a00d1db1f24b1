/** Template views of the modules with an operation's data, in client and server. */

import type { Content, Operation, Pagination, Tag } from '../../ir/api.js';
import type { Schema } from '../../ir/schema.js';
import { indexOf, type SchemaIndex } from '../../ir/schema-index.js';
import type { Type } from '../../ir/type.js';
import { typeOf, typeOfPart } from '../../ir/type-of.js';
import { printBodyType } from '../types/body-type.js';
import { fromLayout, makeTypeContext } from '../types/context.js';
import { collectImports, type Imports } from '../print/imports.js';
import { isRequestOptional } from '../types/operations.js';
import { docLines, joinTypes, printSchema, printType } from '../types/type.js';
import { layoutOf } from '../layout.js';
import { toPascal } from '../../support/case.js';
import {
  type Code,
  code,
  indentRest,
  joinCode,
  printDoc,
  printDocLines,
  printIdentifier,
  printPropertyName,
  printString,
} from '../../support/code/code.js';
import { printTable } from '../../support/code/literal.js';
import { describeOperation } from '../operation-data/descriptor.js';
import { viewLinks } from './links.js';
import { createDescribeMedia } from '../operation-data/media.js';
import type { EmitInput } from '../input.js';

const routeLine = (operation: Operation): Code[] => printDocLines(`\`${operation.method} ${operation.path}\``);

const operationDoc = (operation: Operation, indent = ''): Code => {
  const docs = docLines(operation);
  return printDoc(docs.length === 0 ? routeLine(operation) : [...docs, code``, ...routeLine(operation)], indent);
};

/** Returns the type of the items of a paginated response; each named schema is visited once. */
const itemType = (
  index: SchemaIndex,
  page: Type,
  field: string | undefined,
  seen: Set<string> = new Set(),
): Type | undefined => {
  switch (page.kind) {
    case 'array':
      return field === undefined ? page.items : undefined;
    case 'object': {
      const property = page.properties.find((each) => each.name === field);
      return property?.type.kind === 'array' ? property.type.items : undefined;
    }
    case 'intersection':
      return first(page.members, (member) => itemType(index, member, field, seen));
    case 'ref':
      if (seen.has(page.name)) return undefined;
      seen.add(page.name);
      return itemType(index, typeOf(index, index.named(page.name).schema, 'received'), field, seen);
    default:
      return undefined;
  }
};

const first = <T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined => {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Returns the contents of successful responses; if none is declared, those of `default`. */
const successContents = ({ responses }: Operation): (Content | undefined)[] => {
  const declared = responses.filter(({ status }) => /^2/u.test(status));
  const successes = declared.length > 0 ? declared : responses.filter(({ status }) => status === 'default');
  return successes.flatMap(({ content }): (Content | undefined)[] =>
    content.length === 0 ? [undefined] : [...content],
  );
};

/** Returns the schema of a page. */
const pageOf = (operation: Operation): Schema | undefined =>
  successContents(operation).find((content) => content?.kind === 'json')?.schema;

/** The pagination functions, and the fields of `x-pagination` that they do not use. */
const pagings = {
  page: { module: 'by-number', name: 'pageByNumber', unused: ['pageSize'] },
  offset: { module: 'by-offset', name: 'pageByOffset', unused: ['limit'] },
  cursor: { module: 'by-cursor', name: 'pageByCursor', unused: [] },
  link: { module: 'by-address', name: 'pageByLink', unused: [] },
  next: { module: 'by-address', name: 'pageByAddress', unused: [] },
} as const satisfies Record<Pagination['style'], { module: string; name: string; unused: readonly string[] }>;

const printPaging = (imports: Imports, { style, ...fields }: Pagination): Code => {
  const { module, name, unused } = pagings[style];
  const used = Object.entries(fields).filter(([key]) => !unused.some((each) => each === key));
  return code`${imports.use(`../runtime/client/pages/${module}.js`, name)}(${printTable(Object.fromEntries(used))})`;
};

/** Returns the view of a client module: the functions of a tag. */
export const viewClientOperations = (input: EmitInput, tag: string): object => {
  const { api, names, config } = input;
  const layout = layoutOf(config);
  const { types, imports } = makeTypeContext(api, names, '', fromLayout(layout, 1));
  const runtime = collectImports('');
  const taken = new Set(api.operations.map((operation) => names.operation(operation).value));
  const media = collectImports(`./${names.tag(tag).file}.js`, 'import', taken);
  const describe = createDescribeMedia(input, 'client', media, '..');
  const uses = { input, typeImports: imports, valueImports: media };
  const operations = api.operations.filter((operation) => operation.tag === tag);
  const views = operations.map((operation) => {
    const { value, type } = names.operation(operation);
    const file = layout.types(`operations/${names.tag(tag).file}`, 1);
    const page = pageOf(operation);
    const item =
      operation.pagination === undefined || page === undefined
        ? undefined
        : itemType(indexOf(api), typeOfPart(indexOf(api), page, 'received'), operation.pagination.items);
    return {
      docs: operationDoc(operation),
      value,
      request: imports.use(file, `${type}Request`),
      result: imports.use(file, `${type}Result`),
      fallback: isRequestOptional(operation) ? ' = {}' : '',
      descriptor: printTable(describeOperation(api, operation, value, describe), 80),
      links: viewLinks(uses, operation),
      pagination:
        operation.pagination === undefined || page === undefined
          ? undefined
          : {
              name: `paginate${toPascal(value)}`,
              item: item === undefined ? code`unknown` : printType(types, item),
              page: printSchema(types, page, 'received'),
              paging: printPaging(media, operation.pagination),
            },
    };
  });
  runtime.use('../runtime/client/index.js', 'OnUndeclared');
  runtime.use('../runtime/client/index.js', 'Received');
  runtime.use('../runtime/client/index.js', 'RequestOptions');
  runtime.use('../runtime/client/index.js', 'Sender');
  if (views.some(({ pagination }) => pagination !== undefined)) {
    runtime.use('../runtime/client/index.js', 'Paginator');
    media.use('../runtime/client/index.js', 'paginate');
  }
  runtime.use('../runtime/client/operation.js', 'Operation');
  return { imports: joinCode([imports.print(), runtime.print(), media.print()], ''), operations: views };
};

const tagDocs = (tag: Tag | undefined, name: string): readonly Code[] => {
  const docs = docLines(tag ?? {});
  return docs.length === 0 ? printDocLines(name) : docs;
};

/** Returns the view of a module of the grouped client: the methods of a tag. */
export const viewFacade = (input: EmitInput, tag: string): object => {
  const { api, names, config } = input;
  const layout = layoutOf(config);
  const { types, imports } = makeTypeContext(api, names, '', fromLayout(layout, 1));
  const { file, type: facade } = names.tag(tag);
  const operations = api.operations.filter((operation) => operation.tag === tag);
  const methods = operations.flatMap((operation) => {
    const { value, type, method } = names.operation(operation);
    const contents = successContents(operation);
    const bodies = [
      ...new Set(
        contents.map((each) =>
          each === undefined ? code`undefined` : printBodyType(types, each, 'received', 'receiver'),
        ),
      ),
    ];
    const page = pageOf(operation);
    const item =
      operation.pagination === undefined || page === undefined
        ? undefined
        : itemType(indexOf(api), typeOfPart(indexOf(api), page, 'received'), operation.pagination.items);
    const request = imports.use(layout.types(`operations/${file}`, 1), `${type}Request`);
    const call = {
      request,
      optional: isRequestOptional(operation) ? '?' : '',
      fallback: isRequestOptional(operation) ? ' = {}' : '',
    };
    const plain = {
      ...call,
      docs: operationDoc(operation, '  '),
      // Unquoted, `new` in an interface would be a construct signature.
      name: method === 'new' ? printString(method) : printPropertyName(method),
      function: value,
      unwraps: true,
      returns: code`Promise<${bodies.length === 0 ? code`never` : joinTypes(bodies)}>`,
    };
    if (operation.pagination === undefined || page === undefined) return [plain];
    return [
      plain,
      {
        ...call,
        docs: printDoc(
          [
            code`All items of \`${printIdentifier(method)}\`, or with \`.pages()\` all pages, fetched as they are read.`,
          ],
          '  ',
        ),
        name: `paginate${toPascal(method)}`,
        function: `paginate${toPascal(value)}`,
        unwraps: false,
        returns: code`Paginator<${item === undefined ? code`unknown` : printType(types, item)}, ${printSchema(types, page, 'received')}>`,
      },
    ];
  });
  return {
    imports: imports.print(),
    file,
    type: facade,
    docs: printDoc(
      tagDocs(
        api.tags.find((each) => each.name === tag),
        tag,
      ),
    ),
    hasPagination: methods.some((each) => !each.unwraps),
    methods,
  };
};

/** Returns the view of a server module: the operation descriptors of a tag. */
export const viewServerOperations = (input: EmitInput, tag: string): object => {
  const { api, names } = input;
  const media = collectImports('', 'import');
  const describe = createDescribeMedia(input, 'server', media, '..');
  const operations = api.operations
    .filter((operation) => operation.tag === tag)
    .map((operation) => {
      const described = describeOperation(api, operation, names.operation(operation).value, describe);
      return { descriptor: indentRest(printTable(described, 100), '  ') };
    });
  return { imports: media.print(), property: `${names.tag(tag).property}Operations`, operations };
};
