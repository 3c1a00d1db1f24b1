/** Declares the interfaces that an implementation of the API has to provide: handlers and security handlers. */

import { type Api, type EventKind, eventsOf, type Operation, type RequestBody } from '../../ir/api.js';
import { isWhole } from '../../ir/content.js';
import { type Direction, requestOf } from '../../ir/direction.js';
import { dates, hasLeaves } from '../../ir/places.js';
import { indexOf } from '../../ir/schema-index.js';
import type { Names } from '../../names/names.js';
import { locations, parametersIn } from '../../names/parameter-locations.js';
import {
  type Code,
  code,
  joinCode,
  printDocLines,
  printIdentifier,
  printPropertyName,
  printString,
} from '../../support/code/code.js';
import { type EmitInput, usedTags } from '../input.js';
import { layoutOf } from '../layout.js';
import { collectImports, type Imports, type ModuleView, printHead } from '../print/imports.js';
import { printVersionCheck } from '../runtime/package.js';
import { listBodies } from '../types/body-type.js';
import { fromLayout, makeTypeContext } from '../types/context.js';
import { hasSeveralBodies } from '../types/operations.js';
import { type MethodStructure, type PropertyStructure, printStructures, type Statement } from '../types/structure.js';
import { docLines, printSchema, type TypeContext } from '../types/type.js';

const typeParameters = [code`Principal = unknown`, code`State = unknown`];

// The underscore prevents an error that some compiler settings cause for unused parameters.
const unusedParameters = [code`_Principal = unknown`, code`_State = unknown`];

/** Declarations, with the imports that they need. */
export interface Declarations {
  readonly imports: Imports;
  readonly declarations: Code;
}

/** Returns the interfaces of a tag's handlers, and the types of the handlers' inputs. */
export function declareTagHandlers({ api, names, config }: EmitInput, tag: string): Declarations {
  const layout = layoutOf(config);
  const group = names.tag(tag);
  const operations = api.operations.filter((operation) => operation.tag === tag);
  const { types, imports } = makeTypeContext(api, names, `./${group.file}.js`, fromLayout(layout, 1), '..', config);
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
  return { imports, declarations: printStructures([...inputs, handlers]) };
}

/** Returns the view of the server module: the interfaces of all handlers and of the security handlers. */
export function viewServer({ api, names, config }: EmitInput): ModuleView<'server/server.ts'> {
  const groups = usedTags(api).map((tag) => names.tag(tag));
  const schemes = usedSchemes(api);
  const types = collectImports(config);
  const security: Statement = {
    kind: 'interface',
    name: code`SecurityHandlers`,
    typeParameters: schemes.length === 0 ? unusedParameters : typeParameters,
    bases: [],
    properties: schemes.map(({ name, description, scheme }): PropertyStructure => {
      const isBasic = scheme.type === 'http' && scheme.scheme === 'basic';
      return {
        name: printPropertyName(name),
        optional: false,
        type: code`${types.runtime('server', 'SecurityHandler')}<Principal, ${isBasic ? code`BasicCredentials` : code`string`}, State>`,
        docs: docLines(description === undefined ? {} : { description }),
      };
    }),
    docs: [code`One function for each security scheme in use. It takes a credential and returns the principal.`],
  };
  for (const name of ['BasicCredentials', 'CredentialSource', 'RuntimeServerOptions', 'Server'] as const)
    types.runtime('server', name);
  const values = collectImports(config, { areTypes: false });
  values.use('./definition.js', 'definition');
  values.runtime('server', 'createRuntimeServer');
  values.runtime('server', 'readCredential');
  const isDated = hasLeaves(indexOf(api), dates);
  if (isDated) values.runtime('server', 'datedOptions');
  const versionCheck = printVersionCheck(config, values.runtime);
  const bases = groups.map(
    ({ file, handlers }) => code`${types.use(`./operations/${file}.js`, handlers)}<Principal, State>`,
  );
  return {
    ...printHead([types, values]),
    parameters: joinCode(groups.length === 0 ? unusedParameters : typeParameters, ', '),
    bases: bases.length === 0 ? '' : code`\n  extends ${joinCode(bases, ',\n    ')}`,
    security: printStructures([security]),
    versionCheck,
    options: isDated ? code`datedOptions(definition.operations, options)` : code`options`,
  };
}

function requestContext(imports: Imports): Code {
  return code`${imports.runtime('server', 'RequestContext')}<Principal, State>`;
}

/** Returns the interface of the handlers for events, with its imports. */
export function emitEventHandlers({ api, names, config }: EmitInput, kind: EventKind): Declarations {
  const layout = layoutOf(config);
  const { types, imports } = makeTypeContext(api, names, '', fromLayout(layout, 0), '.', config);
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
    docs: [code`One method per ${printIdentifier(kind)}. Unhandled ${printIdentifier(kind)}s go to \`onUnknown\`.`],
  };
  const declarations = printStructures([...inputs, handlers]);
  return { imports, declarations };
}

/** Returns the security schemes that operations use. */
function usedSchemes(api: Api): Api['securitySchemes'] {
  const used = new Set(
    api.operations.flatMap(({ security }) => security.flatMap((requirement) => Object.keys(requirement))),
  );
  return api.securitySchemes.filter((scheme) => used.has(scheme.name));
}

/** Returns whether a handler's input type differs from the request type: input always has locations and defaults. */
function hasInput(operation: Operation): boolean {
  return (
    hasOtherBody(operation) ||
    locations.some(({ in: where }) => {
      const parameters = parametersIn(operation, where);
      return parameters.length > 0 && parameters.every((parameter) => !parameter.required);
    }) ||
    operation.parameters.some((parameter) => parameter.default !== undefined)
  );
}

/** Returns whether the receiver's body type differs from the sender's, or the receiver gets the media type. */
export function hasOtherBody({ body }: Operation): boolean {
  const contents = body?.content ?? [];
  return contents.length > 1 || !contents.every(isWhole);
}

/** The properties of a request that concern the body. */
const ofBody = ['body', 'contentType', 'partHeaders'] as const;

/** Prints the type of received bodies: a variant for each media type. */
function printReceived(types: TypeContext, { content, required }: RequestBody, direction: Direction): Code {
  const hasMediaType = content.length > 1;
  const alternatives = listBodies(types, content, direction, 'receiver').map(({ body, partHeaders: headers, type }) => {
    const more = headers === undefined ? code`` : code`; partHeaders: ${headers.type}`;
    return hasMediaType ? code`{ contentType: ${type}; body: ${body}${more} }` : code`{ body: ${body}${more} }`;
  });
  const none = hasMediaType ? code`{ contentType?: undefined; body?: undefined }` : code`{ body?: undefined }`;
  return joinCode([...alternatives, ...(required ? [] : [none])], ' | ');
}

function declareInput(
  api: Api,
  names: Names,
  types: TypeContext,
  useOperation: (name: string) => Code,
  operation: Operation,
): Statement[] {
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
  const docs = [code`The input of the handler of \`${printIdentifier(value)}\`: all parts are present, with defaults.`];
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
}

function declareHandler(
  names: Names,
  imports: Imports,
  useOperation: (name: string) => Code,
  operation: Operation,
  allTypes: string,
  context: Code,
): MethodStructure {
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
}

/** Returns the start of a sentence about an event for documentation, such as ``The webhook `petAdopted` ``. */
export function labelOf({ event, path }: Operation): string {
  return event?.kind === 'callback' ? `The callback \`${path}\` of \`${event.of}\`` : `The webhook \`${path}\``;
}
