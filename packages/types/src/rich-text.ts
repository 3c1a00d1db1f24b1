// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SharedCommunityMember } from './shared-community-member.js';

/** Additional data of a structured text, for both forms of its `body`. */
export interface RichTextParts {
  /** Plain text for apps that cannot show the structured text. */
  app_ios_fallback_text: string;
  /** Files that hang on the text. The structure of an entry is not fixed. */
  attachments: unknown[];
  /** Files within the text. The structure of an entry is not fixed. */
  inline_attachments: unknown[];
  /** The objects that the text refers to, keyed by signed id. */
  sgids_to_object_map: Record<string, unknown>;
  /** The kind of content of the text, such as `post`. */
  format: string;
  community_members: SharedCommunityMember[];
  /** Records of the platform that the text mentions. The structure of an entry is not fixed. */
  entities: unknown[];
  /** Groups that the text mentions. The structure of an entry is not fixed. */
  group_mentions: unknown[];
  /** Polls within the text. The structure of an entry is not fixed. */
  polls: unknown[];
}

/** A text as the editor's document, with everything that it refers to. */
export interface TiptapBody extends RichTextParts {
  /** The document of the editor. */
  body: TiptapBodyBody;
}

/** The document of the editor. */
export interface TiptapBodyBody {
  /** The kind of the root node. */
  type: string;
  /** The editor's nodes, in order. */
  content: Record<string, unknown>[];
}

/** A text as a structured document, with everything that it refers to. */
export interface RichTextBody extends RichTextParts {
  /** The root of the document. */
  body: RichTextBodyBody;
}

/** The root of the document. */
export interface RichTextBodyBody {
  /** The kind of the root node. */
  type: string;
  content: RichTextNode[];
}

/** A node of a structured document. It contains other nodes, or text with marks. */
export interface RichTextNode {
  /** The kind of node, such as `paragraph`, `text` or `mention`. */
  type: string;
  content?: RichTextNode[];
  /** The text of a text node. */
  text?: string | null;
  attrs?: RichTextNodeAttributes;
  marks?: RichTextMark[];
}

/** The attributes of a node that represents another object. */
export interface RichTextNodeAttributes {
  /** Signed id of the object that the node represents. */
  sgid: string;
  href?: string | null;
  target?: string | null;
}

/** A property of a stretch of text, such as bold or a link. */
export interface RichTextMark {
  /** The kind of mark, such as `bold` or `link`. */
  type: string;
  /** Where a link leads. */
  attrs?: RichTextMarkAttrs;
}

/** Where a link leads. */
export interface RichTextMarkAttrs {
  href: string;
  target: string | null;
}

/** A text as a document of the editor. */
export interface OpenDocumentRequest {
  /** The root of the document. Its structure is not fixed here. */
  body?: Record<string, unknown>;
}

/** A text as a document of nodes. */
export interface RichTextDocumentRequest {
  /** The root of the document. */
  body?: RichTextDocumentRequestBody;
}

/** The root of the document. */
export interface RichTextDocumentRequestBody {
  /** The kind of the root node, which is `doc`. */
  type: string;
  /** The nodes, in order. At most 10000 items. */
  content: readonly RichTextNodeRequest[];
}

/** A node of a text. It contains other nodes, or text with marks. */
export interface RichTextNodeRequest {
  /** The kind of node, such as `paragraph` or `text`. */
  type?: string;
  /** The nodes within this one, in order. At most 10000 items. */
  content?: readonly RichTextNodeRequest[];
  /** The text of a text node. */
  text?: string;
  /** Properties of the text, such as bold or a link. At most 100 items. */
  marks?: readonly Record<string, unknown>[];
  /** The attributes of the node. Their structure is not fixed here. */
  attrs?: Record<string, unknown>;
}
