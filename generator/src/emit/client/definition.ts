/** Template views of the client and server definitions. */
import type { SecurityScheme } from '../../ir/api.js';
import { layoutOf } from '../layout.js';
import { basePathsOf } from '../../lower/servers.js';
import {
  type Code,
  code,
  indentRest,
  joinCode,
  printDoc,
  printDocLines,
  printPropertyName,
  printString,
} from '../../support/code/code.js';
import { htmlToText } from '../../support/code/html.js';
import { printTable } from '../../support/code/literal.js';
import { describeSecuritySchemes, describeServer } from '../operation-data/descriptor.js';
import { oauthSchemes, sentSchemes } from './security.js';
import { type EmitInput, schemaFiles, usedEvents, usedTags } from '../input.js';

const credentialOf = (input: EmitInput, scheme: SecurityScheme): Code => {
  const { type } = scheme.scheme;
  if (type === 'http' && scheme.scheme.scheme === 'basic') return code`BasicCredential`;
  const token = code`string | (() => string | Promise<string>)`;
  return scheme.tokenRefresh !== undefined || oauthSchemes(input).includes(scheme) ? code`${token} | Session` : token;
};

/** Returns the views of the schemes whose tokens can be refreshed. */
export const refreshesOf = ({ api, names }: EmitInput): readonly { readonly scheme: Code }[] =>
  api.securitySchemes.flatMap((scheme) => {
    const { tokenRefresh } = scheme;
    const operation = api.operations.find((each) => each.id === tokenRefresh?.operationId);
    if (tokenRefresh === undefined || operation === undefined) return [];
    const { value } = names.operation(operation);
    return [
      {
        scheme: printPropertyName(scheme.name),
        operation: `${value}Operation`,
        file: names.tag(operation.tag).file,
        request: printTable({ refreshToken: tokenRefresh.refreshToken }),
        response: printTable({ accessToken: tokenRefresh.accessToken, expiresAt: tokenRefresh.expiresAt }),
      },
    ];
  });

/** Returns the variables in the URLs of all servers, in source order. */
export const listServerVariables = ({ api }: EmitInput): readonly { readonly name: Code; readonly type: Code }[] => {
  const servers = [
    ...api.servers.slice(0, 1),
    ...api.operations.flatMap((operation) => operation.servers?.slice(0, 1) ?? []),
  ];
  const values = new Map<string, Set<string | undefined>>();
  for (const { name, enum: listed = [undefined] } of servers.flatMap(({ variables }) => variables)) {
    const known = values.get(name) ?? new Set();
    values.set(name, known);
    for (const value of listed) known.add(value);
  }
  return [...values].map(([name, listed]) => {
    const texts = [...listed].flatMap((value) => (value === undefined ? [] : [printString(value)]));
    const isOpen = texts.length < listed.size;
    return { name: printPropertyName(name), type: isOpen ? code`string` : joinCode(texts, ' | ') };
  });
};

/** Returns the view of the client's definition. */
export const viewClientDefinition = (input: EmitInput): object => {
  const { api } = input;
  const schemes = sentSchemes(input);
  const refreshes = refreshesOf(input);
  return {
    server: printTable(describeServer(api.servers), 50),
    serverVariables: listServerVariables(input),
    refreshes,
    hasSessions: refreshes.length > 0 || oauthSchemes(input).length > 0,
    hasBasic: schemes.some(({ scheme }) => scheme.type === 'http' && scheme.scheme === 'basic'),
    schemes: schemes.map((scheme) => ({
      docs: scheme.description === undefined ? '' : printDoc(printDocLines(htmlToText(scheme.description)), '  '),
      name: printPropertyName(scheme.name),
      credential: credentialOf(input, scheme),
    })),
  };
};

/** Returns the view of the client's index module. */
export const viewClientIndex = (input: EmitInput): object => ({
  types: layoutOf(input.config).types('', 0),
  tags: usedTags(input.api).map((tag) => input.names.tag(tag)),
  hasRefreshes: refreshesOf(input).length > 0,
  hasServerVariables: listServerVariables(input).length > 0,
});

/** Returns the view of the module with the grouped client. */
export const viewClientApi = ({ api, names }: EmitInput): object => ({
  groups: usedTags(api).map((tag) => names.tag(tag)),
});

/** Returns the view of the index module of the types. */
export const viewTypesIndex = (input: EmitInput, hasComponents: boolean): object => ({
  schemas: [...(hasComponents ? ['components'] : []), ...schemaFiles(input)],
  tags: [
    ...usedTags(input.api).map((tag) => input.names.tag(tag).file),
    ...usedEvents(input.api).map((kind) => input.names.eventFile(kind)),
  ],
});

const printBasePath = (paths: readonly string[]): Code => {
  const [only] = paths;
  if (only === undefined) return code``;
  return paths.length === 1 ? printString(only) : code`[${joinCode(paths.map(printString), ', ')}]`;
};

/** Returns the view of the server's definition. */
export const viewServerDefinition = ({ api, names, config, skipped }: EmitInput): object => ({
  basePath: printBasePath(basePathsOf(api.servers)),
  requests: layoutOf(config).checks('requests'),
  responses: layoutOf(config).checks('responses'),
  examples: layoutOf(config).examples.specifier,
  tags: usedTags(api).map((tag) => ({ ...names.tag(tag), property: `${names.tag(tag).property}Operations` })),
  securitySchemes: indentRest(printTable(describeSecuritySchemes(api.securitySchemes), 20), '  '),
  errorBody: indentRest(printTable(api.errorBody ?? null, 15), '  '),
  hasErrorBody: api.errorBody !== undefined,
  skipped: indentRest(
    printTable(
      skipped.flatMap(({ method, path }) => (path.startsWith('/') ? [[method, path]] : [])),
      30,
    ),
    '  ',
  ),
  hasSkipped: skipped.length > 0,
});
