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

const workflowStatusValues = new Set(['draft', 'active', 'inactive', 'archived']);

/** Whether a value is a `WorkflowStatus`. */
export const checkWorkflowStatus = (value, found) => {
  if (!workflowStatusValues.has(value) && refuse(found, '', 'enum', workflowStatusValues)) return false;
  return fits(found);
};

/** A `WorkflowStatus` as a Standard Schema. */
export const workflowStatusSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowStatus);

/** Whether a value is a `WorkflowType`. */
export const checkWorkflowType = (value, found) => {
  if (
    value !== 'dynamic' && value !== 'bulk_action' && value !== 'scheduled' &&
    refuse(found, '', 'enum', ['dynamic', 'bulk_action', 'scheduled'])
  )
    return false;
  return fits(found);
};

/** A `WorkflowType` as a Standard Schema. */
export const workflowTypeSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowType);

/** Whether a value is a `Workflow`. */
export const checkWorkflow = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const id = value.id;
  if (typeof id !== 'string') {
    if (refuseMember(found, '', 'id', id, 'type', 'string')) return false;
  } else if (!formats.uuid(id) && refuse(found, '/id', 'format', 'uuid')) return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  if (
    !checkWorkflowStatus(value.status) &&
    withinMember(found, '', 'status', checkWorkflowStatus, value.status)
  )
    return false;
  if (
    !checkWorkflowType(value.workflow_type) &&
    withinMember(found, '', 'workflow_type', checkWorkflowType, value.workflow_type)
  )
    return false;
  if (
    typeof value.type_label !== 'string' &&
    refuseMember(found, '', 'type_label', value.type_label, 'type', 'string')
  )
    return false;
  if (
    !Number.isInteger(value.runs_count) &&
    refuseMember(found, '', 'runs_count', value.runs_count, 'type', 'integer')
  )
    return false;
  if (typeof value.url !== 'string' && refuseMember(found, '', 'url', value.url, 'type', 'string')) return false;
  if (
    value.community_segment_id !== undefined &&
    !Number.isInteger(value.community_segment_id) && value.community_segment_id !== null &&
    refuse(found, '/community_segment_id', 'type', ['integer', 'null'])
  )
    return false;
  return fits(found);
};

/** A `Workflow` as a Standard Schema. */
export const workflowSchema = /* @__PURE__ */ toStandardSchema(checkWorkflow);

/** Whether a value is a `WorkflowDetail`. */
export const checkWorkflowDetail = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const id = value.id;
  if (typeof id !== 'string') {
    if (refuseMember(found, '', 'id', id, 'type', 'string')) return false;
  } else if (!formats.uuid(id) && refuse(found, '/id', 'format', 'uuid')) return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  if (
    typeof value.status !== 'string' &&
    refuseMember(found, '', 'status', value.status, 'type', 'string')
  )
    return false;
  if (
    typeof value.workflow_type !== 'string' &&
    refuseMember(found, '', 'workflow_type', value.workflow_type, 'type', 'string')
  )
    return false;
  if (
    typeof value.type_label !== 'string' &&
    refuseMember(found, '', 'type_label', value.type_label, 'type', 'string')
  )
    return false;
  if (
    !Number.isInteger(value.runs_count) &&
    refuseMember(found, '', 'runs_count', value.runs_count, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.community_segment_id) && value.community_segment_id !== null &&
    refuseMember(found, '', 'community_segment_id', value.community_segment_id, 'type', ['integer', 'null'])
  )
    return false;
  const trigger = value.trigger;
  if (trigger === undefined) {
    if (refuse(found, '', 'required', 'trigger')) return false;
  } else if (
    trigger !== null &&
    !checkWorkflowTrigger(trigger) &&
    within(found, '/trigger', checkWorkflowTrigger, trigger)
  )
    return false;
  const actions = value.actions;
  if (!Array.isArray(actions)) {
    if (refuseMember(found, '', 'actions', actions, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < actions.length; index += 1) {
      const item = actions[index];
      if (!checkWorkflowAction(item) && within(found, '/actions/' + index, checkWorkflowAction, item)) return false;
    }
  }
  return fits(found);
};

/** A `WorkflowDetail` as a Standard Schema. */
export const workflowDetailSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowDetail);

/** Whether a value is a `WorkflowTrigger`. */
export const checkWorkflowTrigger = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const id = value.id;
  if (typeof id !== 'string') {
    if (refuseMember(found, '', 'id', id, 'type', 'string')) return false;
  } else if (!formats.uuid(id) && refuse(found, '/id', 'format', 'uuid')) return false;
  const workflowId = value.workflow_id;
  if (typeof workflowId !== 'string') {
    if (refuseMember(found, '', 'workflow_id', workflowId, 'type', 'string')) return false;
  } else if (!formats.uuid(workflowId) && refuse(found, '/workflow_id', 'format', 'uuid')) return false;
  if (value.trigger_type === undefined && refuse(found, '', 'required', 'trigger_type')) return false;
  if (value.resource_id === undefined && refuse(found, '', 'required', 'resource_id')) return false;
  if (value.resource_type === undefined && refuse(found, '', 'required', 'resource_type')) return false;
  if (value.contact_type === undefined && refuse(found, '', 'required', 'contact_type')) return false;
  if (value.community_segment_id === undefined && refuse(found, '', 'required', 'community_segment_id')) return false;
  if (value.ai_filter_prompt === undefined && refuse(found, '', 'required', 'ai_filter_prompt')) return false;
  if (value.config === undefined && refuse(found, '', 'required', 'config')) return false;
  if (!checkWorkflowTriggerParts(value) && within(found, '', checkWorkflowTriggerParts, value)) return false;
  return fits(found);
};

