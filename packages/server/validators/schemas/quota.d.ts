// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type { Quota } from '@community-platform/types/quota';

export declare const checkQuota: Check<Quota>;
export declare const quotaSchema: StandardSchema<Quota>;
