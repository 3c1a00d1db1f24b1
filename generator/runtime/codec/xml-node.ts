/** Describes how values are represented in XML (OpenAPI 3.2, 4.26), to the extent that the schema defines it. */

/** Types that text can have. `string` comes last, because any text is a string. */
export type XmlScalar = 'null' | 'boolean' | 'bigint' | 'integer' | 'number' | 'string';

/** Describes what an element may contain; without any property, the element may contain anything. */
export interface XmlContent {
  /** The types that its text can have, tried in order. */
  readonly scalars?: readonly XmlScalar[];
  /** The members by key, in the order in which they are written. */
  readonly members?: Readonly<Record<string, XmlNode>>;
  /** Describes undeclared members. */
  readonly rest?: XmlNode;
  /** Describes the items of an array. */
  readonly items?: XmlNode;
  /** Describes the first items of an array, each of a separate type (tuple). */
  readonly first?: readonly XmlNode[];
  /** Variants, which are distinguished by name. */
  readonly choice?: readonly XmlChoice[];
}

/** How a value is represented in XML: as one node, or as several nodes within the parent element. */
export interface XmlNode extends XmlContent {
  /** Type of node. Default: an element. With `none`, the content is part of the parent element. */
  readonly as?: 'attribute' | 'text' | 'cdata' | 'none';
  /** Local name. Default: the key of the member. */
  readonly name?: string;
  readonly prefix?: string;
  readonly namespace?: string;
  /** Whether a value exists even without a node: an empty array or empty text. */
  readonly required?: true;
  /** Returns the content, if it is defined elsewhere. */
  readonly of?: () => XmlContent;
}

/** A variant of a union. */
export interface XmlChoice {
  readonly node: XmlNode;
  /** The discriminator: a member, and the values that select this variant. */
  readonly when?: readonly [key: string, values: readonly unknown[]];
  /** Names of the required members. */
  readonly needs?: readonly string[];
}

/** Returns the content of a node. */
export function contentOf(node: XmlNode): XmlContent {
  return node.of === undefined ? node : node.of();
}
