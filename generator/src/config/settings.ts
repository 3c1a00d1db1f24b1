/** What a project says of its document and its packages: in `trefoil.config.*`, or as `trefoil` in its package.json. */

/** What is made of a document. */
export type Part = 'types' | 'client' | 'server';

/** A package that is made: each part is one, or `api` holds them. */
export type PackageName = Part | 'api';

/** Three packages, one that holds all, or sources without a manifest. */
export type LayoutName = 'packages' | 'package' | 'folder';

/** Members of a package.json that a generator cannot know. */
export interface ManifestSettings {
  readonly author?: string | Readonly<Record<string, string>>;
  readonly bugs?: string | Readonly<Record<string, string>>;
  readonly funding?: string | Readonly<Record<string, string>>;
  readonly homepage?: string;
  readonly keywords?: readonly string[];
  readonly private?: boolean;
  readonly publishConfig?: Readonly<Record<string, unknown>>;
  /** The `directory` of each package is added to it. */
  readonly repository?: string | Readonly<Record<string, string>>;
}

/** The settings of one document. */
export interface Settings {
  /** For editors: where the JSON Schema of a configuration is. */
  readonly $schema?: string;
  /** What the document is called where a project has several. */
  readonly name?: string;
  /** Path of the OpenAPI document, from the folder of the project. */
  readonly spec: string;
  /** Overlays (OpenAPI Overlay 1.0 and 1.1), by their paths from the folder of the project: applied first, in their order. */
  readonly overlays?: readonly string[];
  /** The folder that `$ref`s may reach, from the folder of the project. Default: the folder of the document. */
  readonly root?: string;
  /** For whom the packages and the reference are: what `x-audience` says is for others only is left out. Default: all. */
  readonly audience?: string;
  /** Folder of the packages. Default: `packages`. */
  readonly out?: string;
  /** npm scope of the packages. Default: made from the title of the document. */
  readonly scope?: string;
  /** Version of the packages before their first release, as SemVer writes it. Default: `0.1.0`. */
  readonly version?: string;
  /** SPDX identifier. Default: `UNLICENSED`. */
  readonly license?: string;
  /** A file whose text each package carries as its licence. */
  readonly licenseFile?: string;
  /**
   * Three packages, one (`package`) that holds the three as its parts, or one folder of sources within a project that has
   * a manifest. Default: `packages`.
   */
  readonly layout?: LayoutName;
  /** Which packages, or parts of the one package, are made; the others need `types`. Default: all three. */
  readonly packages?: readonly Part[];
  /** Names of packages in place of those that the scope gives them; `api` is the one package. */
  readonly names?: Readonly<Partial<Record<PackageName, string>>>;
  /** Members of each manifest. */
  readonly manifest?: ManifestSettings;
  /** Whether operations that cannot be generated are left out, in place of nothing being generated. Default: `false`. */
  readonly skipUnsupported?: boolean;
  /** Whether the enumerations and unions of responses are open to values of tomorrow. Default: `true`. */
  readonly openEnumerations?: boolean;
  /** What integers of 64 bits are. Default: `number`. */
  readonly int64?: 'number' | 'bigint';
  /** Operations that packages are made of: `tag:…`, `path:…`, `operation:…`, `webhook:…`. Default: all of them. */
  readonly include?: string | readonly string[];
  /** Operations that are left out of those. */
  readonly exclude?: string | readonly string[];
  /** What a release publishes besides: folders of packages of your own. */
  readonly release?: { readonly packages?: readonly string[] };
  /** Folder of the rendered reference. Default: `dist`. */
  readonly docs?: string;
  /** The configuration of Redocly's lint. Default: `redocly.yaml` beside the document or in the project, if there is one. */
  readonly lint?: string;
}

/** A configuration, for a file in TypeScript or JavaScript: the settings of one document, or a list of them. */
export const defineConfig = <S extends Settings | readonly Settings[]>(settings: S): S => settings;
