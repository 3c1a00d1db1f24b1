// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type { Embed, EmbedCreateRequest } from '@community-platform/types/embed';

export declare const checkEmbed: Check<Embed>;
export declare const embedSchema: StandardSchema<Embed>;
export declare const checkEmbedCreateRequest: Check<EmbedCreateRequest>;
export declare const embedCreateRequestSchema: StandardSchema<EmbedCreateRequest>;
