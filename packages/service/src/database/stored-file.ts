/** A file that a JSON column stores, with its name. */
export type StoredFile = {
  /** URL of the file; a relative path is relative to the base URL of the service. */
  readonly url: string;
  readonly filename: string;
};
