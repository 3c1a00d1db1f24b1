// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Errors } from '../responses.js';
import type { Bytes, TypedResponse } from '../runtime.js';
import type { Album } from '../schemas.js';

export interface AddAlbumRequest {
  body: readonly [Album, File, ...string[]];
  /** The headers of the parts of the body. */
  partHeaders: readonly [Record<string, unknown>, {
    /** At least 1. */
    'x-page': number;
  }, ...{
    /** At least 2 characters. */
    'x-language'?: string;
    'content-disposition'?: string;
  }[]];
}

export type AddAlbumResult =
  | TypedResponse<200, Album[], Record<never, never>, 'multipart/related; type="text/xml"'>
  | Errors[422];

export interface AddLogRequest {
  body?: readonly (number | Record<string, unknown> | readonly number[])[] | undefined;
}

export type AddLogResult = TypedResponse<204>;

export type AddBytesRequest =
  | { contentType: 'multipart/mixed'; body: Bytes }
  | { contentType: 'multipart/form-data'; body: Record<string, unknown> }
  | { contentType: 'multipart/parallel'; body: readonly unknown[] }
  | { contentType?: 'application/json' | undefined; body: unknown }
  | { contentType?: undefined; body?: undefined };

export type AddBytesResult = TypedResponse<204>;
