// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  Workflow,
  WorkflowAction,
  WorkflowActionParts,
  WorkflowDetail,
  WorkflowStatus,
  WorkflowTrigger,
  WorkflowTriggerParts,
  WorkflowType,
  WorkflowsList,
} from '@community-platform/types/workflow';

export declare const checkWorkflowStatus: Check<WorkflowStatus>;
export declare const workflowStatusSchema: StandardSchema<WorkflowStatus>;
export declare const checkWorkflowType: Check<WorkflowType>;
export declare const workflowTypeSchema: StandardSchema<WorkflowType>;
export declare const checkWorkflow: Check<Workflow>;
export declare const workflowSchema: StandardSchema<Workflow>;
export declare const checkWorkflowDetail: Check<WorkflowDetail>;
export declare const workflowDetailSchema: StandardSchema<WorkflowDetail>;
export declare const checkWorkflowTrigger: Check<WorkflowTrigger>;
export declare const workflowTriggerSchema: StandardSchema<WorkflowTrigger>;
export declare const checkWorkflowAction: Check<WorkflowAction>;
export declare const workflowActionSchema: StandardSchema<WorkflowAction>;
export declare const checkWorkflowTriggerParts: Check<WorkflowTriggerParts>;
export declare const workflowTriggerPartsSchema: StandardSchema<WorkflowTriggerParts>;
export declare const checkWorkflowActionParts: Check<WorkflowActionParts>;
export declare const workflowActionPartsSchema: StandardSchema<WorkflowActionParts>;
export declare const checkWorkflowsList: Check<WorkflowsList>;
export declare const workflowsListSchema: StandardSchema<WorkflowsList>;
