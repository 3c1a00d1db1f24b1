/** The suggestions of `trefoil suggest`. */
import type { CustomizationSettings } from '../../openapi/overlay/customization-settings.js';

/** How certain a suggestion is, most certain first. */
export const certainties = ['high', 'medium', 'low'] as const;

export type Certainty = (typeof certainties)[number];

export type SuggestionKind = 'pagination' | 'name' | 'group' | 'errors';

export interface Suggestion {
  readonly kind: SuggestionKind;
  /** Method and path. */
  readonly operation: string;
  readonly certainty: Certainty;
  readonly reason: string;
  /** The name that the suggested name replaces. */
  readonly current?: string;
  /** Settings to add to the configuration; absent if the configuration cannot solve the problem. */
  readonly settings?: CustomizationSettings;
  /** Pointer of the operation. */
  readonly pointer: string;
}

/** Returns whether a suggestion is at least as certain as required. */
export function isCertain({ certainty }: Pick<Suggestion, 'certainty'>, least: Certainty): boolean {
  return certainties.indexOf(certainty) <= certainties.indexOf(least);
}
