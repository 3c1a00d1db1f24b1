// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  fits,
  formats,
  isLonger,
  isObject,
  isShorter,
  mismatch,
  refuse,
  toStandardSchema,
  within,
  withinMember,
} from '#validation';
import { checkWorkflowActionParts, checkWorkflowTriggerParts, checkWorkflowType } from '../schemas/workflow.js';

const workflowStatusFilterValues = new Set(['draft', 'active', 'inactive', 'archived', 'all']);

/** Whether a value is a `WorkflowStatusFilter`. */
export const checkWorkflowStatusFilter = (value, found) => {
  if (!workflowStatusFilterValues.has(value) && refuse(found, '', 'enum', workflowStatusFilterValues)) return false;
  return fits(found);
};

/** A `WorkflowStatusFilter` as a Standard Schema. */
export const workflowStatusFilterSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowStatusFilter);

/** Whether a value is a `WorkflowCreateRequest`. */
export const checkWorkflowCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !checkWorkflowType(value.workflow_type) &&
    withinMember(found, '', 'workflow_type', checkWorkflowType, value.workflow_type)
  )
    return false;
  if (value.name === undefined && refuse(found, '', 'required', 'name')) return false;
  if (!checkWorkflowAttributes(value) && within(found, '', checkWorkflowAttributes, value)) return false;
  return fits(found);
};

/** A `WorkflowCreateRequest` as a Standard Schema. */
export const workflowCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowCreateRequest);

/** Whether a value is a `WorkflowAttributes`. */
export const checkWorkflowAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const name = value.name;
  if (name !== undefined) {
    if (typeof name !== 'string') {
      if (refuse(found, '/name', 'type', 'string')) return false;
    } else {
      if (isShorter(name, 1) && refuse(found, '/name', 'minLength', 1)) return false;
      if (isLonger(name, 255) && refuse(found, '/name', 'maxLength', 255)) return false;
    }
  }
  if (
    value.community_segment_id !== undefined &&
    !Number.isInteger(value.community_segment_id) && value.community_segment_id !== null &&
    refuse(found, '/community_segment_id', 'type', ['integer', 'null'])
  )
    return false;
  const trigger = value.trigger;
  if (
    trigger !== undefined &&
    trigger !== null &&
    !checkWorkflowTriggerAttributes(trigger) &&
    within(found, '/trigger', checkWorkflowTriggerAttributes, trigger)
  )
    return false;
  const actions = value.actions;
  if (actions !== undefined) {
    if (!Array.isArray(actions)) {
      if (refuse(found, '/actions', 'type', 'array')) return false;
    } else {
      if (actions.length > 100 && refuse(found, '/actions', 'maxItems', 100)) return false;
      for (let index = 0; index < actions.length; index += 1) {
        const item = actions[index];
        if (
          !checkWorkflowActionAttributes(item) &&
          within(found, '/actions/' + index, checkWorkflowActionAttributes, item)
        )
          return false;
      }
    }
  }
  return fits(found);
};

/** A `WorkflowAttributes` as a Standard Schema. */
export const workflowAttributesSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowAttributes);

/** Whether a value is a `WorkflowTriggerAttributes`. */
export const checkWorkflowTriggerAttributes = (value, found) => {
  if (isObject(value)) {
    const id = value.id;
    if (id !== undefined) {
      if (typeof id !== 'string') {
        if (refuse(found, '/id', 'type', 'string')) return false;
      } else if (!formats.uuid(id) && refuse(found, '/id', 'format', 'uuid')) return false;
    }
    if (value.trigger_type === undefined && refuse(found, '', 'required', 'trigger_type')) return false;
  }
  if (!checkWorkflowTriggerParts(value) && within(found, '', checkWorkflowTriggerParts, value)) return false;
  return fits(found);
};

/** A `WorkflowTriggerAttributes` as a Standard Schema. */
export const workflowTriggerAttributesSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowTriggerAttributes);

/** Whether a value is a `WorkflowActionAttributes`. */
export const checkWorkflowActionAttributes = (value, found) => {
  if (isObject(value)) {
    const id = value.id;
    if (id !== undefined) {
      if (typeof id !== 'string') {
        if (refuse(found, '/id', 'type', 'string')) return false;
      } else if (!formats.uuid(id) && refuse(found, '/id', 'format', 'uuid')) return false;
    }
    if (value.action_type === undefined && refuse(found, '', 'required', 'action_type')) return false;
  }
  if (!checkWorkflowActionParts(value) && within(found, '', checkWorkflowActionParts, value)) return false;
  return fits(found);
};

/** A `WorkflowActionAttributes` as a Standard Schema. */
export const workflowActionAttributesSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowActionAttributes);

/** Whether a value is a `WorkflowUpdateRequest`. */
export const checkWorkflowUpdateRequest = (value, found) => {
  if (!checkWorkflowAttributes(value) && within(found, '', checkWorkflowAttributes, value)) return false;
  return fits(found);
};

/** A `WorkflowUpdateRequest` as a Standard Schema. */
export const workflowUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowUpdateRequest);
