/**
 * The types that TypeScript can express, from which generated types, parameter shapes and names are made. Constraints
 * without a type, such as lengths, remain in the schema.
 */
import type { Docs } from './schema.js';

interface TypeBase extends Docs {
  readonly pointer: string;
}

export interface Property {
  readonly name: string;
  readonly required: boolean;
  /** Set if the schema does not declare its type, which another part may declare. */
  readonly narrows?: true;
  readonly type: Type;
}

export interface ObjectType extends TypeBase {
  readonly kind: 'object';
  readonly title?: string;
  readonly properties: readonly Property[];
  /** `true`: any additional property; `false`: undeclared or not allowed; a type: the type of additional properties. */
  readonly additional: boolean | Type;
  /** Whether it has properties, but none of them in this direction. */
  readonly isLeftOut?: true;
}

/** A set of values; has a `name` in the names table if it is declared as an enum. */
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
  | (TypeBase & { readonly kind: 'string'; readonly format?: string })
  | EnumType
  | (TypeBase & { readonly kind: 'array'; readonly items: Type })
  | TupleType
  | ObjectType
  | (TypeBase & { readonly kind: 'union' | 'intersection'; readonly members: readonly Type[] })
  /** A union member that is unknown to the document; recognised by its discriminator `property`. */
  | (TypeBase & { readonly kind: 'unknown-member'; readonly property: string })
  /** `name` is that of a named schema; `isSent` if its sent variant differs from the received one. */
  | (TypeBase & { readonly kind: 'ref'; readonly name: string; readonly isSent?: true });

/** Returns the direct subtypes of a type, each with its suffix for derived names. */
export const childrenOf = (type: Type): (readonly [child: Type, suffix: string])[] => {
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
};
