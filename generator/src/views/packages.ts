/** Views of package.json and README of the packages. */

import { type Content, eventsOf, type Operation } from '../api/api.js';
import { indexOf } from '../api/schema-index.js';
import { typeOf } from '../api/type-of.js';
import { packageNames } from '../config.js';
import { enumerationsOf } from '../emit/declarations.js';
import { hasInput } from '../emit/handlers.js';
import { isRequestOptional } from '../emit/operation-types.js';
import { senderOf } from '../names/events.js';
import { toPascal } from '../names/words.js';
import { type Code, code, joinCode, printIdentifier, printPropertyName, printString } from '../print/code.js';
import { printLiteral } from '../print/literal.js';
import { printInline, printTableCell } from '../print/markdown.js';
import { standardName } from '../validators/outputs.js';
import { planChecks } from '../validators/plan.js';
import { refreshesOf } from './definitions.js';
import { clientSample, exampleRequest, placeholderOf, sampleSchemes } from './samples.js';
import { addressesOf, hasRaw, oauthSchemes } from './security.js';
import { type Subject, usedEvents } from './view.js';

/** JSON with two spaces, as npm writes it. */
const json = (value: unknown): string => JSON.stringify(value, null, 2);

const title = ({ api }: Subject): string => printInline(api.title);

/** Members of package.json that all packages share. */
const manifest = (subject: Subject, name: string, description: string): Record<string, unknown> => ({
  name,
  version: subject.config.version,
  description: `${description} of ${subject.api.title.replaceAll(/[\s\p{Cc}]+/gu, ' ').replaceAll(/\p{Cs}/gu, '\uFFFD')}.`,
  license: subject.config.license,
  type: 'module',
  sideEffects: false,
  engines: { node: '>=20.19' },
});

const entry = (path: string): object => ({ types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` });

const build = { scripts: { build: 'tsc -p tsconfig.json' } };

const files = ['dist', 'src', '!**/*.tsbuildinfo'];

export const typesManifest = (subject: Subject): string =>
  json({
    ...manifest(subject, packageNames(subject.config).types, 'The TypeScript types'),
    exports: { '.': entry('index'), './package.json': './package.json', './*': entry('*') },
    files,
    ...build,
  });

export const clientManifest = (subject: Subject): string => {
  const { types, client } = packageNames(subject.config);
  const { oauthFile, rawFile } = subject.names;
  return json({
    ...manifest(subject, client, 'The fetch client'),
    exports: {
      '.': entry('index'),
      ...(hasRaw(subject) && { [`./${rawFile}`]: entry(rawFile) }),
      ...(oauthSchemes(subject).length > 0 && { [`./${oauthFile}`]: entry(oauthFile) }),
      './package.json': './package.json',
      './*': entry('operations/*'),
    },
    files,
    ...build,
    dependencies: {
      [types]: subject.config.version,
      ...(hasRaw(subject) && { 'openapi-fetch': '0.17.0' }),
    },
  });
};

/** What a server can be mounted in, each in an entry of its own. */
export const ADAPTERS = ['node', 'express', 'fastify', 'hono'] as const;

/** Those of them that have to be installed by whoever uses them. */
const HOSTS = { express: '^5.0.0', fastify: '^5.0.0', hono: '^4.0.0' } as const;

export const serverManifest = (subject: Subject): string => {
  const { types, server } = packageNames(subject.config);
  return json({
    ...manifest(subject, server, 'The server stub'),
    exports: {
      '.': entry('index'),
      ...Object.fromEntries(ADAPTERS.map((adapter) => [`./${adapter}`, entry(adapter)])),
      ...Object.fromEntries(
        usedEvents(subject.api).map((kind) => {
          const file = subject.names.eventFile(kind);
          return [`./${file}`, entry(file)];
        }),
      ),
      './schemas/*': { types: './validators/schemas/*.d.ts', default: './validators/schemas/*.js' },
      './package.json': './package.json',
    },
    imports: {
      '#validation': entry('runtime/server/validation'),
      '#validators/*': './validators/*',
    },
    files: [...files, 'validators'],
    ...build,
    dependencies: { [types]: subject.config.version },
    peerDependencies: HOSTS,
    peerDependenciesMeta: Object.fromEntries(Object.keys(HOSTS).map((host) => [host, { optional: true }])),
  });
};

interface Row {
  readonly cells: string;
}

/** The table of operations, with a last column that differs by package. */
const rows = ({ api, names }: Subject, cell: (operation: Operation) => string): Row[] =>
  api.operations.map((operation) => {
    const { value } = names.operation(operation);
    const cells = [
      `\`${value}\``,
      `\`${operation.method} ${printTableCell(operation.path)}\``,
      printInline(operation.summary ?? ''),
      cell(operation),
    ];
    return { cells: cells.join(' | ') };
  });

