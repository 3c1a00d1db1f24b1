/** Workflows: what they are made of, and their states (semantics, states). */

import { given } from '../../../database/given.js';
import { jsonText } from '../../../kernel/changes.js';
import { found, invalid, refused } from '../../../kernel/failures.js';
import { listPage, readPage } from '../../../kernel/page.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { containing } from '../../../kernel/text.js';
import { checkSegments, replaceActions, replaceTrigger } from './parts.js';
import { findActions, findTrigger, lockWorkflow, readDetail, selectWorkflows, toWorkflow } from './queries.js';

type Status = 'draft' | 'active' | 'inactive' | 'archived';

/** What an active workflow needs and does not have, in a sentence; nothing if it has all. */
const whatIsMissing = async (scope: Scope, id: string): Promise<string | undefined> => {
  const trigger = await findTrigger(scope, id);
  if (trigger === undefined || trigger.trigger_type.trim() === '') return 'The workflow has no trigger';
  if ((trigger.resource_id === null) !== (trigger.resource_type === null))
    return 'The trigger of the workflow names only one of resource_id and resource_type';
  if ((await findActions(scope, id)).length === 0) return 'The workflow has no action';
  return undefined;
};

const setStatus = async (scope: Scope, id: string, status: Status) => {
  await scope.db.updateTable('workflows').set({ status, updated_at: scope.now }).where('id', '=', id).execute();
  const row = found(await selectWorkflows(scope).where('id', '=', id).executeTakeFirst(), 'Workflow');
  return toWorkflow(scope)(row);
};

export const workflows = {
  listWorkflows: async ({ query: { page, per_page, query, status, workflow_type } }, scope) => {
    const all = selectWorkflows(scope)
      .$call(given(query, (of, query) => of.where('name', 'ilike', containing(query))))
      .$if(status === 'all', (of) => of.where('status', '!=', 'archived'))
      .$call(given(workflow_type, (of, workflow_type) => of.where('workflow_type', '=', workflow_type)))
      .orderBy('created_at', 'desc')
      .orderBy('number', 'desc');
    const chosen = status === undefined || status === 'all' ? all : all.where('status', '=', status);
    return {
      status: 200,
      body: await listPage(chosen, readPage({ page, per_page }), (rows) => rows.map(toWorkflow(scope))),
    };
  },

  createWorkflow: async ({ body }, scope) => {
    await checkSegments(scope, body);
    const { id } = await scope.db
      .insertInto('workflows')
      .values({
        name: body.name,
        workflow_type: body.workflow_type,
        community_segment_id: body.community_segment_id,
        created_at: scope.now,
        updated_at: scope.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await replaceTrigger(scope, id, body.trigger ?? null);
    await replaceActions(scope, id, body.actions ?? []);
    return { status: 201, body: await readDetail(scope, id) };
  },

  getWorkflow: async ({ path }, scope) => ({ status: 200, body: await readDetail(scope, path.id) }),

  updateWorkflow: async ({ path, body }, scope) => {
    const workflow = await lockWorkflow(scope, path.id);
    if (workflow.status === 'archived') throw refused('The workflow is archived, so it cannot be changed');
    await checkSegments(scope, body);
    await scope.db
      .updateTable('workflows')
      .set({ name: body.name, community_segment_id: body.community_segment_id, updated_at: scope.now })
      .where('id', '=', workflow.id)
      .execute();
    if (body.trigger !== undefined) await replaceTrigger(scope, workflow.id, body.trigger);
    if (body.actions !== undefined) await replaceActions(scope, workflow.id, body.actions);
    if (workflow.status === 'active') {
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
      .select(['id', 'name', 'workflow_type', 'community_segment_id', 'schedule'])
      .where('id', '=', path.id)
      .executeTakeFirst();
    const { id, name, schedule, ...same } = found(source, 'Workflow');
    const copy = await db
      .insertInto('workflows')
      .values({
        ...same,
        name: `${name} (copy)`,
        schedule: jsonText(schedule),
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await replaceTrigger(scope, copy.id, (await findTrigger(scope, id)) ?? null);
    await replaceActions(scope, copy.id, await findActions(scope, id));
    return { status: 201, body: await setStatus(scope, copy.id, 'draft') };
  },
} satisfies Partial<ServiceHandlers>;
