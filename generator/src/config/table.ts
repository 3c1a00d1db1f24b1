/** Every setting with its description and its allowed values. Validation and the JSON Schema are derived from this table. */
import type { LayoutName, ManifestSettings, Settings } from './settings.js';

/** The kind of value that a setting accepts. */
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

/** Default output folders of the packages and the reference. */
export const defaults = { out: 'packages', docs: 'dist' } as const;

/** The output layouts. */
export const layoutNames = ['packages', 'package', 'folder'] as const satisfies readonly LayoutName[];

const text: Kind = { kind: 'text' };
const flag: Kind = { kind: 'flag' };
const choice = (...among: readonly string[]): Kind => ({ kind: 'choice', among });

/** npm package name (validate-npm-package-name): lower case, no leading dot or underscore. */
const packageName: Kind = {
  kind: 'text',
  pattern: /^(?:@[a-z\d][a-z\d._-]*\/)?[a-z\d][a-z\d._-]*$/u,
  of: 'the name of an npm package',
};

/** A SemVer version. */
export const versionPattern = /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}(?:-[\dA-Za-z.-]+)?(?:\+[\dA-Za-z.-]+)?$/u;

const person: Kind = { kind: 'map', values: 'text', isTextEnough: true };

const selectors: Kind = {
  kind: 'list',
  isOneEnough: true,
  items: {
    kind: 'text',
    pattern: /^(?:tag|path|operation|webhook):./u,
    of: 'tag:<name>, path:<path> with * as a wildcard, operation:<operationId> or webhook:<name>',
  },
};

const manifest: Readonly<Record<keyof ManifestSettings, Setting>> = {
  author: { says: 'Author of the packages: a string or a person object.', kind: person },
  bugs: { says: 'Issue tracker: a URL, or an object with url and email.', kind: person },
  funding: { says: 'Funding URL of the packages.', kind: person },
  homepage: { says: 'Homepage URL of the packages.', kind: text },
  keywords: { says: 'npm keywords.', kind: { kind: 'list', items: text } },
  private: { says: 'Whether the packages are private, so that npm does not publish them.', kind: flag },
  publishConfig: { says: 'npm publish settings: access, registry, tag.', kind: { kind: 'map', values: 'anything' } },
  repository: { says: 'Source repository. The directory of each package is added.', kind: person },
};

/** Every setting of a document. */
export const settings: Readonly<Record<keyof Settings, Setting>> = {
  $schema: { says: 'Location of this JSON Schema, for editors.', kind: text },
  name: {
    says: 'Name of the document. Required if the project has several documents; choose one with --project.',
    kind: text,
  },
  spec: { says: 'Path of the OpenAPI document, relative to the project folder.', kind: text, isRequired: true },
  overlays: {
    says: 'Paths of OpenAPI overlays, relative to the project folder. They are applied first, in order.',
    kind: { kind: 'list', items: text },
  },
  root: {
    says: 'Folder that $refs may read from, relative to the project folder. Default: the folder of the document.',
    kind: text,
  },
  audience: {
    says: 'Audience of the packages and the reference. Parts whose x-audience names only other audiences are left out. Default: everything is included.',
    kind: text,
  },
  out: { says: 'Output folder of the packages. Default: packages.', kind: text },
  scope: {
    says: 'npm scope of the packages, such as @acme. Default: derived from the title of the document.',
    kind: {
      kind: 'text',
      pattern: /^@[a-z\d][a-z\d._-]*$/u,
      of: 'an npm scope: "@" followed by lower-case letters, digits, ".", "_" or "-"',
    },
  },
  version: {
    says: 'Version of the packages before their first release (SemVer). Default: 0.1.0.',
    kind: {
      kind: 'text',
      pattern: versionPattern,
      of: 'a SemVer version, such as 1.2.3',
    },
  },
  license: { says: 'SPDX license identifier of the packages. Default: UNLICENSED.', kind: text },
  licenseFile: { says: 'Path of a license file. Its text is copied into each package.', kind: text },
  layout: {
    says: 'Output layout: three packages (packages), one package with all parts (package), or source files inside your own project (folder). Default: packages.',
    kind: choice(...layoutNames),
  },
  packages: {
    says: 'Parts to generate. The list must include types. Default: types, client and server.',
    kind: { kind: 'list', items: choice('types', 'client', 'server') },
  },
  names: {
    says: 'Package names that replace the names derived from the scope.',
    kind: {
      kind: 'members',
      members: {
        types: { says: 'Name of the types package.', kind: packageName },
        client: { says: 'Name of the client package.', kind: packageName },
        server: { says: 'Name of the server package.', kind: packageName },
        api: { says: 'Name of the single package of the layout "package".', kind: packageName },
      },
    },
  },
  manifest: { says: 'Additional fields of each package.json.', kind: { kind: 'members', members: manifest } },
  skipUnsupported: {
    says: 'Whether to leave out operations that are not supported instead of failing. Default: false.',
    kind: flag,
  },
  openEnumerations: {
    says: 'Whether enums and unions in responses accept values that a newer server may add. Default: true.',
    kind: flag,
  },
  int64: {
    says: 'TypeScript type of 64-bit integers (format: int64). Default: number.',
    kind: choice('number', 'bigint'),
  },
  include: {
    says: 'Operations to generate: tag:<name>, path:<path> with * as a wildcard, operation:<operationId> or webhook:<name>. Default: all.',
    kind: selectors,
  },
  exclude: { says: 'Operations to leave out, in the same notation as include. Default: none.', kind: selectors },
  release: {
    says: 'Settings of `trefoil release`.',
    kind: {
      kind: 'members',
      members: {
        packages: {
          says: 'Folders of your own packages to release together with the generated ones.',
          kind: { kind: 'list', items: text },
        },
      },
    },
  },
  docs: { says: 'Output folder of the API reference. Default: dist.', kind: text },
  lint: {
    says: 'Path of the Redocly lint configuration. Default: redocly.yaml beside the document or in the project folder.',
    kind: text,
  },
};
