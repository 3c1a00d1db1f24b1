/** Every setting with its description and its allowed values. Validation and the JSON Schema are derived from this table. */

import type { OperationSettings, PaginationSettings } from '../openapi/overlay/customization-settings.js';
import { integrationNames } from '../support/integrations.js';
import { type ColorScheme, describeContrast } from './contrast.js';
import type {
  IgnoredChange,
  LayoutName,
  ManifestSettings,
  ReferenceSettings,
  SampleName,
  Settings,
} from './settings.js';

/** The type of value that a setting accepts. */
export type Kind =
  | {
      readonly kind: 'text';
      readonly pattern?: RegExp;
      readonly of?: string;
      /** Returns why text that matches the pattern is invalid. The JSON Schema cannot express this rule. */
      readonly refuse?: (text: string) => string | undefined;
    }
  | { readonly kind: 'flag' }
  | { readonly kind: 'function' }
  | { readonly kind: 'choice'; readonly among: readonly string[] }
  | { readonly kind: 'list'; readonly items: Kind; readonly isOneEnough?: boolean }
  | { readonly kind: 'map'; readonly values: 'text' | 'anything'; readonly isTextEnough?: boolean }
  | { readonly kind: 'status' }
  | { readonly kind: 'record'; readonly values: Kind }
  | { readonly kind: 'members'; readonly members: Readonly<Record<string, Setting>> };

export interface Setting {
  readonly says: string;
  readonly kind: Kind;
  readonly isRequired?: boolean;
}

/** Default output folders of the packages and of the API reference. */
export const defaults = { out: 'packages', docs: 'dist' } as const;

/** The output layouts. */
export const layoutNames = ['packages', 'package', 'folder'] as const satisfies readonly LayoutName[];

const text: Kind = { kind: 'text' };
const flag: Kind = { kind: 'flag' };
function choice(...among: readonly string[]): Kind {
  return { kind: 'choice', among };
}

/** npm package name (validate-npm-package-name): lower case, no leading dot or underscore. */
const packageName: Kind = {
  kind: 'text',
  pattern: /^(?:@[a-z\d][a-z\d._-]*\/)?[a-z\d][a-z\d._-]*$/u,
  of: 'the name of an npm package',
};

/** Matches a SemVer version. */
export const versionPattern = /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}(?:-[\dA-Za-z.-]+)?(?:\+[\dA-Za-z.-]+)?$/u;

/** Text with an environment variable, because secrets must not be written in the configuration. */
const secret: Kind = {
  kind: 'text',
  pattern: /\$(?:[A-Za-z_]\w*|\{[A-Za-z_]\w*\})/u,
  of: 'a text with an environment variable, such as Bearer $API_TOKEN',
};

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

const ignored: Readonly<Record<keyof IgnoredChange, Setting>> = {
  rule: { says: 'Name of the rule, such as parameter-removed. * matches any text.', kind: text },
  place: {
    says: 'Location in words, or the beginning of it: "GET /items › query limit", "schema Pet". * matches any text.',
    kind: text,
  },
  change: {
    says: 'Fingerprint of an approved change, as `trefoil diff --explain` prints it.',
    kind: { kind: 'text', pattern: /^[\da-f]{12}$/u, of: 'a fingerprint of 12 hexadecimal digits' },
  },
  reason: { says: 'Why the change is acceptable.', kind: text, isRequired: true },
};

const identifier: Kind = { kind: 'text', pattern: /^[A-Za-z$_][\w$]*$/u, of: 'an identifier' };

function named(says: string): Kind {
  return { kind: 'record', values: { kind: 'members', members: { name: { says, kind: identifier } } } };
}

/** Settings for the fields of `x-pagination`. */
const pagination: Readonly<Record<keyof PaginationSettings, Setting>> = {
  style: {
    says: 'How pages are requested.',
    kind: choice('page', 'offset', 'cursor', 'link', 'next'),
    isRequired: true,
  },
  items: { says: 'Response field with the items. Default: the response is an array.', kind: text },
  page: { says: 'Query parameter with the number of the page (page).', kind: text },
  page_size: { says: 'Query parameter with the number of items of a page (page).', kind: text },
  has_more: { says: 'Response field that says whether there are more pages (page, offset, cursor).', kind: text },
  total_pages: { says: 'Response field with the number of pages (page).', kind: text },
  offset: { says: 'Query parameter with the number of items to skip (offset).', kind: text },
  limit: { says: 'Query parameter with the number of items of a page (offset).', kind: text },
  total: { says: 'Response field with the number of all items (offset).', kind: text },
  cursor: { says: 'Query parameter or request field with the cursor (cursor).', kind: text },
  next: { says: 'Response field with the next cursor (cursor) or the address of the next page (next).', kind: text },
  key: {
    says: 'Item field that identifies an item; without next, that of the last item is the cursor (cursor).',
    kind: text,
  },
  invalid_cursor_status: { says: 'Status of the response to an expired cursor (cursor).', kind: { kind: 'status' } },
};

