// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';
import type { UnknownText } from './unknown.js';

/** The values of {@link WorkflowStatus}. */
export const workflowStatusValues = ['draft', 'active', 'inactive', 'archived'] as const;

/**
 * The state of a workflow. Only a dynamic workflow is activated, from `draft` or `inactive` and with a trigger and
 * an action, and deactivated again. A duplicate starts as `draft`.
 */
export type WorkflowStatus = (typeof workflowStatusValues)[number] | UnknownText;

/** The values of {@link WorkflowType}. */
export const workflowTypeValues = ['dynamic', 'bulk_action', 'scheduled'] as const;

/** Whether a workflow waits for a trigger, runs once over many records, or runs at set times. */
export type WorkflowType = (typeof workflowTypeValues)[number] | UnknownText;

/** An automation, as lists show it. */
export interface Workflow {
  id: string;
  name: string;
  status: WorkflowStatus;
  workflow_type: WorkflowType;
  /** The type in words for people. */
  type_label: string;
  runs_count: number;
  url: string;
  community_segment_id?: number | null;
}

/** An automation with its trigger and its actions. State and type are open strings here. */
export interface WorkflowDetail {
  id: string;
  name: string;
  status: string;
  workflow_type: string;
  /** The type in words for people. */
  type_label: string;
  runs_count: number;
  community_segment_id: number | null;
  trigger: WorkflowTrigger | null;
  actions: WorkflowAction[];
}

/** What sets a workflow off. */
export interface WorkflowTrigger extends WorkflowTriggerParts {
  id: string;
  workflow_id: string;
  trigger_type: string;
  /** The record that is watched, where the trigger watches one. */
  resource_id: number | null;
  /** The kind of that record. */
  resource_type: string | null;
  /** For which contacts the trigger works. */
  contact_type: string;
  /** The segment to which the trigger is limited. */
  community_segment_id: number | null;
  /** A condition in words, which a machine judges. */
  ai_filter_prompt: string | null;
  /** Settings of this kind of trigger. Their structure is not fixed. */
  config: Record<string, unknown> | null;
}

/** One step of a workflow. */
export interface WorkflowAction extends WorkflowActionParts {
  id: string;
  workflow_id: string;
  /** The place among the steps. */
  position: number;
  /** The place in the list as it is shown. */
  list_position: number;
  action_type: string;
  /** Settings of this kind of step. Their structure is not fixed. */
  api_params: Record<string, unknown> | null;
  /** The segment to which the step is limited. */
  community_segment_id: number | null;
}

/** What sets a workflow off, whether it is stored or read. */
export interface WorkflowTriggerParts {
  trigger_type?: string;
  /** The record that is watched, where the trigger watches one. */
  resource_id?: number | null;
  /** The kind of that record. */
  resource_type?: string | null;
  /** For which contacts the trigger works. */
  contact_type?: string;
  /** The segment to which the trigger is limited. */
  community_segment_id?: number | null;
  /** A condition in words, which a machine judges. */
  ai_filter_prompt?: string | null;
  /** Settings of this kind of trigger. Their structure is not fixed. */
  config?: Record<string, unknown> | null;
}

/** What a step of a workflow does, whether it is stored or read. */
export interface WorkflowActionParts {
  action_type?: string;
  /** Settings of this kind of step. Their structure is not fixed. */
  api_params?: Record<string, unknown> | null;
  /** The segment to which the step is limited. */
  community_segment_id?: number | null;
}

/** One page of workflows. */
export interface WorkflowsList extends PageEnvelope {
  /** The records of this page. */
  records: Workflow[];
}
