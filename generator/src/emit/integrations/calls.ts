/** Shared code of the modules for libraries that cache data: operations, names, and steps from page to page. */
import type { Operation, Pagination } from '../../ir/api.js';
import { addHash, resolveCollisions } from '../../names/candidates.js';
import { type Code, code, printString } from '../../support/code/code.js';
import { printTable } from '../../support/code/literal.js';
import { type PagesView, successContents } from '../client/pagination.js';
import type { EmitInput } from '../input.js';
import { layoutOf } from '../layout.js';
import { collectImports, type Imports } from '../print/imports.js';
import { fromLayout, makeTypeContext } from '../types/context.js';
import { isRequestOptional } from '../types/operations.js';
import type { TypeContext } from '../types/type.js';

/** A module with functions for each operation. */
export interface CallModule {
  readonly input: EmitInput;
  readonly types: TypeContext;
  readonly imports: Imports;
  readonly values: Imports;
  /** Operations that read data and whose response bodies can be cached. */
  readonly queries: readonly Operation[];
  /** Operations that change data. */
  readonly mutations: readonly Operation[];
  /** Returns the common beginning of the names for an operation. */
  readonly stemOf: (operation: Operation) => string;
}

/** Kinds of bodies that are read as they arrive, which is possible only once. */
const unread: ReadonlySet<string> = new Set(['bytes', 'events', 'lines', 'sequence', 'parts', 'multipart']);

/** Returns whether the bodies of successful responses can be cached. */
function isCacheable(operation: Operation): boolean {
  return successContents(operation).every((content) => content === undefined || !unread.has(content.kind));
}

/** Returns whether an operation reads data, because its method is safe or it is paginated. */
function isQuery(operation: Operation): boolean {
  return ['GET', 'HEAD', 'QUERY'].includes(operation.method) || operation.pagination !== undefined;
}

/** Creates a module in which each function is named after an operation, followed by one of the suffixes. */
export function openCallModule(input: EmitInput, suffixes: readonly string[]): CallModule {
  const { api, names, config } = input;
  const namesOf = (stem: string): string[] => [...suffixes, 'Operation'].map((suffix) => `${stem}${suffix}`);
  const { types, imports } = makeTypeContext(api, names, '', fromLayout(layoutOf(config), 0), '.', config);
  const taken = new Set(api.operations.flatMap((operation) => namesOf(names.operation(operation).value)));
  return {
    input,
    types,
    imports,
    values: collectImports(config, { areTypes: false, taken }),
    queries: api.operations.filter((operation) => isQuery(operation) && isCacheable(operation)),
    mutations: api.operations.filter((operation) => !isQuery(operation)),
    stemOf: nameStems(input, namesOf),
  };
}

function nameStems({ api, names }: EmitInput, namesOf: (stem: string) => string[]): CallModule['stemOf'] {
  const requests = api.operations.map((operation) => {
    const { value } = names.operation(operation);
    return { key: value, candidates: [value, ...addHash(value, value)] };
  });
  const stems = resolveCollisions(requests, new Set(), namesOf);
  return (operation) => {
    const { value } = names.operation(operation);
    return stems.get(value) ?? value;
  };
}

/** The names and types that a call of an operation needs. */
export interface CallView {
  readonly name: string;
  readonly value: string;
  readonly id: Code;
  readonly operation: Code;
  readonly request: Code;
  readonly result: Code;
  readonly isOptional: boolean;
  /** Default value of the request parameter. */
  readonly fallback: string;
  /** Code that replaces a missing body by `null`, because caches require data. */
  readonly orNull: string;
}

/** Returns the view of the call of an operation. */
export function viewCall(module: CallModule, operation: Operation): CallView {
  const { input, imports, values, stemOf } = module;
  const { names, config } = input;
  const { type, value } = names.operation(operation);
  const useType = (name: string): Code =>
    imports.use(layoutOf(config).types(`operations/${names.tag(operation.tag).file}`, 0), name);
  const isOptional = isRequestOptional(operation);
  return {
    name: stemOf(operation),
    value,
    id: printString(value),
    operation: values.use(`./operations/${names.tag(operation.tag).file}.js`, `${value}Operation`),
    request: useType(`${type}Request`),
    result: useType(`${type}Result`),
    isOptional,
    fallback: isOptional ? ' = {}' : '',
    orNull: successContents(operation).includes(undefined) ? '.then((body) => body ?? null)' : '',
  };
}

/** Per pagination style: the function that creates steps, the fields that it takes, and the page parameter's type. */
const steps = {
  page: {
    use: (values: Imports) => values.runtime('client', 'stepByNumber'),
    fields: ['page', 'items', 'hasMore', 'totalPages'],
    param: code`number`,
  },
  offset: {
    use: (values: Imports) => values.runtime('client', 'stepByOffset'),
    fields: ['offset', 'items', 'hasMore', 'total'],
    param: code`number`,
  },
  cursor: {
    use: (values: Imports) => values.runtime('queries', 'stepByCursor'),
    fields: ['cursor', 'in', 'next', 'items', 'key', 'hasMore'],
    param: code`unknown`,
  },
  link: { use: (values: Imports) => values.runtime('queries', 'stepByLink'), fields: [], param: code`string` },
  next: { use: (values: Imports) => values.runtime('queries', 'stepByAddress'), fields: ['next'], param: code`string` },
} as const satisfies Record<Pagination['style'], object>;

/** The types of an operation's pages, and the call that creates the steps between them. */
export interface StepsView {
  readonly page: Code;
  /** Type of the parameter that selects a page. */
  readonly param: Code;
  /** The call that creates the steps. */
  readonly steps: Code;
}

/** Prints the types of an operation's pages, and the call that creates the functions for moving between pages. */
export function viewSteps({ imports, values }: CallModule, { page, pagination }: PagesView): StepsView {
  const { use, fields, param } = steps[pagination.style];
  const wanted: ReadonlySet<string> = new Set(fields);
  const given = Object.entries(pagination).filter(([field]) => wanted.has(field));
  const argument = given.length === 0 ? code`` : printTable(Object.fromEntries(given));
  const isLinked = pagination.style === 'link';
  return {
    page: isLinked ? code`${imports.runtime('queries', 'LinkedPage')}<${page}>` : page,
    param,
    steps: code`${use(values)}(${argument})`,
  };
}