function color(scheme: ColorScheme): Kind {
  return {
    kind: 'text',
    pattern: /^#(?:[\da-fA-F]{3}){1,2}$/u,
    of: 'a color such as #1f5fbf',
    refuse: (text) => describeContrast(text, scheme),
  };
}

/** Matches the name of a version of the reference, which is the name of a folder. */
export const siteVersionPattern = /^[A-Za-z\d][\w.-]*$/u;

/** The languages of code samples, in the order in which readers see them. */
export const sampleNames = ['curl', 'typescript', 'javascript', 'python'] as const satisfies readonly SampleName[];

const reference: Readonly<Record<keyof ReferenceSettings, Setting>> = {
  logo: { says: 'Path of an SVG or PNG image, which each page shows beside the title of the API.', kind: text },
  colors: {
    says: 'Accent of links and buttons, with a contrast of at least 4.5 on the pages.',
    kind: {
      kind: 'members',
      members: {
        light: { says: 'Accent on light pages: #rgb or #rrggbb.', kind: color('light') },
        dark: { says: 'Accent on dark pages. Default: a lighter form of light.', kind: color('dark') },
      },
    },
  },
  chapters: {
    says: 'Paths of Markdown files, which become the first chapters of the guide, in order.',
    kind: { kind: 'list', items: text },
  },
  tryIt: { says: 'Whether operations have a form that sends requests. Default: true.', kind: flag },
  samples: {
    says: 'Languages of the code samples, in order: curl, typescript, javascript, python. Default: all.',
    kind: { kind: 'list', items: choice(...sampleNames) },
  },
  servers: {
    says: 'URLs of servers that replace those of the document: in samples, forms and the Content Security Policy.',
    kind: {
      kind: 'list',
      items: {
        kind: 'text',
        pattern: /^https?:\/\/[\w.:-]+(?:\/[\w.~!$&'()*+,;=:@%/-]*)?$/u,
        of: 'a URL such as https://api.example.com/v1',
      },
    },
  },
  version: {
    says: 'Name of the version, such as v2: the site is written to a folder of this name, beside other versions. Default: the site has no versions.',
    kind: { kind: 'text', pattern: siteVersionPattern, of: 'a name of letters, digits, ".", "_" and "-"' },
  },
  changelog: {
    says: 'Git tags with the versions that the changelog compares, with * as a wildcard, such as v*. Default: no changelog.',
    kind: text,
  },
};

const operation: Readonly<Record<keyof OperationSettings, Setting>> = {
  name: { says: 'Name of the function.', kind: identifier },
  group: { says: 'Group of the client, instead of the first tag.', kind: text },
  pagination: { says: 'Pagination, in the form of x-pagination.', kind: { kind: 'members', members: pagination } },
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
  headers: {
    says: 'Headers to read URLs with, by origin. Values contain environment variables, such as `Bearer $API_TOKEN`.',
    kind: { kind: 'record', values: { kind: 'record', values: secret } },
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
  dates: {
    says: 'TypeScript type of dates (format: date and date-time). Default: string.',
    kind: choice('string', 'Date'),
  },
  runtime: {
    says: 'Runtime of the generated code: files copied beside it (copy), or the npm package trefoil-runtime, which several documents of an application share (package). Default: copy.',
    kind: choice('copy', 'package'),
  },
  raw: {
    says: 'Whether to generate the raw client (openapi-fetch) and the types that it reads (paths, components, operations). Default: false.',
    kind: flag,
  },
  integrations: {
    says: 'Libraries for which a package has an additional entry point: standard-schema, tanstack-query, swr and zod in the client, msw in the server. Default: none.',
    kind: { kind: 'list', items: choice(...integrationNames) },
  },
  outputs: {
    says: 'Functions that return further files, in a configuration in TypeScript or JavaScript. Default: none.',
    kind: { kind: 'list', items: { kind: 'function' } },
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
          says: 'Folders of your own packages to release together with the generated ones. Packages in a nested list always have the same version.',
          kind: { kind: 'list', items: { kind: 'list', items: text, isOneEnough: true } },
        },
      },
    },
  },
  diff: {
    says: 'Settings of `trefoil diff`.',
    kind: {
      kind: 'members',
      members: {
        ignore: {
          says: 'Accepted changes, which do not count. An entry that matches no change is reported.',
          kind: { kind: 'list', items: { kind: 'members', members: ignored } },
        },
      },
    },
  },
  operations: {
    says: 'Names, groups and pagination of operations, by method and path (GET /items/{id}) or by operationId.',
    kind: { kind: 'record', values: { kind: 'members', members: operation } },
  },
  schemas: { says: 'Names of schemas, by their names in components.', kind: named('Name of the type.') },
  groups: { says: 'Names of groups, by tag.', kind: named('Name of the group in the client.') },
  docs: { says: 'Output folder of the API reference. Default: dist.', kind: text },
  reference: { says: 'Settings of the API reference.', kind: { kind: 'members', members: reference } },
  lint: {
    says: 'Path of the Redocly lint configuration. Default: redocly.yaml beside the document or in the project folder.',
    kind: text,
  },
};
