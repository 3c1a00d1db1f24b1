// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { WorkflowActionParts, WorkflowTriggerParts, WorkflowType } from './workflow.js';

/** The values of {@link WorkflowStatusFilter}. */
export const workflowStatusFilterValues = ['draft', 'active', 'inactive', 'archived', 'all'] as const;

/** Which workflows a list takes, by their state. `all` takes every one that is not archived. */
export type WorkflowStatusFilter = (typeof workflowStatusFilterValues)[number];

/** The workflow to make. */
export interface WorkflowCreateRequest extends WorkflowAttributes {
  workflow_type: WorkflowType;
  name: string;
}

/** What can be set on a workflow. */
export interface WorkflowAttributes {
  name?: string;
  /** The segment to which the workflow is limited. */
  community_segment_id?: number | null;
  /** What sets the workflow off; null for nothing yet. */
  trigger?: WorkflowTriggerAttributes | null;
  /** The steps, in the order in which they run. At most 100, a bound of this project. */
  actions?: readonly WorkflowActionAttributes[];
}

/** What shall set a workflow off. */
export interface WorkflowTriggerAttributes extends WorkflowTriggerParts {
  trigger_type: string;
}

/** What a step shall do. */
export interface WorkflowActionAttributes extends WorkflowActionParts {
  action_type: string;
}

/** What shall change. The type of a workflow stays. */
export type WorkflowUpdateRequest = WorkflowAttributes;
