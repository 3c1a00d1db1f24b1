// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { UnknownMember, UnknownText } from './runtime.js';

export type Entry = Message | Call | Reference | UnknownMember<'type'>;

export interface Message {
  type?: 'message';
  text: string;
}

export type Call = FunctionCall | SearchCall | UnknownMember<'type'>;

export interface FunctionCall {
  type: 'function_call';
  name: string;
}

export interface SearchCall {
  type: SearchType;
  query: string;
}

export const searchTypeValues = ['file_search', 'web_search'] as const;

export type SearchType = (typeof searchTypeValues)[number] | UnknownText;

export interface Reference {
  type: 'reference' | null;
  id: string;
}

export type Step = Call | Reference | UnknownMember<'type'>;
