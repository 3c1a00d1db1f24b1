// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Examples } from '#validation';

/** What mock mode answers, by operation and status. */
export declare const examples: Examples;
