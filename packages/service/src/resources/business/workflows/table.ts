/** The columns of `workflows`, `workflow_triggers`, `workflow_actions`. */
import type { WorkflowStatus, WorkflowType } from '@community-platform/types';
import type { Generated, Nullable, NullableJson, Time } from '../../../core/tables.js';

export interface WorkflowsTable {
  community_id: number;
  id: Generated<string>;
  number: Generated<number>;
  name: string;
  status: Generated<WorkflowStatus>;
  workflow_type: WorkflowType;
  runs_count: Generated<number>;
  community_segment_id: Nullable<number>;
  schedule: NullableJson<Record<string, unknown>>;
  created_at: Time;
  updated_at: Time;
}

export interface WorkflowTriggersTable {
  community_id: number;
  id: Generated<string>;
  workflow_id: string;
  trigger_type: string;
  resource_id: Nullable<number>;
  resource_type: Nullable<string>;
  contact_type: Generated<string>;
  community_segment_id: Nullable<number>;
  ai_filter_prompt: Nullable<string>;
  config: NullableJson<Record<string, unknown>>;
}

export interface WorkflowActionsTable {
  community_id: number;
  id: Generated<string>;
  workflow_id: string;
  action_type: string;
  position: number;
  api_params: NullableJson<Record<string, unknown>>;
  community_segment_id: Nullable<number>;
}