/** What the README of client or server says of events. */
const viewEvents = ({ api, names, config }: Subject, side: 'client' | 'server'): object[] =>
  usedEvents(api).map((kind) => {
    const entry = `\`${packageNames(config)[side]}/${names.eventFile(kind)}\``;
    const create = kind === 'webhook' ? 'createWebhookReceiver' : 'createCallbackReceiver';
    return {
      title: kind === 'webhook' ? 'Webhooks' : 'Callbacks',
      text:
        side === 'client'
          ? `${entry} sends them: a function for each takes the address, the request, and a \`secret\` to sign it with (Standard Webhooks).`
          : `\`${create}\` of ${entry} takes a \`secret\` and a handler for each, and makes a server that verifies and checks what comes.`,
      column: side === 'client' ? 'function' : 'handler',
      rows: eventsOf(api, kind).map((event) => {
        const { value, type } = names.operation(event);
        const of = event.event?.kind === 'callback' ? `${event.path} of ${event.event.of}` : event.path;
        const name = side === 'client' ? senderOf(value) : value;
        const cells = [`\`${name}\``, `\`${printTableCell(of)}\``, printInline(event.summary ?? ''), `\`${type}\``];
        return { cells: cells.join(' | ') };
      }),
    };
  });

/** What the README of a package says of operations that are left out. */
const viewSkipped = ({ skipped }: Subject, serverSays = ''): object => ({
  hasSkipped: skipped.length > 0,
  serverSays,
  skippedRows: skipped.map(({ method, path, reasons }) => {
    const messages = [...new Set(reasons.map(({ message }) => printTableCell(printInline(message))))];
    return { cells: [`\`${method} ${printTableCell(path)}\``, messages.join('; ')].join(' | ') };
  }),
});

/** Whether a snippet can show the whole of a body. */
const isShown = ({ kind }: Content): boolean => ['json', 'text', 'form', 'xml'].includes(kind);

/** The operation that READMEs show: one with an answer to show, whose request can be shown. */
const firstWithBody = (operations: readonly Operation[]): Operation | undefined => {
  const shown = operations.filter(
    ({ body, answers }) =>
      (body?.content ?? []).every(isShown) &&
      answers.every(({ content }) => content.length <= 1 && content.every(isShown)),
  );
  const hasBody = ({ answers }: Operation): boolean =>
    answers.some(({ status, content }) => /^2/u.test(status) && content.length > 0);
  return shown.find(hasBody) ?? shown[0];
};

const authOf = (subject: Subject, operation: Operation): Code => {
  const schemes = sampleSchemes(subject.api, operation).filter(
    ({ scheme }) => scheme.type !== 'http' || scheme.scheme === 'bearer',
  );
  const pairs = schemes.map((scheme) => printLiteral({ [scheme.name]: placeholderOf(scheme) }));
  const [first] = pairs;
  return first === undefined ? code`{}` : code`{ auth: ${first} }`;
};

const argumentOf = (operation: Operation): Code => {
  const request = exampleRequest(operation);
  return Object.keys(request).length === 0 ? code`` : printLiteral(request, 30);
};

