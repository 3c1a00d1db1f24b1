// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestValidators } from '#validation';

export declare const checks: Readonly<Record<string, RequestValidators>>;
