/** The result of reading a text in any notation. */
import type { Diagnostic, Position } from '../../diagnostics/diagnostics.js';

export interface Reading {
  readonly value: unknown;
  /** Returns the position of the key (or array item) at a pointer, or of its nearest existing parent. */
  readonly locate: (pointer: string) => Position;
  /** The text for strict YAML parsers, with the same lines; absent if identical. */
  readonly strictText?: string;
}

/** A reading, or the errors of the text. */
export type ReadResult = Reading | readonly Diagnostic[];

/** Returns whether a text was read without errors. */
export const isReading = (result: ReadResult): result is Reading => 'locate' in result;
