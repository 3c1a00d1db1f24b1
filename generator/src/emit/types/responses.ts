/** Declares response types: those that several operations share, and the result type of each operation. */
import { type Api, type Content, listAll, type Operation, type Response } from '../../ir/api.js';
import { responseOf } from '../../ir/direction.js';
import { partHeadersOf as partHeadersSchemaOf } from '../../ir/part-headers.js';
import { splitResponses } from '../../ir/responses.js';
import type { Names } from '../../names/names.js';
import {
  type Code,
  code,
  indentRest,
  joinCode,
  printDocLines,
  printIdentifier,
  printNumber,
  printPropertyName,
  printString,
} from '../../support/code/code.js';
import { mostFrequent } from '../../support/most-frequent.js';
import { factsOf, type SharedErrors } from '../facts.js';
import type { Imports } from '../print/imports.js';
import { listBodies } from './body-type.js';
import { makeTypeContext, sharedTypes, type TypeModules, withinTypes } from './context.js';
import { printStructures, type Statement } from './structure.js';
import { docLines, printSchema, type TypeContext } from './type.js';

/** The module in which response types are printed. */
export interface ResponseContext {
  readonly api: Api;
  readonly names: Names;
  readonly types: TypeContext;
  readonly imports: Imports;
  /** Returns specifiers of other modules in the types package. */
  readonly modules: TypeModules;
}

/** Returns the module with response headers, and error responses by status, that operations share. May be empty. */
export function emitResponses(api: Api, names: Names): Code {
  const modules = withinTypes(0);
  const context = { api, names, modules, ...makeTypeContext(api, names, modules('responses'), modules) };
  const headers = names.headersTypes.map(({ name, operation, response }): Statement => {
    const labels = printDocLines(response.headers.map((header) => `\`${header.name}\``).join(', '));
    return {
      kind: 'interface',
      name: printIdentifier(name),
      bases: [],
      properties: response.headers.map((header) => ({
        name: printPropertyName(header.name),
        optional: !header.required,
        type: printSchema(context.types, header.schema, responseOf(operation)),
        docs: docLines(header),
      })),
      docs: [code`Headers of responses: ${joinCode(labels, ' ')}.`],
    };
  });
  const errors = declareErrors(context);
  if (headers.length + errors.length === 0) return code``;
  const body = printStructures([...headers, ...errors]);
  const head = context.imports.print();
  return head === '' ? body : code`${head}\n${body}`;
}

/** Declares the interface that contains, for each status, the error response that most operations declare. */
function declareErrors(context: ResponseContext): Statement[] {
  const { api, names } = context;
  const shared = [...sharedErrors(api, names).byStatus].sort(([a], [b]) => (a < b ? -1 : 1));
  if (shared.length === 0) return [];
  return [
    {
      kind: 'interface',
      name: printIdentifier(names.errors),
      bases: [],
      properties: shared.map(([status, { operation, response }]) => {
        const members = printResponse(context, operation, response);
        const [only] = members;
        return {
          name: printStatusKey(status),
          optional: false,
          type: members.length === 1 && only !== undefined ? only : printUnion(members),
          docs: [],
        };
      }),
      docs: [code`Error responses by status, as most operations declare them.`],
    },
  ];
}

function printStatusKey(status: string): Code {
  return /^\d+$/u.test(status) ? printNumber(Number(status)) : printString(status);
}

function printUnion(members: readonly Code[]): Code {
  return joinCode(
    members.map((member) => code`\n  | ${member}`),
    '',
  );
}

/** Returns, for each status, the error response that most operations declare, and the texts that were compared. */
function sharedErrors(api: Api, names: Names): SharedErrors {
  return factsOf(names)('sharedErrors', () => {
    const modules: TypeModules = (module) => module;
    const context = { api, names, modules, ...makeTypeContext(api, names, '', modules) };
    const texts = new Map(listAll(api).map((operation) => [operation, printErrors(context, operation)] as const));
    const candidates = [...texts].flatMap(([operation, errors]) =>
      [...errors].map(([response, text]) => {
        return { key: response.status, identity: text, item: { operation, response, text } };
      }),
    );
    return { byStatus: mostFrequent(candidates), texts };
  });
}

/**
 * Prints the types of error responses as texts that do not depend on the module, for comparisons. Leaves out responses
 * with headers of body parts, because the type of part headers belongs to one operation.
 */
function printErrors(context: ResponseContext, operation: Operation): ReadonlyMap<Response, string> {
  const errors = splitResponses(operation).errors.filter(
    ({ content }) => !content.some((each) => hasPartHeaders(context.types, each)),
  );
  return new Map(errors.map((response) => [response, printResponse(context, operation, response).join(' | ')]));
}

