// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  DirectUploadBlob,
  DirectUploadCreateRequest,
  DirectUploadResponse,
  DirectUploadTarget,
} from '@community-platform/types/direct-upload';

export declare const checkDirectUploadResponse: Check<DirectUploadResponse>;
export declare const directUploadResponseSchema: StandardSchema<DirectUploadResponse>;
export declare const checkDirectUploadTarget: Check<DirectUploadTarget>;
export declare const directUploadTargetSchema: StandardSchema<DirectUploadTarget>;
export declare const checkDirectUploadCreateRequest: Check<DirectUploadCreateRequest>;
export declare const directUploadCreateRequestSchema: StandardSchema<DirectUploadCreateRequest>;
export declare const checkDirectUploadBlob: Check<DirectUploadBlob>;
export declare const directUploadBlobSchema: StandardSchema<DirectUploadBlob>;
