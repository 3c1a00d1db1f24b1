/** The result of parsing JSON or YAML text. */
import type { Diagnostic, Position } from '../../diagnostics/diagnostics.js';

export interface Reading {
  readonly value: unknown;
  /** Returns the position of the key or array item at a pointer; if it does not exist, of the nearest parent. */
  readonly locate: (pointer: string) => Position;
  /** Text with the same lines that strict YAML parsers accept; absent if no changes are necessary. */
  readonly strictText?: string;
}

/** The parsed text, or its errors. */
export type ReadResult = Reading | readonly Diagnostic[];

/** Returns whether a text was read without errors. */
export function isReading(result: ReadResult): result is Reading {
  return 'locate' in result;
}
