/** Storage of the trigger and the actions of a workflow. */
import type { WorkflowActionAttributes, WorkflowTriggerAttributes } from '@community-platform/types';
import { isPossibleId } from '../../../database/query-compiler.js';
import { jsonText } from '../../../kernel/changes.js';
import { invalid } from '../../../kernel/failures.js';
import { requireKnown } from '../../../kernel/known-ids.js';
import { refuseFor } from '../../../kernel/known-keys.js';
import type { Scope } from '../../../kernel/scope.js';
import { findActions, findTrigger } from './queries.js';
import { findUnknownSettings } from './settings.js';

interface SegmentedBody {
  readonly community_segment_id?: number | null;
  readonly trigger?: WorkflowTriggerAttributes | null;
  readonly actions?: readonly WorkflowActionAttributes[];
}

function idsOf(...ids: readonly (number | null | undefined)[]): number[] {
  return ids.filter((id) => id !== undefined && id !== null);
}

/** Throws a 422 for unknown segments, for a trigger resource with an impossible id, and for unknown settings. */
export async function checkParts(scope: Scope, { community_segment_id, trigger, actions }: SegmentedBody) {
  if (!isPossibleId(trigger?.resource_id ?? 0)) throw invalid({ 'trigger.resource_id': ['is not the id of a record'] });
  refuseFor(findUnknownSettings(trigger, actions));
  await requireKnown(scope, {
    community_segment_id: ['community_segments', idsOf(community_segment_id)],
    'trigger.community_segment_id': ['community_segments', idsOf(trigger?.community_segment_id)],
    'actions.community_segment_id': [
      'community_segments',
      idsOf(...(actions ?? []).map((action) => action.community_segment_id)),
    ],
  });
}

function partOf(part: object, names: readonly string[], usual: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify(names.map((name) => Reflect.get(part, name) ?? usual[name] ?? null));
}

const TRIGGER = [
  'trigger_type',
  'resource_id',
  'resource_type',
  'contact_type',
  'community_segment_id',
  'ai_filter_prompt',
  'config',
];
function triggerText(trigger: object): string {
  return partOf(trigger, ['id', ...TRIGGER], { contact_type: 'community_member' });
}
function actionText(action: object): string {
  return partOf(action, ['id', 'action_type', 'api_params', 'community_segment_id']);
}

/**
 * Removes the trigger and the actions from an update if they are sent back unchanged, including their ids. Without ids,
 * they would count as new, and the workflow would run again.
 */
export async function withoutUnchanged<T extends Pick<SegmentedBody, 'trigger' | 'actions'>>(
  scope: Scope,
  id: string,
  { trigger, actions, ...rest }: T,
) {
  const [before, steps] = [await findTrigger(scope, id), await findActions(scope, id)];
  const isSameTrigger = trigger && before !== undefined && triggerText(trigger) === triggerText(before);
  const isSameActions = actions && actions.map(actionText).join() === steps.map(actionText).join();
  return {
    ...rest,
    ...(trigger !== undefined && isSameTrigger !== true && { trigger }),
    ...(actions !== undefined && (isSameActions !== true || actions.length === 0) && { actions }),
  };
}

/** Replaces the trigger of a workflow; null removes it. */
export async function replaceTrigger(
  { db }: Scope,
  workflowId: string,
  trigger: WorkflowTriggerAttributes | null,
): Promise<void> {
  await db.deleteFrom('workflow_triggers').where('workflow_id', '=', workflowId).execute();
  if (trigger === null) return;
  await db
    .insertInto('workflow_triggers')
    .values({
      workflow_id: workflowId,
      trigger_type: trigger.trigger_type,
      resource_id: trigger.resource_id,
      resource_type: trigger.resource_type,
      contact_type: trigger.contact_type ?? 'community_member',
      community_segment_id: trigger.community_segment_id,
      ai_filter_prompt: trigger.ai_filter_prompt,
      config: jsonText(trigger.config),
    })
    .execute();
}

/** Replaces all actions of a workflow, in order. */
export async function replaceActions(
  { db }: Scope,
  workflowId: string,
  actions: readonly WorkflowActionAttributes[],
): Promise<void> {
  await db.deleteFrom('workflow_actions').where('workflow_id', '=', workflowId).execute();
  if (actions.length === 0) return;
  await db
    .insertInto('workflow_actions')
    .values(
      actions.map(({ action_type, api_params, community_segment_id }, position) => ({
        workflow_id: workflowId,
        action_type,
        position,
        api_params: jsonText(api_params),
        community_segment_id,
      })),
    )
    .execute();
}
