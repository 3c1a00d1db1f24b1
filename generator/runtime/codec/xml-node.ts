/** How values stand in XML (OpenAPI 3.2, 4.26), as far as a schema says it. */

/** What text is read as; texts come last, since any text is one. */
export type XmlScalar = 'null' | 'boolean' | 'bigint' | 'integer' | 'number' | 'string';

/** What an element holds. Where none of these is there, it holds anything. */
export interface XmlContent {
  /** What its text may be, tried in order. */
  readonly scalars?: readonly XmlScalar[];
  /** The members that it may have, by their keys, in the order in which they are written. */
  readonly members?: Readonly<Record<string, XmlNode>>;
  /** What members hold that are not declared. */
  readonly rest?: XmlNode;
  /** What the items of a list are. */
  readonly items?: XmlNode;
  /** What the first items of a list are, each of its own kind. */
  readonly first?: readonly XmlNode[];
  /** What a value stands as, one of several that are told apart by their names. */
  readonly choice?: readonly XmlChoice[];
}

/** A value as a node, or as several of the element that it stands in. */
export interface XmlNode extends XmlContent {
  /** An element, unless told otherwise; of `none`, what it holds stands in the element around it. */
  readonly as?: 'attribute' | 'text' | 'cdata' | 'none';
  /** Without prefix; absent, it is the key of the member. */
  readonly name?: string;
  readonly prefix?: string;
  readonly namespace?: string;
  /** Whether a value is meant where nothing stands for it: an empty list, or text without characters. */
  readonly required?: true;
  /** What it holds, where that is said elsewhere. */
  readonly of?: () => XmlContent;
}

/** One of several nodes. */
export interface XmlChoice {
  readonly node: XmlNode;
  /** A member by whose values it is known. */
  readonly when?: readonly [key: string, values: readonly unknown[]];
  /** The members that it cannot be without. */
  readonly needs?: readonly string[];
}

/** What a node holds. */
export function contentOf(node: XmlNode): XmlContent {
  return node.of === undefined ? node : node.of();
}
