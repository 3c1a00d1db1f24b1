/** Workflows: their triggers, their actions and their states. */
import type { ListWorkflowsQuery } from '@community-platform/types';
import type { WorkflowAttributes, WorkflowStatusFilter } from '@community-platform/types/workflow-request';
import { given } from '../../../database/given.js';
import type { Values } from '../../../database/prepared-query.js';
import { domainEvents, kindsOf } from '../../../kernel/domain-events.js';
import { found, invalid, notBlank, refused } from '../../../kernel/failures.js';
import { readPage } from '../../../kernel/page.js';
import { prepareBy, preparePage } from '../../../kernel/prepared-page.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { type Containing, optionalPattern } from '../../../kernel/text.js';
import { actionTypes } from './actions.js';
import { checkParts, replaceActions, replaceTrigger, withoutUnchanged } from './parts.js';
import { planRuns } from './plan.js';
import {
  dropQueued,
  findActions,
  findTrigger,
  listRuns,
  lockWorkflow,
  readDetail,
  selectWorkflows,
  toRun,
  toWorkflow,
} from './queries.js';

type Status = 'draft' | 'active' | 'inactive' | 'archived';

/** Returns a sentence that describes what a workflow lacks to become active; undefined if it is complete. */
async function whatIsMissing(scope: Scope, id: string): Promise<string | undefined> {
  const trigger = await findTrigger(scope, id);
  if (trigger === undefined || trigger.trigger_type.trim() === '') return 'The workflow has no trigger';
  if ((trigger.resource_id === null) !== (trigger.resource_type === null))
    return 'The trigger of the workflow names only one of resource_id and resource_type';
  const kinds = kindsOf(trigger.trigger_type);
  if (kinds === undefined)
    return `The workflow has the trigger ${trigger.trigger_type}, which is not one of ${Object.keys(domainEvents).join(', ')}`;
  if (trigger.resource_type !== null && !kinds.includes(trigger.resource_type))
    return `The trigger ${trigger.trigger_type} of the workflow is about ${kinds.join(' or ') || 'no record'}, not about ${trigger.resource_type}`;
  if (trigger.ai_filter_prompt !== null && trigger.ai_filter_prompt.trim() !== '')
    return 'The trigger of the workflow has a condition in prose, which is not supported';
  const actions = await findActions(scope, id);
  if (actions.length === 0) return 'The workflow has no action';
  const unknown = actions.find(({ action_type }) => !actionTypes.includes(action_type));
  if (unknown !== undefined)
    return `The workflow has the action ${unknown.action_type}, which is not one of ${actionTypes.join(', ')}`;
  return undefined;
}

async function setStatus(scope: Scope, id: string, status: Status) {
  await scope.db.updateTable('workflows').set({ status, updated_at: scope.now }).where('id', '=', id).execute();
  const row = found(await selectWorkflows(scope).where('id', '=', id).executeTakeFirst(), 'Workflow');
  return toWorkflow(scope)(row);
}

/**
 * Whether a change reschedules a workflow: it sets a new trigger, adds the first actions, or removes all actions. Other
 * changes, such as a new name, do not make it run again.
 */
function isPlannedAnew(status: string, { trigger, actions }: WorkflowAttributes): boolean {
  return (
    trigger !== undefined ||
    (actions !== undefined && (status === 'draft' || (status === 'active' && actions.length === 0)))
  );
}

/** Prepared lists of workflows, by status; `all` includes all workflows that are not archived. */
const lists = prepareBy((status: WorkflowStatusFilter | 'any') =>
  preparePage((of, { optional }: Values<ListWorkflowsQuery & Containing>) =>
    selectWorkflows(of)
      .$call(given(optional('pattern'), (all, pattern) => all.where('name', 'ilike', pattern)))
      .$call(given(optional('workflow_type'), (all, type) => all.where('workflow_type', '=', type)))
      .$if(status === 'all', (all) => all.where('status', '!=', 'archived'))
      .$call(
        given(status === 'all' || status === 'any' ? undefined : status, (all, one) => all.where('status', '=', one)),
      )
      .orderBy('created_at', 'desc')
      .orderBy('number', 'desc'),
  ),
);

