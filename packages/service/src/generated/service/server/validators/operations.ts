// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// @ts-nocheck

import type { RequestValidators, ResponseValidators } from 'trefoil-runtime/validation';
import {
  fits,
  inMember,
  isIntegerBetween,
  isLonger,
  isObject,
  isText,
  mismatch,
  refuse,
  refuseMember,
} from 'trefoil-runtime/validation';
import { checkErrorSchema, checkFilterOptions, checkInvalidRequest } from './schemas.js';

const checkCreateFileParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!isText(path.signed_id) && inMember(found, path, '/path/signed_id', isText)) return false;
  const headers = value.headers;
  if (!isObject(headers)) {
    if (refuseMember(found, '', 'headers', headers, 'type', 'object')) return false;
  } else {
    const contentEncoding = headers['Content-Encoding'];
    if (contentEncoding !== undefined && !isText(contentEncoding))
      if (inMember(found, headers, '/headers/Content-Encoding', isText)) return false;
  }
  return fits(found);
};

const checkGetFileParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else {
    if (!isText(path.signed_id) && inMember(found, path, '/path/signed_id', isText)) return false;
    if (!isText(path.filename) && inMember(found, path, '/path/filename', isText)) return false;
  }
  const headers = value.headers;
  if (!isObject(headers)) {
    if (refuseMember(found, '', 'headers', headers, 'type', 'object')) return false;
  } else {
    const range = headers.Range;
    if (range !== undefined && !isText(range) && inMember(found, headers, '/headers/Range', isText)) return false;
    const ifRange = headers['If-Range'];
    if (ifRange !== undefined && !isText(ifRange) && inMember(found, headers, '/headers/If-Range', isText)) return false;
    const ifNoneMatch = headers['If-None-Match'];
    if (ifNoneMatch !== undefined && !isText(ifNoneMatch))
      if (inMember(found, headers, '/headers/If-None-Match', isText)) return false;
  }
  return fits(found);
};

const queryPagePerPageSearchTextSearchTextPattern = /* @__PURE__ */ new RegExp('^[^\\0]*$', 'u');

const checkQueryPagePerPageSearchTextParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (query.page !== undefined && !isIntegerBetween(query.page, found, '/query/page', 1, 999999999)) return false;
    if (query.per_page !== undefined)
      if (!isIntegerBetween(query.per_page, found, '/query/per_page', 1, 999999999)) return false;
    const searchText = query.search_text;
    if (searchText !== undefined) {
      if (typeof searchText !== 'string') {
        if (refuse(found, '/query/search_text', 'type', 'string')) return false;
      } else {
        if (isLonger(searchText, 1000) && refuse(found, '/query/search_text', 'maxLength', 1000)) return false;
        if (!queryPagePerPageSearchTextSearchTextPattern.test(searchText))
          if (refuse(found, '/query/search_text', 'pattern', '^[^\\0]*$')) return false;
      }
    }
  }
  return fits(found);
};

export const requests: Readonly<Record<string, RequestValidators>> = {
  createFile: { parameters: checkCreateFileParameters },
  getFile: { parameters: checkGetFileParameters },
  listSpaceOptions: { parameters: checkQueryPagePerPageSearchTextParameters },
  listSpaceGroupOptions: { parameters: checkQueryPagePerPageSearchTextParameters },
};

const errors400_401_4XX_5XX = {
  400: checkInvalidRequest,
  401: checkErrorSchema,
  '4XX': checkErrorSchema,
  '5XX': checkErrorSchema,
};

export const responses: Readonly<Record<string, ResponseValidators>> = {
  createFile: {
    404: checkErrorSchema,
    409: checkErrorSchema,
    413: checkErrorSchema,
    422: checkErrorSchema,
    '4XX': checkErrorSchema,
    '5XX': checkErrorSchema,
  },
  getFile: { 404: checkErrorSchema, 416: checkErrorSchema, '4XX': checkErrorSchema, '5XX': checkErrorSchema },
  listSpaceOptions: { 200: checkFilterOptions, ...errors400_401_4XX_5XX },
  listSpaceGroupOptions: { 200: checkFilterOptions, ...errors400_401_4XX_5XX },
};