/** Prints a response as types, one for each body type. */
function printResponse(context: ResponseContext, operation: Operation, response: Response): Code[] {
  const { names, types, imports, modules } = context;
  const typed = imports.use(modules(sharedTypes), 'TypedResponse');
  const hasHeaders = response.headers.length > 0;
  const headers = hasHeaders
    ? imports.use(modules('responses'), names.responseHeaders(operation, response))
    : code`Record<never, never>`;
  const status = printStatus(context, operation, response.status);
  const bodies = listBodies(types, response.content, responseOf(operation), 'receiver');
  const plain = [status, ...(hasHeaders ? [code`undefined`, headers] : [])];
  if (bodies.length === 0) return [code`${typed}<${joinCode(plain, ', ')}>`];
  const isOne = partHeadersOf(types, operation, response) !== undefined;
  const partHeaders = isOne ? partHeadersName(names, operation, response) : undefined;
  return bodies.map(({ body, type, partHeaders: parts }) => {
    const isJson = type === "'application/json'";
    const more = isJson
      ? hasHeaders
        ? [headers]
        : []
      : [headers, type, ...(parts === undefined ? [] : [partHeaders ?? indentRest(parts.type, '    ')])];
    return code`${typed}<${joinCode([status, body, ...more], ', ')}>`;
  });
}

/** Prints the result type of an operation: its own responses, and error responses that it shares with others. */
export function printResult(context: ResponseContext, operation: Operation): Code {
  const { api, names, imports, modules } = context;
  const { byStatus, texts } = sharedErrors(api, names);
  const printed = texts.get(operation);
  const common = splitResponses(operation).errors.filter((response) => {
    const text = byStatus.get(response.status)?.text;
    return text !== undefined && text === printed?.get(response);
  });
  const own = operation.responses.filter((response) => !common.includes(response));
  const members = own.flatMap((response) => printResponse(context, operation, response));
  if (common.length > 0) {
    const type = imports.use(modules('responses'), names.errors);
    const keys = common.map(({ status }) => printStatusKey(status));
    members.push(code`${type}[${joinCode(keys, ' | ')}]`);
  }
  const [only] = members;
  return members.length === 1 && only !== undefined ? only : printUnion(members);
}

function hasPartHeaders({ index }: TypeContext, content: Content): boolean {
  return partHeadersSchemaOf(index, content) !== undefined;
}

function partHeadersName(names: Names, operation: Operation, { status }: Response): Code {
  return printIdentifier(`${names.operation(operation).type}${status === 'default' ? 'Default' : status}PartHeaders`);
}

/** Returns the type of a response's part headers if only one body type has any; several are printed inline. */
function partHeadersOf(types: TypeContext, operation: Operation, { content }: Response): Code | undefined {
  const bodies = listBodies(types, content, responseOf(operation), 'receiver');
  const [only, ...more] = bodies.flatMap(({ partHeaders }) => partHeaders ?? []);
  return more.length === 0 ? only?.type : undefined;
}

/** Declares a type for the part headers of a response, if there is one. */
export function declarePartHeaders(
  { names, types }: ResponseContext,
  operation: Operation,
  response: Response,
  link: Code,
): Statement[] {
  // Without this check, printing the bodies would add imports that are not needed.
  if (!response.content.some((content) => hasPartHeaders(types, content))) return [];
  const type = partHeadersOf(types, operation, response);
  const name = partHeadersName(names, operation, response);
  const docs = [code`Headers of the parts of the responses of ${link}.`];
  return type === undefined ? [] : [{ kind: 'alias', name, type, docs }];
}

/** Prints a status as a type. A range or `default` stands for all statuses that are not listed individually. */
function printStatus({ imports, modules }: ResponseContext, operation: Operation, status: string): Code {
  if (/^\d+$/u.test(status)) return printNumber(Number(status));
  const others = operation.responses
    .map((response) => response.status)
    .filter((other) => other !== status && other !== 'default');
  const isDefault = status === 'default';
  // If a success is declared, `default` stands only for errors; the success type would otherwise include it.
  if (isDefault && others.some((other) => /^2/u.test(other)) && !others.includes('2XX')) others.push('2XX');
  const all = imports.use(modules(sharedTypes), isDefault ? 'AnyStatus' : `Status${status}`);
  const excluded = others.flatMap((other): Code[] => {
    if (/^\d+$/u.test(other)) {
      if (isDefault && others.includes(`${other.charAt(0)}XX`)) return [];
      return isDefault || other.startsWith(status.charAt(0)) ? [printNumber(Number(other))] : [];
    }
    return isDefault ? [imports.use(modules(sharedTypes), `Status${other}`)] : [];
  });
  return excluded.length === 0 ? all : code`Exclude<${all}, ${joinCode(excluded, ' | ')}>`;
}
