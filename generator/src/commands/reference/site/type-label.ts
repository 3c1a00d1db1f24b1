/** Prints a type in words, with links to named schemas: `array of <a>Pet</a>`, `string (uuid)`, `integer or null`. */
import type { Type } from '../../../ir/type.js';
import { type Html, html, joinHtml, printText } from '../../../support/code/markup.js';
import type { PageContext } from './context.js';

/** Words for types whose kind is not a word that readers of JSON Schema know. */
const words: Partial<Readonly<Record<Type['kind'], string>>> = {
  bigint: 'integer (int64)',
  enum: 'string',
  file: 'file',
  never: 'nothing',
  object: 'object',
  'unknown-member': 'another value',
};

/** Variants that a label lists; longer unions are shown as `one of 12 types`. */
const mostVariants = 4;

function labelOfUnion(members: readonly Type[], page: PageContext): Html {
  const shown = members.filter(({ kind }) => kind !== 'null' && kind !== 'unknown-member');
  const labels = [...new Set(shown.map((member) => labelOf(member, page)))];
  const some = labels.length > mostVariants ? html`one of ${labels.length} types` : joinHtml(labels, ' or ');
  return members.length > shown.length && members.some(({ kind }) => kind === 'null') ? html`${some} or null` : some;
}

function labelOfEnum(values: readonly unknown[]): Html {
  const kinds = [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))];
  return printText(kinds.join(' or '));
}

/** Returns the label of a type. */
export function labelOf(type: Type, page: PageContext): Html {
  switch (type.kind) {
    case 'ref': {
      const named = page.index.named(type.name);
      return html`<a href="${printText(page.link.schema(named))}">${printText(page.nameOf(named))}</a>`;
    }
    case 'array':
      return html`array of ${labelOf(type.items, page)}`;
    case 'tuple':
      return html`array of ${type.items.length} or more items`;
    case 'union':
      return labelOfUnion(type.members, page);
    case 'intersection': {
      const named = type.members.filter(({ kind }) => kind === 'ref');
      return named.length === 1 && named[0] !== undefined ? labelOf(named[0], page) : html`object`;
    }
    case 'enum':
      return labelOfEnum(type.values);
    case 'string':
      return type.format === undefined ? html`string` : html`string (${printText(type.format)})`;
    case 'object':
      return type.properties.length === 0 && typeof type.additional === 'object'
        ? html`map of ${labelOf(type.additional, page)}`
        : html`object`;
    default:
      return printText(words[type.kind] ?? type.kind);
  }
}
