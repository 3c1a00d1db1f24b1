/** The manifests of the packages. */
import { posix } from 'node:path';
import { packageNames, partsOf, versionOf } from '../config/codegen-config.js';
import { publishedDocument } from './layout.js';
import type { PackageName, Part } from '../config/settings.js';
import { hasRaw, oauthSchemes } from './client/security.js';
import { type Subject, usedEvents } from './input.js';

/** JSON with two spaces, as npm writes it. */
const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** Members of package.json that all packages share. */
const manifest = ({ config, api }: Subject, name: PackageName, description: string): Record<string, unknown> => {
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

/** A module that was compiled, by its path within the sources. */
const entry = (path: string): object => ({ types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` });

const build = { scripts: { build: 'tsc -p tsconfig.json' } };

const files = ['dist', 'src', '!**/*.tsbuildinfo', 'OPERATIONS.md', 'CHANGELOG.md'];

/** What a server can be mounted in, each in an entry of its own. */
export const ADAPTERS = ['node', 'express', 'fastify', 'hono'] as const;

/** Those of them that have to be installed by whoever uses them. */
const HOSTS = { express: '^5.0.0', fastify: '^5.0.0', hono: '^4.0.0' } as const;

const self = { './package.json': './package.json' };

type Exports = Readonly<Record<string, unknown>>;

const serverExports = (subject: Subject, folder: string): Exports => {
  const named = [...ADAPTERS, ...usedEvents(subject.api).map((kind) => subject.names.eventFile(kind))];
  return {
    '.': entry(`${folder}index`),
    ...Object.fromEntries(named.map((file) => [`./${file}`, entry(`${folder}${file}`)])),
    './schemas/*': { types: './validators/schemas/*.d.ts', default: './validators/schemas/*.js' },
    ...self,
  };
};

const clientExports = (subject: Subject, folder: string): Exports => {
  const { oauthFile, rawFile } = subject.names;
  return {
    '.': entry(`${folder}index`),
    ...(hasRaw(subject) && { [`./${rawFile}`]: entry(`${folder}${rawFile}`) }),
    ...(oauthSchemes(subject).length > 0 && { [`./${oauthFile}`]: entry(`${folder}${oauthFile}`) }),
    ...self,
    './*': entry(`${folder}operations/*`),
  };
};

/** What a part exports, where its sources are in a folder. */
const exportsOf: Readonly<Record<Part, (subject: Subject, folder: string) => Exports>> = {
  types: (_, folder) => ({ '.': entry(`${folder}index`), ...self, './*': entry(`${folder}*`) }),
  client: clientExports,
  server: serverExports,
};

const clientNeeds = (subject: Subject): Readonly<Record<string, string>> =>
  hasRaw(subject) ? { 'openapi-fetch': '0.17.0' } : {};

/** What a server looks up when it runs, where its sources are in a folder. */
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

const typesManifest = (subject: Subject): string =>
  json({
    ...manifest(subject, 'types', 'The TypeScript types'),
    exports: exportsOf.types(subject, ''),
    // Released types carry the document that they were made from.
    files: [...files, publishedDocument],
    ...build,
  });

/** What client and server need of the types. */
const typesNeed = ({ config }: Subject): Readonly<Record<string, string>> => ({
  [packageNames(config).types]: versionOf(config, 'types'),
});

const clientManifest = (subject: Subject): string =>
  json({
    ...manifest(subject, 'client', 'The fetch client'),
    exports: exportsOf.client(subject, ''),
    files,
    ...build,
    dependencies: { ...typesNeed(subject), ...clientNeeds(subject) },
  });

const serverManifest = (subject: Subject): string =>
  json({
    ...manifest(subject, 'server', 'The server stub'),
    exports: exportsOf.server(subject, ''),
    imports: serverImports(''),
    files: [...files, ...serverFiles],
    ...build,
    dependencies: typesNeed(subject),
    ...serverPeers,
  });

const nouns: Readonly<Record<Part, string>> = { types: 'types', client: 'fetch client', server: 'server stub' };

const list = (words: readonly string[]): string => words.join(', ').replace(/, ([^,]+)$/u, ' and $1');

/** The exports of a part among those of others: below its name. */
const below = (part: Part, exported: Exports): Exports =>
  Object.fromEntries(
    Object.entries(exported)
      .filter(([path]) => !Object.hasOwn(self, path))
      .map(([path, target]) => [path.replace('.', `./${part}`), target]),
  );

const apiManifest = (subject: Subject): string => {
  const parts = partsOf(subject.config);
  const hasServer = parts.includes('server');
  const needs = parts.includes('client') ? clientNeeds(subject) : {};
  const exported = parts.map((part) => below(part, exportsOf[part](subject, `${part}/`)));
  return json({
    ...manifest(subject, 'api', `The TypeScript ${list(parts.map((part) => nouns[part]))}`),
    exports: Object.assign({}, ...exported, self),
    ...(hasServer && { imports: { ...serverImports('server/'), '#types/*': entry('types/*') } }),
    files: [...files, publishedDocument, ...(hasServer ? serverFiles : [])],
    ...build,
    ...(Object.keys(needs).length > 0 && { dependencies: needs }),
    ...(hasServer && serverPeers),
  });
};

/** The manifest of each package. */
export const manifests: Readonly<Record<PackageName, (subject: Subject) => string>> = {
  types: typesManifest,
  client: clientManifest,
  server: serverManifest,
  api: apiManifest,
};
