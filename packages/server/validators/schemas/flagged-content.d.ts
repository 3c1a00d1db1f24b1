// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type { FlaggedContent, FlaggedContentsList } from '@community-platform/types/flagged-content';

export declare const checkFlaggedContent: Check<FlaggedContent>;
export declare const flaggedContentSchema: StandardSchema<FlaggedContent>;
export declare const checkFlaggedContentsList: Check<FlaggedContentsList>;
export declare const flaggedContentsListSchema: StandardSchema<FlaggedContentsList>;
