/** Titles of pages: the summary of an operation, else a title from its name. */
import type { EmitInput } from '../../../emit/input.js';
import type { Operation } from '../../../ir/api.js';
import { describeDeprecation } from '../../../ir/deprecation.js';
import type { Docs, NamedSchema } from '../../../ir/schema.js';
import { htmlToText } from '../../../support/code/html.js';
import { splitWords } from '../../../support/words.js';

/** Matches non-ASCII characters, which the identifiers of the packages omit. */
const foreign = /[^\0-\x7f]/u;

/** Splits a name into words in lower case, and keeps letters of all scripts. */
function splitLetters(name: string): readonly string[] {
  const spaced = name.replaceAll(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2').toLowerCase();
  return spaced.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [name];
}

/** Returns a title from a name: `List pets` for `listPets`. */
export function toTitle(name: string): string {
  const words = (foreign.test(name) ? splitLetters : splitWords)(name).join(' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Returns the title of an operation, without a full stop. */
export function titleOf({ names }: Pick<EmitInput, 'names'>, operation: Operation): string {
  const summary = htmlToText(operation.summary ?? '')
    .trim()
    .replace(/\.$/u, '');
  if (summary !== '') return summary;
  const { id, pinned } = operation;
  return toTitle(pinned === undefined && foreign.test(id) ? id : names.operation(operation).value);
}

/** Returns the title of a schema: its type or, if the type omits letters, its name in the document. */
export function titleOfSchema({ names }: Pick<EmitInput, 'names'>, { name }: NamedSchema): string {
  return foreign.test(name) ? name : names.schema(name);
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
