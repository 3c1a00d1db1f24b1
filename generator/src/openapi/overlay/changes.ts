/** Changes to a document before it is processed. */
export interface Changes {
  /** Paths of overlays, applied in order. */
  readonly overlays?: readonly string[] | undefined;
  /** The audience of the document: afterwards, parts for other audiences are removed. */
  readonly audience?: string | undefined;
}

/** Returns whether there are any changes. */
export const changesAnything = ({ overlays = [], audience }: Changes): boolean =>
  overlays.length > 0 || audience !== undefined;
