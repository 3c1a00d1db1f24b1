/** Creates the package.json files. */
import { posix } from 'node:path';
import { packageNames, partsOf, versionOf } from '../config/codegen-config.js';
import type { PackageName, Part } from '../config/settings.js';
import type { Integration } from '../support/integrations.js';
import { hasRaw, oauthSchemes } from './client/security.js';
import { type EmitInput, usedEvents } from './input.js';
import { listIntegrations } from './integrations/integrations.js';
import { hasOwnChecks } from './integrations/standard-schema.js';
import { publishedDocument } from './layout.js';
import { adapters } from './runtime/files.js';
import { isPackaged, runtimeNeeds } from './runtime/package.js';

/** Formats JSON with an indentation of two spaces, like npm. */
function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** Returns the fields of package.json that all packages have. */
function manifest({ config, api }: EmitInput, name: PackageName, description: string): Record<string, unknown> {
  const { repository, private: isPrivate, ...others } = config.manifest ?? {};
  const directory = posix.join(config.out ?? '', name);
  return {
    name: packageNames(config)[name],
    version: versionOf(config, name),
    ...(isPrivate !== undefined && { private: isPrivate }),
    description: `${description} of ${api.title.replaceAll(/[\s\p{Cc}]+/gu, ' ').replaceAll(/\p{Cs}/gu, '\uFFFD')}.`,
    license: config.license,
    ...others,
    ...(repository !== undefined && {
      repository: { ...(typeof repository === 'string' ? { type: 'git', url: repository } : repository), directory },
    }),
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20.19' },
  };
}

