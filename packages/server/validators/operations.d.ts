// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestValidators, ResponseValidators } from '#validation';

export declare const requests: Readonly<Record<string, RequestValidators>>;
export declare const responses: Readonly<Record<string, ResponseValidators>>;
