// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Errors, GetFile200Headers, GetFile206Headers } from '../responses.js';
import type { Bytes, ReceivedBytes, Status4XX, TypedResponse } from '../runtime.js';
import type { ErrorSchema } from '../schemas.js';

export interface CreateFilePath {
  /** The signed id of the upload. */
  signed_id: string;
}

export interface CreateFileHeaders {
  /** Ignored. Content codings are not decoded; size and checksum are those of the bytes as sent. */
  'Content-Encoding'?: string | undefined;
}

export interface CreateFileRequest {
  path: CreateFilePath;
  headers?: CreateFileHeaders | undefined;
  contentType?: string | undefined;
  /** The bytes of the file. Without a body, the file is empty. */
  body?: Bytes | undefined;
}

export type CreateFileResult =
  | TypedResponse<204>
  | TypedResponse<Exclude<Status4XX, 404 | 409 | 413 | 422>, ErrorSchema>
  | Errors[404 | 409 | 413 | 422 | '5XX'];

export interface GetFilePath {
  /** The signed id of the upload. */
  signed_id: string;
  /** The file name of the upload. */
  filename: string;
}

export interface GetFileHeaders {
  /** The range to return. */
  Range?: string | undefined;
  /** Entity tag; the range is ignored if the file has another one. */
  'If-Range'?: string | undefined;
  /** Entity tags that the client has cached. */
  'If-None-Match'?: string | undefined;
}

export interface GetFileRequest {
  path: GetFilePath;
  headers?: GetFileHeaders | undefined;
}

export type GetFileResult =
  | TypedResponse<200, ReceivedBytes, GetFile200Headers, string>
  | TypedResponse<206, ReceivedBytes, GetFile206Headers, string>
  | TypedResponse<304, undefined, GetFile200Headers>
  | TypedResponse<Exclude<Status4XX, 404 | 416>, ErrorSchema>
  | Errors[404 | 416 | '5XX'];
