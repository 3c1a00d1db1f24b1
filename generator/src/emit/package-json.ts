/** The manifests of the packages. */
import { posix } from 'node:path';
import { packageNames, partsOf, versionOf } from '../config/codegen-config.js';
import { publishedDocument } from './layout.js';
import type { PackageName, Part } from '../config/settings.js';
import { hasRaw, oauthSchemes } from './client/security.js';
import { type EmitInput, usedEvents } from './input.js';

/** JSON with an indentation of two spaces, as npm writes it. */
const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** Returns the members of package.json that all packages share. */
const manifest = ({ config, api }: EmitInput, name: PackageName, description: string): Record<string, unknown> => {
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
};

/** Returns the entry of a compiled module, by its path within the sources. */
const entry = (path: string): object => ({ types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` });

const build = { scripts: { build: 'tsc -p tsconfig.json' } };

const files = ['dist', 'src', '!**/*.tsbuildinfo', 'OPERATIONS.md', 'CHANGELOG.md'];

/** The server adapters, each in its own entry. */
export const ADAPTERS = ['node', 'express', 'fastify', 'hono'] as const;

/** The frameworks that users install themselves. */
const HOSTS = { express: '^5.0.0', fastify: '^5.0.0', hono: '^4.0.0' } as const;

const self = { './package.json': './package.json' };

type Exports = Readonly<Record<string, unknown>>;

const serverExports = (input: EmitInput, folder: string): Exports => {
  const named = [...ADAPTERS, ...usedEvents(input.api).map((kind) => input.names.eventFile(kind))];
  return {
    '.': entry(`${folder}index`),
    ...Object.fromEntries(named.map((file) => [`./${file}`, entry(`${folder}${file}`)])),
    './schemas/*': { types: './validators/schemas/*.d.ts', default: './validators/schemas/*.js' },
    ...self,
  };
};

const clientExports = (input: EmitInput, folder: string): Exports => {
  const { oauthFile, rawFile } = input.names;
  return {
    '.': entry(`${folder}index`),
    ...(hasRaw(input) && { [`./${rawFile}`]: entry(`${folder}${rawFile}`) }),
    ...(oauthSchemes(input).length > 0 && { [`./${oauthFile}`]: entry(`${folder}${oauthFile}`) }),
    ...self,
    './*': entry(`${folder}operations/*`),
  };
};

/** Returns the exports of a part whose sources are in a folder. */
const exportsOf: Readonly<Record<Part, (input: EmitInput, folder: string) => Exports>> = {
  types: (_, folder) => ({ '.': entry(`${folder}index`), ...self, './*': entry(`${folder}*`) }),
  client: clientExports,
  server: serverExports,
};

const clientNeeds = (input: EmitInput): Readonly<Record<string, string>> =>
  hasRaw(input) ? { 'openapi-fetch': '0.17.0' } : {};

/** Returns the subpath imports of a server whose sources are in a folder. */
const serverImports = (folder: string): Exports => ({
  '#validation': entry(`${folder}runtime/server/validation`),
  '#validators/*': './validators/*',
  '#examples': { types: './examples.d.ts', default: './examples.js' },
});

const serverFiles = ['validators', 'examples.js', 'examples.d.ts'];

const serverPeers = {
  peerDependencies: HOSTS,
  peerDependenciesMeta: Object.fromEntries(Object.keys(HOSTS).map((host) => [host, { optional: true }])),
};

const typesManifest = (input: EmitInput): string =>
  json({
    ...manifest(input, 'types', 'The TypeScript types'),
    exports: exportsOf.types(input, ''),
    // Released types contain the document that they were generated from.
    files: [...files, publishedDocument],
    ...build,
  });

/** Returns the dependency of client and server on the types package. */
const typesNeed = ({ config }: EmitInput): Readonly<Record<string, string>> => ({
  [packageNames(config).types]: versionOf(config, 'types'),
});

const clientManifest = (input: EmitInput): string =>
  json({
    ...manifest(input, 'client', 'The fetch client'),
    exports: exportsOf.client(input, ''),
    files,
    ...build,
    dependencies: { ...typesNeed(input), ...clientNeeds(input) },
  });

const serverManifest = (input: EmitInput): string =>
  json({
    ...manifest(input, 'server', 'The server stub'),
    exports: exportsOf.server(input, ''),
    imports: serverImports(''),
    files: [...files, ...serverFiles],
    ...build,
    dependencies: typesNeed(input),
    ...serverPeers,
  });

const nouns: Readonly<Record<Part, string>> = { types: 'types', client: 'fetch client', server: 'server stub' };

const list = (words: readonly string[]): string => words.join(', ').replace(/, ([^,]+)$/u, ' and $1');

/** Returns the exports of a part below its name. */
const below = (part: Part, exported: Exports): Exports =>
  Object.fromEntries(
    Object.entries(exported)
      .filter(([path]) => !Object.hasOwn(self, path))
      .map(([path, target]) => [path.replace('.', `./${part}`), target]),
  );

const apiManifest = (input: EmitInput): string => {
  const parts = partsOf(input.config);
  const hasServer = parts.includes('server');
  const needs = parts.includes('client') ? clientNeeds(input) : {};
  const exported = parts.map((part) => below(part, exportsOf[part](input, `${part}/`)));
  return json({
    ...manifest(input, 'api', `The TypeScript ${list(parts.map((part) => nouns[part]))}`),
    exports: Object.assign({}, ...exported, self),
    ...(hasServer && { imports: { ...serverImports('server/'), '#types/*': entry('types/*') } }),
    files: [...files, publishedDocument, ...(hasServer ? serverFiles : [])],
    ...build,
    ...(Object.keys(needs).length > 0 && { dependencies: needs }),
    ...(hasServer && serverPeers),
  });
};

/** The manifest of each package. */
export const manifests: Readonly<Record<PackageName, (input: EmitInput) => string>> = {
  types: typesManifest,
  client: clientManifest,
  server: serverManifest,
  api: apiManifest,
};
