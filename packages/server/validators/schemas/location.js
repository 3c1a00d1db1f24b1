// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember, toStandardSchema, within } from '#validation';

/** Whether a value is a `LocationSearchResults`. */
export const checkLocationSearchResults = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const results = value.results;
  if (!Array.isArray(results)) {
    if (refuseMember(found, '', 'results', results, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < results.length; index += 1) {
      const item = results[index];
      if (!checkLocationResult(item) && within(found, '/results/' + index, checkLocationResult, item)) return false;
    }
  }
  return fits(found);
};

/** A `LocationSearchResults` as a Standard Schema. */
export const locationSearchResultsSchema = /* @__PURE__ */ toStandardSchema(checkLocationSearchResults);

/** Whether a value is a `LocationResult`. */
export const checkLocationResult = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    typeof value.source !== 'string' &&
    refuseMember(found, '', 'source', value.source, 'type', 'string')
  )
    return false;
  if (
    value.name !== undefined &&
    typeof value.name !== 'string' && value.name !== null &&
    refuse(found, '/name', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.full_address !== undefined &&
    typeof value.full_address !== 'string' && value.full_address !== null &&
    refuse(found, '/full_address', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.feature_type !== undefined &&
    typeof value.feature_type !== 'string' && value.feature_type !== null &&
    refuse(found, '/feature_type', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.source_id !== undefined &&
    typeof value.source_id !== 'string' && value.source_id !== null &&
    refuse(found, '/source_id', 'type', ['string', 'null'])
  )
    return false;
  return fits(found);
};

/** A `LocationResult` as a Standard Schema. */
export const locationResultSchema = /* @__PURE__ */ toStandardSchema(checkLocationResult);
