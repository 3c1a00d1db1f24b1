/** Creates the template view of a client module, which contains the functions and the group for a tag. */
import type { Operation } from '../../ir/api.js';
import { toPascal } from '../../support/case.js';
import type { Code } from '../../support/code/code.js';
import { printTable, verbatim } from '../../support/code/literal.js';
import type { EmitInput } from '../input.js';
import { layoutOf } from '../layout.js';
import { describeOperation } from '../operation-data/descriptor.js';
import { createDescribeMedia } from '../operation-data/media.js';
import { shareResponses } from '../operation-data/responses.js';
import { collectImports, type Imports, type ModuleView, printHead } from '../print/imports.js';
import type { TemplateViews } from '../print/template-views.js';
import { fromLayout, makeTypeContext } from '../types/context.js';
import { isRequestOptional } from '../types/operations.js';
import type { TypeContext } from '../types/type.js';
import { operationDoc, viewGroup } from './group.js';
import { viewLinks } from './links.js';
import { printPaging, viewPages } from './pagination.js';

type FunctionView = TemplateViews['client/operations.ts']['operations'][number];

/** A client module that is being printed, with its type imports and value imports. */
interface Module {
  readonly tag: string;
  readonly types: TypeContext;
  readonly imports: Imports;
  readonly values: Imports;
}

/** Returns the view of the client module for a tag. */
export function viewClientOperations(input: EmitInput, tag: string): ModuleView<'client/operations.ts'> {
  const { api, names, config } = input;
  const { types, imports } = makeTypeContext(api, names, '', fromLayout(layoutOf(config), 1), '..', config);
  const taken = new Set(api.operations.map((operation) => names.operation(operation).value));
  const values = collectImports(input.config, {
    own: `./${names.tag(tag).file}.js`,
    areTypes: false,
    taken,
    base: '..',
  });
  const module = { tag, types, imports, values };
  const operations = api.operations.filter((operation) => operation.tag === tag);
  const views = operations.map((operation) => viewFunction(input, module, operation));
  const group = viewGroup(input, { tag, types, useType: (name) => useType(input, module, name) });
  for (const name of ['OnUndeclared', 'Operation', 'Received', 'RequestOptions', 'Sender'] as const)
    imports.runtime('client', name);
  if (operations.some((operation) => viewPages(input, types, operation) !== undefined)) {
    imports.runtime('client', 'Paginator');
    values.runtime('client', 'paginate');
  }
  values.runtime('client', 'unwrap');
  return { ...printHead([imports, values]), operations: views, group };
}

function useType({ names, config }: EmitInput, { tag, imports }: Module, name: string): Code {
  return imports.use(layoutOf(config).types(`operations/${names.tag(tag).file}`, 1), name);
}

function viewFunction(input: EmitInput, module: Module, operation: Operation): FunctionView {
  const { api, names } = input;
  const { types, imports, values } = module;
  const { value, type } = names.operation(operation);
  const describe = createDescribeMedia(input, 'client', values, '..');
  const errors = shareResponses(input, 'client').errorsOf(operation);
  const table = errors === undefined ? undefined : verbatim(values.use('../responses.js', errors));
  const pages = viewPages(input, types, operation);
  return {
    docs: operationDoc(operation),
    value,
    request: useType(input, module, `${type}Request`),
    result: useType(input, module, `${type}Result`),
    fallback: isRequestOptional(operation) ? ' = {}' : '',
    descriptor: printTable(describeOperation(api, operation, value, describe, table), 80),
    links: viewLinks({ input, typeImports: imports, valueImports: values }, operation),
    pagination: pages && {
      ...pages,
      item: pages.item(),
      name: `paginate${toPascal(value)}`,
      paging: printPaging(values, pages.pagination),
    },
  };
}