/** A `WorkflowTrigger` as a Standard Schema. */
export const workflowTriggerSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowTrigger);

/** Whether a value is a `WorkflowAction`. */
export const checkWorkflowAction = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const id = value.id;
  if (typeof id !== 'string') {
    if (refuseMember(found, '', 'id', id, 'type', 'string')) return false;
  } else if (!formats.uuid(id) && refuse(found, '/id', 'format', 'uuid')) return false;
  const workflowId = value.workflow_id;
  if (typeof workflowId !== 'string') {
    if (refuseMember(found, '', 'workflow_id', workflowId, 'type', 'string')) return false;
  } else if (!formats.uuid(workflowId) && refuse(found, '/workflow_id', 'format', 'uuid')) return false;
  if (
    !Number.isInteger(value.position) &&
    refuseMember(found, '', 'position', value.position, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.list_position) &&
    refuseMember(found, '', 'list_position', value.list_position, 'type', 'integer')
  )
    return false;
  if (value.action_type === undefined && refuse(found, '', 'required', 'action_type')) return false;
  if (value.api_params === undefined && refuse(found, '', 'required', 'api_params')) return false;
  if (value.community_segment_id === undefined && refuse(found, '', 'required', 'community_segment_id')) return false;
  if (!checkWorkflowActionParts(value) && within(found, '', checkWorkflowActionParts, value)) return false;
  return fits(found);
};

/** A `WorkflowAction` as a Standard Schema. */
export const workflowActionSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowAction);

/** Whether a value is a `WorkflowTriggerParts`. */
export const checkWorkflowTriggerParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.trigger_type !== undefined &&
    typeof value.trigger_type !== 'string' &&
    refuse(found, '/trigger_type', 'type', 'string')
  )
    return false;
  if (
    value.resource_id !== undefined &&
    !Number.isInteger(value.resource_id) && value.resource_id !== null &&
    refuse(found, '/resource_id', 'type', ['integer', 'null'])
  )
    return false;
  if (
    value.resource_type !== undefined &&
    typeof value.resource_type !== 'string' && value.resource_type !== null &&
    refuse(found, '/resource_type', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.contact_type !== undefined &&
    typeof value.contact_type !== 'string' &&
    refuse(found, '/contact_type', 'type', 'string')
  )
    return false;
  if (
    value.community_segment_id !== undefined &&
    !Number.isInteger(value.community_segment_id) && value.community_segment_id !== null &&
    refuse(found, '/community_segment_id', 'type', ['integer', 'null'])
  )
    return false;
  if (
    value.ai_filter_prompt !== undefined &&
    typeof value.ai_filter_prompt !== 'string' && value.ai_filter_prompt !== null &&
    refuse(found, '/ai_filter_prompt', 'type', ['string', 'null'])
  )
    return false;
  const config = value.config;
  if (
    config !== undefined &&
    !isObject(config) && config !== null &&
    refuse(found, '/config', 'type', ['object', 'null'])
  )
    return false;
  return fits(found);
};

/** A `WorkflowTriggerParts` as a Standard Schema. */
export const workflowTriggerPartsSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowTriggerParts);

/** Whether a value is a `WorkflowActionParts`. */
export const checkWorkflowActionParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.action_type !== undefined &&
    typeof value.action_type !== 'string' &&
    refuse(found, '/action_type', 'type', 'string')
  )
    return false;
  const apiParams = value.api_params;
  if (
    apiParams !== undefined &&
    !isObject(apiParams) && apiParams !== null &&
    refuse(found, '/api_params', 'type', ['object', 'null'])
  )
    return false;
  if (
    value.community_segment_id !== undefined &&
    !Number.isInteger(value.community_segment_id) && value.community_segment_id !== null &&
    refuse(found, '/community_segment_id', 'type', ['integer', 'null'])
  )
    return false;
  return fits(found);
};

/** A `WorkflowActionParts` as a Standard Schema. */
export const workflowActionPartsSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowActionParts);

/** Whether a value is a `WorkflowsList`. */
export const checkWorkflowsList = (value, found) => {
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
        if (!checkWorkflow(item) && within(found, '/records/' + index, checkWorkflow, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `WorkflowsList` as a Standard Schema. */
export const workflowsListSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowsList);
