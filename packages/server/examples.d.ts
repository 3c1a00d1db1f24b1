// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Examples } from '#validation';

/** Sample responses of mock mode, by operation and status. */
export declare const examples: Examples;
