/** The request and result types of operations: one module for each tag or kind of events, in the types package. */
import { printExact } from '../../../runtime/codec/exact-json.js';
import { responseOf, type Direction, requestOf } from '../../ir/direction.js';
import { type Response, type Api, listAll, type Operation, type Parameter, type RequestBody } from '../../ir/api.js';
import { locations, parametersIn } from '../../names/parameter-locations.js';
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
} from '../../support/code/code.js';
import { type Alternative, listBodies } from './body-type.js';
import { makeTypeContext, withinTypes } from './context.js';
import { declareEnumeration, declareObjectsWithin, enumerationsWithin } from './declarations.js';
import type { Imports } from '../print/imports.js';
import { type PropertyStructure, printStructures, type Statement } from './structure.js';
import { docLines, joinTypes, printSchema, type TypeContext } from './type.js';

/** Returns whether an operation can be called without a request. */
export const isRequestOptional = (operation: Operation): boolean =>
  operation.body?.required !== true && operation.parameters.every((parameter) => !parameter.required);

/** Returns whether a request is a union over the types of its bodies. The imports recorded on the way are discarded. */
export const hasSeveralBodies = (api: Api, names: Names, operation: Operation): boolean => {
  const { types } = makeTypeContext(api, names, '', (module) => module);
  return listBodies(types, operation.body?.content ?? [], requestOf(operation), 'sender').length > 1;
};

/** Returns the module with the request and result types of operations. */
export const emitOperationTypes = (api: Api, names: Names, operations: readonly Operation[], file: string): Code => {
  const { types, imports } = makeTypeContext(api, names, `./${file}.js`, withinTypes(1));
  const declared = new Set<string>();
  const body = printStructures(
    operations.flatMap((operation) => declareOperation(names, types, imports, operation, declared)),
  );
  const head = imports.print();
  return head === '' ? body : code`${head}\n${body}`;
};

const declareOperation = (
  names: Names,
  types: TypeContext,
  imports: Imports,
  operation: Operation,
  declared: Set<string>,
): Statement[] => {
  const { value, type } = names.operation(operation);
  const link = code`\`${printIdentifier(value)}\``;
  const enumerations = enumerationsWithin(types.index, operation).flatMap((each) =>
    declareEnumeration(types, names, each, `operations/${names.fileOf(operation)}`, declared),
  );
  const parts = locations.flatMap(({ in: where, suffix }): Statement[] => {
    const parameters = parametersIn(operation, where);
    if (parameters.length === 0) return [];
    const properties = parameters.map((parameter) => declareParameter(types, parameter, requestOf(operation)));
    return [
      {
        kind: 'interface',
        name: printIdentifier(type + suffix),
        bases: [],
        properties,
        docs: [code`The ${printIdentifier(where)} parameters of ${link}.`],
      },
    ];
  });
  const headers = operation.responses.flatMap((response): Statement[] =>
    response.component === undefined && response.headers.length > 0
      ? [declareHeaders(types, headersName(names, operation, response), response, link, responseOf(operation))]
      : [],
  );
  const partHeaders = operation.responses.flatMap((response) =>
    declarePartHeaders(names, types, operation, response, link),
  );
  const request = declareRequest(types, operation, type, link);
  const result: Statement = {
    kind: 'alias',
    name: printIdentifier(`${type}Result`),
    type: printResult(names, types, imports, operation),
    docs: [code`The responses of ${link}, by status.`],
  };
  const module = `operations/${names.fileOf(operation)}`;
  const objects = declareObjectsWithin(types, names, operation, module, declared);
  const payload = operation.event === undefined ? [] : [declarePayload(types, operation, printIdentifier(type))];
  return [...enumerations, ...parts, ...payload, ...request, ...objects, ...headers, ...partHeaders, result];
};

/** Declares the payload type of an event. */
const declarePayload = (types: TypeContext, operation: Operation, name: Code): Statement => {
  const bodies = listBodies(types, operation.body?.content ?? [], requestOf(operation), 'receiver');
  const type = bodies.length === 0 ? code`undefined` : joinTypes(bodies.map(({ body }) => body));
  return { kind: 'alias', name, type, docs: docLines(operation) };
};

