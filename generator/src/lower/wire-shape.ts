/** Whether a parameter or header can carry the values of its schema as text. */
import type { Schema } from '../ir.js';
import type { Context } from './raw.js';

export type Lookup = (name: string) => Schema | undefined;

/** As many fields, those of named schemas counted wherever they are referred to; what reads the text spells them out. */
export const mostFields = 1000;

interface Carrier {
  readonly what: 'parameter' | 'header';
  readonly name: string;
  readonly style: string;
  readonly schema: Schema;
  readonly pointer: string;
}

/** Reports what a style cannot carry; named schemas are looked up. */
export const checkWireShape = (
  context: Context,
  { what, name, style, schema, pointer }: Carrier,
  lookup: Lookup,
): void => {
  const refuse = (reason: string): void =>
    context.report('param-shape-unsupported', pointer, { what, name, style, reason });
  if (countFields(schema, lookup, { left: mostFields }, []) < 0) {
    refuse(`more than ${mostFields} fields`);
    return;
  }
  const kinds = kindsOf(schema, lookup, []);
  if (kinds.has('array') && style === 'deepObject') refuse('an array at the top');
  else if (style === 'deepObject' && !kinds.has('object') && !kinds.has('any')) refuse('anything but an object');
  else if (kinds.has('nested') && style !== 'deepObject') refuse('an array or object within an array or object');
};

/** The schemas directly within a schema; of a reference its target, unless that is what it stands in. */
const within = (schema: Schema, lookup: Lookup, trail: readonly string[]): readonly Schema[] => {
  switch (schema.kind) {
    case 'ref': {
      const target = trail.includes(schema.name) ? undefined : lookup(schema.name);
      return target === undefined ? [] : [target];
    }
    case 'union':
    case 'intersection':
      return schema.members;
    case 'array':
      return [schema.items];
    case 'tuple':
      return schema.items;
    case 'object': {
      const properties = schema.properties.map((property) => property.schema);
      return typeof schema.additional === 'boolean' ? properties : [...properties, schema.additional];
    }
    default:
      return [];
  }
};

/** What is left of a number of fields; it ends as soon as there is nothing left. */
const countFields = (schema: Schema, lookup: Lookup, budget: { left: number }, trail: readonly string[]): number => {
  budget.left -= 1;
  const inner = schema.kind === 'ref' ? [...trail, schema.name] : trail;
  for (const each of within(schema, lookup, trail)) if (budget.left >= 0) countFields(each, lookup, budget, inner);
  return budget.left;
};

const kindsOf = (schema: Schema, lookup: Lookup, trail: readonly string[]): Set<string> => {
  const inner = (members: readonly Schema[], next = trail): Set<string> =>
    new Set(members.flatMap((each) => [...kindsOf(each, lookup, next)]));
  const container = (kind: string): Set<string> => {
    const kinds = inner(within(schema, lookup, trail));
    return new Set(kinds.has('array') || kinds.has('object') ? [kind, 'nested'] : [kind]);
  };
  switch (schema.kind) {
    case 'ref':
      // A schema within itself has no end that text could have.
      if (trail.includes(schema.name)) return new Set(['object', 'nested']);
      return inner(within(schema, lookup, trail), [...trail, schema.name]);
    case 'union':
    case 'intersection':
      return inner(schema.members);
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
};
