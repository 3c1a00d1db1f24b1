/** Titles of operations. */
import type { EmitInput } from '../../../emit/input.js';
import type { Operation } from '../../../ir/api.js';
import { splitWords } from '../../../support/words.js';

/** Returns the summary of an operation; else a title from its name: `List pets` for `listPets`. */
export function titleOf({ names }: Pick<EmitInput, 'names'>, operation: Operation): string {
  const summary = operation.summary?.trim() ?? '';
  const words = splitWords(names.operation(operation).value).join(' ');
  return summary === '' ? words.charAt(0).toUpperCase() + words.slice(1) : summary;
}