export const workflows = {
  listWorkflows: async ({ query }, scope) => {
    const page = { ...query, ...readPage(query), pattern: optionalPattern(query.query) };
    const body = await lists(query.status ?? 'any')(scope, page, (rows) => rows.map(toWorkflow(scope)));
    return { status: 200, body };
  },

  createWorkflow: async ({ body }, scope) => {
    await checkParts(scope, body);
    const { id } = await scope.db
      .insertInto('workflows')
      .values({
        name: notBlank('name', body.name),
        workflow_type: body.workflow_type,
        community_segment_id: body.community_segment_id,
        created_at: scope.now,
        updated_at: scope.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await replaceTrigger(scope, id, body.trigger ?? null);
    await replaceActions(scope, id, body.actions ?? []);
    await planRuns(scope, { id, workflow_type: body.workflow_type, status: 'draft' });
    return { status: 201, body: await readDetail(scope, id) };
  },

  getWorkflow: async ({ path }, scope) => ({ status: 200, body: await readDetail(scope, path.id) }),

  updateWorkflow: async ({ path, body }, scope) => {
    const workflow = await lockWorkflow(scope, path.id);
    if (workflow.status === 'archived') throw refused('The workflow is archived, so it cannot be changed');
    await checkParts(scope, body);
    const changes = await withoutUnchanged(scope, workflow.id, body);
    await scope.db
      .updateTable('workflows')
      .set({
        name: notBlank('name', body.name),
        community_segment_id: body.community_segment_id,
        updated_at: scope.now,
      })
      .where('id', '=', workflow.id)
      .execute();
    if (changes.trigger !== undefined) await replaceTrigger(scope, workflow.id, changes.trigger);
    if (changes.actions !== undefined) await replaceActions(scope, workflow.id, changes.actions);
    if (isPlannedAnew(workflow.status, changes)) await planRuns(scope, workflow);
    if (workflow.status === 'active' && workflow.workflow_type === 'dynamic') {
      const lack = await whatIsMissing(scope, workflow.id);
      if (lack !== undefined) throw invalid({ status: ['is active'] }, `${lack}, which an active one needs`);
    }
    return { status: 200, body: await readDetail(scope, workflow.id) };
  },

  activateWorkflow: async ({ path }, scope) => {
    const { id, status, workflow_type } = await lockWorkflow(scope, path.id);
    if (workflow_type !== 'dynamic')
      throw refused(`A workflow of type ${workflow_type} runs by itself and cannot be activated`);
    if (status !== 'draft' && status !== 'inactive')
      throw refused(`The workflow is ${status}, so it cannot be activated`);
    const lack = await whatIsMissing(scope, id);
    if (lack !== undefined) throw refused(lack);
    return { status: 200, body: await setStatus(scope, id, 'active') };
  },

  deactivateWorkflow: async ({ path }, scope) => {
    const { id, status, workflow_type } = await lockWorkflow(scope, path.id);
    if (workflow_type !== 'dynamic') throw refused(`A workflow of type ${workflow_type} cannot be deactivated`);
    if (status !== 'active') throw refused(`The workflow is ${status}, so it cannot be deactivated`);
    await dropQueued(scope, id);
    return { status: 200, body: await setStatus(scope, id, 'inactive') };
  },

  archiveWorkflow: async ({ path }, scope) => {
    const { id, status } = await lockWorkflow(scope, path.id);
    if (status !== 'draft' && status !== 'inactive')
      throw refused(`The workflow is ${status}, so it cannot be archived`);
    return { status: 200, body: await setStatus(scope, id, 'archived') };
  },

  duplicateWorkflow: async ({ path }, scope) => {
    const { db, now } = scope;
    const source = await db
      .selectFrom('workflows')
      .select(['id', 'name', 'workflow_type', 'community_segment_id'])
      .where('id', '=', path.id)
      .executeTakeFirst();
    const { id, name, ...same } = found(source, 'Workflow');
    const copy = await db
      .insertInto('workflows')
      .values({
        ...same,
        name: `${name} (copy)`,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await replaceTrigger(scope, copy.id, (await findTrigger(scope, id)) ?? null);
    await replaceActions(scope, copy.id, await findActions(scope, id));
    return { status: 201, body: await setStatus(scope, copy.id, 'draft') };
  },

  listWorkflowRuns: async ({ path, query }, scope) => {
    const { id } = found(await selectWorkflows(scope).where('id', '=', path.id).executeTakeFirst(), 'Workflow');
    const page = { ...query, ...readPage(query), workflowId: id };
    return { status: 200, body: await listRuns(scope, page, (rows) => rows.map(toRun)) };
  },
} satisfies Partial<ServiceHandlers>;
