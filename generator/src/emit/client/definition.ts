/** Creates the template views of the client definition, of the session module and of the index modules. */
import type { SecurityScheme } from '../../ir/api.js';
import { dates, hasLeaves } from '../../ir/places.js';
import { indexOf } from '../../ir/schema-index.js';
import {
  type Code,
  code,
  joinCode,
  printDoc,
  printDocLines,
  printPropertyName,
  printString,
} from '../../support/code/code.js';
import { htmlToText } from '../../support/code/html.js';
import { printTable } from '../../support/code/literal.js';
import { type EmitInput, schemaFiles, usedEvents, usedTags } from '../input.js';
import { layoutOf } from '../layout.js';
import { describeServer } from '../operation-data/descriptor.js';
import { collectImports, type ModuleView, printHead, printReexports } from '../print/imports.js';
import type { TemplateViews } from '../print/template-views.js';
import { printVersionCheck } from '../runtime/package.js';
import { oauthSchemes, sentSchemes } from './security.js';

function credentialOf(input: EmitInput, scheme: SecurityScheme): Code {
  const { type } = scheme.scheme;
  if (type === 'http' && scheme.scheme.scheme === 'basic') return code`BasicCredential`;
  const token = code`string | (() => string | Promise<string>)`;
  return scheme.tokenRefresh !== undefined || oauthSchemes(input).includes(scheme) ? code`${token} | Session` : token;
}

interface TokenRefreshView {
  readonly scheme: Code;
  readonly operation: string;
  readonly file: string;
  readonly request: Code;
  readonly response: Code;
}

/** Returns the views of the security schemes whose tokens can be refreshed. */
export function refreshesOf({ api, names }: EmitInput): readonly TokenRefreshView[] {
  return api.securitySchemes.flatMap((scheme) => {
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
}

/** Returns the variables in the first server URL of the document and of each operation, in source order. */
export function listServerVariables({ api }: EmitInput): readonly { readonly name: Code; readonly type: Code }[] {
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
}

/** Returns the view of the client's definition. */
export function viewClientDefinition(input: EmitInput): ModuleView<'client/client.ts'> {
  const schemes = sentSchemes(input);
  const serverVariables = listServerVariables(input);
  const types = collectImports(input.config);
  types.runtime('client', 'ServerAddress');
  types.runtime('client', 'ClientOptions', 'RuntimeClientOptions');
  types.runtime('client', 'OnUndeclared');
  types.runtime('client', 'RuntimeClient');
  if (schemes.some(({ scheme }) => scheme.type === 'http' && scheme.scheme === 'basic'))
    types.runtime('client', 'BasicCredential');
  if (refreshesOf(input).length > 0 || oauthSchemes(input).length > 0) types.runtime('client', 'Session');
  const values = collectImports(input.config, { areTypes: false });
  values.runtime('client', 'createRuntimeClient');
  const isDated = hasLeaves(indexOf(input.api), dates);
  if (isDated) values.runtime('client', 'withDates');
  const groups = usedTags(input.api).map((tag) => input.names.tag(tag));
  types.runtime('client', 'Sender');
  for (const { file, type } of groups) {
    types.use(`./operations/${file}.js`, type);
    values.use(`./operations/${file}.js`, `create${type}`);
  }
  if (serverVariables.length > 0) {
    types.runtime('client', 'ChooseServer');
    values.runtime('client', 'fillServers');
  }
  const versionCheck = printVersionCheck(input.config, values.runtime);
  return {
    ...printHead([types, values]),
    createClient: isDated
      ? code`withDates(createRuntimeClient(server, options))`
      : code`createRuntimeClient(server, options)`,
    server: printTable(describeServer(input.api.servers), 50),
    versionCheck,
    serverVariables,
    groups,
    schemes: schemes.map((scheme) => ({
      docs: scheme.description === undefined ? '' : printDoc(printDocLines(htmlToText(scheme.description)), '  '),
      name: printPropertyName(scheme.name),
      credential: credentialOf(input, scheme),
    })),
  };
}

/** Returns the view of the module that refreshes tokens by calling operations. */
export function viewSession(input: EmitInput): ModuleView<'client/session.ts'> {
  const refreshes = refreshesOf(input);
  const types = collectImports(input.config);
  types.runtime('client', 'Session');
  types.runtime('client', 'TokenSession');
  const values = collectImports(input.config, { areTypes: false });
  values.runtime('client', 'createSession');
  for (const { file, operation } of refreshes) values.use(`./operations/${file}.js`, operation);
  return { ...printHead([types, values]), refreshes };
}

/** Values of the client runtime that the package exports. */
const publicValues = [
  'ApiError',
  'clientHooks',
  'credentialsFromEnv',
  'fieldErrors',
  'fileNameOf',
  'followRedirects',
  'idempotencyKeys',
  'isApiError',
  'MissingCredentialError',
  'NetworkError',
  'retry',
  'TimeoutError',
  'TokenRefreshError',
  'trackProgress',
  'UnexpectedResponseError',
  'unwrap',
] as const;

/** Types of the client runtime that the package exports. */
const publicTypes = [
  'AnyResult',
  'ApiErrorOf',
  'BasicCredential',
  'ClientHooks',
  'CredentialVariables',
  'Fetch',
  'FetchInit',
  'FieldErrors',
  'HookCall',
  'Hooks',
  'IdempotencyOptions',
  'OnUndeclared',
  'Operation',
  'Paginator',
  'Received',
  'RequestOptions',
  'Retry',
  'RetryOptions',
  'Sender',
  'ServerAddress',
  'Session',
  'SuccessBody',
  'TokenSession',
  'TransferProgress',
  'UndeclaredResponse',
] as const;

/** Returns the view of the index module of the client. */
export function viewClientIndex(input: EmitInput): ModuleView<'client/index.ts'> {
  return {
    ...printHead(
      [],
      [
        printReexports(input.config, 'client', publicValues, { areTypes: false }),
        printReexports(input.config, 'codec', ['RequestError'], { areTypes: false }),
        printReexports(input.config, 'client', publicTypes),
      ],
    ),
    types: layoutOf(input.config).types('', 0),
    tags: usedTags(input.api).map((tag) => input.names.tag(tag)),
    hasRefreshes: refreshesOf(input).length > 0,
    hasServerVariables: listServerVariables(input).length > 0,
  };
}

/** Returns the view of the index module of the types package. */
export function viewTypesIndex(
  input: EmitInput,
  hasComponents: boolean,
  hasResponses: boolean,
): TemplateViews['types/index.ts'] {
  return {
    hasResponses,
    schemas: [...(hasComponents ? ['components'] : []), ...schemaFiles(input)],
    tags: [
      ...usedTags(input.api).map((tag) => input.names.tag(tag).file),
      ...usedEvents(input.api).map((kind) => input.names.eventFile(kind)),
    ],
  };
}
