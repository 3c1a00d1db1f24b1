/** Every file that is generated: its path below the output folder, and what makes it. */
import { packageNames } from './config.js';
import { emitComponentModule, emitSchemaModule } from './emit/declarations.js';
import { emitHandlers } from './emit/handlers.js';
import { emitInterchange } from './emit/interchange.js';
import { emitAnswerHeaders, emitOperationTypes } from './emit/operation-types.js';
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

/** Lists the outputs in the order in which they are written. */
export const listOutputs = (subject: Subject): Output[] => {
  const { api, names, config } = subject;
  const { types } = packageNames(config);
  const tags = usedTags(api).map((tag) => ({ tag, file: names.tag(tag).file }));
  const runtime = (part: string, to: string): Output[] =>
    listRuntime(part).map(({ path, text }) => ({ path: `${to}/${path}`, make: () => text }));
  const shared = emitComponentModule(api, names);
  const license = (folder: string): Output[] =>
    config.licenseText === undefined ? [] : [{ path: `${folder}/LICENSE`, make: () => config.licenseText ?? '' }];
  return [
    ...license('types'),
    { path: 'types/package.json', make: () => `${packages.typesManifest(subject)}\n` },
    { path: 'types/tsconfig.json', make: () => tsconfig([]) },
    { path: 'types/README.md', make: () => render('types/readme.md', packages.viewTypesReadme(subject)) },
    ...runtime('types', 'types/src'),
    script('types/src/index.ts', () => render('types/index.ts', definitions.viewTypesIndex(subject, shared !== ''))),
    script('types/src/openapi.ts', () => emitInterchange(api, names)),
    script('types/src/answer-headers.ts', () => emitAnswerHeaders(api, names) || 'export {};\n'),
    ...(shared === '' ? [] : [script('types/src/components.ts', () => shared)]),
    ...schemaFiles(subject).map((file) => script(`types/src/${file}.ts`, () => emitSchemaModule(api, names, file))),
    ...tags.map(({ tag, file }) =>
      script(`types/src/operations/${file}.ts`, () => emitOperationTypes(api, names, tag)),
    ),

    ...license('client'),
    { path: 'client/package.json', make: () => `${packages.clientManifest(subject)}\n` },
    { path: 'client/tsconfig.json', make: () => tsconfig([]) },
    { path: 'client/README.md', make: () => render('client/readme.md', packages.viewClientReadme(subject)) },
    script('client/src/index.ts', () => render('client/index.ts', definitions.viewClientIndex(subject))),
    script('client/src/client.ts', () => render('client/client.ts', definitions.viewClientDefinition(subject))),
    script('client/src/definition.ts', () => render('client/definition.ts', definitions.viewClientDefinition(subject))),
    script('client/src/api.ts', () => render('client/api.ts', definitions.viewClientApi(subject))),
    ...tags.map(({ tag, file }) =>
      script(`client/src/operations/${file}.ts`, () =>
        render('client/operations.ts', viewClientOperations(subject, tag)),
      ),
    ),
    ...tags.map(({ tag, file }) =>
      script(`client/src/facade/${file}.ts`, () => render('client/facade.ts', viewFacade(subject, tag))),
    ),
    ...runtime('codec', 'client/src/runtime/codec'),
    ...runtime('client', 'client/src/runtime/client'),

    ...license('server'),
    { path: 'server/package.json', make: () => `${packages.serverManifest(subject)}\n` },
    { path: 'server/tsconfig.json', make: () => tsconfig(['node']) },
    { path: 'server/README.md', make: () => render('server/readme.md', packages.viewServerReadme(subject)) },
    script('server/src/index.ts', () => render('server/index.ts', { types })),
    script('server/src/node.ts', () => render('server/node.ts', {})),
    script('server/src/server.ts', () => render('server/server.ts', {})),
    script('server/src/handlers.ts', () => emitHandlers(api, names, types)),
    script('server/src/definition.ts', () => render('server/definition.ts', definitions.viewServerDefinition(subject))),
    script('server/src/examples.ts', () => render('server/examples.ts', definitions.viewExamples(subject))),
    ...listCheckFiles(api, names, types).map(({ path, text }) => script(`server/validators/${path}`, () => text)),
    ...tags.map(({ tag, file }) =>
      script(`server/src/operations/${file}.ts`, () =>
        render('server/operations.ts', viewServerOperations(subject, tag)),
      ),
    ),
    ...runtime('codec', 'server/src/runtime/codec'),
    ...runtime('server', 'server/src/runtime/server'),
  ];
};
