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
   * Makes a workflow, which is a draft until it is activated. Trigger and actions can follow later.
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
   * archived workflow is refused with 422, and so is a change that leaves an active one without a trigger or
   * an action.
   *
   * `PUT /api/admin/v2/workflows/{id}`
   */
  updateWorkflow(input: UpdateWorkflowRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdateWorkflowResult>>;
  /**
   * Activate a workflow.
   *
   * Switches on a workflow of type `dynamic` that is a draft or inactive and has a valid trigger and at
   * least one action. Every other one is refused with 422, those of the types `bulk_action` and `scheduled`
   * in every state.
   *
   * `PUT /api/admin/v2/workflows/{id}/activate`
   */
  activateWorkflow(input: ActivateWorkflowRequest, context: RequestContext<Principal, State>): Awaitable<Reply<ActivateWorkflowResult>>;
  /**
   * Deactivate a workflow.
   *
   * Switches off a workflow of type `dynamic` that is active, which is inactive then. Every other one is
   * refused with 422.
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
}
