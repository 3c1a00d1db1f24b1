/** The changes that are made to a document before it is processed. */
import { type Customization, customizesAnything } from './customization.js';

export interface Changes {
  /** Paths of overlays, applied in order. */
  readonly overlays?: readonly string[] | undefined;
  /** Names, groups and pagination set in the configuration, which are applied after the overlays. */
  readonly customization?: Customization | undefined;
  /** The audience of the document; everything for other audiences is removed last. */
  readonly audience?: string | undefined;
}

/** Returns whether any changes are specified. */
export function changesAnything({ overlays = [], customization, audience }: Changes): boolean {
  const isCustomized = customization !== undefined && customizesAnything(customization);
  return overlays.length > 0 || isCustomized || audience !== undefined;
}
