// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
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
  ListWorkflowRunsQuery,
  ListWorkflowRunsRequest,
  ListWorkflowRunsResult,
  ListWorkflowsQuery,
  ListWorkflowsRequest,
  ListWorkflowsResult,
  UpdateWorkflowRequest,
  UpdateWorkflowResult,
} from '@community-platform/types/operations/workflows';
import {
  errors400_401_403_404_405_406_422_429_5XX,
  errors400_401_403_404_405_406_429_5XX,
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listWorkflows`: all parts are present, with defaults. */
export interface ListWorkflowsInput extends ListWorkflowsRequest {
  query: ListWorkflowsQuery & { page: number; per_page: number };
}

/** The input of the handler of `listWorkflowRuns`: all parts are present, with defaults. */
export interface ListWorkflowRunsInput extends ListWorkflowRunsRequest {
  query: ListWorkflowRunsQuery & { page: number; per_page: number };
}

/** Automations of the community. */
export interface WorkflowsHandlers<Principal = unknown, State = unknown> {
  /**
   * List workflows.
   *
   * Returns a page of the workflows, newest first. By default, archived ones are included.
   *
   * `GET /api/admin/v2/workflows`
   */
  listWorkflows(input: ListWorkflowsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListWorkflowsResult>>;
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
  createWorkflow(input: CreateWorkflowRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreateWorkflowResult>>;
  /**
   * Get a workflow.
   *
   * Returns one workflow with its trigger and its actions, in the order in which they run. `list_position`
   * counts them from 1.
   *
   * `GET /api/admin/v2/workflows/{id}`
   */
  getWorkflow(input: GetWorkflowRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetWorkflowResult>>;
  /**
   * Update a workflow.
   *
   * Changes only the fields in the body. Actions in the body replace the previous ones. An archived workflow returns
   * 422, and so does a change that leaves an active dynamic workflow without a trigger or an action. A workflow of
   * type `bulk_action` or `scheduled` is rescheduled if the body contains its trigger, and stops without one.
   *
   * `PUT /api/admin/v2/workflows/{id}`
   */
  updateWorkflow(input: UpdateWorkflowRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdateWorkflowResult>>;
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
  activateWorkflow(
    input: ActivateWorkflowRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ActivateWorkflowResult>>;
  /**
   * Deactivate a workflow.
   *
   * Deactivates an active workflow of type `dynamic`; queued runs are deleted. All others return 422.
   *
   * `PUT /api/admin/v2/workflows/{id}/deactivate`
   */
  deactivateWorkflow(
    input: DeactivateWorkflowRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<DeactivateWorkflowResult>>;
  /**
   * Archive a workflow.
   *
   * Archives a workflow that is a draft or inactive. It stays archived, and can be duplicated. If it is active or
   * archived, the response is 422.
   *
   * `PUT /api/admin/v2/workflows/{id}/archive`
   */
  archiveWorkflow(
    input: ArchiveWorkflowRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ArchiveWorkflowResult>>;
  /**
   * Duplicate a workflow.
   *
   * Creates a draft with the same trigger, actions and schedule. A workflow that cannot be copied returns 422.
   *
   * `POST /api/admin/v2/workflows/{id}/duplicate`
   */
  duplicateWorkflow(
    input: DuplicateWorkflowRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<DuplicateWorkflowResult>>;
  /**
   * List the runs of a workflow.
   *
   * Returns a page of the runs of a workflow, newest first: one for each contact for whom it ran or will run. A
   * failed run contains the reason, and has changed nothing.
   *
   * `GET /api/admin/v2/workflows/{id}/runs`
   */
  listWorkflowRuns(
    input: ListWorkflowRunsInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListWorkflowRunsResult>>;
}

/** The descriptors of the operations, in document order. */
export const workflowsOperations: readonly Operation[] = [
  {
    id: 'listWorkflows',
    method: 'GET',
    path: '/api/admin/v2/workflows',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'query', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'status', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'workflow_type', in: 'query', shape: 'string', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'createWorkflow',
    method: 'POST',
    path: '/api/admin/v2/workflows',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getWorkflow',
    method: 'GET',
    path: '/api/admin/v2/workflows/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'string', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'updateWorkflow',
    method: 'PUT',
    path: '/api/admin/v2/workflows/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'string', style: 'simple', explode: false }],
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'activateWorkflow',
    method: 'PUT',
    path: '/api/admin/v2/workflows/{id}/activate',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'string', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'deactivateWorkflow',
    method: 'PUT',
    path: '/api/admin/v2/workflows/{id}/deactivate',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'string', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'archiveWorkflow',
    method: 'PUT',
    path: '/api/admin/v2/workflows/{id}/archive',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'string', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'duplicateWorkflow',
    method: 'POST',
    path: '/api/admin/v2/workflows/{id}/duplicate',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'string', style: 'simple', explode: false }],
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'listWorkflowRuns',
    method: 'GET',
    path: '/api/admin/v2/workflows/{id}/runs',
    parameters: [
      { name: 'id', in: 'path', required: true, shape: 'string', style: 'simple', explode: false },
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'status', in: 'query', shape: 'string', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
