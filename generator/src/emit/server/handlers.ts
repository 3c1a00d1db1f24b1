/** The interfaces that an implementation of the API fulfils: handlers, their inputs, and security handlers. */
import { type Direction, requestOf } from '../../ir/direction.js';
import { type Api, type EventKind, eventsOf, type Operation, type RequestBody } from '../../ir/api.js';
import { isStream } from '../../ir/content.js';
import type { Layout } from '../layout.js';
import { locations, parametersIn } from '../../names/parameter-locations.js';
import type { Names } from '../../names/names.js';
import {
  type Code,
  code,
  joinCode,
  printDocLines,
  printIdentifier,
  printPropertyName,
  printString,
} from '../../support/code/code.js';
import { listBodies } from '../types/body-type.js';
import { fromLayout, makeTypeContext } from '../types/context.js';
import { collectImports, type Imports } from '../print/imports.js';
import { hasSeveralBodies } from '../types/operations.js';
import { type MethodStructure, type PropertyStructure, printStructures, type Statement } from '../types/structure.js';
import { docLines, printSchema, type TypeContext } from '../types/type.js';

const typeParameters = [code`Principal = unknown`, code`State = unknown`];

/** Returns the module with the handlers of a tag and their inputs. */
export const emitTagHandlers = (api: Api, names: Names, layout: Layout, tag: string): Code => {
  const group = names.tag(tag);
  const operations = api.operations.filter((operation) => operation.tag === tag);
  const { types, imports } = makeTypeContext(api, names, `./${group.file}.js`, fromLayout(layout, 1));
  const useOperation = (name: string): Code => imports.use(layout.types(`operations/${group.file}`, 1), name);
  const documented = docLines(api.tags.find(({ name }) => name === tag) ?? {});
  const inputs = operations.flatMap((operation) => declareInput(api, names, types, useOperation, operation));
  const handlers: Statement = {
    kind: 'interface',
    name: printIdentifier(group.handlers),
    typeParameters,
    bases: [],
    properties: [],
    methods: operations.map((operation) =>
      declareHandler(names, imports, useOperation, operation, layout.types('', 1), requestContext(imports)),
    ),
    docs: documented.length === 0 ? printDocLines(tag) : documented,
  };
  const body = printStructures([...inputs, handlers]);
  return code`${imports.print()}\n${body}`;
};

/** Returns the module with all handlers and the security handlers. */
export const emitHandlers = (api: Api, names: Names, tags: readonly string[]): Code => {
  const imports = collectImports('./handlers.js');
  const groups = tags.map((tag) => names.tag(tag));
  const handlers: Statement = {
    kind: 'interface',
    name: code`Handlers`,
    typeParameters: groups.length === 0 ? [code`_Principal = unknown`, code`_State = unknown`] : typeParameters,
    bases: groups.map((group) => code`${imports.use(`./handlers/${group.file}.js`, group.handlers)}<Principal, State>`),
    properties: [],
    docs: [
      code`One method for each operation. \`Principal\` is what the security handlers return: who calls; \`State\` what the`,
      code`hook \`received\` makes for each request.`,
    ],
  };
  const schemes = usedSchemes(api);
  const security: Statement = {
    kind: 'interface',
    name: code`SecurityHandlers`,
    // An unused parameter is an error in some compiler settings; the underscore prevents that.
    typeParameters: schemes.length === 0 ? [code`_Principal = unknown`, code`_State = unknown`] : typeParameters,
    bases: [],
    properties: schemes.map(({ name, description, scheme }): PropertyStructure => {
      const isBasic = scheme.type === 'http' && scheme.scheme === 'basic';
      const handler = imports.use('./runtime/server/index.js', 'SecurityHandler');
      const credential = isBasic ? imports.use('./runtime/server/index.js', 'BasicCredentials') : code`string`;
      return {
        name: printPropertyName(name),
        optional: false,
        type: code`${handler}<Principal, ${credential}, State>`,
        docs: docLines(description === undefined ? {} : { description }),
      };
    }),
    docs: [code`One function for each security scheme that an operation asks for: credential in, principal out.`],
  };
  const exported = groups.map((group) => code`export type * from ${printString(`./handlers/${group.file}.js`)};\n`);
  const body = printStructures([handlers, security]);
  return code`${imports.print()}\n${joinCode(exported, '')}${exported.length === 0 ? code`` : code`\n`}${body}`;
};

const requestContext = (imports: Imports): Code =>
  code`${imports.use('../runtime/server/index.js', 'RequestContext')}<Principal, State>`;

