/** The settings of a project, from `trefoil.config.*` or from the field `trefoil` of its package.json. */
import type { CustomizationSettings } from '../openapi/overlay/customization-settings.js';
import type { Integration } from '../support/integrations.js';
import type { OutputFunction } from './output-api.js';

/** A generated part. */
export type Part = 'types' | 'client' | 'server';

/** A generated package: one per part, or `api` with all parts. */
export type PackageName = Part | 'api';

/** Three packages (`packages`), one package with all parts (`package`), or sources without a package.json (`folder`). */
export type LayoutName = 'packages' | 'package' | 'folder';

/** Fields of package.json that the generator cannot derive from the document. */
export interface ManifestSettings {
  readonly author?: string | Readonly<Record<string, string>>;
  readonly bugs?: string | Readonly<Record<string, string>>;
  readonly funding?: string | Readonly<Record<string, string>>;
  readonly homepage?: string;
  readonly keywords?: readonly string[];
  readonly private?: boolean;
  readonly publishConfig?: Readonly<Record<string, unknown>>;
  /** Source repository. Each package adds its own `directory`. */
  readonly repository?: string | Readonly<Record<string, string>>;
}

/**
 * A change that `trefoil diff` accepts. Each of `rule`, `place` and `change` that is set must match; one is required.
 */
export interface IgnoredChange {
  /** Name of the rule, such as `parameter-removed`; `*` matches any text. */
  readonly rule?: string;
  /** Location in words, or the start of it: `GET /items › query limit`, `schema Pet`; `*` matches any text. */
  readonly place?: string;
  /** Fingerprint of an approved change, as `trefoil diff --explain` prints it. */
  readonly change?: string;
  /** Why the change is acceptable. */
  readonly reason: string;
}

/** The languages of code samples, as settings name them. */
export type SampleName = 'curl' | 'typescript' | 'javascript' | 'python';

/** Settings of the reference site. Paths are relative to the project folder. */
export interface ReferenceSettings {
  /** Path of an SVG or PNG image, which each page shows beside the title of the API. */
  readonly logo?: string;
  /**
   * Accent of links and buttons on light and on dark pages: `#rgb` or `#rrggbb`, with a contrast of at least 4.5.
   * Default for `dark`: a lighter form of `light`.
   */
  readonly colors?: { readonly light?: string; readonly dark?: string };
  /** Paths of Markdown files, which become the first chapters of the guide, in order. */
  readonly chapters?: readonly string[];
  /** Whether operations have a form that sends requests. Default: `true`. */
  readonly tryIt?: boolean;
  /** The languages of code samples, in order. Default: `curl`, `typescript`, `javascript`, `python`. */
  readonly samples?: readonly SampleName[];
  /** URLs of servers that replace those of the document: in samples, forms and the Content Security Policy. */
  readonly servers?: readonly string[];
  /**
   * Name of the version of the API, such as `v2`: the site is written to a folder of this name, beside those of other
   * versions. Default: the site has no versions.
   */
  readonly version?: string;
  /** Git tags with the versions that the changelog compares; `*` matches any text: `v*`. Default: no changelog. */
  readonly changelog?: string;
}

