/** Titles of pages: the summary of an operation, else a title from its name. */
import type { EmitInput } from '../../../emit/input.js';
import type { Operation } from '../../../ir/api.js';
import { describeDeprecation } from '../../../ir/deprecation.js';
import type { Docs } from '../../../ir/schema.js';
import { htmlToText } from '../../../support/code/html.js';
import { splitWords } from '../../../support/words.js';

/** Returns a title from an identifier: `List pets` for `listPets`. */
export function toTitle(name: string): string {
  const words = splitWords(name).join(' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Returns the title of an operation, without a full stop. */
export function titleOf({ names }: Pick<EmitInput, 'names'>, operation: Operation): string {
  const summary = htmlToText(operation.summary ?? '')
    .trim()
    .replace(/\.$/u, '');
  return summary === '' ? toTitle(names.operation(operation).value) : summary;
}

/** Returns a sentence about a deprecation, with its dates; `undefined` if there is none. */
export function noticeOf(docs: Docs): string | undefined {
  return docs.deprecated === true ? `Deprecated. ${describeDeprecation(docs)}`.trim() : undefined;
}

/** Returns the first sentence of a description as plain text, shortened at a word, for lists, search and `<meta>`. */
export function summarize(text: string | undefined, most = 160): string {
  const plain = htmlToText(text ?? '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll(/[`*]|(?<!\w)_|_(?!\w)|^[#>]+ /gmu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const [sentence = ''] = /^.*?[.!?](?= |$)/u.exec(plain) ?? [plain];
  return sentence.length > most ? `${sentence.slice(0, most).replace(/\s+\S*$/u, '')}…` : sentence;
}