/** Returns the handlers of events and their imports. */
export const emitEventHandlers = (
  api: Api,
  names: Names,
  layout: Layout,
  kind: EventKind,
): { readonly imports: Imports; readonly declarations: Code } => {
  const { types, imports } = makeTypeContext(api, names, '', fromLayout(layout, 0));
  const useOf =
    (event: Operation) =>
    (name: string): Code =>
      imports.use(layout.types(`operations/${names.fileOf(event)}`, 0), name);
  const events = eventsOf(api, kind);
  const inputs = events.flatMap((event) => declareInput(api, names, types, useOf(event), event));
  const context = code`EventContext`;
  const handlers: Statement = {
    kind: 'interface',
    name: kind === 'webhook' ? code`WebhookHandlers` : code`CallbackHandlers`,
    bases: [],
    properties: [],
    methods: events.map((event) => declareHandler(names, imports, useOf(event), event, layout.types('', 0), context)),
    docs: [code`One method for each ${printIdentifier(kind)}; what none is given for goes to \`onUnknown\`.`],
  };
  const declarations = printStructures([...inputs, handlers]);
  return { imports, declarations };
};

/** Returns the schemes that operations use. */
const usedSchemes = (api: Api): Api['securitySchemes'] => {
  const used = new Set(
    api.operations.flatMap(({ security }) => security.flatMap((requirement) => Object.keys(requirement))),
  );
  return api.securitySchemes.filter((scheme) => used.has(scheme.name));
};

/**
 * Returns whether a handler receives more than was sent: all parts of the request are present, and defaults are filled
 * in.
 */
export const hasInput = (operation: Operation): boolean =>
  hasOtherBody(operation) ||
  locations.some(({ in: where }) => {
    const parameters = parametersIn(operation, where);
    return parameters.length > 0 && parameters.every((parameter) => !parameter.required);
  }) ||
  operation.parameters.some((parameter) => parameter.default !== undefined);

/** Returns whether the receiver of a body has a different type than the sender, or receives its media type. */
const hasOtherBody = ({ body }: Operation): boolean => {
  const contents = body?.content ?? [];
  return contents.length > 1 || contents.some(({ kind }) => kind === 'bytes' || isStream(kind));
};

/** The members of a request that belong to the body. */
const ofBody = ['body', 'contentType', 'partHeaders'] as const;

/** Prints the type of received bodies; each media type has its own. */
const printReceived = (types: TypeContext, { content, required }: RequestBody, direction: Direction): Code => {
  const isTold = content.length > 1;
  const alternatives = listBodies(types, content, direction, 'receiver').map(({ body, partHeaders: headers, type }) => {
    const more = headers === undefined ? code`` : code`; partHeaders: ${headers.type}`;
    return isTold ? code`{ contentType: ${type}; body: ${body}${more} }` : code`{ body: ${body}${more} }`;
  });
  const none = isTold ? code`{ contentType?: undefined; body?: undefined }` : code`{ body?: undefined }`;
  return joinCode([...alternatives, ...(required ? [] : [none])], ' | ');
};

const declareInput = (
  api: Api,
  names: Names,
  types: TypeContext,
  useOperation: (name: string) => Code,
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
      (parameter) =>
        code`${printPropertyName(parameter.name)}: ${printSchema(types, parameter.schema, requestOf(operation))}`,
    );
    const base = useOperation(type + suffix);
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
    const keys: string[] = properties.map((property) => property.name);
    const isUnion = hasSeveralBodies(api, names, operation);
    const printBase = (): Code => {
      const whole = useOperation(`${type}${isUnion ? 'Parts' : 'Request'}`);
      const omitted = joinCode((isUnion ? keys : [...ofBody, ...keys]).map(printString), ' | ');
      return omitted === '' ? whole : code`Omit<${whole}, ${omitted}>`;
    };
    const filled = properties.map((property) => code`${property.name}: ${property.type}`);
    const parts = [
      ...(operation.parameters.length === 0 ? [] : [printBase()]),
      ...(filled.length === 0 ? [] : [code`{ ${joinCode(filled, '; ')} }`]),
      code`(${printReceived(types, body, requestOf(operation))})`,
    ];
    return [{ kind: 'alias', name, type: joinCode(parts, ' & '), docs }];
  }
  return [
    {
      kind: 'interface',
      name,
      bases: [useOperation(`${type}Request`)],
      properties,
      docs,
    },
  ];
};

const declareHandler = (
  names: Names,
  imports: Imports,
  useOperation: (name: string) => Code,
  operation: Operation,
  allTypes: string,
  context: Code,
): MethodStructure => {
  const { value, type } = names.operation(operation);
  const reply = code`${imports.use(allTypes, 'Reply')}<${useOperation(`${type}Result`)}>`;
  const input = hasInput(operation) ? printIdentifier(`${type}Input`) : useOperation(`${type}Request`);
  return {
    name: printIdentifier(value),
    parameters: [
      { name: code`input`, type: input },
      { name: code`context`, type: context },
    ],
    returns: code`${imports.use(allTypes, 'Awaitable')}<${reply}>`,
    docs: [
      ...docLines(operation),
      ...(operation.summary === undefined && operation.description === undefined ? [] : [code``]),
      ...printDocLines(
        operation.event === undefined ? `\`${operation.method} ${operation.path}\`` : labelOf(operation),
      ),
    ],
  };
};

/** Describes an event for readers. */
export const labelOf = ({ event, path }: Operation): string =>
  event?.kind === 'callback' ? `The callback \`${path}\` of \`${event.of}\`` : `The webhook \`${path}\``;
