/** Checks whether the text of a parameter or header can represent all values of the schema. */

import type { Schema } from '../ir/schema.js';
import type { SchemaIndex } from '../ir/schema-index.js';
import { childrenOf, type Type } from '../ir/type.js';
import { typeOf, typeOfPart } from '../ir/type-of.js';
import type { Context } from './context.js';

/** Maximum number of fields. Fields of named schemas count once per reference, because shapes repeat them. */
export const mostFields = 1000;

/** Maximum depth of shapes; deeper values are written as JSON. */
export const shallow = 2;

interface Carrier {
  readonly what: 'parameter' | 'header';
  readonly name: string;
  readonly style: string;
  readonly explode: boolean;
  readonly schema: Schema;
  readonly pointer: string;
}

/** Describes values for which the style table (OpenAPI 3.2, 4.12.6) is undefined; `undefined` if there are none. */
function undefinedFor(style: string, explode: boolean, kinds: ReadonlySet<string>): string | undefined {
  const isDelimited = style === 'spaceDelimited' || style === 'pipeDelimited';
  if (isDelimited && explode) return 'exploded values';
  if ((isDelimited || style === 'deepObject') && kinds.has('scalar')) return 'values other than arrays and objects';
  if (style === 'deepObject' && kinds.has('array')) return 'arrays';
  return style === 'cookie' && !explode && (kinds.has('array') || kinds.has('object'))
    ? 'arrays and objects without explode: true'
    : undefined;
}

/** Reports values of a parameter or header that its style cannot represent. */
export function checkWireShape(
  context: Context,
  { what, name, style, explode, schema, pointer }: Carrier,
  index: SchemaIndex,
): void {
  const refuse = (reason: string): void =>
    context.report('param-shape-unsupported', pointer, { what, name, style, reason });
  const direction = what === 'header' ? 'received' : 'sent';
  const type = typeOfPart(index, schema, direction);
  const depth = style === 'deepObject' ? Number.POSITIVE_INFINITY : shallow;
  if (countFields(type, index, { left: mostFields }, [], depth) < 0) {
    refuse(`more than ${mostFields} fields`);
    return;
  }
  const kinds = kindsOf(type, index, []);
  const missing = undefinedFor(style, explode, kinds);
  if (missing !== undefined) context.report('param-style-undefined', pointer, { name, style, what: missing });
  if (style === 'deepObject' || !kinds.has('nested')) return;
  const reason = 'arrays or objects within arrays or objects';
  context.report('param-shape-undefined', pointer, { what, name, style, reason });
}

/** Reports a form field with too many nested fields. */
export function checkFieldCount(
  context: Context,
  { name, schema, pointer }: Pick<Carrier, 'name' | 'schema' | 'pointer'>,
  index: SchemaIndex,
): void {
  const type = typeOfPart(index, schema, 'sent');
  if (countFields(type, index, { left: mostFields }, [], Number.POSITIVE_INFINITY) >= 0) return;
  const reason = `more than ${mostFields} fields`;
  context.report('param-shape-unsupported', pointer, { what: 'parameter', name, style: 'deepObject', reason });
}

/** Returns the direct child types of a type. For a reference, returns the target, or nothing if it is recursive. */
function within(type: Type, index: SchemaIndex, trail: readonly string[]): readonly Type[] {
  if (type.kind !== 'ref') return childrenOf(type).map(([child]) => child);
  return trail.includes(type.name)
    ? []
    : [typeOf(index, index.named(type.name).schema, type.isSent ? 'sent' : 'received')];
}

/** Subtracts the fields of a type, up to a depth, from the budget. Returns the rest; stops if it is negative. */
function countFields(
  type: Type,
  index: SchemaIndex,
  budget: { left: number },
  trail: readonly string[],
  depth: number,
): number {
  budget.left -= 1;
  const isContainer = type.kind === 'array' || type.kind === 'tuple' || type.kind === 'object';
  if (isContainer && depth === 0) return budget.left;
  const inner = type.kind === 'ref' ? [...trail, type.name] : trail;
  for (const each of within(type, index, trail))
    if (budget.left >= 0) countFields(each, index, budget, inner, isContainer ? depth - 1 : depth);
  return budget.left;
}

/** Returns the kinds of values: scalars, arrays, objects, and `nested` if these contain arrays or objects. */
function kindsOf(type: Type, index: SchemaIndex, trail: readonly string[], isWithin = false): Set<string> {
  const inner = (members: readonly Type[], next = trail, isInner = isWithin): Set<string> =>
    new Set(members.flatMap((each) => [...kindsOf(each, index, next, isInner)]));
  const container = (kind: string): Set<string> => {
    if (isWithin) return new Set([kind]);
    const kinds = inner(within(type, index, trail), trail, true);
    return new Set(kinds.has('array') || kinds.has('object') ? [kind, 'nested'] : [kind]);
  };
  switch (type.kind) {
    case 'ref':
      // A recursive schema cannot be written in full.
      if (trail.includes(type.name)) return new Set(['object', 'nested']);
      return inner(within(type, index, trail), [...trail, type.name]);
    case 'union':
    case 'intersection':
      return inner(type.members);
    case 'array':
    case 'tuple':
      return container('array');
    case 'object':
      return container('object');
    case 'any':
      return new Set(['any']);
    default:
      return new Set(['scalar']);
  }
}
