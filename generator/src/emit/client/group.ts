/** Creates the template view of a client group: an interface with a method for each operation with the same tag. */
import type { Operation, Tag } from '../../ir/api.js';
import { toPascal } from '../../support/case.js';
import {
  type Code,
  code,
  printDoc,
  printDocLines,
  printIdentifier,
  printPropertyName,
  printString,
} from '../../support/code/code.js';
import type { EmitInput } from '../input.js';
import type { TemplateViews } from '../print/template-views.js';
import { printBodyType } from '../types/body-type.js';
import { isRequestOptional } from '../types/operations.js';
import { docLines, joinTypes, type TypeContext } from '../types/type.js';
import { successContents, viewPages } from './pagination.js';

type GroupView = TemplateViews['client/operations.ts']['group'];

/** The module that declares a group. */
export interface GroupModule {
  readonly tag: string;
  readonly types: TypeContext;
  /** Records the import of a type that belongs to one of the tag's operations, and returns it as code. */
  readonly useType: (name: string) => Code;
}

/** Prints the doc comment of an operation: its documentation, followed by method and path. */
export function operationDoc(operation: Operation, indent = ''): Code {
  const docs = docLines(operation);
  const route = printDocLines(`\`${operation.method} ${operation.path}\``);
  return printDoc(docs.length === 0 ? route : [...docs, code``, ...route], indent);
}

/** Returns the view of the group of a tag. */
export function viewGroup(input: EmitInput, module: GroupModule): GroupView {
  const { api, names } = input;
  const operations = api.operations.filter((operation) => operation.tag === module.tag);
  const docs = tagDocs(
    api.tags.find(({ name }) => name === module.tag),
    module.tag,
  );
  return {
    type: names.tag(module.tag).type,
    docs: printDoc(docs),
    methods: operations.flatMap((operation) => viewMethods(input, module, operation)),
  };
}

function tagDocs(tag: Tag | undefined, name: string): readonly Code[] {
  const docs = docLines(tag ?? {});
  return docs.length === 0 ? printDocLines(name) : docs;
}

/** Returns the views of an operation's methods: the method itself and, if paginated, the method for pages. */
function viewMethods(input: EmitInput, { types, useType }: GroupModule, operation: Operation): GroupView['methods'] {
  const { value, type, method } = input.names.operation(operation);
  const bodies = successContents(operation).map((content) =>
    content === undefined ? code`undefined` : printBodyType(types, content, 'received', 'receiver'),
  );
  const call = {
    request: useType(`${type}Request`),
    optional: isRequestOptional(operation) ? '?' : '',
    fallback: isRequestOptional(operation) ? ' = {}' : '',
  };
  const plain = {
    ...call,
    docs: operationDoc(operation, '  '),
    // Unquoted, `new` in an interface would be a construct signature.
    name: method === 'new' ? printString(method) : printPropertyName(method),
    function: `${value}Operation`,
    unwraps: true,
    returns: code`Promise<${bodies.length === 0 ? code`never` : joinTypes([...new Set(bodies)])}>`,
  };
  const pages = viewPages(input, types, operation);
  if (pages === undefined) return [plain];
  const all = code`Iterates over all items of \`${printIdentifier(method)}\`, or all pages with \`.pages()\`. Pages are fetched on demand.`;
  return [
    plain,
    {
      ...call,
      docs: printDoc([all], '  '),
      name: `paginate${toPascal(method)}`,
      function: `paginate${toPascal(value)}`,
      unwraps: false,
      returns: code`Paginator<${pages.item()}, ${pages.page}>`,
    },
  ];
}
