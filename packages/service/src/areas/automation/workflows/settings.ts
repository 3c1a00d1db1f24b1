/** Known settings of triggers and steps. Settings of unknown triggers and steps are stored without a check. */
import type { WorkflowActionAttributes, WorkflowTriggerAttributes } from '@community-platform/types';
import { kindsOf } from '../../../kernel/domain-events.js';
import { findUnknownKeys, type Reasons } from '../../../kernel/known-keys.js';
import { paramsOf } from './actions.js';
import { SCHEDULE, SCHEDULE_SETTINGS } from './schedule.js';

function configOf(triggerType: string): readonly string[] | undefined {
  if (triggerType === SCHEDULE) return SCHEDULE_SETTINGS;
  return kindsOf(triggerType) === undefined ? undefined : [];
}

function ofTrigger({ trigger_type: of, config }: WorkflowTriggerAttributes): Reasons {
  const names = configOf(of);
  return names === undefined ? {} : findUnknownKeys(config, { names, of, field: 'trigger.config' });
}

function ofAction({ action_type: of, api_params }: WorkflowActionAttributes, index: number): Reasons {
  const names = paramsOf(of);
  return names === undefined ? {} : findUnknownKeys(api_params, { names, of, field: `actions.${index}.api_params` });
}

/** Returns the errors for unknown settings of a workflow. */
export function findUnknownSettings(
  trigger: WorkflowTriggerAttributes | null | undefined,
  actions: readonly WorkflowActionAttributes[] | undefined,
): Reasons {
  return Object.assign({}, ...(trigger ? [ofTrigger(trigger)] : []), ...(actions ?? []).map(ofAction));
}
