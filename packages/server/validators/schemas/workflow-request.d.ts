// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  WorkflowActionAttributes,
  WorkflowAttributes,
  WorkflowCreateRequest,
  WorkflowStatusFilter,
  WorkflowTriggerAttributes,
  WorkflowUpdateRequest,
} from '@community-platform/types/workflow-request';

export declare const checkWorkflowStatusFilter: Check<WorkflowStatusFilter>;
export declare const workflowStatusFilterSchema: StandardSchema<WorkflowStatusFilter>;
export declare const checkWorkflowCreateRequest: Check<WorkflowCreateRequest>;
export declare const workflowCreateRequestSchema: StandardSchema<WorkflowCreateRequest>;
export declare const checkWorkflowAttributes: Check<WorkflowAttributes>;
export declare const workflowAttributesSchema: StandardSchema<WorkflowAttributes>;
export declare const checkWorkflowTriggerAttributes: Check<WorkflowTriggerAttributes>;
export declare const workflowTriggerAttributesSchema: StandardSchema<WorkflowTriggerAttributes>;
export declare const checkWorkflowActionAttributes: Check<WorkflowActionAttributes>;
export declare const workflowActionAttributesSchema: StandardSchema<WorkflowActionAttributes>;
export declare const checkWorkflowUpdateRequest: Check<WorkflowUpdateRequest>;
export declare const workflowUpdateRequestSchema: StandardSchema<WorkflowUpdateRequest>;
