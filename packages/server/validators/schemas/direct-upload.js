// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  fits,
  formats,
  isLonger,
  isObject,
  isShorter,
  mismatch,
  refuse,
  refuseMember,
  toStandardSchema,
  toToken,
  withinMember,
} from '#validation';

/** Whether a value is a `DirectUploadResponse`. */
export const checkDirectUploadResponse = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (typeof value.key !== 'string' && refuseMember(found, '', 'key', value.key, 'type', 'string')) return false;
  if (
    typeof value.filename !== 'string' &&
    refuseMember(found, '', 'filename', value.filename, 'type', 'string')
  )
    return false;
  if (
    typeof value.content_type !== 'string' &&
    refuseMember(found, '', 'content_type', value.content_type, 'type', 'string')
  )
    return false;
  if (
    !Number.isInteger(value.byte_size) &&
    refuseMember(found, '', 'byte_size', value.byte_size, 'type', 'integer')
  )
    return false;
  if (
    typeof value.checksum !== 'string' &&
    refuseMember(found, '', 'checksum', value.checksum, 'type', 'string')
  )
    return false;
  const createdAt = value.created_at;
  if (typeof createdAt !== 'string') {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  const metadata = value.metadata;
  if (
    !isObject(metadata) && metadata !== null &&
    refuseMember(found, '', 'metadata', metadata, 'type', ['object', 'null'])
  )
    return false;
  if (
    typeof value.service_name !== 'string' &&
    refuseMember(found, '', 'service_name', value.service_name, 'type', 'string')
  )
    return false;
  if (
    typeof value.signed_id !== 'string' &&
    refuseMember(found, '', 'signed_id', value.signed_id, 'type', 'string')
  )
    return false;
  if (
    typeof value.attachable_sgid !== 'string' &&
    refuseMember(found, '', 'attachable_sgid', value.attachable_sgid, 'type', 'string')
  )
    return false;
  if (
    !checkDirectUploadTarget(value.direct_upload) &&
    withinMember(found, '', 'direct_upload', checkDirectUploadTarget, value.direct_upload)
  )
    return false;
  if (typeof value.url !== 'string' && refuseMember(found, '', 'url', value.url, 'type', 'string')) return false;
  return fits(found);
};

/** A `DirectUploadResponse` as a Standard Schema. */
export const directUploadResponseSchema = /* @__PURE__ */ toStandardSchema(checkDirectUploadResponse);

/** Whether a value is a `DirectUploadTarget`. */
export const checkDirectUploadTarget = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (typeof value.url !== 'string' && refuseMember(found, '', 'url', value.url, 'type', 'string')) return false;
  const headers = value.headers;
  if (!isObject(headers)) {
    if (refuseMember(found, '', 'headers', headers, 'type', 'object')) return false;
  } else {
    for (const key of Object.keys(headers))
      if (typeof headers[key] !== 'string' && refuse(found, '/headers' + toToken(key), 'type', 'string')) return false;
  }
  return fits(found);
};

/** A `DirectUploadTarget` as a Standard Schema. */
export const directUploadTargetSchema = /* @__PURE__ */ toStandardSchema(checkDirectUploadTarget);

/** Whether a value is a `DirectUploadCreateRequest`. */
export const checkDirectUploadCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !checkDirectUploadBlob(value.blob) &&
    withinMember(found, '', 'blob', checkDirectUploadBlob, value.blob)
  )
    return false;
  return fits(found);
};

/** A `DirectUploadCreateRequest` as a Standard Schema. */
export const directUploadCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkDirectUploadCreateRequest);

/** Whether a value is a `DirectUploadBlob`. */
export const checkDirectUploadBlob = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (typeof value.key !== 'string' && refuseMember(found, '', 'key', value.key, 'type', 'string')) return false;
  const filename = value.filename;
  if (typeof filename !== 'string') {
    if (refuseMember(found, '', 'filename', filename, 'type', 'string')) return false;
  } else {
    if (isShorter(filename, 1) && refuse(found, '/filename', 'minLength', 1)) return false;
    if (isLonger(filename, 255) && refuse(found, '/filename', 'maxLength', 255)) return false;
  }
  if (
    typeof value.content_type !== 'string' &&
    refuseMember(found, '', 'content_type', value.content_type, 'type', 'string')
  )
    return false;
  const byteSize = value.byte_size;
  if (!Number.isInteger(byteSize)) {
    if (refuseMember(found, '', 'byte_size', byteSize, 'type', 'integer')) return false;
  } else if (byteSize < 0 && refuse(found, '/byte_size', 'minimum', 0)) return false;
  if (
    typeof value.checksum !== 'string' &&
    refuseMember(found, '', 'checksum', value.checksum, 'type', 'string')
  )
    return false;
  return fits(found);
};

/** A `DirectUploadBlob` as a Standard Schema. */
export const directUploadBlobSchema = /* @__PURE__ */ toStandardSchema(checkDirectUploadBlob);
