// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Bytes } from '../bytes.js';
import type { Album } from '../schemas.js';
import type { TypedResponse } from '../typed-response.js';

/** What `addAlbum` sends. */
export interface AddAlbumRequest {
  body: readonly [Album, File, ...string[]];
  /** The headers of the parts of the body. */
  partHeaders: readonly [Record<string, unknown>, {
    'x-page': number;
  }, ...{
    'x-language'?: string;
    'content-disposition'?: string;
  }[]];
}

/** The responses of `addAlbum`, by status. */
export type AddAlbumResult =
  | TypedResponse<200, Album[], Record<never, never>, 'multipart/related; type="text/xml"'>
  | TypedResponse<422>;

/** What `addLog` sends. */
export interface AddLogRequest {
  body?: readonly (number | Record<string, unknown> | readonly number[])[] | undefined;
}

/** The responses of `addLog`, by status. */
export type AddLogResult = TypedResponse<204>;

/** What `addBytes` sends. */
export type AddBytesRequest =
  | { contentType: 'multipart/mixed'; body: Bytes }
  | { contentType: 'multipart/form-data'; body: Record<string, unknown> }
  | { contentType: 'multipart/parallel'; body: readonly unknown[] }
  | { contentType?: 'application/json' | undefined; body: unknown }
  | { contentType?: undefined; body?: undefined };

/** The responses of `addBytes`, by status. */
export type AddBytesResult = TypedResponse<204>;
