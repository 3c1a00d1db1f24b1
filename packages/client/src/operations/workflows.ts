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
import type { Workflow, WorkflowDetail, WorkflowsList } from '@community-platform/types/workflow';
import type { WorkflowRun, WorkflowRunsList } from '@community-platform/types/workflow-run';
import {
  errors400_401_403_404_405_406_422_429_5XX,
  errors400_401_403_404_405_406_429_5XX,
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
} from '../responses.js';
import {
  type OnUndeclared,
  type Operation,
  pageByNumber,
  paginate,
  type Paginator,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
  writeBody,
} from '../runtime/client.js';
import { readsJson, sendsJson, writeScalar, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

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
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List workflows.
 *
 * Returns a page of the workflows, newest first. By default, archived ones are included.
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

/** Iterates over all items of `listWorkflows`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListWorkflows(
  client: Sender<OnUndeclared>,
  request: ListWorkflowsRequest = {},
  options?: RequestOptions,
): Paginator<Workflow, WorkflowsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listWorkflowsOperation, paging, request, options);
}

export const createWorkflowOperation: Operation<CreateWorkflowRequest, CreateWorkflowResult> = {
  id: 'createWorkflow',
  method: 'POST',
  path: '/api/admin/v2/workflows',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create a workflow.
 *
 * Creates a workflow, which is a draft until it is activated. Trigger and actions can be added later. Workflows of
 * type `bulk_action` or `scheduled` are not activated: they are active as soon as they have the trigger `schedule`
 * and an action, and run at their time for each contact of their segment or, without a segment, for each active
 * member, each lead or both, depending on the `contact_type` of the trigger.
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

export const getWorkflowOperation: Operation<GetWorkflowRequest, GetWorkflowResult> = {
  id: 'getWorkflow',
  method: 'GET',
  path: '/api/admin/v2/workflows/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
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

export const updateWorkflowOperation: Operation<UpdateWorkflowRequest, UpdateWorkflowResult> = {
  id: 'updateWorkflow',
  method: 'PUT',
  path: '/api/admin/v2/workflows/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update a workflow.
 *
 * Changes only the fields in the body. Actions in the body replace the previous ones. An archived workflow returns
 * 422, and so does a change that leaves an active dynamic workflow without a trigger or an action. A workflow of
 * type `bulk_action` or `scheduled` is rescheduled if the body contains its trigger, and stops without one.
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

export const activateWorkflowOperation: Operation<ActivateWorkflowRequest, ActivateWorkflowResult> = {
  id: 'activateWorkflow',
  method: 'PUT',
  path: '/api/admin/v2/workflows/{id}/activate',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Activate a workflow.
 *
 * Activates a workflow of type `dynamic` that is a draft or inactive and has a valid trigger and at least one
 * action, all of known types. All others return 422, including those of the types `bulk_action` and `scheduled` in
 * any state.
 *
 * It then runs once for each event. The run is queued by the write that causes the event, and its steps are
 * executed afterwards, all or none, usually before the response to that write. If a step fails, the run fails, but
 * not the write. Steps of a workflow can trigger other workflows, but not the same one again.
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

export const deactivateWorkflowOperation: Operation<DeactivateWorkflowRequest, DeactivateWorkflowResult> = {
  id: 'deactivateWorkflow',
  method: 'PUT',
  path: '/api/admin/v2/workflows/{id}/deactivate',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Deactivate a workflow.
 *
 * Deactivates an active workflow of type `dynamic`; queued runs are deleted. All others return 422.
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

export const archiveWorkflowOperation: Operation<ArchiveWorkflowRequest, ArchiveWorkflowResult> = {
  id: 'archiveWorkflow',
  method: 'PUT',
  path: '/api/admin/v2/workflows/{id}/archive',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Archive a workflow.
 *
 * Archives a workflow that is a draft or inactive. It stays archived, and can be duplicated. If it is active or
 * archived, the response is 422.
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

export const duplicateWorkflowOperation: Operation<DuplicateWorkflowRequest, DuplicateWorkflowResult> = {
  id: 'duplicateWorkflow',
  method: 'POST',
  path: '/api/admin/v2/workflows/{id}/duplicate',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Duplicate a workflow.
 *
 * Creates a draft with the same trigger, actions and schedule. A workflow that cannot be copied returns 422.
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
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List the runs of a workflow.
 *
 * Returns a page of the runs of a workflow, newest first: one for each contact for whom it ran or will run. A
 * failed run contains the reason, and has changed nothing.
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

/** Iterates over all items of `listWorkflowRuns`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListWorkflowRuns(
  client: Sender<OnUndeclared>,
  request: ListWorkflowRunsRequest,
  options?: RequestOptions,
): Paginator<WorkflowRun, WorkflowRunsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listWorkflowRunsOperation, paging, request, options);
}

/** Automations of the community. */
export interface WorkflowsApi {
  /**
   * List workflows.
   *
   * Returns a page of the workflows, newest first. By default, archived ones are included.
   *
   * `GET /api/admin/v2/workflows`
   */
  list(request?: ListWorkflowsRequest, options?: RequestOptions): Promise<WorkflowsList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request?: ListWorkflowsRequest, options?: RequestOptions): Paginator<Workflow, WorkflowsList>;
  /**
   * Create a workflow.
   *
   * Creates a workflow, which is a draft until it is activated. Trigger and actions can be added later. Workflows of
   * type `bulk_action` or `scheduled` are not activated: they are active as soon as they have the trigger `schedule`
   * and an action, and run at their time for each contact of their segment or, without a segment, for each active
   * member, each lead or both, depending on the `contact_type` of the trigger.
   *
   * `POST /api/admin/v2/workflows`
   */
  create(request: CreateWorkflowRequest, options?: RequestOptions): Promise<WorkflowDetail>;
  /**
   * Get a workflow.
   *
   * Returns one workflow with its trigger and its actions, in the order in which they run. `list_position`
   * counts them from 1.
   *
   * `GET /api/admin/v2/workflows/{id}`
   */
  get(request: GetWorkflowRequest, options?: RequestOptions): Promise<WorkflowDetail>;
  /**
   * Update a workflow.
   *
   * Changes only the fields in the body. Actions in the body replace the previous ones. An archived workflow returns
   * 422, and so does a change that leaves an active dynamic workflow without a trigger or an action. A workflow of
   * type `bulk_action` or `scheduled` is rescheduled if the body contains its trigger, and stops without one.
   *
   * `PUT /api/admin/v2/workflows/{id}`
   */
  update(request: UpdateWorkflowRequest, options?: RequestOptions): Promise<WorkflowDetail>;
  /**
   * Activate a workflow.
   *
   * Activates a workflow of type `dynamic` that is a draft or inactive and has a valid trigger and at least one
   * action, all of known types. All others return 422, including those of the types `bulk_action` and `scheduled` in
   * any state.
   *
   * It then runs once for each event. The run is queued by the write that causes the event, and its steps are
   * executed afterwards, all or none, usually before the response to that write. If a step fails, the run fails, but
   * not the write. Steps of a workflow can trigger other workflows, but not the same one again.
   *
   * `PUT /api/admin/v2/workflows/{id}/activate`
   */
  activate(request: ActivateWorkflowRequest, options?: RequestOptions): Promise<Workflow>;
  /**
   * Deactivate a workflow.
   *
   * Deactivates an active workflow of type `dynamic`; queued runs are deleted. All others return 422.
   *
   * `PUT /api/admin/v2/workflows/{id}/deactivate`
   */
  deactivate(request: DeactivateWorkflowRequest, options?: RequestOptions): Promise<Workflow>;
  /**
   * Archive a workflow.
   *
   * Archives a workflow that is a draft or inactive. It stays archived, and can be duplicated. If it is active or
   * archived, the response is 422.
   *
   * `PUT /api/admin/v2/workflows/{id}/archive`
   */
  archive(request: ArchiveWorkflowRequest, options?: RequestOptions): Promise<Workflow>;
  /**
   * Duplicate a workflow.
   *
   * Creates a draft with the same trigger, actions and schedule. A workflow that cannot be copied returns 422.
   *
   * `POST /api/admin/v2/workflows/{id}/duplicate`
   */
  duplicate(request: DuplicateWorkflowRequest, options?: RequestOptions): Promise<Workflow>;
  /**
   * List the runs of a workflow.
   *
   * Returns a page of the runs of a workflow, newest first: one for each contact for whom it ran or will run. A
   * failed run contains the reason, and has changed nothing.
   *
   * `GET /api/admin/v2/workflows/{id}/runs`
   */
  listRuns(request: ListWorkflowRunsRequest, options?: RequestOptions): Promise<WorkflowRunsList>;
  /** Iterates over all items of `listRuns`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateListRuns(request: ListWorkflowRunsRequest, options?: RequestOptions): Paginator<WorkflowRun, WorkflowRunsList>;
}

export const createWorkflowsApi = (client: Sender<OnUndeclared>): WorkflowsApi => ({
  list: (request = {}, options) => unwrap(client.send(listWorkflowsOperation, request, options)),
  paginateList: (request = {}, options) => paginateListWorkflows(client, request, options),
  create: (request, options) => unwrap(client.send(createWorkflowOperation, request, options)),
  get: (request, options) => unwrap(client.send(getWorkflowOperation, request, options)),
  update: (request, options) => unwrap(client.send(updateWorkflowOperation, request, options)),
  activate: (request, options) => unwrap(client.send(activateWorkflowOperation, request, options)),
  deactivate: (request, options) => unwrap(client.send(deactivateWorkflowOperation, request, options)),
  archive: (request, options) => unwrap(client.send(archiveWorkflowOperation, request, options)),
  duplicate: (request, options) => unwrap(client.send(duplicateWorkflowOperation, request, options)),
  listRuns: (request, options) => unwrap(client.send(listWorkflowRunsOperation, request, options)),
  paginateListRuns: (request, options) => paginateListWorkflowRuns(client, request, options),
});
