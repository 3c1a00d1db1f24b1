/** The interfaces that an implementation of the API fulfils: handlers, their inputs, and security handlers. */
import type { Api, Operation, RequestBody } from '../api/api.js';
import { isStream } from '../api/content.js';
import type { Layout } from '../layout.js';
import type { Names } from '../names/names.js';
import {
  code,
  joinCode,
  printDocLines,
  printIdentifier,
  printPropertyName,
  printString,
  type Code,
} from '../print/code.js';
import { listBodies } from './body-type.js';
import { fromLayout, makeTypeContext } from './context.js';
import { locations, parametersIn } from '../names/locations.js';
import { printStructures, type MethodStructure, type PropertyStructure, type Statement } from './structure.js';
import { docLines, printSchema, type TypeContext } from './type.js';
import type { Imports } from './imports.js';

export const emitHandlers = (api: Api, names: Names, layout: Layout): Code => {
  const { types, imports } = makeTypeContext(api, names, './handlers.js', fromLayout(layout, 0));
  const useOperation = (operation: Operation, name: string): Code =>
    imports.use(layout.types(`operations/${names.tag(operation.tag).file}`, 0), name);
  const principal = code`Principal`;
  const inputs = api.operations.flatMap((operation) => declareInput(names, types, useOperation, operation));
  const handlers: Statement = {
    kind: 'interface',
    name: code`Handlers`,
    typeParameters: [code`${principal} = unknown`],
    bases: [],
    properties: [],
    methods: api.operations.map((operation) =>
      declareHandler(names, imports, useOperation, operation, layout.types('', 0)),
    ),
    docs: [code`One method for each operation. \`Principal\` is what the security handlers return: who calls.`],
  };
  const schemes = usedSchemes(api);
  const security: Statement = {
    kind: 'interface',
    name: code`SecurityHandlers`,
    // A compiler may be told to find what is not used; a leading underscore says that it is known.
    typeParameters: [code`${schemes.length === 0 ? code`_` : code``}${principal} = unknown`],
    bases: [],
    properties: schemes.map(({ name, description, scheme }): PropertyStructure => {
      const isBasic = scheme.type === 'http' && scheme.scheme === 'basic';
      const handler = imports.use('./runtime/server/index.js', 'SecurityHandler');
      const credential = isBasic ? code`, ${imports.use('./runtime/server/index.js', 'BasicCredentials')}` : code``;
      return {
        name: printPropertyName(name),
        optional: false,
        type: code`${handler}<${principal}${credential}>`,
        docs: docLines(description === undefined ? {} : { description }),
      };
    }),
    docs: [code`One function for each security scheme that an operation asks for: credential in, principal out.`],
  };
  const body = printStructures([...inputs, handlers, security]);
  return code`${imports.print()}\n${body}`;
};

/** The schemes that some operation names. */
const usedSchemes = (api: Api): Api['securitySchemes'] => {
  const used = new Set(
    api.operations.flatMap(({ security }) => security.flatMap((requirement) => Object.keys(requirement))),
  );
  return api.securitySchemes.filter((scheme) => used.has(scheme.name));
};

/** Whether a handler receives more than was sent: every part of the request is there, and defaults are filled in. */
export const hasInput = (operation: Operation): boolean =>
  hasOtherBody(operation) ||
  locations.some(({ in: where }) => {
    const parameters = parametersIn(operation, where);
    return parameters.length > 0 && parameters.every((parameter) => !parameter.required);
  }) ||
  operation.parameters.some((parameter) => parameter.default !== undefined);

/** Whether who receives a body has something else in hand than who sends it, or is told of which media type it is. */
const hasOtherBody = ({ body }: Operation): boolean => {
  const contents = body?.content ?? [];
  return contents.length > 1 || contents.some(({ kind }) => kind === 'bytes' || isStream(kind));
};

