/** All generated files: paths relative to the output folder, and the functions that create them. */
import { eventsOf } from '../ir/api.js';
import { packagesOf, partsOf } from '../config/codegen-config.js';
import { emitComponentModule, emitSchemaModule } from './types/declarations.js';
import { emitHandlers, emitTagHandlers } from './server/handlers.js';
import { emitIntegers } from './operation-data/integers.js';
import { emitInterchange } from './types/interchange.js';
import { emitResponseHeaders, emitOperationTypes } from './types/operations.js';
import { emitXml } from './operation-data/xml.js';
import { layoutOf } from './layout.js';
import type { PackageName, Part } from '../config/settings.js';
import { createOutputCache, type OutputCache, type Reads } from './cache.js';
import { render } from './print/handlebars.js';
import { listRuntime } from './runtime-files.js';
import { listCheckFiles } from './validators/outputs.js';
import { viewResponses } from './operation-data/responses.js';
import * as definitions from './client/definition.js';
import { viewErrors } from './server/errors.js';
import { viewReceiver, viewSenders } from './events/events.js';
import { viewExamples } from './server/examples.js';
import { ADAPTERS, manifests } from './package-json.js';
import { viewClientOperations, viewFacade, viewServerOperations } from './client/operations.js';
import { readmes, viewOperations } from './docs/readmes.js';
import { hasRaw, oauthSchemes, sentSchemes, viewOAuth, viewRaw, viewSchemes } from './client/security.js';
import { type EmitInput, schemaFiles, usedEvents, usedTags } from './input.js';

export interface Output {
  readonly path: string;
  readonly make: () => string | Promise<string>;
  /** The parts of the model that it depends on; absent: unknown. */
  readonly reads?: Reads;
  /** Whether it is a copy of a file of the tool, apart from the notice. */
  readonly isCopied?: true;
}

const notice = '// Generated from the OpenAPI document. Do not edit: change the document and generate again.\n';

const script = (path: string, make: () => string | Promise<string>, reads?: Reads): Output => ({
  path,
  ...(reads && { reads }),
  make: async () => {
    const text = (await make()).replace(/\n+$/u, '\n');
    // A directive such as `@ts-nocheck` counts only before the first statement, wherever the notice stands.
    return `${notice}${text.startsWith('//') ? '' : '\n'}${text}`;
  },
});

const tsconfig = (types: readonly string[]): string =>
  `${JSON.stringify(
    {
      compilerOptions: {
        target: 'ES2022',
        lib: ['ES2022', 'DOM', 'DOM.Iterable'],
        module: 'NodeNext',
        moduleResolution: 'NodeNext',
        strict: true,
        noUncheckedIndexedAccess: true,
        exactOptionalPropertyTypes: true,
        verbatimModuleSyntax: true,
        isolatedModules: true,
        skipLibCheck: true,
        types,
        declaration: true,
        declarationMap: true,
        sourceMap: true,
        rootDir: 'src',
        outDir: 'dist',
      },
      include: ['src'],
    },
    null,
    2,
  )}\n`;

/** Returns the files of a package other than its sources, such as manifest, README and license. */
const listAround = (input: EmitInput, name: PackageName): Output[] => {
  const { config } = input;
  const parts = name === 'api' ? partsOf(config) : [name];
  const { template, view } = readmes[name];
  return [
    ...(config.licenseText === undefined ? [] : [{ path: `${name}/LICENSE`, make: () => config.licenseText ?? '' }]),
    { path: `${name}/package.json`, make: () => `${manifests[name](input)}\n` },
    { path: `${name}/tsconfig.json`, make: () => tsconfig(parts.includes('server') ? ['node'] : []) },
    { path: `${name}/README.md`, make: () => render(template, view(input)) },
    { path: `${name}/OPERATIONS.md`, make: () => render('operations.md', viewOperations(input, name, parts)) },
  ];
};

/** Returns the modules with mock responses. */
const listExamples = (input: EmitInput): Output[] => {
  const { path, declaration } = layoutOf(input.config).examples;
  const view = (): object => ({ ...viewExamples(input), isTyped: declaration === undefined });
  return [
    script(path, () => render('server/examples.ts', view()), { examples: input.api.operations }),
    ...(declaration === undefined ? [] : [script(declaration, () => render('server/examples.d.ts', {}))]),
  ];
};

