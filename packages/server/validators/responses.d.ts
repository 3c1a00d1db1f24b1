// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Validate } from '#validation';

export declare const checks: Readonly<Record<string, Validate>>;
