// Generated from the OpenAPI document. Do not edit: change the document and generate again.

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
} from '../answer-headers.js';
import type { Answer, Status5XX } from '../answer.js';
import type { ErrorBody } from '../common.js';
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

/** Headers of the answers of `listWorkflows`. */
export interface ListWorkflows200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listWorkflows` answers, by status. */
export type ListWorkflowsResult =
  | Answer<200, WorkflowsList, ListWorkflows200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createWorkflow` sends. */
export interface CreateWorkflowRequest {
  /** The workflow to make. */
  body: WorkflowCreateRequest;
}

/** Headers of the answers of `createWorkflow`. */
export interface CreateWorkflow201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `createWorkflow` answers, by status. */
export type CreateWorkflowResult =
  | Answer<201, WorkflowDetail, CreateWorkflow201Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<413, ErrorBody, ContentTooLargeHeaders>
  | Answer<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `getWorkflow`. */
export interface GetWorkflowPath {
  /** The id of the workflow. */
  id: string;
}

/** What `getWorkflow` sends. */
export interface GetWorkflowRequest {
  path: GetWorkflowPath;
}

/** Headers of the answers of `getWorkflow`. */
export interface GetWorkflow200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getWorkflow` answers, by status. */
export type GetWorkflowResult =
  | Answer<200, WorkflowDetail, GetWorkflow200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the answers of `updateWorkflow`. */
export interface UpdateWorkflow200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `updateWorkflow` answers, by status. */
export type UpdateWorkflowResult =
  | Answer<200, WorkflowDetail, UpdateWorkflow200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<413, ErrorBody, ContentTooLargeHeaders>
  | Answer<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `activateWorkflow`. */
export interface ActivateWorkflowPath {
  /** The id of the workflow. */
  id: string;
}

/** What `activateWorkflow` sends. */
export interface ActivateWorkflowRequest {
  path: ActivateWorkflowPath;
}

/** Headers of the answers of `activateWorkflow`. */
export interface ActivateWorkflow200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `activateWorkflow` answers, by status. */
export type ActivateWorkflowResult =
  | Answer<200, Workflow, ActivateWorkflow200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `deactivateWorkflow`. */
export interface DeactivateWorkflowPath {
  /** The id of the workflow. */
  id: string;
}

/** What `deactivateWorkflow` sends. */
export interface DeactivateWorkflowRequest {
  path: DeactivateWorkflowPath;
}

/** Headers of the answers of `deactivateWorkflow`. */
export interface DeactivateWorkflow200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `deactivateWorkflow` answers, by status. */
export type DeactivateWorkflowResult =
  | Answer<200, Workflow, DeactivateWorkflow200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `archiveWorkflow`. */
export interface ArchiveWorkflowPath {
  /** The id of the workflow. */
  id: string;
}

/** What `archiveWorkflow` sends. */
export interface ArchiveWorkflowRequest {
  path: ArchiveWorkflowPath;
}

/** Headers of the answers of `archiveWorkflow`. */
export interface ArchiveWorkflow200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `archiveWorkflow` answers, by status. */
export type ArchiveWorkflowResult =
  | Answer<200, Workflow, ArchiveWorkflow200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `duplicateWorkflow`. */
export interface DuplicateWorkflowPath {
  /** The id of the workflow. */
  id: string;
}

/** What `duplicateWorkflow` sends. */
export interface DuplicateWorkflowRequest {
  path: DuplicateWorkflowPath;
}

/** Headers of the answers of `duplicateWorkflow`. */
export interface DuplicateWorkflow201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `duplicateWorkflow` answers, by status. */
export type DuplicateWorkflowResult =
  | Answer<201, Workflow, DuplicateWorkflow201Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the answers of `listWorkflowRuns`. */
export interface ListWorkflowRuns200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listWorkflowRuns` answers, by status. */
export type ListWorkflowRunsResult =
  | Answer<200, WorkflowRunsList, ListWorkflowRuns200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