/** Returns the export of a compiled module, given its path within the sources. */
function entry(path: string): object {
  return { types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` };
}

const build = { scripts: { build: 'tsc -p tsconfig.json' } };

const files = ['dist', 'src', '!**/*.tsbuildinfo', 'CHANGELOG.md'];
const clientFiles = ['SKILL.md'];

/** Frameworks that users of the server install themselves. */
const HOSTS = { express: '^5.0.0', fastify: '^5.0.0', hono: '^4.0.0' } as const;

const self = { './package.json': './package.json' };

type Exports = Readonly<Record<string, unknown>>;

function serverExports(input: EmitInput, folder: string): Exports {
  const named = [
    ...adapters.keys(),
    ...usedEvents(input.api).map((kind) => input.names.eventFile(kind)),
    ...listIntegrations(input, 'server').values(),
  ];
  return {
    '.': entry(`${folder}index`),
    ...Object.fromEntries(named.map((file) => [`./${file}`, entry(`${folder}${file}`)])),
    ...(input.api.schemas.length > 0 && {
      './schemas': { types: './validators/schemas.d.ts', default: './validators/schemas.js' },
    }),
    ...self,
  };
}

function clientExports(input: EmitInput, folder: string): Exports {
  const { oauthFile, rawFile } = input.names;
  return {
    '.': entry(`${folder}index`),
    ...(hasRaw(input) && { [`./${rawFile}`]: entry(`${folder}${rawFile}`) }),
    ...Object.fromEntries(
      [...listIntegrations(input, 'client').values()].map((file) => [`./${file}`, entry(`${folder}${file}`)]),
    ),
    ...(oauthSchemes(input).length > 0 && { [`./${oauthFile}`]: entry(`${folder}${oauthFile}`) }),
    ...self,
    './*': entry(`${folder}operations/*`),
  };
}

/** Returns the exports of each part. `folder` contains the part's sources. */
const exportsOf: Readonly<Record<Part, (input: EmitInput, folder: string) => Exports>> = {
  types: (_, folder) => ({ '.': entry(`${folder}index`), ...self, './*': entry(`${folder}*`) }),
  client: clientExports,
  server: serverExports,
};

/** The library that the raw client needs, which users of the raw client install themselves. */
const RAW = { 'openapi-fetch': '^0.17.0' } as const;

/** Libraries that client integrations import. */
const LIBRARIES: Readonly<Partial<Record<Integration, string>>> = { zod: '^4.4.0' };

/** Returns the subpath imports for the validators of a part. `folder` contains the part's sources. */
function validatorImports({ config }: EmitInput, folder: string): Exports {
  return {
    ...(!isPackaged(config) && { '#validation': entry(`${folder}runtime/validation`) }),
    '#validators/*': './validators/*',
  };
}

/** Returns the subpath imports for a server. `folder` contains its sources. */
function serverImports(input: EmitInput, folder: string): Exports {
  return {
    ...validatorImports(input, folder),
    '#examples': { types: './examples.d.ts', default: './examples.js' },
  };
}

const validatorFiles = ['validators'];
const serverFiles = [...validatorFiles, 'examples.js', 'examples.d.ts'];

/**
 * Returns the fields for libraries that users of certain exports install themselves (`peers`), and for those that are
 * needed to compile the package (`compiled`).
 */
function printPeers(peers: Readonly<Record<string, string>>, compiled: Readonly<Record<string, string>> = {}): object {
  const names = Object.keys(peers);
  if (names.length === 0) return {};
  return {
    peerDependencies: peers,
    peerDependenciesMeta: Object.fromEntries(names.map((name) => [name, { optional: true }])),
    ...(Object.keys(compiled).length > 0 && { devDependencies: compiled }),
  };
}

/** Returns the libraries that users of certain client exports install themselves. */
function clientPeers(input: EmitInput): Readonly<Record<string, string>> {
  const libraries = [...listIntegrations(input, 'client').keys()].flatMap((name) => {
    const range = LIBRARIES[name];
    return range === undefined ? [] : [[name, range] as const];
  });
  return { ...(hasRaw(input) && RAW), ...Object.fromEntries(libraries) };
}

function printNeeds(dependencies: Readonly<Record<string, string>>): object {
  return Object.keys(dependencies).length === 0 ? {} : { dependencies };
}

function typesManifest(input: EmitInput): string {
  return json({
    ...manifest(input, 'types', 'The TypeScript types'),
    exports: exportsOf.types(input, ''),
    // Released types include the document from which they were generated.
    files: [...files, publishedDocument],
    ...build,
    ...printNeeds(runtimeNeeds(input.config)),
  });
}

/** Returns the dependencies that client and server share. */
function typesNeed({ config }: EmitInput): Readonly<Record<string, string>> {
  return {
    [packageNames(config).types]: versionOf(config, 'types'),
    ...runtimeNeeds(config),
  };
}

function clientManifest(input: EmitInput): string {
  return json({
    ...manifest(input, 'client', 'The fetch client'),
    exports: exportsOf.client(input, ''),
    ...(hasOwnChecks(input) && { imports: validatorImports(input, '') }),
    files: [...files, ...clientFiles, ...(hasOwnChecks(input) ? validatorFiles : [])],
    ...build,
    dependencies: typesNeed(input),
    ...printPeers(clientPeers(input), clientPeers(input)),
  });
}

function serverManifest(input: EmitInput): string {
  return json({
    ...manifest(input, 'server', 'The server stub'),
    exports: exportsOf.server(input, ''),
    imports: serverImports(input, ''),
    files: [...files, ...serverFiles],
    ...build,
    dependencies: typesNeed(input),
    ...printPeers(HOSTS),
  });
}

const nouns: Readonly<Record<Part, string>> = { types: 'types', client: 'fetch client', server: 'server stub' };

function list(words: readonly string[]): string {
  return words.join(', ').replace(/, ([^,]+)$/u, ' and $1');
}

/** Moves the exports of a part below the name of the part: `./client`. */
function below(part: Part, exported: Exports): Exports {
  return Object.fromEntries(
    Object.entries(exported)
      .filter(([path]) => !Object.hasOwn(self, path))
      .map(([path, target]) => [path.replace('.', `./${part}`), target]),
  );
}

function apiImports(input: EmitInput, hasServer: boolean): Exports {
  const imports = hasServer ? serverImports(input, 'server/') : validatorImports(input, 'client/');
  return { ...imports, '#types/*': entry('types/*') };
}

function apiManifest(input: EmitInput): string {
  const parts = partsOf(input.config);
  const hasServer = parts.includes('server');
  const compiled = parts.includes('client') ? clientPeers(input) : {};
  const exported = parts.map((part) => below(part, exportsOf[part](input, `${part}/`)));
  return json({
    ...manifest(input, 'api', `The TypeScript ${list(parts.map((part) => nouns[part]))}`),
    exports: Object.assign({}, ...exported, self),
    ...((hasServer || hasOwnChecks(input)) && { imports: apiImports(input, hasServer) }),
    files: [
      ...files,
      ...(parts.includes('client') ? clientFiles : []),
      publishedDocument,
      ...(hasServer ? serverFiles : []),
      ...(hasOwnChecks(input) ? validatorFiles : []),
    ],
    ...build,
    ...printNeeds(runtimeNeeds(input.config)),
    ...printPeers({ ...compiled, ...(hasServer && HOSTS) }, compiled),
  });
}

/** Functions that create the package.json of each package. */
export const manifests: Readonly<Record<PackageName, (input: EmitInput) => string>> = {
  types: typesManifest,
  client: clientManifest,
  server: serverManifest,
  api: apiManifest,
};
