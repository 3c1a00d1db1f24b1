/** Every setting with what it may be: what a configuration is checked by, and what its JSON Schema is made of. */
import type { LayoutName, ManifestSettings, Settings } from './settings.js';

/** What a value may be. */
export type Kind =
  | { readonly kind: 'text'; readonly pattern?: RegExp; readonly of?: string }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly among: readonly string[] }
  | { readonly kind: 'list'; readonly items: Kind; readonly isOneEnough?: boolean }
  | { readonly kind: 'map'; readonly values: 'text' | 'anything'; readonly isTextEnough?: boolean }
  | { readonly kind: 'members'; readonly members: Readonly<Record<string, Setting>> };

export interface Setting {
  readonly says: string;
  readonly kind: Kind;
  readonly isRequired?: boolean;
}

/** How output may be laid out. */
/** Where packages and references go that no setting gives a folder. */
export const defaults = { out: 'packages', docs: 'dist' } as const;

export const layoutNames = ['packages', 'package', 'folder'] as const satisfies readonly LayoutName[];

const text: Kind = { kind: 'text' };
const flag: Kind = { kind: 'flag' };
const choice = (...among: readonly string[]): Kind => ({ kind: 'choice', among });

/** What npm takes (validate-npm-package-name): lower case, no leading dot or underscore. */
const packageName: Kind = {
  kind: 'text',
  pattern: /^(?:@[a-z\d][a-z\d._-]*\/)?[a-z\d][a-z\d._-]*$/u,
  of: 'the name of an npm package',
};

/** What SemVer takes. */
export const versionPattern = /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}(?:-[\dA-Za-z.-]+)?(?:\+[\dA-Za-z.-]+)?$/u;

const person: Kind = { kind: 'map', values: 'text', isTextEnough: true };

const selectors: Kind = {
  kind: 'list',
  isOneEnough: true,
  items: {
    kind: 'text',
    pattern: /^(?:tag|path|operation|webhook):./u,
    of: 'operations by tag:<name>, path:<path, with * for anything>, operation:<operationId> or webhook:<name>',
  },
};

const manifest: Readonly<Record<keyof ManifestSettings, Setting>> = {
  author: { says: 'Who has made the packages.', kind: person },
  bugs: { says: 'Where faults are told.', kind: person },
  funding: { says: 'Where the packages are supported.', kind: person },
  homepage: { says: 'The page of the packages.', kind: text },
  keywords: { says: 'What the packages are found by.', kind: { kind: 'list', items: text } },
  private: { says: 'Whether nothing is published.', kind: flag },
  publishConfig: { says: 'How npm publishes: access, registry, tag.', kind: { kind: 'map', values: 'anything' } },
  repository: { says: 'Where the sources are; the directory of each package is added.', kind: person },
};

/** Every setting of a document. */
export const settings: Readonly<Record<keyof Settings, Setting>> = {
  $schema: { says: 'Where this schema is, for editors.', kind: text },
  name: { says: 'What the document is called where a project has several.', kind: text },
  spec: { says: 'Path of the OpenAPI document, from the folder of the project.', kind: text, isRequired: true },
  overlays: {
    says: 'OpenAPI overlays, by their paths from the folder of the project: applied before all else, in their order.',
    kind: { kind: 'list', items: text },
  },
  root: {
    says: 'Folder that $refs may reach, from the folder of the project. Default: the folder of the document.',
    kind: text,
  },
  audience: {
    says: 'For whom the packages and the reference are: what x-audience says is for others is left out. Default: all of it.',
    kind: text,
  },
  out: { says: 'Folder of the packages. Default: packages.', kind: text },
  scope: {
    says: 'npm scope of the packages. Default: made from the title of the document.',
    kind: {
      kind: 'text',
      pattern: /^@[a-z\d][a-z\d._-]*$/u,
      of: 'an npm scope: "@" and lower-case letters, digits, ".", "_" or "-"',
    },
  },
  version: {
    says: 'Version of the packages before their first release. Default: 0.1.0.',
    kind: {
      kind: 'text',
      pattern: versionPattern,
      of: 'a version as SemVer writes it, such as 1.2.3',
    },
  },
  license: { says: 'SPDX identifier. Default: UNLICENSED.', kind: text },
  licenseFile: { says: 'A file whose text each package carries as its licence.', kind: text },
  layout: {
    says: 'Three packages, one package of three parts, or a folder of sources within a project that has a manifest. Default: packages.',
    kind: choice(...layoutNames),
  },
  packages: {
    says: 'Which packages, or parts of the one package, are made; the others need types. Default: all three.',
    kind: { kind: 'list', items: choice('types', 'client', 'server') },
  },
  names: {
    says: 'Names of packages in place of those that the scope gives them.',
    kind: {
      kind: 'members',
      members: {
        types: { says: 'Of the types.', kind: packageName },
        client: { says: 'Of the client.', kind: packageName },
        server: { says: 'Of the server.', kind: packageName },
        api: { says: 'Of the one package, where the layout is package.', kind: packageName },
      },
    },
  },
  manifest: { says: 'Members of each package.json.', kind: { kind: 'members', members: manifest } },
  skipUnsupported: { says: 'Whether operations that cannot be generated are left out. Default: false.', kind: flag },
  openEnumerations: {
    says: 'Whether enumerations and unions of responses are open to values of tomorrow. Default: true.',
    kind: flag,
  },
  int64: { says: 'What integers of 64 bits are. Default: number.', kind: choice('number', 'bigint') },
  include: { says: 'Operations that packages are made of. Default: all of them.', kind: selectors },
  exclude: { says: 'Operations that are left out.', kind: selectors },
  release: {
    says: 'What a release publishes besides.',
    kind: {
      kind: 'members',
      members: {
        packages: {
          says: 'Folders of packages of your own, which are released with those that are made.',
          kind: { kind: 'list', items: text },
        },
      },
    },
  },
  docs: { says: 'Folder of the rendered reference. Default: dist.', kind: text },
  lint: {
    says: "The configuration of Redocly's lint. Default: redocly.yaml beside the document or in the project.",
    kind: text,
  },
};
