/** Every file that is generated: its path below the output folder, and what makes it. */
import { emitComponentModule, emitSchemaModule } from './emit/declarations.js';
import { emitHandlers } from './emit/handlers.js';
import { emitInterchange } from './emit/interchange.js';
import { emitAnswerHeaders, emitOperationTypes } from './emit/operation-types.js';
import { layoutOf, type Part } from './layout.js';
import { render } from './render.js';
import { listRuntime } from './runtime-files.js';
import { listCheckFiles } from './validators/outputs.js';
import * as definitions from './views/definitions.js';
import { viewClientOperations, viewFacade, viewServerOperations } from './views/operations.js';
import * as packages from './views/packages.js';
import { schemaFiles, usedTags, type Subject } from './views/view.js';

export interface Output {
  readonly path: string;
  readonly make: () => string | Promise<string>;
}

const notice = '// Generated from the OpenAPI document. Do not edit: change the document and generate again.\n';

const script = (path: string, make: () => string | Promise<string>): Output => ({
  path,
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
        ...{
          target: 'ES2022',
          lib: ['ES2022', 'DOM', 'DOM.Iterable'],
          module: 'NodeNext',
          moduleResolution: 'NodeNext',
        },
        ...{
          strict: true,
          noUncheckedIndexedAccess: true,
          exactOptionalPropertyTypes: true,
          verbatimModuleSyntax: true,
        },
        ...{ isolatedModules: true, skipLibCheck: true, types },
        ...{ declaration: true, declarationMap: true, sourceMap: true, rootDir: 'src', outDir: 'dist' },
      },
      include: ['src'],
    },
    null,
    2,
  )}\n`;

/** What is around the sources of the packages: manifests and what a reader of them needs. */
const listManifests = (subject: Subject, part: Part): Output[] => {
  const { config } = subject;
  if (!layoutOf(config).hasManifests) return [];
  const text = {
    types: { manifest: packages.typesManifest, readme: packages.viewTypesReadme },
    client: { manifest: packages.clientManifest, readme: packages.viewClientReadme },
    server: { manifest: packages.serverManifest, readme: packages.viewServerReadme },
  }[part];
  return [
    ...(config.licenseText === undefined ? [] : [{ path: `${part}/LICENSE`, make: () => config.licenseText ?? '' }]),
    { path: `${part}/package.json`, make: () => `${text.manifest(subject)}\n` },
    { path: `${part}/tsconfig.json`, make: () => tsconfig(part === 'server' ? ['node'] : []) },
    { path: `${part}/README.md`, make: () => render(`${part}/readme.md`, text.readme(subject)) },
  ];
};

/** Lists the outputs in the order in which they are written. */
export const listOutputs = (subject: Subject): Output[] => {
  const { api, names, config } = subject;
  const layout = layoutOf(config);
  const tags = usedTags(api).map((tag) => ({ tag, file: names.tag(tag).file }));
  const source = (part: Part, path: string, make: () => string | Promise<string>): Output =>
    script(layout.source(part, path), make);
  const runtime = (name: string, part: Part, folder: string): Output[] =>
    listRuntime(name).map(({ path, text }) => ({ path: layout.source(part, `${folder}${path}`), make: () => text }));
  const shared = emitComponentModule(api, names);
  return [
    ...listManifests(subject, 'types'),
    ...runtime('types', 'types', ''),
    source('types', 'index.ts', () => render('types/index.ts', definitions.viewTypesIndex(subject, shared !== ''))),
    source('types', 'openapi.ts', () => emitInterchange(api, names)),
    source('types', 'answer-headers.ts', () => emitAnswerHeaders(api, names) || 'export {};\n'),
    ...(shared === '' ? [] : [source('types', 'components.ts', () => shared)]),
    ...schemaFiles(subject).map((file) => source('types', `${file}.ts`, () => emitSchemaModule(api, names, file))),
    ...tags.map(({ tag, file }) => source('types', `operations/${file}.ts`, () => emitOperationTypes(api, names, tag))),

    ...listManifests(subject, 'client'),
    source('client', 'index.ts', () => render('client/index.ts', definitions.viewClientIndex(subject))),
    source('client', 'client.ts', () => render('client/client.ts', definitions.viewClientDefinition(subject))),
    source('client', 'definition.ts', () => render('client/definition.ts', definitions.viewClientDefinition(subject))),
    source('client', 'api.ts', () => render('client/api.ts', definitions.viewClientApi(subject))),
    ...tags.map(({ tag, file }) =>
      source('client', `operations/${file}.ts`, () =>
        render('client/operations.ts', viewClientOperations(subject, tag)),
      ),
    ),
    ...tags.map(({ tag, file }) =>
      source('client', `facade/${file}.ts`, () => render('client/facade.ts', viewFacade(subject, tag))),
    ),
    ...runtime('codec', 'client', 'runtime/codec/'),
    ...runtime('client', 'client', 'runtime/client/'),

    ...listManifests(subject, 'server'),
    source('server', 'index.ts', () => render('server/index.ts', { types: layout.types('', 0) })),
    source('server', 'node.ts', () => render('server/node.ts', {})),
    source('server', 'server.ts', () => render('server/server.ts', {})),
    source('server', 'handlers.ts', () => emitHandlers(api, names, layout)),
    source('server', 'definition.ts', () => render('server/definition.ts', definitions.viewServerDefinition(subject))),
    source('server', 'examples.ts', () => render('server/examples.ts', definitions.viewExamples(subject))),
    ...listCheckFiles(api, names, layout).map(({ path, text }) => script(layout.check(path), () => text)),
    ...tags.map(({ tag, file }) =>
      source('server', `operations/${file}.ts`, () =>
        render('server/operations.ts', viewServerOperations(subject, tag)),
      ),
    ),
    ...runtime('codec', 'server', 'runtime/codec/'),
    ...runtime('server', 'server', 'runtime/server/'),
  ];
};
