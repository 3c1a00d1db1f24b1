/** Known settings of triggers and steps. Settings of unknown kinds are stored unchecked. */
import type { WorkflowActionAttributes, WorkflowTriggerAttributes } from '@community-platform/types';
import { kindsOf } from '../../../kernel/domain-events.js';
import { findUnknownKeys, type Reasons } from '../../../kernel/known-keys.js';
import { paramsOf } from './actions.js';
import { SCHEDULE, SCHEDULE_SETTINGS } from './schedule.js';

const configOf = (triggerType: string): readonly string[] | undefined => {
  if (triggerType === SCHEDULE) return SCHEDULE_SETTINGS;
  return kindsOf(triggerType) === undefined ? undefined : [];
};

const ofTrigger = ({ trigger_type: of, config }: WorkflowTriggerAttributes): Reasons => {
  const names = configOf(of);
  return names === undefined ? {} : findUnknownKeys(config, { names, of, field: 'trigger.config' });
};

const ofAction = ({ action_type: of, api_params }: WorkflowActionAttributes, index: number): Reasons => {
  const names = paramsOf(of);
  return names === undefined ? {} : findUnknownKeys(api_params, { names, of, field: `actions.${index}.api_params` });
};

/** Returns the errors for unknown settings of a workflow. */
export const findUnknownSettings = (
  trigger: WorkflowTriggerAttributes | null | undefined,
  actions: readonly WorkflowActionAttributes[] | undefined,
): Reasons => Object.assign({}, ...(trigger ? [ofTrigger(trigger)] : []), ...(actions ?? []).map(ofAction));
