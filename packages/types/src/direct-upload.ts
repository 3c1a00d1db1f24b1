// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** A reserved file, and the request that uploads it. */
export interface DirectUploadResponse {
  id: number;
  /** The name under which the file is stored. */
  key: string;
  filename: string;
  content_type: string;
  byte_size: number;
  checksum: string;
  /** Format: date-time. */
  created_at: string;
  /** Facts about the file. Their structure is not fixed. */
  metadata: Record<string, unknown> | null;
  /** The storage that takes the file. */
  service_name: string;
  /** With this id other requests refer to the file. */
  signed_id: string;
  /** With this id rich text refers to the file. */
  attachable_sgid: string;
  direct_upload: DirectUploadTarget;
  /** Where the file can be read afterwards. */
  url: string;
}

/** The request that uploads the file. */
export interface DirectUploadTarget {
  url: string;
  /** The headers to send with the file, keyed by name. */
  headers: { [key: string]: string };
}

/** The file to upload. */
export interface DirectUploadCreateRequest {
  blob: DirectUploadBlob;
}

/** Facts about a file before it is uploaded. */
export interface DirectUploadBlob {
  /** The name under which the file is stored. */
  key: string;
  /** 1 to 255 characters. */
  filename: string;
  content_type: string;
  /** At least 0. */
  byte_size: number;
  /** The MD5 digest of the file, in Base64. */
  checksum: string;
}