/** The settings of one document. */
export interface Settings {
  /** Location of the JSON Schema of the configuration, for editors. */
  readonly $schema?: string;
  /** Name of the document. Required if the project has several; choose one with `--project`. */
  readonly name?: string;
  /** Path of the OpenAPI document, relative to the project folder. */
  readonly spec: string;
  /** Paths of overlays (OpenAPI Overlay 1.0 and 1.1), relative to the project folder. They are applied first, in order. */
  readonly overlays?: readonly string[];
  /** Folder from which `$ref`s may read files, relative to the project folder. Default: the folder of the document. */
  readonly root?: string;
  /** Headers for requests to read documents, by origin. Values contain environment variables: `Bearer $API_TOKEN`. */
  readonly headers?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Audience of the packages and the reference. Parts whose `x-audience` names only other audiences are left out. Default: everything is included. */
  readonly audience?: string;
  /** Output folder of the packages. Default: `packages`. */
  readonly out?: string;
  /** npm scope of the packages, such as `@acme`. Default: derived from the title of the document. */
  readonly scope?: string;
  /** Version of the packages before their first release (SemVer). Default: `0.1.0`. */
  readonly version?: string;
  /** SPDX license identifier of the packages. Default: `UNLICENSED`. */
  readonly license?: string;
  /** Path of a license file. Its text is copied into each package. */
  readonly licenseFile?: string;
  /**
   * Output layout: three packages (`packages`), one package with all parts (`package`), or source files inside your own
   * project (`folder`). Default: `packages`.
   */
  readonly layout?: LayoutName;
  /** Parts to generate: `types`, `client`, `server`. The list must include `types`. Default: all three. */
  readonly packages?: readonly Part[];
  /** Package names that replace those derived from the scope. `api` names the package of the `package` layout. */
  readonly names?: Readonly<Partial<Record<PackageName, string>>>;
  /** Additional fields of each package.json. */
  readonly manifest?: ManifestSettings;
  /** Whether to leave out operations that are not supported instead of failing. Default: `false`. */
  readonly skipUnsupported?: boolean;
  /** Whether enums and unions in responses accept values that a newer server may add. Default: `true`. */
  readonly openEnumerations?: boolean;
  /** TypeScript type of 64-bit integers (`format: int64`). Default: `number`. */
  readonly int64?: 'number' | 'bigint';
  /** TypeScript type of dates (`format: date` and `date-time`). Default: `string`. */
  readonly dates?: 'string' | 'Date';
  /**
   * Where generated code imports its runtime from: files copied beside it (`copy`), or the npm package
   * `trefoil-runtime` (`package`), which several documents of an application share. Default: `copy`.
   */
  readonly runtime?: 'copy' | 'package';
  /**
   * Whether to generate the raw client (openapi-fetch with the document's types) and the module `openapi` with the
   * types `paths`, `components` and `operations`. Default: `false`.
   */
  readonly raw?: boolean;
  /**
   * Libraries for which a package has an additional entry point: `standard-schema`, `tanstack-query`, `swr` and `zod`
   * in the client, `msw` in the server. Default: none.
   */
  readonly integrations?: readonly Integration[];
  /**
   * Functions that receive a view of the document and return additional files, which are written and checked like
   * generated ones. Default: none.
   */
  readonly outputs?: readonly OutputFunction[];
  /** Operations to generate: `tag:…`, `path:…`, `operation:…`, `webhook:…`. Default: all. */
  readonly include?: string | readonly string[];
  /** Operations to leave out, in the same notation as `include`. Default: none. */
  readonly exclude?: string | readonly string[];
  /**
   * Settings of `trefoil release`: folders of your own packages to release together with the generated ones. Packages in a
   * nested list always have the same version.
   */
  readonly release?: { readonly packages?: readonly (string | readonly string[])[] };
  /** Settings of `trefoil diff`: changes that it accepts, each with a reason. */
  readonly diff?: { readonly ignore?: readonly IgnoredChange[] };
  /** Names, groups and pagination of operations, by method and path (`GET /items/{id}`) or by operationId. */
  readonly operations?: CustomizationSettings['operations'];
  /** Names of schemas, by their names in `components`. */
  readonly schemas?: CustomizationSettings['schemas'];
  /** Names of groups, by tag. */
  readonly groups?: CustomizationSettings['groups'];
  /** Output folder of the API reference. Default: `dist`. */
  readonly docs?: string;
  /** Settings of the API reference: logo, colors, chapters, forms, samples, servers. */
  readonly reference?: ReferenceSettings;
  /** Path of the Redocly lint configuration. Default: `redocly.yaml` beside the document or in the project folder, if it exists. */
  readonly lint?: string;
}

/** Types a configuration file in TypeScript or JavaScript: the settings of one document, or an array of them. */
export function defineConfig(settings: Settings | readonly Settings[]): Settings | readonly Settings[] {
  return settings;
}