/** Declares the request type: an interface, or a union if bodies differ by media type. */
const declareRequest = (types: TypeContext, operation: Operation, type: string, link: Code): Statement[] => {
  const parts = requestProperties(operation, type);
  const docs = [code`What ${link} sends.`];
  const { body } = operation;
  const bodies = listBodies(types, body?.content ?? [], requestOf(operation), 'sender');
  const name = printIdentifier(`${type}Request`);
  const [only] = bodies;
  if (body === undefined || only === undefined)
    return parts.length > 0
      ? [{ kind: 'interface', name, bases: [], properties: parts, docs }]
      : [{ kind: 'alias', name, type: code`Record<never, never>`, docs: [code`What ${link} sends: nothing.`] }];
  if (bodies.length === 1)
    return [
      {
        kind: 'interface',
        name,
        bases: [],
        properties: [...parts, ...bodyProperties(body, only)],
        docs,
      },
    ];
  const own = parts.length === 0 ? undefined : printIdentifier(`${type}Parts`);
  const alternatives = bodies.map(({ body: each, partHeaders: headers, type: mediaType, isDefault }) => {
    const mark = headers?.isRequired === true ? code`` : code`?`;
    const more = headers === undefined ? code`` : code`; partHeaders${mark}: ${indentRest(headers.type, '    ')}`;
    return isDefault
      ? code`{ contentType?: ${mediaType} | undefined; body: ${each}${more} }`
      : code`{ contentType: ${mediaType}; body: ${each}${more} }`;
  });
  const none = body.required ? [] : [code`{ contentType?: undefined; body?: undefined }`];
  const members = [...alternatives, ...none].map((each) =>
    own === undefined ? code`\n  | ${each}` : code`\n  | (${own} & ${each})`,
  );
  const alias: Statement = { kind: 'alias', name, type: joinCode(members, ''), docs };
  if (own === undefined) return [alias];
  const ownDocs = [code`What ${link} sends beside its body.`];
  return [{ kind: 'interface', name: own, bases: [], properties: parts, docs: ownDocs }, alias];
};

/** Returns the properties of a request with bodies of one type. */
const bodyProperties = (
  body: RequestBody,
  { body: type, contents, type: mediaType, partHeaders: headers }: Alternative,
): PropertyStructure[] => {
  const isOptional = headers?.isRequired !== true || !body.required;
  const isNamed = contents.length > 1 || contents.some((content) => content.mediaType.includes('*'));
  return [
    ...(isNamed ? [{ name: code`contentType`, optional: true, type: code`${mediaType} | undefined`, docs: [] }] : []),
    {
      name: printPropertyName('body'),
      optional: !body.required,
      type: body.required ? type : code`${type} | undefined`,
      docs: docLines(body),
    },
    ...(headers === undefined
      ? []
      : [
          {
            name: code`partHeaders`,
            optional: isOptional,
            type: isOptional ? code`${headers.type} | undefined` : headers.type,
            docs: [code`The headers of the parts of the body.`],
          },
        ]),
  ];
};

const declareParameter = (types: TypeContext, parameter: Parameter, direction: Direction): PropertyStructure => {
  const type = printSchema(types, parameter.schema, direction);
  const extra =
    parameter.default === undefined ? [] : printDocLines(`Default: \`${printExact(parameter.default) ?? ''}\`.`);
  return {
    name: printPropertyName(parameter.name),
    optional: !parameter.required,
    // With exactOptionalPropertyTypes, callers could not pass a variable that may be undefined.
    type: parameter.required ? type : code`${type} | undefined`,
    docs: docLines(parameter, extra),
  };
};

const requestProperties = (operation: Operation, type: string): PropertyStructure[] =>
  locations.flatMap(({ in: where, key, suffix }): PropertyStructure[] => {
    const parameters = parametersIn(operation, where);
    if (parameters.length === 0) return [];
    const optional = parameters.every((parameter) => !parameter.required);
    return [
      {
        name: printPropertyName(key),
        optional,
        type: code`${printIdentifier(type + suffix)}${optional ? code` | undefined` : code``}`,
        docs: [],
      },
    ];
  });

const headersName = (names: Names, operation: Operation, { status }: Response, of = ''): Code =>
  printIdentifier(`${names.operation(operation).type}${status === 'default' ? 'Default' : status}${of}Headers`);

/** Returns the type of a response's part headers if one media type has any; with several, each is written inline. */
const partHeadersOf = (types: TypeContext, operation: Operation, { content }: Response): Code | undefined => {
  const bodies = listBodies(types, content, responseOf(operation), 'receiver');
  const [only, ...more] = bodies.flatMap(({ partHeaders }) => partHeaders ?? []);
  return more.length === 0 ? only?.type : undefined;
};

