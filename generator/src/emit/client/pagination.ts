/** Prints the types of an operation's pages and items, and the function that reads the pages. */
import type { Content, Operation, Pagination } from '../../ir/api.js';
import type { Schema } from '../../ir/schema.js';
import { indexOf, type SchemaIndex } from '../../ir/schema-index.js';
import type { Type } from '../../ir/type.js';
import { followType, listProperties } from '../../ir/type-members.js';
import { typeOfPart } from '../../ir/type-of.js';
import { type Code, code } from '../../support/code/code.js';
import { printTable } from '../../support/code/literal.js';
import { membersOf } from '../../support/json-pointer.js';
import type { EmitInput } from '../input.js';
import type { Imports } from '../print/imports.js';
import { printSchema, printType, type TypeContext } from '../types/type.js';

/** The types of an operation's pages as code. */
export interface PagesView {
  readonly pagination: Pagination;
  /** Prints the type of an item. Records the imports for it only when called. */
  readonly item: () => Code;
  readonly page: Code;
}

/** Returns the types of an operation's pages; `undefined` if the operation is not paginated. */
export function viewPages({ api }: EmitInput, types: TypeContext, operation: Operation): PagesView | undefined {
  const { pagination } = operation;
  const page = pageOf(operation);
  if (pagination === undefined || page === undefined) return undefined;
  const item = itemType(
    indexOf(api),
    typeOfPart(indexOf(api), page, 'received'),
    pagination.items === undefined ? [] : membersOf(pagination.items),
  );
  return {
    pagination,
    item: () => (item === undefined ? code`unknown` : printType(types, item)),
    page: printSchema(types, page, 'received'),
  };
}

/** Returns the item type of the array at a path of property names within a type. */
function itemType(index: SchemaIndex, type: Type, [name, ...rest]: readonly string[]): Type | undefined {
  if (name === undefined) {
    const own = followType(index, type);
    return own.kind === 'array' ? own.items : undefined;
  }
  const property = listProperties(index, type).find((each) => each.name === name);
  return property && itemType(index, property.type, rest);
}

/** Returns the contents of successful responses; of the `default` response if no 2XX response is declared. */
export function successContents({ responses }: Operation): (Content | undefined)[] {
  const declared = responses.filter(({ status }) => /^2/u.test(status));
  const successes = declared.length > 0 ? declared : responses.filter(({ status }) => status === 'default');
  return successes.flatMap(({ content }): (Content | undefined)[] =>
    content.length === 0 ? [undefined] : [...content],
  );
}

/** Returns the schema of a page, from the first JSON content. */
function pageOf(operation: Operation): Schema | undefined {
  return successContents(operation).find((content) => content?.kind === 'json')?.schema;
}

/** The runtime functions for each pagination style, and the fields of `x-pagination` that they do not use. */
const pagings = {
  page: { name: 'pageByNumber', unused: ['pageSize'] },
  offset: { name: 'pageByOffset', unused: ['limit'] },
  cursor: { name: 'pageByCursor', unused: [] },
  link: { name: 'pageByLink', unused: [] },
  next: { name: 'pageByAddress', unused: [] },
} as const satisfies Record<Pagination['style'], { name: string; unused: readonly string[] }>;

/** Prints the call that creates the function that reads pages. */
export function printPaging(imports: Imports, { style, ...fields }: Pagination): Code {
  const { name, unused } = pagings[style];
  const used = Object.entries(fields).filter(([key]) => !unused.some((each) => each === key));
  return code`${imports.runtime('client', name)}(${printTable(Object.fromEntries(used))})`;
}
