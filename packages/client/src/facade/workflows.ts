// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  ActivateWorkflowRequest,
  ArchiveWorkflowRequest,
  CreateWorkflowRequest,
  DeactivateWorkflowRequest,
  DuplicateWorkflowRequest,
  GetWorkflowRequest,
  ListWorkflowRunsRequest,
  ListWorkflowsRequest,
  UpdateWorkflowRequest,
} from '@community-platform/types/operations/workflows';
import type { Workflow, WorkflowDetail, WorkflowsList } from '@community-platform/types/workflow';
import type { WorkflowRun, WorkflowRunsList } from '@community-platform/types/workflow-run';
import * as operations from '../operations/workflows.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** What the community does by itself. */
export interface WorkflowsApi {
  /**
   * List workflows.
   *
   * Returns one page of the workflows, the newest first. Without a state, archived ones are among them.
   *
   * `GET /api/admin/v2/workflows`
   */
  list(request?: ListWorkflowsRequest, options?: RequestOptions): Promise<WorkflowsList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request?: ListWorkflowsRequest, options?: RequestOptions): Paginator<Workflow, WorkflowsList>;
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
   * Changes what the body names and leaves the rest. Actions that are named replace all of those before. An
   * archived workflow is refused with 422, and so is a change that leaves an active dynamic one without a trigger
   * or an action. One of type `bulk_action` or `scheduled` is planned again when its trigger is named, and stops
   * without one.
   *
   * `PUT /api/admin/v2/workflows/{id}`
   */
  update(request: UpdateWorkflowRequest, options?: RequestOptions): Promise<WorkflowDetail>;
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
  activate(request: ActivateWorkflowRequest, options?: RequestOptions): Promise<Workflow>;
  /**
   * Deactivate a workflow.
   *
   * Switches off a workflow of type `dynamic` that is active, which is inactive then; runs that are still queued
   * are dropped. Every other one is refused with 422.
   *
   * `PUT /api/admin/v2/workflows/{id}/deactivate`
   */
  deactivate(request: DeactivateWorkflowRequest, options?: RequestOptions): Promise<Workflow>;
  /**
   * Archive a workflow.
   *
   * Puts away a workflow that is a draft or inactive. It stays archived, and can be duplicated. One that is
   * active or archived is refused with 422.
   *
   * `PUT /api/admin/v2/workflows/{id}/archive`
   */
  archive(request: ArchiveWorkflowRequest, options?: RequestOptions): Promise<Workflow>;
  /**
   * Duplicate a workflow.
   *
   * Makes a draft with the same trigger, actions and schedule. A workflow that cannot be copied is refused
   * with 422.
   *
   * `POST /api/admin/v2/workflows/{id}/duplicate`
   */
  duplicate(request: DuplicateWorkflowRequest, options?: RequestOptions): Promise<Workflow>;
  /**
   * List the runs of a workflow.
   *
   * Returns one page of the runs of a workflow, the newest first: one for each contact for whom it ran or is about
   * to. A run that failed says why, and has changed nothing.
   *
   * `GET /api/admin/v2/workflows/{id}/runs`
   */
  listRuns(request: ListWorkflowRunsRequest, options?: RequestOptions): Promise<WorkflowRunsList>;
  /** All items of `listRuns`, or with `.pages()` all pages, fetched as they are read. */
  paginateListRuns(request: ListWorkflowRunsRequest, options?: RequestOptions): Paginator<WorkflowRun, WorkflowRunsList>;
}

/** Binds the operations to a client. */
export const createWorkflowsApi = (client: Sender<OnUndeclared>): WorkflowsApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listWorkflowsOperation, request, options)),
  paginateList: (request = {}, options) => operations.paginateListWorkflows(client, request, options),
  create: (request, options) => unwrap(client.send(operations.createWorkflowOperation, request, options)),
  get: (request, options) => unwrap(client.send(operations.getWorkflowOperation, request, options)),
  update: (request, options) => unwrap(client.send(operations.updateWorkflowOperation, request, options)),
  activate: (request, options) => unwrap(client.send(operations.activateWorkflowOperation, request, options)),
  deactivate: (request, options) => unwrap(client.send(operations.deactivateWorkflowOperation, request, options)),
  archive: (request, options) => unwrap(client.send(operations.archiveWorkflowOperation, request, options)),
  duplicate: (request, options) => unwrap(client.send(operations.duplicateWorkflowOperation, request, options)),
  listRuns: (request, options) => unwrap(client.send(operations.listWorkflowRunsOperation, request, options)),
  paginateListRuns: (request, options) => operations.paginateListWorkflowRuns(client, request, options),
});