/** The bodies that a handler receives: of several media types each with its own. */
const printReceived = (types: TypeContext, { content, required }: RequestBody): Code => {
  const isTold = content.length > 1;
  const alternatives = listBodies(types, content, 'sent', 'receiver').map(({ body, type }) =>
    isTold ? code`{ contentType: ${type}; body: ${body} }` : code`{ body: ${body} }`,
  );
  const none = isTold ? code`{ contentType?: undefined; body?: undefined }` : code`{ body?: undefined }`;
  return joinCode([...alternatives, ...(required ? [] : [none])], ' | ');
};

const declareInput = (
  names: Names,
  types: TypeContext,
  useOperation: (operation: Operation, name: string) => Code,
  operation: Operation,
): Statement[] => {
  if (!hasInput(operation)) return [];
  const { value, type } = names.operation(operation);
  const properties = locations.flatMap(({ in: where, key, suffix }): PropertyStructure[] => {
    const parameters = parametersIn(operation, where);
    const filled = parameters.filter((parameter) => !parameter.required && parameter.default !== undefined);
    if (parameters.length === 0 || (filled.length === 0 && parameters.some((parameter) => parameter.required)))
      return [];
    const members = filled.map(
      (parameter) => code`${printPropertyName(parameter.name)}: ${printSchema(types, parameter.schema, 'sent')}`,
    );
    const base = useOperation(operation, type + suffix);
    return [
      {
        name: printPropertyName(key),
        optional: false,
        type: members.length === 0 ? base : code`${base} & { ${joinCode(members, '; ')} }`,
        docs: [],
      },
    ];
  });
  const name = printIdentifier(`${type}Input`);
  const docs = [
    code`What the handler of \`${printIdentifier(value)}\` receives: every part is there, defaults are filled in.`,
  ];
  const { body } = operation;
  if (body !== undefined && hasOtherBody(operation)) {
    const keys = ['body', 'contentType', ...properties.map((property) => property.name)];
    const isUnion = listBodies(types, body.content, 'sent', 'sender').length > 1;
    const printBase = (): Code => {
      const whole = useOperation(operation, `${type}${isUnion ? 'Parts' : 'Request'}`);
      const omitted = joinCode((isUnion ? keys.slice(2) : keys).map(printString), ' | ');
      return omitted === '' ? whole : code`Omit<${whole}, ${omitted}>`;
    };
    const filled = properties.map((property) => code`${property.name}: ${property.type}`);
    const parts = [
      ...(operation.parameters.length === 0 ? [] : [printBase()]),
      ...(filled.length === 0 ? [] : [code`{ ${joinCode(filled, '; ')} }`]),
      code`(${printReceived(types, body)})`,
    ];
    return [{ kind: 'alias', name, type: joinCode(parts, ' & '), docs }];
  }
  return [
    {
      kind: 'interface',
      name,
      bases: [useOperation(operation, `${type}Request`)],
      properties,
      docs,
    },
  ];
};

const declareHandler = (
  names: Names,
  imports: Imports,
  useOperation: (operation: Operation, name: string) => Code,
  operation: Operation,
  allTypes: string,
): MethodStructure => {
  const { value, type } = names.operation(operation);
  const reply = code`${imports.use(allTypes, 'Reply')}<${useOperation(operation, `${type}Result`)}>`;
  const input = hasInput(operation) ? printIdentifier(`${type}Input`) : useOperation(operation, `${type}Request`);
  return {
    name: printIdentifier(value),
    parameters: [
      { name: code`input`, type: input },
      { name: code`context`, type: code`${imports.use('./runtime/server/index.js', 'RequestContext')}<Principal>` },
    ],
    returns: code`${imports.use(allTypes, 'Awaitable')}<${reply}>`,
    docs: [
      ...docLines(operation),
      ...(operation.summary === undefined && operation.description === undefined ? [] : [code``]),
      ...printDocLines(`\`${operation.method} ${operation.path}\``),
    ],
  };
};
