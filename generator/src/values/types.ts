/** Determines the possible types of a value. */
import type { Schema, TypeName } from '../ir/schema.js';
import { Unmakeable, type Work } from './work.js';

const scalarTypes: readonly TypeName[] = ['string', 'integer', 'boolean'];

/**
 * Returns the types that all schemas allow and no negative schema excludes. If no types are declared, returns those to
 * which the schemas' keywords apply.
 */
export function typesOf(work: Work, parts: readonly Schema[], negatives: readonly Schema[]): readonly TypeName[] {
  const given = parts.flatMap(({ types }) => (types === undefined ? [] : [types]));
  // Keywords that no value of a type can satisfy do not apply to values of other types.
  const isElsewhere = work.isPlain && work.turn > 2;
  const guessed = (): readonly TypeName[] => (isElsewhere ? scalarTypes : guessTypes(work, parts));
  const types = given.length === 0 ? guessed() : sharedTypes(parts, given);
  const refused = new Set(negatives.filter(isOfTypesOnly).flatMap((each) => each.types ?? []));
  const left = types.filter((type) => !refused.has(type) && !(type === 'integer' && refused.has('number')));
  if (left.length > 0 || refused.size === 0) return left.length > 0 ? left : types;
  const others = scalarTypes.filter((type) => given.length === 0 && !refused.has(type));
  const free: readonly TypeName[] = given.length === 0 && !refused.has('null') ? [...others, 'null'] : others;
  if (free.length === 0) throw new Unmakeable('no type is allowed', { pointer: parts[0]?.pointer });
  return free;
}

function isOfTypesOnly(schema: Schema): boolean {
  return schema.types !== undefined && Object.keys(schema).every((key) => key === 'types' || key === 'pointer');
}

function sharedTypes(parts: readonly Schema[], given: readonly (readonly TypeName[])[]): readonly TypeName[] {
  const [first = [], ...others] = given;
  const allows = (types: readonly TypeName[], type: TypeName): boolean =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  const all = [
    ...first,
    ...(first.includes('number') && others.some((types) => types.includes('integer')) ? ['integer' as const] : []),
  ];
  const shared = all.filter((type) => others.every((types) => allows(types, type)));
  if (shared.length === 0)
    throw new Unmakeable('the combined schemas have no type in common', {
      pointer: parts.find(({ types }) => types)?.pointer,
    });
  return shared;
}

function guessTypes(work: Work, parts: readonly Schema[]): readonly TypeName[] {
  const has = (...keys: readonly (keyof Schema)[]): boolean =>
    parts.some((part) => keys.some((key) => part[key] !== undefined));
  if (
    has('properties', 'required', 'additionalProperties', 'patternProperties', 'minProperties', 'propertyNames') ||
    has('unevaluatedProperties', 'dependentRequired', 'dependentSchemas', 'maxProperties')
  )
    return ['object'];
  if (has('items', 'prefixItems', 'minItems', 'contains', 'uniqueItems', 'maxItems', 'unevaluatedItems'))
    return ['array'];
  if (has('pattern', 'minLength', 'maxLength', 'format', 'contentMediaType', 'contentEncoding')) {
    const isOfNumbers = parts.some(({ format = '' }) => /^(?:u?int\d+|float|double|decimal)$/u.test(format));
    return isOfNumbers ? ['integer'] : ['string'];
  }
  if (has('minimum', 'maximum', 'multipleOf', 'exclusiveMinimum', 'exclusiveMaximum')) return ['number'];
  // Without keywords, readers expect an object.
  return work.isPlain ? (['object', ...scalarTypes] as const) : scalarTypes;
}
