// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody } from '../common.js';
import type {
  BadRequestHeaders,
  ContentTooLargeHeaders,
  ForbiddenHeaders,
  MethodNotAllowedHeaders,
  NotAcceptableHeaders,
  NotFoundHeaders,
  ServerErrorHeaders,
  TooManyRequestsHeaders,
  UnauthorizedHeaders,
  UnprocessableContentHeaders,
  UnsupportedMediaTypeHeaders,
} from '../response-headers.js';
import type { Status5XX, TypedResponse } from '../typed-response.js';
import type { WorkflowCreateRequest, WorkflowStatusFilter, WorkflowUpdateRequest } from '../workflow-request.js';
import type { WorkflowRunStatus, WorkflowRunsList } from '../workflow-run.js';
import type { Workflow, WorkflowDetail, WorkflowType, WorkflowsList } from '../workflow.js';

/** The query parameters of `listWorkflows`. */
export interface ListWorkflowsQuery {
  /**
   * The number of the page. The first page is 1; a lower number is answered with 400.
   *
   * Default: `1`.
   */
  page?: number | undefined;
  /**
   * How many records a page holds. A value above 100 is served with 100, and the answer says so in its own
   * `per_page`; a value below 1 is answered with 400.
   *
   * Default: `10`.
   */
  per_page?: number | undefined;
  /** Only workflows whose name contains this text. */
  query?: string | undefined;
  /** Only workflows in this state. `all` leaves out those that are archived. */
  status?: WorkflowStatusFilter | undefined;
  /** Only workflows of this type. */
  workflow_type?: WorkflowType | undefined;
}

/** What `listWorkflows` sends. */
export interface ListWorkflowsRequest {
  query?: ListWorkflowsQuery | undefined;
}

/** Headers of the responses of `listWorkflows`. */
export interface ListWorkflows200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listWorkflows`, by status. */
export type ListWorkflowsResult =
  | TypedResponse<200, WorkflowsList, ListWorkflows200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createWorkflow` sends. */
export interface CreateWorkflowRequest {
  /** The workflow to make. */
  body: WorkflowCreateRequest;
}

/** Headers of the responses of `createWorkflow`. */
export interface CreateWorkflow201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `createWorkflow`, by status. */
export type CreateWorkflowResult =
  | TypedResponse<201, WorkflowDetail, CreateWorkflow201Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<413, ErrorBody, ContentTooLargeHeaders>
  | TypedResponse<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `getWorkflow`. */
export interface GetWorkflowPath {
  /** The id of the workflow. */
  id: string;
}

/** What `getWorkflow` sends. */
export interface GetWorkflowRequest {
  path: GetWorkflowPath;
}

/** Headers of the responses of `getWorkflow`. */
export interface GetWorkflow200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getWorkflow`, by status. */
export type GetWorkflowResult =
  | TypedResponse<200, WorkflowDetail, GetWorkflow200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `updateWorkflow`. */
export interface UpdateWorkflowPath {
  /** The id of the workflow. */
  id: string;
}

/** What `updateWorkflow` sends. */
export interface UpdateWorkflowRequest {
  path: UpdateWorkflowPath;
  /** What shall change. */
  body: WorkflowUpdateRequest;
}

/** Headers of the responses of `updateWorkflow`. */
export interface UpdateWorkflow200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `updateWorkflow`, by status. */
export type UpdateWorkflowResult =
  | TypedResponse<200, WorkflowDetail, UpdateWorkflow200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<413, ErrorBody, ContentTooLargeHeaders>
  | TypedResponse<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `activateWorkflow`. */
export interface ActivateWorkflowPath {
  /** The id of the workflow. */
  id: string;
}

/** What `activateWorkflow` sends. */
export interface ActivateWorkflowRequest {
  path: ActivateWorkflowPath;
}

/** Headers of the responses of `activateWorkflow`. */
export interface ActivateWorkflow200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `activateWorkflow`, by status. */
export type ActivateWorkflowResult =
  | TypedResponse<200, Workflow, ActivateWorkflow200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `deactivateWorkflow`. */
export interface DeactivateWorkflowPath {
  /** The id of the workflow. */
  id: string;
}

/** What `deactivateWorkflow` sends. */
export interface DeactivateWorkflowRequest {
  path: DeactivateWorkflowPath;
}

/** Headers of the responses of `deactivateWorkflow`. */
export interface DeactivateWorkflow200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `deactivateWorkflow`, by status. */
export type DeactivateWorkflowResult =
  | TypedResponse<200, Workflow, DeactivateWorkflow200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `archiveWorkflow`. */
export interface ArchiveWorkflowPath {
  /** The id of the workflow. */
  id: string;
}

/** What `archiveWorkflow` sends. */
export interface ArchiveWorkflowRequest {
  path: ArchiveWorkflowPath;
}

/** Headers of the responses of `archiveWorkflow`. */
export interface ArchiveWorkflow200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `archiveWorkflow`, by status. */
export type ArchiveWorkflowResult =
  | TypedResponse<200, Workflow, ArchiveWorkflow200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `duplicateWorkflow`. */
export interface DuplicateWorkflowPath {
  /** The id of the workflow. */
  id: string;
}

/** What `duplicateWorkflow` sends. */
export interface DuplicateWorkflowRequest {
  path: DuplicateWorkflowPath;
}

/** Headers of the responses of `duplicateWorkflow`. */
export interface DuplicateWorkflow201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `duplicateWorkflow`, by status. */
export type DuplicateWorkflowResult =
  | TypedResponse<201, Workflow, DuplicateWorkflow201Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `listWorkflowRuns`. */
export interface ListWorkflowRunsPath {
  /** The id of the workflow. */
  id: string;
}

/** The query parameters of `listWorkflowRuns`. */
export interface ListWorkflowRunsQuery {
  /**
   * The number of the page. The first page is 1; a lower number is answered with 400.
   *
   * Default: `1`.
   */
  page?: number | undefined;
  /**
   * How many records a page holds. A value above 100 is served with 100, and the answer says so in its own
   * `per_page`; a value below 1 is answered with 400.
   *
   * Default: `10`.
   */
  per_page?: number | undefined;
  /** Only runs in this state. */
  status?: WorkflowRunStatus | undefined;
}

/** What `listWorkflowRuns` sends. */
export interface ListWorkflowRunsRequest {
  path: ListWorkflowRunsPath;
  query?: ListWorkflowRunsQuery | undefined;
}

/** Headers of the responses of `listWorkflowRuns`. */
export interface ListWorkflowRuns200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listWorkflowRuns`, by status. */
export type ListWorkflowRunsResult =
  | TypedResponse<200, WorkflowRunsList, ListWorkflowRuns200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
