/** A file in a JSON column, with its name. */
export type StoredFile = {
  /** Path relative to the base URL of the service. */
  readonly url: string;
  readonly filename: string;
};
