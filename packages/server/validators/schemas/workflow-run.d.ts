// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type { WorkflowRun, WorkflowRunStatus, WorkflowRunsList } from '@community-platform/types/workflow-run';

export declare const checkWorkflowRunStatus: Check<WorkflowRunStatus>;
export declare const workflowRunStatusSchema: StandardSchema<WorkflowRunStatus>;
export declare const checkWorkflowRun: Check<WorkflowRun>;
export declare const workflowRunSchema: StandardSchema<WorkflowRun>;
export declare const checkWorkflowRunsList: Check<WorkflowRunsList>;
export declare const workflowRunsListSchema: StandardSchema<WorkflowRunsList>;
