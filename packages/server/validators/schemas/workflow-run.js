// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  fits,
  formats,
  isObject,
  mismatch,
  refuse,
  refuseMember,
  toStandardSchema,
  within,
  withinMember,
} from '#validation';
import { checkPageEnvelope } from '../schemas/common.js';

/** Whether a value is a `WorkflowRunStatus`. */
export const checkWorkflowRunStatus = (value, found) => {
  if (
    value !== 'queued' && value !== 'succeeded' && value !== 'failed' &&
    refuse(found, '', 'enum', ['queued', 'succeeded', 'failed'])
  )
    return false;
  return fits(found);
};

/** A `WorkflowRunStatus` as a Standard Schema. */
export const workflowRunStatusSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowRunStatus);

/** Whether a value is a `WorkflowRun`. */
export const checkWorkflowRun = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  const workflowId = value.workflow_id;
  if (typeof workflowId !== 'string') {
    if (refuseMember(found, '', 'workflow_id', workflowId, 'type', 'string')) return false;
  } else if (!formats.uuid(workflowId) && refuse(found, '/workflow_id', 'format', 'uuid')) return false;
  if (
    !Number.isInteger(value.contact_id) &&
    refuseMember(found, '', 'contact_id', value.contact_id, 'type', 'integer')
  )
    return false;
  if (
    !checkWorkflowRunStatus(value.status) &&
    withinMember(found, '', 'status', checkWorkflowRunStatus, value.status)
  )
    return false;
  if (
    typeof value.trigger_type !== 'string' &&
    refuseMember(found, '', 'trigger_type', value.trigger_type, 'type', 'string')
  )
    return false;
  if (
    typeof value.resource_type !== 'string' && value.resource_type !== null &&
    refuseMember(found, '', 'resource_type', value.resource_type, 'type', ['string', 'null'])
  )
    return false;
  if (
    !Number.isInteger(value.resource_id) && value.resource_id !== null &&
    refuseMember(found, '', 'resource_id', value.resource_id, 'type', ['integer', 'null'])
  )
    return false;
  if (
    typeof value.error !== 'string' && value.error !== null &&
    refuseMember(found, '', 'error', value.error, 'type', ['string', 'null'])
  )
    return false;
  const createdAt = value.created_at;
  if (typeof createdAt !== 'string') {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  const finishedAt = value.finished_at;
  if (typeof finishedAt !== 'string' && finishedAt !== null) {
    if (refuseMember(found, '', 'finished_at', finishedAt, 'type', ['string', 'null'])) return false;
  } else if (
    typeof finishedAt === 'string' &&
    !formats['date-time'](finishedAt) &&
    refuse(found, '/finished_at', 'format', 'date-time')
  )
    return false;
  return fits(found);
};

/** A `WorkflowRun` as a Standard Schema. */
export const workflowRunSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowRun);

/** Whether a value is a `WorkflowRunsList`. */
export const checkWorkflowRunsList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!Array.isArray(records)) {
      if (refuseMember(found, '', 'records', records, 'type', 'array')) return false;
    } else {
      for (let index = 0; index < records.length; index += 1) {
        const item = records[index];
        if (!checkWorkflowRun(item) && within(found, '/records/' + index, checkWorkflowRun, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `WorkflowRunsList` as a Standard Schema. */
export const workflowRunsListSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowRunsList);
