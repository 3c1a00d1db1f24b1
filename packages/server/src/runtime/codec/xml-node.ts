/** The XML form of values (OpenAPI 3.2, 4.26), as far as the schema defines it. */

/** Types of text; `string` comes last, because any text is a string. */
export type XmlScalar = 'null' | 'boolean' | 'bigint' | 'integer' | 'number' | 'string';

/** The content of an element. Without any property, any content. */
export interface XmlContent {
  /** The types of its text, tried in order. */
  readonly scalars?: readonly XmlScalar[];
  /** Its members by key, in the order in which they are written. */
  readonly members?: Readonly<Record<string, XmlNode>>;
  /** Undeclared members. */
  readonly rest?: XmlNode;
  /** The items of an array. */
  readonly items?: XmlNode;
  /** The first items of an array, each of its own type (tuple). */
  readonly first?: readonly XmlNode[];
  /** Variants that are distinguished by their names. */
  readonly choice?: readonly XmlChoice[];
}

/** A value as an XML node, or as several nodes within the parent element. */
export interface XmlNode extends XmlContent {
  /** Default: an element. With `none`, its content is part of the parent element. */
  readonly as?: 'attribute' | 'text' | 'cdata' | 'none';
  /** Local name; absent: the key of the member. */
  readonly name?: string;
  readonly prefix?: string;
  readonly namespace?: string;
  /** Whether an absent node still means a value: an empty array or empty text. */
  readonly required?: true;
  /** The content, if it is defined elsewhere. */
  readonly of?: () => XmlContent;
}

/** A variant. */
export interface XmlChoice {
  readonly node: XmlNode;
  /** Its discriminator: a member and its values. */
  readonly when?: readonly [key: string, values: readonly unknown[]];
  /** Its required members. */
  readonly needs?: readonly string[];
}

/** Returns the content of a node. */
export function contentOf(node: XmlNode): XmlContent {
  return node.of === undefined ? node : node.of();
}
