/**
 * What TypeScript can say of a schema: the form that types, the shapes of parameters and names are made from. Constraints
 * without a type, such as lengths, stay with the schema.
 */
import type { Docs } from './schema.js';

interface TypeBase extends Docs {
  readonly pointer: string;
}

export interface Property {
  readonly name: string;
  readonly required: boolean;
  /** Set where the schema says nothing of its type, which another part of the whole may declare. */
  readonly narrows?: true;
  readonly type: Type;
}

export interface ObjectType extends TypeBase {
  readonly kind: 'object';
  readonly title?: string;
  readonly properties: readonly Property[];
  /** `true`: any further property; `false`: nothing is said of them or none is allowed; a type: what they hold. */
  readonly additional: boolean | Type;
  /** Whether it has properties, and one side of a call none of them. */
  readonly isLeftOut?: true;
}

/** A closed set of values; `name` in the names table when it is declared as an enumeration. */
export interface EnumType extends TypeBase {
  readonly kind: 'enum';
  readonly values: readonly (string | number | boolean | null)[];
  /** Whether what is received may be a text that the document does not know yet. */
  readonly open?: true;
}

export interface TupleType extends TypeBase {
  readonly kind: 'tuple';
  readonly items: readonly Type[];
  /** As many items are there at least. */
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
  /** A member of a union that the document does not know yet; the property tells it from the others. */
  | (TypeBase & { readonly kind: 'unknown-member'; readonly property: string })
  /** `name` is that of a named schema; `isSent` where what is sent of it differs from what is received. */
  | (TypeBase & { readonly kind: 'ref'; readonly name: string; readonly isSent?: true });

/** The types directly within a type, with what each adds to the context of a name. */
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
