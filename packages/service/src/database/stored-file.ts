/** A file as a JSON column keeps it, where the filename is told as well. */
export type StoredFile = {
  /** The path below the service's own address. */
  readonly url: string;
  readonly filename: string;
};
