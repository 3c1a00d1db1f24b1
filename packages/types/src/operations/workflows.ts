// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';
import type { WorkflowCreateRequest, WorkflowStatusFilter, WorkflowUpdateRequest } from '../workflow-request.js';
import type { WorkflowRunsList, WorkflowRunStatus } from '../workflow-run.js';
import type { Workflow, WorkflowDetail, WorkflowsList, WorkflowType } from '../workflow.js';

export interface ListWorkflowsQuery {
  /**
   * The number of the page. The first page is 1; a lower number returns 400.
   *
   * At least 1. Default: `1`. Example: `1`.
   */
  page?: number | undefined;
  /**
   * The number of records per page. A value above 100 counts as 100, which is then the `per_page` of the response; a
   * value below 1 returns 400.
   *
   * At least 1. Default: `10`. Example: `10`.
   */
  per_page?: number | undefined;
  /** Only workflows whose name contains this text. Example: `"greet"`. */
  query?: string | undefined;
  /** Only workflows in this state. `all` leaves out those that are archived. Example: `"active"`. */
  status?: WorkflowStatusFilter | undefined;
  /** Only workflows of this type. Example: `"dynamic"`. */
  workflow_type?: WorkflowType | undefined;
}

export interface ListWorkflowsRequest {
  query?: ListWorkflowsQuery | undefined;
}

export type ListWorkflowsResult =
  | TypedResponse<200, WorkflowsList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];

export interface CreateWorkflowRequest {
  /** The workflow to create. */
  body: WorkflowCreateRequest;
}

export type CreateWorkflowResult =
  | TypedResponse<201, WorkflowDetail, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface GetWorkflowPath {
  /** The id of the workflow. Format: uuid. Example: `"3f0c5b52-7d0e-4c38-9a66-0b8f4f1f6a10"`. */
  id: string;
}

export interface GetWorkflowRequest {
  path: GetWorkflowPath;
}

export type GetWorkflowResult =
  | TypedResponse<200, WorkflowDetail, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface UpdateWorkflowPath {
  /** The id of the workflow. Format: uuid. Example: `"3f0c5b52-7d0e-4c38-9a66-0b8f4f1f6a10"`. */
  id: string;
}

export interface UpdateWorkflowRequest {
  path: UpdateWorkflowPath;
  /** The changes. */
  body: WorkflowUpdateRequest;
}

export type UpdateWorkflowResult =
  | TypedResponse<200, WorkflowDetail, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface ActivateWorkflowPath {
  /** The id of the workflow. Format: uuid. Example: `"b7d94e18-0a6c-4f53-8b21-c5e7f9a1d302"`. */
  id: string;
}

export interface ActivateWorkflowRequest {
  path: ActivateWorkflowPath;
}

export type ActivateWorkflowResult =
  | TypedResponse<200, Workflow, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 422 | 429 | '5XX'];

export interface DeactivateWorkflowPath {
  /** The id of the workflow. Format: uuid. Example: `"3f0c5b52-7d0e-4c38-9a66-0b8f4f1f6a10"`. */
  id: string;
}

export interface DeactivateWorkflowRequest {
  path: DeactivateWorkflowPath;
}

export type DeactivateWorkflowResult =
  | TypedResponse<200, Workflow, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 422 | 429 | '5XX'];

export interface ArchiveWorkflowPath {
  /** The id of the workflow. Format: uuid. Example: `"b7d94e18-0a6c-4f53-8b21-c5e7f9a1d302"`. */
  id: string;
}

export interface ArchiveWorkflowRequest {
  path: ArchiveWorkflowPath;
}

export type ArchiveWorkflowResult =
  | TypedResponse<200, Workflow, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 422 | 429 | '5XX'];

export interface DuplicateWorkflowPath {
  /** The id of the workflow. Format: uuid. Example: `"3f0c5b52-7d0e-4c38-9a66-0b8f4f1f6a10"`. */
  id: string;
}

export interface DuplicateWorkflowRequest {
  path: DuplicateWorkflowPath;
}

export type DuplicateWorkflowResult =
  | TypedResponse<201, Workflow, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 422 | 429 | '5XX'];

export interface ListWorkflowRunsPath {
  /** The id of the workflow. Format: uuid. Example: `"3f0c5b52-7d0e-4c38-9a66-0b8f4f1f6a10"`. */
  id: string;
}

export interface ListWorkflowRunsQuery {
  /**
   * The number of the page. The first page is 1; a lower number returns 400.
   *
   * At least 1. Default: `1`. Example: `1`.
   */
  page?: number | undefined;
  /**
   * The number of records per page. A value above 100 counts as 100, which is then the `per_page` of the response; a
   * value below 1 returns 400.
   *
   * At least 1. Default: `10`. Example: `10`.
   */
  per_page?: number | undefined;
  /** Only runs in this state. Example: `"failed"`. */
  status?: WorkflowRunStatus | undefined;
}

export interface ListWorkflowRunsRequest {
  path: ListWorkflowRunsPath;
  query?: ListWorkflowRunsQuery | undefined;
}

export type ListWorkflowRunsResult =
  | TypedResponse<200, WorkflowRunsList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];
