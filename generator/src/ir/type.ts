/**
 * Types that TypeScript can express. Generated types, parameter shapes and names are derived from them. Constraints
 * that no type expresses, such as lengths, remain in the schema.
 */
import type { DateType, Docs } from './schema.js';

interface TypeBase extends Docs {
  readonly pointer: string;
}

export interface Property {
  readonly name: string;
  readonly required: boolean;
  /** Set if the schema does not declare the property's type, which another schema may declare. */
  readonly narrows?: true;
  readonly type: Type;
}

export interface ObjectType extends TypeBase {
  readonly kind: 'object';
  readonly title?: string;
  readonly properties: readonly Property[];
  /** Type of additional properties; `true` for any type, `false` if they are undeclared or not allowed. */
  readonly additional: boolean | Type;
  /** Set if the object has properties, but none in this direction. */
  readonly isLeftOut?: true;
}

/** A set of values. It has a name in the names table if it is declared as an enum. */
export interface EnumType extends TypeBase {
  readonly kind: 'enum';
  readonly values: readonly (string | number | boolean | null)[];
  /** Whether received values may be strings that the document does not list. */
  readonly open?: true;
}

export interface TupleType extends TypeBase {
  readonly kind: 'tuple';
  readonly items: readonly Type[];
  /** The minimum number of items. */
  readonly least: number;
  readonly rest: boolean | Type;
}

export type Type =
  | (TypeBase & { readonly kind: 'any' | 'never' | 'null' | 'boolean' | 'integer' | 'bigint' | 'number' | 'file' })
  | (TypeBase & { readonly kind: 'string'; readonly format?: string; readonly date?: DateType })
  | EnumType
  | (TypeBase & { readonly kind: 'array'; readonly items: Type })
  | TupleType
  | ObjectType
  | (TypeBase & { readonly kind: 'union' | 'intersection'; readonly members: readonly Type[] })
  /** A union variant that the document does not list, recognized by the value of the discriminator `property`. */
  | (TypeBase & { readonly kind: 'unknown-member'; readonly property: string })
  /** `name` is that of a named schema. `isSent`: whether this is the schema's request type, if that differs. */
  | (TypeBase & { readonly kind: 'ref'; readonly name: string; readonly isSent?: true });

/** Returns the direct child types of a type, each with a suffix for names that are derived from it. */
export function childrenOf(type: Type): (readonly [child: Type, suffix: string])[] {
  switch (type.kind) {
    case 'array':
      return [[type.items, '']];
    case 'tuple':
      return [
        ...type.items.map((item, index) => [item, String(index + 1)] as const),
        ...(typeof type.rest === 'boolean' ? [] : [[type.rest, ''] as const]),
      ];
    case 'union':
    case 'intersection':
      return type.members.map((member) => [member, ''] as const);
    case 'object':
      return [
        ...type.properties.map((property) => [property.type, property.name] as const),
        ...(typeof type.additional === 'boolean' ? [] : [[type.additional, 'Value'] as const]),
      ];
    default:
      return [];
  }
}
