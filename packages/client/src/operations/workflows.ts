// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  ActivateWorkflowRequest,
  ActivateWorkflowResult,
  ArchiveWorkflowRequest,
  ArchiveWorkflowResult,
  CreateWorkflowRequest,
  CreateWorkflowResult,
  DeactivateWorkflowRequest,
  DeactivateWorkflowResult,
  DuplicateWorkflowRequest,
  DuplicateWorkflowResult,
  GetWorkflowRequest,
  GetWorkflowResult,
  ListWorkflowRunsRequest,
  ListWorkflowRunsResult,
  ListWorkflowsRequest,
  ListWorkflowsResult,
  UpdateWorkflowRequest,
  UpdateWorkflowResult,
} from '@community-platform/types/operations/workflows';
import type { Workflow, WorkflowsList } from '@community-platform/types/workflow';
import type { WorkflowRun, WorkflowRunsList } from '@community-platform/types/workflow-run';
import type { OnUndeclared, Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import {
  badRequestResponse,
  contentTooLargeResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  notFoundResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
  unprocessableContentResponse,
  unsupportedMediaTypeResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { paginate } from '../runtime/client/index.js';
import { writeBody } from '../runtime/client/outgoing.js';
import { pageByNumber } from '../runtime/client/pages/by-number.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { writeScalar, writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `listWorkflows`. */
export const listWorkflowsOperation: Operation<ListWorkflowsRequest, ListWorkflowsResult> = {
  id: 'listWorkflows',
  method: 'GET',
  path: '/api/admin/v2/workflows',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'query', in: 'query', write: writeScalarPair },
    { name: 'status', in: 'query', write: writeScalarPair },
    { name: 'workflow_type', in: 'query', write: writeScalarPair },
  ],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List workflows.
 *
 * Returns one page of the workflows, the newest first. Without a state, archived ones are among them.
 *
 * `GET /api/admin/v2/workflows`
 */
export function listWorkflows<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListWorkflowsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListWorkflowsResult, U>> {
  return client.send(listWorkflowsOperation, request, options);
}

/** All items of `listWorkflows`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListWorkflows(
  client: Sender<OnUndeclared>,
  request: ListWorkflowsRequest = {},
  options?: RequestOptions,
): Paginator<Workflow, WorkflowsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listWorkflowsOperation, paging, request, options);
}

/** The data of `createWorkflow`. */
export const createWorkflowOperation: Operation<CreateWorkflowRequest, CreateWorkflowResult> = {
  id: 'createWorkflow',
  method: 'POST',
  path: '/api/admin/v2/workflows',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create a workflow.
 *
 * Makes a workflow, which is a draft until it is activated. Trigger and actions can follow later. One of type
 * `bulk_action` or `scheduled` is not activated: it is active as soon as it has the trigger `schedule` and an
 * action, and runs at its time for each contact of its segment, or without one for each active member, each lead
 * or
 * both, as the `contact_type` of the trigger says.
 *
 * `POST /api/admin/v2/workflows`
 */
export function createWorkflow<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateWorkflowRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateWorkflowResult, U>> {
  return client.send(createWorkflowOperation, request, options);
}

/** The data of `getWorkflow`. */
export const getWorkflowOperation: Operation<GetWorkflowRequest, GetWorkflowResult> = {
  id: 'getWorkflow',
  method: 'GET',
  path: '/api/admin/v2/workflows/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get a workflow.
 *
 * Returns one workflow with its trigger and its actions, in the order in which they run. `list_position`
 * counts them from 1.
 *
 * `GET /api/admin/v2/workflows/{id}`
 */
export function getWorkflow<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetWorkflowRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetWorkflowResult, U>> {
  return client.send(getWorkflowOperation, request, options);
}

/** The data of `updateWorkflow`. */
export const updateWorkflowOperation: Operation<UpdateWorkflowRequest, UpdateWorkflowResult> = {
  id: 'updateWorkflow',
  method: 'PUT',
  path: '/api/admin/v2/workflows/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update a workflow.
 *
 * Changes what the body names and leaves the rest. Actions that are named replace all of those before. An
 * archived workflow is refused with 422, and so is a change that leaves an active dynamic one without a trigger
 * or an action. One of type `bulk_action` or `scheduled` is planned again when its trigger is named, and stops
 * without one.
 *
 * `PUT /api/admin/v2/workflows/{id}`
 */
export function updateWorkflow<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UpdateWorkflowRequest,
  options?: RequestOptions<U>,
): Promise<Received<UpdateWorkflowResult, U>> {
  return client.send(updateWorkflowOperation, request, options);
}

/** The data of `activateWorkflow`. */
export const activateWorkflowOperation: Operation<ActivateWorkflowRequest, ActivateWorkflowResult> = {
  id: 'activateWorkflow',
  method: 'PUT',
  path: '/api/admin/v2/workflows/{id}/activate',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Activate a workflow.
 *
 * Switches on a workflow of type `dynamic` that is a draft or inactive and has a valid trigger and at
 * least one action, all of types that are known. Every other one is refused with 422, those of the types
 * `bulk_action` and `scheduled` in every state.
 *
 * From then on it runs once for each event. The run is queued in the write in which the event happens, and its
 * steps are done after it, all of them or none, and as a rule before that write is answered. A step that cannot
 * be done is no error of the write, but a failed run. What the steps of a workflow bring about sets off other
 * workflows, but not that one again.
 *
 * `PUT /api/admin/v2/workflows/{id}/activate`
 */
export function activateWorkflow<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ActivateWorkflowRequest,
  options?: RequestOptions<U>,
): Promise<Received<ActivateWorkflowResult, U>> {
  return client.send(activateWorkflowOperation, request, options);
}

/** The data of `deactivateWorkflow`. */
export const deactivateWorkflowOperation: Operation<DeactivateWorkflowRequest, DeactivateWorkflowResult> = {
  id: 'deactivateWorkflow',
  method: 'PUT',
  path: '/api/admin/v2/workflows/{id}/deactivate',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Deactivate a workflow.
 *
 * Switches off a workflow of type `dynamic` that is active, which is inactive then; runs that are still queued
 * are dropped. Every other one is refused with 422.
 *
 * `PUT /api/admin/v2/workflows/{id}/deactivate`
 */
export function deactivateWorkflow<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DeactivateWorkflowRequest,
  options?: RequestOptions<U>,
): Promise<Received<DeactivateWorkflowResult, U>> {
  return client.send(deactivateWorkflowOperation, request, options);
}

/** The data of `archiveWorkflow`. */
export const archiveWorkflowOperation: Operation<ArchiveWorkflowRequest, ArchiveWorkflowResult> = {
  id: 'archiveWorkflow',
  method: 'PUT',
  path: '/api/admin/v2/workflows/{id}/archive',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Archive a workflow.
 *
 * Puts away a workflow that is a draft or inactive. It stays archived, and can be duplicated. One that is
 * active or archived is refused with 422.
 *
 * `PUT /api/admin/v2/workflows/{id}/archive`
 */
export function archiveWorkflow<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ArchiveWorkflowRequest,
  options?: RequestOptions<U>,
): Promise<Received<ArchiveWorkflowResult, U>> {
  return client.send(archiveWorkflowOperation, request, options);
}

/** The data of `duplicateWorkflow`. */
export const duplicateWorkflowOperation: Operation<DuplicateWorkflowRequest, DuplicateWorkflowResult> = {
  id: 'duplicateWorkflow',
  method: 'POST',
  path: '/api/admin/v2/workflows/{id}/duplicate',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  accept: 'application/json',
  responses: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Duplicate a workflow.
 *
 * Makes a draft with the same trigger, actions and schedule. A workflow that cannot be copied is refused
 * with 422.
 *
 * `POST /api/admin/v2/workflows/{id}/duplicate`
 */
export function duplicateWorkflow<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DuplicateWorkflowRequest,
  options?: RequestOptions<U>,
): Promise<Received<DuplicateWorkflowResult, U>> {
  return client.send(duplicateWorkflowOperation, request, options);
}

/** The data of `listWorkflowRuns`. */
export const listWorkflowRunsOperation: Operation<ListWorkflowRunsRequest, ListWorkflowRunsResult> = {
  id: 'listWorkflowRuns',
  method: 'GET',
  path: '/api/admin/v2/workflows/{id}/runs',
  parameters: [
    { name: 'id', in: 'path', write: writeScalar },
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'status', in: 'query', write: writeScalarPair },
  ],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List the runs of a workflow.
 *
 * Returns one page of the runs of a workflow, the newest first: one for each contact for whom it ran or is about
 * to. A run that failed says why, and has changed nothing.
 *
 * `GET /api/admin/v2/workflows/{id}/runs`
 */
export function listWorkflowRuns<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListWorkflowRunsRequest,
  options?: RequestOptions<U>,
): Promise<Received<ListWorkflowRunsResult, U>> {
  return client.send(listWorkflowRunsOperation, request, options);
}

/** All items of `listWorkflowRuns`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListWorkflowRuns(
  client: Sender<OnUndeclared>,
  request: ListWorkflowRunsRequest,
  options?: RequestOptions,
): Paginator<WorkflowRun, WorkflowRunsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listWorkflowRunsOperation, paging, request, options);
}
