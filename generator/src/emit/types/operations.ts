/** Declares request and result types of operations, in a module per tag or kind of event in the types package. */
import type { Api, Operation, Parameter, RequestBody } from '../../ir/api.js';
import { type Direction, requestOf } from '../../ir/direction.js';
import { describeLimits } from '../../ir/limits.js';
import type { Names } from '../../names/names.js';
import { locations, parametersIn } from '../../names/parameter-locations.js';
import { type Code, code, indentRest, joinCode, printIdentifier, printPropertyName } from '../../support/code/code.js';
import { type Alternative, listBodies } from './body-type.js';
import { makeTypeContext, withinTypes } from './context.js';
import { declareEnumeration, declareObjectsWithin, enumerationsWithin } from './declarations.js';
import { declarePartHeaders, printResult, type ResponseContext } from './responses.js';
import { type PropertyStructure, printStructures, type Statement } from './structure.js';
import { docLines, joinTypes, printSchema, type TypeContext } from './type.js';

/** Returns whether an operation can be called without a request argument. */
export function isRequestOptional(operation: Operation): boolean {
  return operation.body?.required !== true && operation.parameters.every((parameter) => !parameter.required);
}

/** Returns whether a request type is a union over several body types. Imports recorded by this check are discarded. */
export function hasSeveralBodies(api: Api, names: Names, operation: Operation): boolean {
  const { types } = makeTypeContext(api, names, '', (module) => module);
  return listBodies(types, operation.body?.content ?? [], requestOf(operation), 'sender').length > 1;
}

/** Returns the module with the request and result types of operations. */
export function emitOperationTypes(api: Api, names: Names, operations: readonly Operation[], file: string): Code {
  const modules = withinTypes(1);
  const context = { api, names, modules, ...makeTypeContext(api, names, `./${file}.js`, modules) };
  const declared = new Set<string>();
  const body = printStructures(operations.flatMap((operation) => declareOperation(context, operation, declared)));
  const head = context.imports.print();
  return head === '' ? body : code`${head}\n${body}`;
}

function declareOperation(context: ResponseContext, operation: Operation, declared: Set<string>): Statement[] {
  const { names, types } = context;
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
        docs: [],
      },
    ];
  });
  const partHeaders = operation.responses.flatMap((response) => declarePartHeaders(context, operation, response, link));
  const request = declareRequest(types, operation, type, link);
  const result: Statement = {
    kind: 'alias',
    name: printIdentifier(`${type}Result`),
    type: printResult(context, operation),
    docs: [],
  };
  const module = `operations/${names.fileOf(operation)}`;
  const objects = declareObjectsWithin(types, names, operation, module, declared);
  const payload = operation.event === undefined ? [] : [declarePayload(types, operation, printIdentifier(type))];
  return [...enumerations, ...parts, ...payload, ...request, ...objects, ...partHeaders, result];
}

/** Declares the payload type of an event. */
function declarePayload(types: TypeContext, operation: Operation, name: Code): Statement {
  const bodies = listBodies(types, operation.body?.content ?? [], requestOf(operation), 'receiver');
  const type = bodies.length === 0 ? code`undefined` : joinTypes(bodies.map(({ body }) => body));
  return { kind: 'alias', name, type, docs: docLines(operation) };
}

/** Declares the request type: an interface, or a union if body types differ by media type. */
function declareRequest(types: TypeContext, operation: Operation, type: string, link: Code): Statement[] {
  const parts = requestProperties(operation, type);
  const { body } = operation;
  const bodies = listBodies(types, body?.content ?? [], requestOf(operation), 'sender');
  const name = printIdentifier(`${type}Request`);
  const [only] = bodies;
  if (body === undefined || only === undefined)
    return parts.length > 0
      ? [{ kind: 'interface', name, bases: [], properties: parts, docs: [] }]
      : [
          {
            kind: 'alias',
            name,
            type: code`Record<never, never>`,
            docs: [code`The request of ${link}: it has no parameters and no body.`],
          },
        ];
  if (bodies.length === 1)
    return [
      {
        kind: 'interface',
        name,
        bases: [],
        properties: [...parts, ...bodyProperties(body, only)],
        docs: [],
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
  const alias: Statement = { kind: 'alias', name, type: joinCode(members, ''), docs: [] };
  if (own === undefined) return [alias];
  const ownDocs = [code`The request of ${link} without its body.`];
  return [{ kind: 'interface', name: own, bases: [], properties: parts, docs: ownDocs }, alias];
}

/** Returns the properties of a request that concern the body, for one of the body types. */
function bodyProperties(
  body: RequestBody,
  { body: type, contents, type: mediaType, partHeaders: headers }: Alternative,
): PropertyStructure[] {
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
}

function declareParameter(types: TypeContext, parameter: Parameter, direction: Direction): PropertyStructure {
  const type = printSchema(types, parameter.schema, direction);
  const limits = describeLimits(
    { ...parameter.schema, ...(parameter.default !== undefined && { default: parameter.default }) },
    parameter.examples[0]?.value ?? parameter.schema.examples?.[0],
  );
  return {
    name: printPropertyName(parameter.name),
    optional: !parameter.required,
    // With exactOptionalPropertyTypes, callers could not pass a variable that may be undefined.
    type: parameter.required ? type : code`${type} | undefined`,
    docs: docLines(limits === undefined ? parameter : { ...parameter, limits }),
  };
}

function requestProperties(operation: Operation, type: string): PropertyStructure[] {
  return locations.flatMap(({ in: where, key, suffix }): PropertyStructure[] => {
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
}
