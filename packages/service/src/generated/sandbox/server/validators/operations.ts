// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// @ts-nocheck

import type { RequestValidators, ResponseValidators } from 'trefoil-runtime/validation';
import { isObject } from 'trefoil-runtime/validation';
import {
  checkClock,
  checkClockChange,
  checkErrorSchema,
  checkMadeCommunity,
  checkNewCommunity,
  checkNewFailure,
  checkPlannedFailures,
  checkRecordedRequests,
  checkSavedCommunity,
} from './schemas.js';

const checkImportCommunityBody = () => true;

export const requests: Readonly<Record<string, RequestValidators>> = {
  importCommunity: { body: checkImportCommunityBody },
  createCommunity: { body: checkNewCommunity },
  updateClock: { body: checkClockChange },
  createFailure: { body: checkNewFailure },
};

const errors401_4XX_5XX = { 401: checkErrorSchema, '4XX': checkErrorSchema, '5XX': checkErrorSchema };

export const responses: Readonly<Record<string, ResponseValidators>> = {
  getSandboxDocument: { '4XX': checkErrorSchema, '5XX': checkErrorSchema },
  resetSandbox: { ...errors401_4XX_5XX },
  exportCommunity: { 200: checkSavedCommunity, ...errors401_4XX_5XX },
  importCommunity: { ...errors401_4XX_5XX },
  createCommunity: { 201: checkMadeCommunity, ...errors401_4XX_5XX },
  getClock: { 200: checkClock, ...errors401_4XX_5XX },
  updateClock: { 200: checkClock, ...errors401_4XX_5XX },
  resetClock: { 200: checkClock, ...errors401_4XX_5XX },
  listFailures: { 200: checkPlannedFailures, ...errors401_4XX_5XX },
  createFailure: { 201: checkPlannedFailures, ...errors401_4XX_5XX },
  deleteFailures: { ...errors401_4XX_5XX },
  listRequests: { 200: checkRecordedRequests, ...errors401_4XX_5XX },
  deleteRequests: { ...errors401_4XX_5XX },
};
