// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, formats, isObject, mismatch, refuse, refuseMember, within } from '#validation';
import {
  checkWorkflowCreateRequest,
  checkWorkflowStatusFilter,
  checkWorkflowUpdateRequest,
} from '../schemas/workflow-request.js';
import { checkWorkflowRunStatus } from '../schemas/workflow-run.js';
import { checkWorkflowType } from '../schemas/workflow.js';

/** Whether the parameters of `listWorkflows` are valid. */
export const checkListWorkflowsParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    const page = query.page;
    if (page !== undefined) {
      if (!Number.isInteger(page)) {
        if (refuse(found, '/query/page', 'type', 'integer')) return false;
      } else if (page < 1 && refuse(found, '/query/page', 'minimum', 1)) return false;
    }
    const perPage = query.per_page;
    if (perPage !== undefined) {
      if (!Number.isInteger(perPage)) {
        if (refuse(found, '/query/per_page', 'type', 'integer')) return false;
      } else if (perPage < 1 && refuse(found, '/query/per_page', 'minimum', 1)) return false;
    }
    if (
      query.query !== undefined &&
      typeof query.query !== 'string' &&
      refuse(found, '/query/query', 'type', 'string')
    )
      return false;
    if (
      query.status !== undefined &&
      !checkWorkflowStatusFilter(query.status) &&
      within(found, '/query/status', checkWorkflowStatusFilter, query.status)
    )
      return false;
    if (
      query.workflow_type !== undefined &&
      !checkWorkflowType(query.workflow_type) &&
      within(found, '/query/workflow_type', checkWorkflowType, query.workflow_type)
    )
      return false;
  }
  return fits(found);
};

/** Whether the parameters of `getWorkflow` are valid. */
export const checkGetWorkflowParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else {
    const id = path.id;
    if (typeof id !== 'string') {
      if (refuseMember(found, '/path', 'id', id, 'type', 'string')) return false;
    } else if (!formats.uuid(id) && refuse(found, '/path/id', 'format', 'uuid')) return false;
  }
  return fits(found);
};

/** Whether the parameters of `updateWorkflow` are valid. */
export const checkUpdateWorkflowParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else {
    const id = path.id;
    if (typeof id !== 'string') {
      if (refuseMember(found, '/path', 'id', id, 'type', 'string')) return false;
    } else if (!formats.uuid(id) && refuse(found, '/path/id', 'format', 'uuid')) return false;
  }
  return fits(found);
};

/** Whether the parameters of `activateWorkflow` are valid. */
export const checkActivateWorkflowParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else {
    const id = path.id;
    if (typeof id !== 'string') {
      if (refuseMember(found, '/path', 'id', id, 'type', 'string')) return false;
    } else if (!formats.uuid(id) && refuse(found, '/path/id', 'format', 'uuid')) return false;
  }
  return fits(found);
};

/** Whether the parameters of `deactivateWorkflow` are valid. */
export const checkDeactivateWorkflowParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else {
    const id = path.id;
    if (typeof id !== 'string') {
      if (refuseMember(found, '/path', 'id', id, 'type', 'string')) return false;
    } else if (!formats.uuid(id) && refuse(found, '/path/id', 'format', 'uuid')) return false;
  }
  return fits(found);
};

/** Whether the parameters of `archiveWorkflow` are valid. */
export const checkArchiveWorkflowParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else {
    const id = path.id;
    if (typeof id !== 'string') {
      if (refuseMember(found, '/path', 'id', id, 'type', 'string')) return false;
    } else if (!formats.uuid(id) && refuse(found, '/path/id', 'format', 'uuid')) return false;
  }
  return fits(found);
};

/** Whether the parameters of `duplicateWorkflow` are valid. */
export const checkDuplicateWorkflowParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else {
    const id = path.id;
    if (typeof id !== 'string') {
      if (refuseMember(found, '/path', 'id', id, 'type', 'string')) return false;
    } else if (!formats.uuid(id) && refuse(found, '/path/id', 'format', 'uuid')) return false;
  }
  return fits(found);
};

/** Whether the parameters of `listWorkflowRuns` are valid. */
export const checkListWorkflowRunsParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else {
    const id = path.id;
    if (typeof id !== 'string') {
      if (refuseMember(found, '/path', 'id', id, 'type', 'string')) return false;
    } else if (!formats.uuid(id) && refuse(found, '/path/id', 'format', 'uuid')) return false;
  }
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    const page = query.page;
    if (page !== undefined) {
      if (!Number.isInteger(page)) {
        if (refuse(found, '/query/page', 'type', 'integer')) return false;
      } else if (page < 1 && refuse(found, '/query/page', 'minimum', 1)) return false;
    }
    const perPage = query.per_page;
    if (perPage !== undefined) {
      if (!Number.isInteger(perPage)) {
        if (refuse(found, '/query/per_page', 'type', 'integer')) return false;
      } else if (perPage < 1 && refuse(found, '/query/per_page', 'minimum', 1)) return false;
    }
    if (
      query.status !== undefined &&
      !checkWorkflowRunStatus(query.status) &&
      within(found, '/query/status', checkWorkflowRunStatus, query.status)
    )
      return false;
  }
  return fits(found);
};

export const workflowsRequestsChecks = {
  listWorkflows: { parameters: checkListWorkflowsParameters },
  createWorkflow: { body: checkWorkflowCreateRequest },
  getWorkflow: { parameters: checkGetWorkflowParameters },
  updateWorkflow: { parameters: checkUpdateWorkflowParameters, body: checkWorkflowUpdateRequest },
  activateWorkflow: { parameters: checkActivateWorkflowParameters },
  deactivateWorkflow: { parameters: checkDeactivateWorkflowParameters },
  archiveWorkflow: { parameters: checkArchiveWorkflowParameters },
  duplicateWorkflow: { parameters: checkDuplicateWorkflowParameters },
  listWorkflowRuns: { parameters: checkListWorkflowRunsParameters },
};
