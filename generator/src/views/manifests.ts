/** The manifests of the packages. */
import { posix } from 'node:path';
import { packageNames, versionOf } from '../config.js';
import type { PackageName } from '../settings/settings.js';
import { publishedDocument } from '../layout.js';
import { hasRaw, oauthSchemes } from './security.js';
import { type Subject, usedEvents } from './view.js';

/** JSON with two spaces, as npm writes it. */
const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** Members of package.json that all packages share. */
const manifest = ({ config, api }: Subject, part: PackageName, description: string): Record<string, unknown> => {
  const { repository, private: isPrivate, ...others } = config.manifest ?? {};
  const directory = posix.join(config.out ?? '', part);
  return {
    name: packageNames(config)[part],
    version: versionOf(config, part),
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

const entry = (path: string): object => ({ types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` });

const build = { scripts: { build: 'tsc -p tsconfig.json' } };

const files = ['dist', 'src', '!**/*.tsbuildinfo', 'OPERATIONS.md', 'CHANGELOG.md'];

export const typesManifest = (subject: Subject): string =>
  json({
    ...manifest(subject, 'types', 'The TypeScript types'),
    exports: { '.': entry('index'), './package.json': './package.json', './*': entry('*') },
    // Released types carry the document that they were made from.
    files: [...files, publishedDocument],
    ...build,
  });

export const clientManifest = (subject: Subject): string => {
  const { types } = packageNames(subject.config);
  const { oauthFile, rawFile } = subject.names;
  return json({
    ...manifest(subject, 'client', 'The fetch client'),
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
      [types]: versionOf(subject.config, 'types'),
      ...(hasRaw(subject) && { 'openapi-fetch': '0.17.0' }),
    },
  });
};

/** What a server can be mounted in, each in an entry of its own. */
export const ADAPTERS = ['node', 'express', 'fastify', 'hono'] as const;

/** Those of them that have to be installed by whoever uses them. */
const HOSTS = { express: '^5.0.0', fastify: '^5.0.0', hono: '^4.0.0' } as const;

export const serverManifest = (subject: Subject): string => {
  const { types } = packageNames(subject.config);
  return json({
    ...manifest(subject, 'server', 'The server stub'),
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
      '#examples': { types: './examples.d.ts', default: './examples.js' },
    },
    files: [...files, 'validators', 'examples.js', 'examples.d.ts'],
    ...build,
    dependencies: { [types]: versionOf(subject.config, 'types') },
    peerDependencies: HOSTS,
    peerDependenciesMeta: Object.fromEntries(Object.keys(HOSTS).map((host) => [host, { optional: true }])),
  });
};
