/** What is done to a document before anything else is asked of it. */
export interface Changes {
  /** Paths of overlays, which are applied in their order. */
  readonly overlays?: readonly string[] | undefined;
  /** For whom the document is: after that, what is for others only is left out. */
  readonly audience?: string | undefined;
}

/** Whether there is anything to be done. */
export const changesAnything = ({ overlays = [], audience }: Changes): boolean =>
  overlays.length > 0 || audience !== undefined;
