/**
 * Declares the interchange types (`paths`, `components`, `operations`) for openapi-fetch and similar tools, using the
 * named types.
 */

import type { Api, Content, Operation, Parameter, Response } from '../../ir/api.js';
import { type Direction, requestOf, responseOf } from '../../ir/direction.js';
import type { Names } from '../../names/names.js';
import { locations, parametersIn } from '../../names/parameter-locations.js';
import {
  type Code,
  code,
  indentRest,
  joinCode,
  printIdentifier,
  printNumber,
  printPropertyName,
  printString,
} from '../../support/code/code.js';
import { split } from '../../support/json-pointer.js';
import type { Imports } from '../print/imports.js';
import { type Holder, printBodyType } from './body-type.js';
import { makeTypeContext, withinTypes } from './context.js';
import { type PropertyStructure, printStructures, type Statement } from './structure.js';
import { docLines, printSchema, type TypeContext } from './type.js';

interface Site {
  readonly api: Api;
  readonly names: Names;
  readonly types: TypeContext;
  readonly imports: Imports;
}

/** Prints an object type with one member per line. */
function printMembers(members: readonly Code[]): Code {
  return members.length === 0
    ? code`Record<string, never>`
    : code`{\n${joinCode(
        members.map((member) => code`  ${indentRest(member, '  ')};`),
        '\n',
      )}\n}`;
}

const anyHeaders = code`[name: string]: unknown`;

function printContent(site: Site, contents: readonly Content[], direction: Direction, holder: Holder): Code {
  const members = contents.map(
    (content) => code`${printString(content.mediaType)}: ${printBodyType(site.types, content, direction, holder)}`,
  );
  return code`content: { ${joinCode(members, '; ')} }`;
}

function printHeaders({ types }: Site, { headers }: Response, direction: Direction): Code {
  const members = headers.map(({ spelling, required, schema }) => {
    const optional = required ? code`` : code`?`;
    return code`${printPropertyName(spelling)}${optional}: ${printSchema(types, schema, direction)}`;
  });
  return code`headers: { ${joinCode([...members, anyHeaders], '; ')} }`;
}

/** Maximum length of a response type that is printed on the same line as its status. */
const RESPONSE_WIDTH = 109;

function printResponse(site: Site, response: Response, direction: Direction = 'received'): Code {
  const { content } = response;
  const members = [
    printHeaders(site, response, direction),
    content.length === 0 ? code`content?: never` : printContent(site, content, direction, 'receiver'),
  ];
  const line = code`{ ${joinCode(members, '; ')} }`;
  return line.length <= RESPONSE_WIDTH && !line.includes('\n') ? line : printMembers(members);
}

function printStatus(status: string): Code {
  return /^\d+$/u.test(status) ? printNumber(Number(status)) : printPropertyName(status);
}

function printResponses(site: Site, operation: Operation): Code {
  return printMembers(
    operation.responses.map((response) => {
      const type =
        // The response types of components are those that clients receive.
        response.component === undefined || operation.event !== undefined
          ? printResponse(site, response, responseOf(operation))
          : code`components['responses'][${printString(response.component)}]`;
      return code`${printStatus(response.status)}: ${type}`;
    }),
  );
}

function printParameters({ names, imports }: Site, operation: Operation): Code {
  const { type } = names.operation(operation);
  const members = locations.map(({ in: where, suffix }) => {
    const parameters = parametersIn(operation, where);
    if (parameters.length === 0) return code`${printIdentifier(where)}?: never`;
    const optional = parameters.every((parameter) => !parameter.required) ? code`?` : code``;
    const module = `./operations/${names.fileOf(operation)}.js`;
    return code`${printIdentifier(where)}${optional}: ${imports.use(module, type + suffix)}`;
  });
  return code`parameters: { ${joinCode(members, '; ')} }`;
}

function printBody(site: Site, operation: Operation): Code {
  const { body } = operation;
  if (body === undefined) return code`requestBody?: never`;
  return code`requestBody${body.required ? code`` : code`?`}: { ${printContent(site, body.content, requestOf(operation), 'sender')} }`;
}

function printOperation(site: Site, operation: Operation): Code {
  return printMembers([
    printParameters(site, operation),
    printBody(site, operation),
    code`responses: ${printResponses(site, operation)}`,
  ]);
}

function operationOf(site: Site, operation: Operation): PropertyStructure {
  return {
    name: printPropertyName(operation.id),
    optional: false,
    type: printOperation(site, operation),
    docs: docLines(operation),
  };
}

/** Returns the property for a webhook, which contains the webhook's methods. */
function webhookOf(site: Site, name: string): PropertyStructure {
  const operations = site.api.webhooks.filter(({ path }) => path === name);
  const methods = operations.map(
    (operation) => code`${printPropertyName(operation.method.toLowerCase())}: ${printOperation(site, operation)}`,
  );
  return { name: printPropertyName(name), optional: false, type: printMembers(methods), docs: [] };
}

