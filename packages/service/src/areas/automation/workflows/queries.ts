/** Workflows, and their details with trigger and actions. */
import type {
  ListWorkflowRunsQuery,
  Workflow,
  WorkflowDetail,
  WorkflowRun,
  WorkflowType,
} from '@community-platform/types';
import type { Expression } from 'kysely';
import { given } from '../../../database/given.js';
import type { Values } from '../../../database/prepared-query.js';
import { readTogether } from '../../../database/together.js';
import { found } from '../../../kernel/failures.js';
import { preparePage } from '../../../kernel/prepared-page.js';
import type { Reader, Scope } from '../../../kernel/scope.js';
import { optionalTime, timeText } from '../../../kernel/text.js';

function labelOf(type: WorkflowType): string {
  switch (type) {
    case 'bulk_action':
      return 'Bulk action';
    case 'scheduled':
      return 'Scheduled';
    default:
      return 'Automation';
  }
}

/** Selects workflows. */
export function selectWorkflows({ db }: Pick<Reader, 'db'>) {
  return db
    .selectFrom('workflows')
    .select(['id', 'name', 'status', 'workflow_type', 'runs_count', 'community_segment_id']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectWorkflows>['execute']>>[number];

/** Builds the record of a workflow. */
export function toWorkflow({ baseUrl }: Scope) {
  return (row: Row): Workflow => ({
    ...row,
    type_label: labelOf(row.workflow_type),
    url: `${baseUrl}/settings/workflows/${row.id}`,
  });
}

/** Returns the workflow and locks it until the write ends. */
export async function lockWorkflow(scope: Scope, id: string) {
  return found(await selectWorkflows(scope).where('id', '=', id).forUpdate().executeTakeFirst(), 'Workflow');
}

function selectTrigger({ db }: Scope, workflowId: string) {
  return db
    .selectFrom('workflow_triggers')
    .select([
      'id',
      'workflow_id',
      'trigger_type',
      'resource_id',
      'resource_type',
      'contact_type',
      'community_segment_id',
      'ai_filter_prompt',
      'config',
    ])
    .where('workflow_id', '=', workflowId);
}

/** Returns the trigger of a workflow; undefined if there is none. */
export function findTrigger(scope: Scope, workflowId: string) {
  return selectTrigger(scope, workflowId).executeTakeFirst();
}

function selectActions({ db }: Scope, workflowId: string) {
  return db
    .selectFrom('workflow_actions')
    .select(['id', 'workflow_id', 'action_type', 'position', 'api_params', 'community_segment_id'])
    .where('workflow_id', '=', workflowId)
    .orderBy('position');
}

/** Returns the actions of a workflow, in order. */
export function findActions(scope: Scope, workflowId: string) {
  return selectActions(scope, workflowId).execute();
}

/** Returns a workflow with its trigger and actions; throws a 404 if it does not exist. */
export async function readDetail(scope: Scope, id: string): Promise<WorkflowDetail> {
  const { workflows, triggers, actions } = await readTogether(scope.db, {
    workflows: selectWorkflows(scope).where('id', '=', id),
    triggers: selectTrigger(scope, id),
    actions: selectActions(scope, id),
  });
  const row = found(workflows[0], 'Workflow');
  return {
    ...row,
    type_label: labelOf(row.workflow_type),
    trigger: triggers[0] ?? null,
    actions: actions.map((action, index) => ({ ...action, list_position: index + 1 })),
  };
}

function selectRuns({ db }: Pick<Reader, 'db'>, workflowId: Expression<string>) {
  return db
    .selectFrom('workflow_runs')
    .select([
      'id',
      'workflow_id',
      'contact_id',
      'status',
      'trigger_type',
      'resource_type',
      'resource_id',
      'error',
      'created_at',
      'finished_at',
    ])
    .where('workflow_id', '=', workflowId);
}

/** Lists the runs of a workflow, newest first, optionally filtered by status. */
export const listRuns = preparePage(
  (of, { value, optional }: Values<ListWorkflowRunsQuery & { readonly workflowId: string }>) =>
    selectRuns(of, value('workflowId'))
      .$call(given(optional('status'), (all, status) => all.where('status', '=', status)))
      .orderBy('id', 'desc'),
);

type RunRow = Awaited<ReturnType<ReturnType<typeof selectRuns>['execute']>>[number];

/** Builds the record of a workflow run. */
export function toRun({ created_at, finished_at, ...row }: RunRow): WorkflowRun {
  return {
    ...row,
    created_at: timeText(created_at),
    finished_at: optionalTime(finished_at),
  };
}

/** Deletes the queued runs of a workflow that was deactivated. */
export async function dropQueued({ db }: Scope, workflowId: string): Promise<void> {
  await db.deleteFrom('workflow_runs').where('workflow_id', '=', workflowId).where('status', '=', 'queued').execute();
}
