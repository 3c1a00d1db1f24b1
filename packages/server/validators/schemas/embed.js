// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember, toStandardSchema } from '#validation';

/** Whether a value is a `Embed`. */
export const checkEmbed = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (typeof value.url !== 'string' && refuseMember(found, '', 'url', value.url, 'type', 'string')) return false;
  if (typeof value.sgid !== 'string' && refuseMember(found, '', 'sgid', value.sgid, 'type', 'string')) return false;
  if (typeof value.type !== 'string' && refuseMember(found, '', 'type', value.type, 'type', 'string')) return false;
  if (
    typeof value.embed_type !== 'string' && value.embed_type !== null &&
    refuseMember(found, '', 'embed_type', value.embed_type, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.embed_provider !== 'string' &&
    refuseMember(found, '', 'embed_provider', value.embed_provider, 'type', 'string')
  )
    return false;
  if (
    typeof value.html !== 'string' && value.html !== null &&
    refuseMember(found, '', 'html', value.html, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.title !== 'string' && value.title !== null &&
    refuseMember(found, '', 'title', value.title, 'type', ['string', 'null'])
  )
    return false;
  if (
    !Number.isInteger(value.width) && value.width !== null &&
    refuseMember(found, '', 'width', value.width, 'type', ['integer', 'null'])
  )
    return false;
  if (
    !Number.isInteger(value.height) && value.height !== null &&
    refuseMember(found, '', 'height', value.height, 'type', ['integer', 'null'])
  )
    return false;
  if (
    typeof value.thumbnail_url !== 'string' && value.thumbnail_url !== null &&
    refuseMember(found, '', 'thumbnail_url', value.thumbnail_url, 'type', ['string', 'null'])
  )
    return false;
  return fits(found);
};

/** A `Embed` as a Standard Schema. */
export const embedSchema = /* @__PURE__ */ toStandardSchema(checkEmbed);

const embedCreateRequestUrlPattern = new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://.', 'u');

/** Whether a value is a `EmbedCreateRequest`. */
export const checkEmbedCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const url = value.url;
  if (typeof url !== 'string') {
    if (refuseMember(found, '', 'url', url, 'type', 'string')) return false;
  } else if (
    !embedCreateRequestUrlPattern.test(url) &&
    refuse(found, '/url', 'pattern', '^[Hh][Tt][Tt][Pp][Ss]?://.')
  )
    return false;
  return fits(found);
};

/** A `EmbedCreateRequest` as a Standard Schema. */
export const embedCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkEmbedCreateRequest);