const declarePartHeaders = (
  names: Names,
  types: TypeContext,
  operation: Operation,
  response: Response,
  input: Code,
): Statement[] => {
  const type = partHeadersOf(types, operation, response);
  const name = headersName(names, operation, response, 'Part');
  const docs = [code`Headers of the parts of the responses of ${input}.`];
  return type === undefined ? [] : [{ kind: 'alias', name, type, docs }];
};

const declareHeaders = (
  types: TypeContext,
  name: Code,
  { headers }: Response,
  input: Code,
  direction: Direction,
): Statement => ({
  kind: 'interface',
  name,
  bases: [],
  properties: headers.map((header) => ({
    name: printPropertyName(header.name),
    optional: !header.required,
    type: printSchema(types, header.schema, direction),
    docs: docLines(header),
  })),
  docs: [code`Headers of the responses of ${input}.`],
});

/** Returns the module of the headers of response components. */
export const emitResponseHeaders = (api: Api, names: Names): Code => {
  const { types, imports } = makeTypeContext(api, names, './response-headers.js', withinTypes(0));
  const seen = new Set<string>();
  const statements = listAll(api).flatMap((operation) =>
    operation.responses.flatMap((response): Statement[] => {
      if (response.component === undefined || response.headers.length === 0 || seen.has(response.component)) return [];
      seen.add(response.component);
      const [input = code``] = printDocLines(`\`${response.component}\``);
      return [
        declareHeaders(
          types,
          printIdentifier(names.componentHeaders(response.component)),
          response,
          input,
          responseOf(operation),
        ),
      ];
    }),
  );
  const body = printStructures(statements);
  const head = imports.print();
  return head === '' ? body : code`${head}\n${body}`;
};

const printResult = (names: Names, types: TypeContext, imports: Imports, operation: Operation): Code => {
  const responseType = imports.use('../typed-response.js', 'TypedResponse');
  const members = operation.responses.flatMap((response) => {
    const headers =
      response.headers.length === 0
        ? code`Record<never, never>`
        : printHeadersReference(names, imports, operation, response);
    const status = printStatus(imports, operation, response.status);
    const bodies = listBodies(types, response.content, responseOf(operation), 'receiver');
    const plain = [status, ...(response.headers.length === 0 ? [] : [code`undefined`, headers])];
    if (bodies.length === 0) return [code`${responseType}<${joinCode(plain, ', ')}>`];
    const isOne = partHeadersOf(types, operation, response) !== undefined;
    const partHeaders = isOne ? headersName(names, operation, response, 'Part') : undefined;
    return bodies.map(({ body, type, partHeaders: parts }) => {
      const isJson = type === "'application/json'";
      const more = isJson
        ? response.headers.length === 0
          ? []
          : [headers]
        : [headers, type, ...(parts === undefined ? [] : [partHeaders ?? indentRest(parts.type, '    ')])];
      return code`${responseType}<${joinCode([status, body, ...more], ', ')}>`;
    });
  });
  const [only] = members;
  return members.length === 1 && only !== undefined
    ? only
    : joinCode(
        members.map((member) => code`\n  | ${member}`),
        '',
      );
};

const printHeadersReference = (names: Names, imports: Imports, operation: Operation, response: Response): Code =>
  response.component === undefined
    ? headersName(names, operation, response)
    : imports.use('../response-headers.js', names.componentHeaders(response.component));

/** Prints a status as a type: a range and `default` stand for all statuses not listed. */
export const printStatus = (imports: Imports, operation: Operation, status: string): Code => {
  if (/^\d+$/u.test(status)) return printNumber(Number(status));
  const others = operation.responses
    .map((response) => response.status)
    .filter((other) => other !== status && other !== 'default');
  const isDefault = status === 'default';
  // If a success is declared, `default` stands for errors; otherwise the success type would include it.
  if (isDefault && others.some((other) => /^2/u.test(other)) && !others.includes('2XX')) others.push('2XX');
  const all = imports.use('../typed-response.js', isDefault ? 'AnyStatus' : `Status${status}`);
  const excluded = others.flatMap((other): Code[] => {
    if (/^\d+$/u.test(other)) {
      if (isDefault && others.includes(`${other.charAt(0)}XX`)) return [];
      return isDefault || other.startsWith(status.charAt(0)) ? [printNumber(Number(other))] : [];
    }
    return isDefault ? [imports.use('../typed-response.js', `Status${other}`)] : [];
  });
  return excluded.length === 0 ? all : code`Exclude<${all}, ${joinCode(excluded, ' | ')}>`;
};
