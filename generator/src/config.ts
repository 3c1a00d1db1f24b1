/** What decides the output besides the document. */
export interface Difference {
  /** A schema, or an operation and its part: `basic_post`, `listPosts 200`. */
  readonly name: string;
  readonly reason: string;
}

export interface Config {
  /** npm scope of the packages, with `@`. */
  readonly scope: string;
  /** Version of the packages; what decides it stands outside the generator. */
  readonly version: string;
  /** SPDX identifier. */
  readonly license: string;
  /** The text of the licence, for a file in each package. */
  readonly licenseText?: string;
  /** Types that rightly differ from openapi-typescript's. */
  readonly differences: readonly Difference[];
}

export const packageNames = (
  config: Config,
): { readonly types: string; readonly client: string; readonly server: string } => ({
  types: `${config.scope}/types`,
  client: `${config.scope}/client`,
  server: `${config.scope}/server`,
});
