/** Views of what a client and a server know of their document as a whole. */
import type { Json } from '../../runtime/codec/operation.js';
import type { Content, Operation, SecurityScheme } from '../api/api.js';
import type { BodyKind } from '../api/content.js';
import { layoutOf } from '../layout.js';
import { code, indentRest, printDoc, printDocLines, printPropertyName, printString, type Code } from '../print/code.js';
import { printLiteral } from '../print/literal.js';
import { describeSecuritySchemes, describeServers } from './descriptor.js';
import { basePathOf } from '../lower/servers.js';
import { schemaFiles, usedTags, type Subject } from './view.js';

const credentialOf = ({ scheme, tokenRefresh }: SecurityScheme): Code => {
  if (scheme.type === 'http' && scheme.scheme === 'basic') return code`BasicCredential`;
  const token = code`string | (() => string | Promise<string>)`;
  return tokenRefresh === undefined ? token : code`${token} | TokenSession`;
};

const refreshOf = ({ api, names }: Subject): object[] =>
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
        request: printLiteral({ refreshToken: tokenRefresh.refreshToken }),
        response: printLiteral({ accessToken: tokenRefresh.accessToken, expiresAt: tokenRefresh.expiresAt }),
      },
    ];
  });

export const viewClientDefinition = (subject: Subject): object => {
  const { api } = subject;
  const isDefault = (operation: Operation): boolean =>
    JSON.stringify(operation.security) === JSON.stringify(api.security);
  const byOperation = Object.fromEntries(
    api.operations
      .filter((each) => !isDefault(each))
      .map((each) => [`${each.method} ${each.path}`, each.security] as const),
  );
  const schemes = api.securitySchemes;
  const refreshes = refreshOf(subject);
  return {
    openapi: layoutOf(subject.config).types('openapi', 0),
    servers: indentRest(printLiteral(describeServers(api.servers), 12), '  '),
    securitySchemes: indentRest(printLiteral(describeSecuritySchemes(schemes), 20), '  '),
    security: indentRest(printLiteral({ default: api.security, byOperation }, 14), '  '),
    refreshes,
    hasRefreshes: refreshes.length > 0,
    hasBasic: schemes.some(({ scheme }) => scheme.type === 'http' && scheme.scheme === 'basic'),
    // A certificate belongs to the connection, which `fetch` is given by the platform.
    schemes: schemes
      .filter(({ scheme }) => scheme.type !== 'mutualTLS')
      .map((scheme) => ({
        docs: scheme.description === undefined ? '' : printDoc(printDocLines(scheme.description), '  '),
        name: printPropertyName(scheme.name),
        credential: credentialOf(scheme),
      })),
  };
};

export const viewClientIndex = ({ api, names, config }: Subject): object => ({
  types: layoutOf(config).types('', 0),
  tags: usedTags(api).map((tag) => names.tag(tag)),
});

export const viewClientApi = ({ api, names }: Subject): object => ({
  groups: usedTags(api).map((tag) => names.tag(tag)),
});

export const viewTypesIndex = (subject: Subject, hasComponents: boolean): object => ({
  schemas: [...(hasComponents ? ['components'] : []), ...schemaFiles(subject)],
  tags: usedTags(subject.api).map((tag) => subject.names.tag(tag).file),
});

export const viewServerDefinition = ({ api, names, config, skipped }: Subject): object => ({
  basePath: basePathOf(api.servers) === '' ? '' : printString(basePathOf(api.servers)),
  requests: layoutOf(config).checks('requests'),
  answers: layoutOf(config).checks('answers'),
  tags: usedTags(api).map((tag) => ({ ...names.tag(tag), property: `${names.tag(tag).property}Operations` })),
  securitySchemes: indentRest(printLiteral(describeSecuritySchemes(api.securitySchemes), 20), '  '),
  errorBody: indentRest(printLiteral(api.errorBody ?? null, 15), '  '),
  hasErrorBody: api.errorBody !== undefined,
  skipped: indentRest(
    printLiteral(
      skipped.map(({ method, path }) => [method, path]),
      30,
    ),
    '  ',
  ),
  hasSkipped: skipped.length > 0,
});

/** What stands for a body of which nobody has given an example. */
const nothing: Readonly<Record<BodyKind, Json>> = {
  ...{ json: null, text: '', bytes: '', form: {}, multipart: {}, events: [], lines: [], sequence: [] },
};

const exampleOf = ({ kind, mediaType, example }: Content, isAmong: boolean): { readonly [key: string]: Json } => ({
  body: example !== undefined && (kind === 'json' || kind === 'text' || kind === 'form') ? example : nothing[kind],
  ...(isAmong && { contentType: mediaType }),
});

/** Every example, by operation and status. */
export const viewExamples = ({ api, names }: Subject): object => ({
  operations: api.operations.map((operation) => {
    const answers = operation.answers.map((answer): readonly [string, Json] => {
      const [content] = answer.content;
      return [answer.status, content === undefined ? {} : exampleOf(content, answer.content.length > 1)];
    });
    return {
      name: names.operation(operation).value,
      answers: indentRest(printLiteral(Object.fromEntries(answers), 100), '  '),
    };
  }),
});
