/** Reports schemas whose types are renamed because the generated packages already use their names. */
import { quote } from '../diagnostics/diagnostics.js';
import type { EmitInput } from '../emit/input.js';
import type { Outcome } from '../output/write.js';
import { isReservedType, toPascal } from '../support/case.js';

/** Maximum number of types that the note names. */
const mostNamed = 3;

function declares(text: string | undefined, type: string): boolean {
  return text !== undefined && new RegExp(String.raw`^export (?:type|interface) ${type}\b`, 'mu').test(text);
}

/** Returns a note on the added types that are not named like their schemas; empty if there are none. */
export function noteReservedNames({ api, names }: EmitInput, changes: Outcome['changes']): readonly string[] {
  const renamed = api.schemas
    .filter(({ name }) => isReservedType(toPascal(name)) && names.schema(name).startsWith(`${toPascal(name)}Schema`))
    .filter(({ name }) =>
      changes.some(({ before, after }) => declares(after, names.schema(name)) && !declares(before, names.schema(name))),
    );
  const [first] = renamed;
  if (first === undefined) return [];
  const types = renamed.map(({ name }) => `${names.schema(name)} (schema ${quote(name)})`);
  const rest = types.length - mostNamed;
  const list = [...types.slice(0, mostNamed), ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
  const key = /^[\w$]+$/u.test(first.name) ? first.name : quote(first.name);
  return [
    `these types are renamed, because the packages use the names themselves: ${list}. To choose other names, set them in the configuration, such as schemas: { ${key}: { name: '…' } }`,
  ];
}