/** Prints the parameters that a path item declares for all its operations. */
function printShared({ types }: Site, operations: readonly Operation[]): Code {
  const shared = new Map<string, Parameter>();
  for (const parameter of operations.flatMap(({ parameters }) => parameters))
    if (parameter.isOfPath === true) shared.set(`${parameter.in} ${parameter.name}`, parameter);
  const members = locations.map(({ in: where }) => {
    const own = [...shared.values()].filter((parameter) => parameter.in === where);
    const fields = own.map(({ name, required, schema }) => {
      const type = printSchema(types, schema, 'sent');
      return code`${printPropertyName(name)}${required ? code`` : code`?`}: ${type}`;
    });
    if (own.length === 0) return code`${printIdentifier(where)}?: never`;
    const optional = own.every(({ required }) => !required) ? code`?` : code``;
    return code`${printIdentifier(where)}${optional}: { ${joinCode(fields, '; ')} }`;
  });
  return code`parameters: { ${joinCode(members, '; ')} }`;
}

function pathOf(site: Site, path: string): PropertyStructure {
  const operations = site.api.operations.filter((operation) => operation.path === path);
  const methods = operations.map(
    ({ id, method }) => code`${printPropertyName(method.toLowerCase())}: operations[${printString(id)}]`,
  );
  return {
    name: printString(path),
    optional: false,
    type: printMembers([printShared(site, operations), ...methods]),
    docs: [],
  };
}

/** Returns the components of one kind among the given nodes, by name. */
function listShared<T extends { readonly pointer: string }>(kind: string, parts: readonly T[]): Map<string, T> {
  const found = new Map<string, T>();
  for (const part of parts) {
    const [root, own, name = '', ...rest] = split(part.pointer);
    if (root === 'components' && own === kind && rest.length === 0) found.set(name, part);
  }
  return found;
}

function printNamed(members: readonly (readonly [name: string, type: Code])[]): Code {
  return members.length === 0
    ? code`never`
    : printMembers(members.map(([name, type]) => code`${printPropertyName(name)}: ${type}`));
}

function componentsOf(site: Site): PropertyStructure[] {
  const { api, types } = site;
  const responses = api.operations.flatMap((operation) => operation.responses);
  const schemas = api.schemas
    .filter(({ name }) => !name.startsWith('#/'))
    .map(({ name }) => [name, types.reference(name, false)] as const);
  // Keys are the names in references, because a component may be an alias of another.
  const components = new Map(
    responses.flatMap((response) =>
      response.component === undefined ? [] : [[response.component, response] as const],
    ),
  );
  const parameters = listShared(
    'parameters',
    api.operations.flatMap((operation) => operation.parameters),
  );
  const bodies = listShared(
    'requestBodies',
    api.operations.flatMap(({ body }) => body ?? []),
  );
  const headers = listShared(
    'headers',
    responses.flatMap((response) => response.headers),
  );
  const field = (name: string, type: Code): PropertyStructure => ({
    name: printPropertyName(name),
    optional: false,
    type,
    docs: [],
  });
  const ofSchemas = (parts: ReadonlyMap<string, Parameter | Response['headers'][number]>, direction: Direction): Code =>
    printNamed([...parts].map(([name, { schema }]) => [name, printSchema(types, schema, direction)] as const));
  return [
    field('schemas', printNamed(schemas)),
    field(
      'responses',
      printNamed([...components].map(([name, response]) => [name, printResponse(site, response)] as const)),
    ),
    field('parameters', ofSchemas(parameters, 'sent')),
    field(
      'requestBodies',
      printNamed(
        [...bodies].map(
          ([name, { content }]) => [name, code`{ ${printContent(site, content, 'sent', 'sender')} }`] as const,
        ),
      ),
    ),
    field('headers', ofSchemas(headers, 'received')),
    field('pathItems', code`never`),
  ];
}

/** Returns the module with the interchange types. */
export function emitInterchange(api: Api, names: Names): Code {
  const { types, imports } = makeTypeContext(api, names, './openapi.js', withinTypes(0));
  const site: Site = { api, names, types, imports };
  const declare = (name: string, properties: readonly PropertyStructure[]): Statement => {
    const own = { name: printIdentifier(name), docs: [] };
    return properties.length === 0
      ? { kind: 'alias', type: code`Record<string, never>`, ...own }
      : { kind: 'interface', bases: [], properties, ...own };
  };
  const body = printStructures([
    declare(
      'paths',
      [...new Set(api.operations.map(({ path }) => path))].map((path) => pathOf(site, path)),
    ),
    declare(
      'webhooks',
      [...new Set(api.webhooks.map(({ path }) => path))].map((name) => webhookOf(site, name)),
    ),
    declare('components', componentsOf(site)),
    declare('$defs', []),
    declare(
      'operations',
      api.operations.map((operation) => operationOf(site, operation)),
    ),
  ]);
  const head = imports.print();
  return head === '' ? body : code`${head}\n${body}`;
}