/** Lists the outputs in the order in which they are written. */
export const listOutputs = (
  input: EmitInput,
  outputCache: OutputCache = createOutputCache(undefined, input.api, input.config),
): Output[] => {
  const { api, names, config } = input;
  const layout = layoutOf(config);
  const tags = usedTags(api).map((tag) => ({ tag, file: names.tag(tag).file }));
  const groups = [
    ...tags.map(({ tag, file }) => ({ file, operations: api.operations.filter((each) => each.tag === tag) })),
    ...usedEvents(api).map((kind) => ({ file: names.eventFile(kind), operations: eventsOf(api, kind) })),
  ];
  const readsOf = (name: string): Reads => {
    const operations = groups.find(({ file }) => file === name)?.operations ?? [];
    const tag = api.tags.filter((each) => operations.some((operation) => operation.tag === each.name));
    return { texts: [...operations, ...tag] };
  };
  const source = (part: Part, path: string, make: () => string | Promise<string>, reads?: Reads): Output =>
    script(layout.source(part, path), make, reads);
  const runtime = (name: string, part: Part, folder: string): Output[] =>
    listRuntime(name).map(({ path, text }) => ({
      path: layout.source(part, `${folder}${path}`),
      make: () => text,
      isCopied: true,
    }));
  const components = emitComponentModule(api, names);
  const shared = (part: 'client' | 'server'): Output[] => {
    const view = viewResponses(input, part);
    return view.responses.length === 0 ? [] : [source(part, 'responses.ts', () => render('responses.ts', view))];
  };
  const errors = viewErrors(input);
  const parts = partsOf(config);
  const checks = parts.includes('server')
    ? outputCache.checks('checks', {}, () => listCheckFiles(api, names, layout))
    : [];
  const xml = emitXml(api, names);
  const integers = config.int64 === 'bigint' ? emitIntegers(api, names) : '';
  const listTypes = (): Output[] => [
    ...runtime('types', 'types', ''),
    source('types', 'index.ts', () => render('types/index.ts', definitions.viewTypesIndex(input, components !== ''))),
    source('types', 'openapi.ts', () => emitInterchange(api, names)),
    source('types', 'response-headers.ts', () => emitResponseHeaders(api, names) || 'export {};\n'),
    ...(components === '' ? [] : [source('types', 'components.ts', () => components)]),
    ...schemaFiles(input).map((file) =>
      source('types', `${file}.ts`, () => emitSchemaModule(api, names, file), { texts: api.schemas }),
    ),
    ...groups.map(({ file, operations }) =>
      source('types', `operations/${file}.ts`, () => emitOperationTypes(api, names, operations, file), {
        texts: [...operations, ...api.schemas],
      }),
    ),
  ];
  const listClient = (): Output[] => [
    source('client', 'index.ts', () => render('client/index.ts', definitions.viewClientIndex(input))),
    source('client', 'client.ts', () => render('client/client.ts', definitions.viewClientDefinition(input))),
    source('client', 'server.ts', () => render('client/server.ts', definitions.viewClientDefinition(input))),
    ...(sentSchemes(input).length === 0
      ? []
      : [source('client', 'security.ts', () => render('client/security.ts', viewSchemes(input)))]),
    ...(definitions.refreshesOf(input).length === 0
      ? []
      : [source('client', 'session.ts', () => render('client/session.ts', definitions.viewClientDefinition(input)))]),
    ...(oauthSchemes(input).length === 0
      ? []
      : [source('client', `${names.oauthFile}.ts`, () => render('client/oauth.ts', viewOAuth(input)))]),
    ...shared('client'),
    ...(hasRaw(input) ? [source('client', `${names.rawFile}.ts`, () => render('client/raw.ts', viewRaw(input)))] : []),
    source('client', 'api.ts', () => render('client/api.ts', definitions.viewClientApi(input))),
    ...tags.map(({ tag, file }) =>
      source(
        'client',
        `operations/${file}.ts`,
        () => render('client/operations.ts', viewClientOperations(input, tag)),
        readsOf(file),
      ),
    ),
    ...tags.map(({ tag, file }) =>
      source('client', `facade/${file}.ts`, () => render('client/facade.ts', viewFacade(input, tag)), readsOf(file)),
    ),
    ...usedEvents(api).map((kind) =>
      source(
        'client',
        `operations/${names.eventFile(kind)}.ts`,
        () => render('client/events.ts', viewSenders(input, kind)),
        readsOf(names.eventFile(kind)),
      ),
    ),
    ...(xml === '' ? [] : [source('client', 'xml.ts', () => xml)]),
    ...(integers === '' ? [] : [source('client', 'integers.ts', () => integers)]),
    ...runtime('codec', 'client', 'runtime/codec/'),
    ...runtime('client', 'client', 'runtime/client/').filter(
      ({ path }) => hasRaw(input) || path !== layout.source('client', 'runtime/client/raw.ts'),
    ),
  ];
  const listServer = (): Output[] => [
    source('server', 'index.ts', () => render('server/index.ts', { types: layout.types('', 0) })),
    ...ADAPTERS.map((adapter) => source('server', `${adapter}.ts`, () => render('server/adapter.ts', { adapter }))),
    source('server', 'server.ts', () => render('server/server.ts', {})),
    ...shared('server'),
    ...(errors.bodies.length === 0 ? [] : [source('server', 'errors.ts', () => render('server/errors.ts', errors))]),
    source('server', 'handlers.ts', () => emitHandlers(api, names, usedTags(api))),
    ...tags.map(({ tag, file }) =>
      source('server', `handlers/${file}.ts`, () => emitTagHandlers(api, names, layout, tag), readsOf(file)),
    ),
    source('server', 'definition.ts', () => render('server/definition.ts', definitions.viewServerDefinition(input))),
    ...listExamples(input),
    ...checks.map(({ path, text }) => script(layout.check(path), () => text, {})),
    ...tags.map(({ tag, file }) =>
      source(
        'server',
        `operations/${file}.ts`,
        () => render('server/operations.ts', viewServerOperations(input, tag)),
        readsOf(file),
      ),
    ),
    ...usedEvents(api).map((kind) =>
      source(
        'server',
        `${names.eventFile(kind)}.ts`,
        () => render('server/events.ts', viewReceiver(input, kind)),
        readsOf(names.eventFile(kind)),
      ),
    ),
    ...(xml === '' ? [] : [source('server', 'xml.ts', () => xml)]),
    ...(integers === '' ? [] : [source('server', 'integers.ts', () => integers)]),
    ...runtime('codec', 'server', 'runtime/codec/'),
    ...runtime('server', 'server', 'runtime/server/'),
  ];
  const sources = { types: listTypes, client: listClient, server: listServer };
  const packages = packagesOf(config);
  return [
    ...(packages.includes('api') ? listAround(input, 'api') : []),
    ...parts.flatMap((part) => [...(packages.includes(part) ? listAround(input, part) : []), ...sources[part]()]),
  ];
};
