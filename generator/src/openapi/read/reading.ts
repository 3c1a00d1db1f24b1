/** What reading a text comes to, whatever its notation. */
import type { Diagnostic, Position } from '../../diagnostics/diagnostics.js';

export interface Reading {
  readonly value: unknown;
  /** The place of the key (or of the item of a list) that a pointer leads to, or of the nearest parent there is. */
  readonly locate: (pointer: string) => Position;
  /** The text as readers need it that go by the letter of YAML, with the same lines; absent where it is no other. */
  readonly strictText?: string;
}

/** A value with the way to its places, or what is wrong with the text. */
export type ReadResult = Reading | readonly Diagnostic[];

export const isReading = (result: ReadResult): result is Reading => 'locate' in result;