/** How a client gets its own tokens, shown for a scheme whose client credentials the document knows. */
const viewOAuthReadme = (subject: Subject): object | undefined => {
  const [first] = oauthSchemes(subject);
  const known = oauthSchemes(subject).find((scheme) => {
    const { token, metadata } = addressesOf(scheme);
    return token !== undefined || metadata !== undefined;
  });
  const shown = known ?? first;
  if (shown === undefined) return undefined;
  const address = known === undefined ? code`, tokenUrl: 'https://example.com/token'` : code``;
  const credential = code`clientCredentials({ clientId: 'ID', clientSecret: 'SECRET'${address} })`;
  return { entry: subject.names.oauthFile, auth: code`{ ${printPropertyName(shown.name)}: ${credential} }` };
};

export const viewClientReadme = (subject: Subject): object => {
  const { api, names, config } = subject;
  const first = firstWithBody(api.operations);
  const paginated = api.operations.find((operation) => operation.pagination !== undefined);
  const describe = (operation: Operation): object => {
    const request = argumentOf(operation);
    return {
      sample: clientSample(subject, operation),
      auth: authOf(subject, operation),
      group: names.tag(operation.tag).property,
      method: names.operation(operation).method,
      paginate: `paginate${toPascal(names.operation(operation).method)}`,
      request: request === '' ? '' : `${request}`,
      argument: request === '' ? '' : `, ${request}`,
    };
  };
  return {
    title: title(subject),
    name: packageNames(config).client,
    first: first === undefined ? undefined : describe(first),
    paginated: paginated === undefined ? undefined : describe(paginated),
    rows: rows(subject, (operation) => `\`${names.tag(operation.tag).property}.${names.operation(operation).method}\``),
    events: viewEvents(subject, 'client'),
    hasRefreshes: refreshesOf(subject).length > 0,
    raw: hasRaw(subject) ? names.rawFile : undefined,
    oauth: viewOAuthReadme(subject),
    ...viewSkipped(subject),
  };
};

export const viewServerReadme = (subject: Subject): object => {
  const { api, names, config } = subject;
  const first = firstWithBody(api.operations);
  const success = first?.answers.find((answer) => /^2\d\d$/u.test(answer.status));
  const refs = api.operations.flatMap(({ answers }) => answers.flatMap(({ content }) => content[0]?.schema.ref ?? []));
  const schema = refs[0] === undefined ? undefined : indexOf(api).at(refs[0]);
  const example = success?.content[0]?.example;
  return {
    title: title(subject),
    name: packageNames(config).server,
    first:
      first === undefined || success === undefined
        ? undefined
        : {
            value: names.operation(first).value,
            path: printString(first.path.replaceAll(/\{[^}]*\}/gu, '1')),
            reply: printLiteral(
              example === undefined
                ? { status: Number(success.status) }
                : { status: Number(success.status), body: example },
              40,
            ),
          },
    schema:
      schema === undefined
        ? undefined
        : {
            file: names.schemaFile(schema),
            check: planChecks(api, names).named(schema, 'received').name,
            standard: standardName(names.schema(schema.name)),
          },
    rows: rows(subject, (operation) => (hasInput(operation) || !isRequestOptional(operation) ? '`input`' : '')),
    events: viewEvents(subject, 'server'),
    ...viewSkipped(subject, '; the server answers them with 501'),
  };
};

export const viewTypesReadme = (subject: Subject): object => {
  const { api, names, config } = subject;
  const first = firstWithBody(api.operations);
  const values = api.schemas
    .flatMap(({ schema }) => enumerationsOf(typeOf(indexOf(api), schema, 'received')))
    .flatMap(({ pointer }) => names.enumeration(pointer) ?? []);
  const [enumeration] = values;
  const success = first?.answers.find((answer) => /^2\d\d$/u.test(answer.status));
  return {
    title: title(subject),
    name: packageNames(config).types,
    enumeration,
    first:
      first === undefined || success === undefined
        ? undefined
        : {
            result: printIdentifier(`${names.operation(first).type}Result`),
            operation: printString(first.id),
            status: success.status,
            describe: joinCode([code`result.status`], ''),
          },
    rows: rows(
      subject,
      (operation) => `\`${names.operation(operation).type}Request\`, \`${names.operation(operation).type}Result\``,
    ),
  };
};
