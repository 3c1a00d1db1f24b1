// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  OpenDocumentRequest,
  RichTextBody,
  RichTextDocumentRequest,
  RichTextMark,
  RichTextNode,
  RichTextNodeAttributes,
  RichTextNodeRequest,
  RichTextParts,
  TiptapBody,
} from '@community-platform/types/rich-text';

export declare const checkRichTextParts: Check<RichTextParts>;
export declare const richTextPartsSchema: StandardSchema<RichTextParts>;
export declare const checkTiptapBody: Check<TiptapBody>;
export declare const tiptapBodySchema: StandardSchema<TiptapBody>;
export declare const checkRichTextBody: Check<RichTextBody>;
export declare const richTextBodySchema: StandardSchema<RichTextBody>;
export declare const checkRichTextNode: Check<RichTextNode>;
export declare const richTextNodeSchema: StandardSchema<RichTextNode>;
export declare const checkRichTextNodeAttributes: Check<RichTextNodeAttributes>;
export declare const richTextNodeAttributesSchema: StandardSchema<RichTextNodeAttributes>;
export declare const checkRichTextMark: Check<RichTextMark>;
export declare const richTextMarkSchema: StandardSchema<RichTextMark>;
export declare const checkOpenDocumentRequest: Check<OpenDocumentRequest>;
export declare const openDocumentRequestSchema: StandardSchema<OpenDocumentRequest>;
export declare const checkRichTextDocumentRequest: Check<RichTextDocumentRequest>;
export declare const richTextDocumentRequestSchema: StandardSchema<RichTextDocumentRequest>;
export declare const checkRichTextNodeRequest: Check<RichTextNodeRequest>;
export declare const richTextNodeRequestSchema: StandardSchema<RichTextNodeRequest>;
