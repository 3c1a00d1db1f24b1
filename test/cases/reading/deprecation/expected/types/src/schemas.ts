// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { UnknownText } from './runtime.js';

/**
 * A pet.
 *
 * @deprecated Since 28 February 2026. Ends on 29 February 2028.
 */
export interface Pet {
  name: string;
  /**
   * In years.
   *
   * @deprecated Ends on 30 June 2027.
   */
  age?: number | null;
  /** @deprecated Ends on 30 June 2027. */
  kind?: Kind;
  'x-sunset'?: string;
}

export const kindValues = ['cat', 'dog'] as const;

export type Kind = (typeof kindValues)[number] | UnknownText;
