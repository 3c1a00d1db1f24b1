// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { UnknownText } from './runtime.js';

export const petValues = ['dog', 'cat'] as const;

export type Pet = (typeof petValues)[number] | UnknownText;

export type House = Record<string, unknown>;

export type One = Record<string, unknown>;

export type Other = Record<string, unknown>;

export type Later = string;
