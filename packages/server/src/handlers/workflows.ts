// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
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

/** What the handler of `listWorkflows` receives: every part is there, defaults are filled in. */
export interface ListWorkflowsInput extends ListWorkflowsRequest {
  query: ListWorkflowsQuery & { page: number; per_page: number };
}

/** What the handler of `listWorkflowRuns` receives: every part is there, defaults are filled in. */
export interface ListWorkflowRunsInput extends ListWorkflowRunsRequest {
  query: ListWorkflowRunsQuery & { page: number; per_page: number };
}

/** What the community does by itself. */
export interface WorkflowsHandlers<Principal = unknown, State = unknown> {
  /**
   * List workflows.
   *
   * Returns one page of the workflows, the newest first. Without a state, archived ones are among them.
   *
   * `GET /api/admin/v2/workflows`
   */
  listWorkflows(input: ListWorkflowsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListWorkflowsResult>>;
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
   * Changes what the body names and leaves the rest. Actions that are named replace all of those before. An
   * archived workflow is refused with 422, and so is a change that leaves an active dynamic one without a trigger
   * or an action. One of type `bulk_action` or `scheduled` is planned again when its trigger is named, and stops
   * without one.
   *
   * `PUT /api/admin/v2/workflows/{id}`
   */
  updateWorkflow(input: UpdateWorkflowRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdateWorkflowResult>>;
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
  activateWorkflow(input: ActivateWorkflowRequest, context: RequestContext<Principal, State>): Awaitable<Reply<ActivateWorkflowResult>>;
  /**
   * Deactivate a workflow.
   *
   * Switches off a workflow of type `dynamic` that is active, which is inactive then; runs that are still queued
   * are dropped. Every other one is refused with 422.
   *
   * `PUT /api/admin/v2/workflows/{id}/deactivate`
   */
  deactivateWorkflow(input: DeactivateWorkflowRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DeactivateWorkflowResult>>;
  /**
   * Archive a workflow.
   *
   * Puts away a workflow that is a draft or inactive. It stays archived, and can be duplicated. One that is
   * active or archived is refused with 422.
   *
   * `PUT /api/admin/v2/workflows/{id}/archive`
   */
  archiveWorkflow(input: ArchiveWorkflowRequest, context: RequestContext<Principal, State>): Awaitable<Reply<ArchiveWorkflowResult>>;
  /**
   * Duplicate a workflow.
   *
   * Makes a draft with the same trigger, actions and schedule. A workflow that cannot be copied is refused
   * with 422.
   *
   * `POST /api/admin/v2/workflows/{id}/duplicate`
   */
  duplicateWorkflow(input: DuplicateWorkflowRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DuplicateWorkflowResult>>;
  /**
   * List the runs of a workflow.
   *
   * Returns one page of the runs of a workflow, the newest first: one for each contact for whom it ran or is about
   * to. A run that failed says why, and has changed nothing.
   *
   * `GET /api/admin/v2/workflows/{id}/runs`
   */
  listWorkflowRuns(input: ListWorkflowRunsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListWorkflowRunsResult>>;
}
