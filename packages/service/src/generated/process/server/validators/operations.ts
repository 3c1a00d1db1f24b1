// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// @ts-nocheck

import type { RequestValidators, ResponseValidators } from 'trefoil-runtime/validation';
import { fits, isObject, refuse, refuseAll } from 'trefoil-runtime/validation';
import { checkErrorSchema, checkOutbox, checkOutboxRefusal, checkProcessStatus } from './schemas.js';

export const requests: Readonly<Record<string, RequestValidators>> = {};

const checkGetReadiness503 = (value, found) => {
  if (!checkProcessStatus(value) && !checkErrorSchema(value))
    if (refuseAll(found, '', 'anyOf', value, [checkProcessStatus, checkErrorSchema])) return false;
  return fits(found);
};

const checkGetMetrics200 = (value, found) => {
  if (typeof value !== 'string' && refuse(found, '', 'type', 'string')) return false;
  return fits(found);
};

const errors4XX_5XX = { '4XX': checkErrorSchema, '5XX': checkErrorSchema };

export const responses: Readonly<Record<string, ResponseValidators>> = {
  getHealth: { 200: checkProcessStatus, ...errors4XX_5XX },
  getReadiness: {
    200: checkProcessStatus,
    503: checkGetReadiness503,
    '4XX': checkErrorSchema,
    '5XX': checkErrorSchema,
  },
  getMetrics: { 200: checkGetMetrics200, ...errors4XX_5XX },
  listOutbox: { 200: checkOutbox, 401: checkOutboxRefusal, '4XX': checkErrorSchema, '5XX': checkErrorSchema },
};
