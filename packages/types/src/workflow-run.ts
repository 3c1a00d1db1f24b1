// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';
import type { UnknownText } from './runtime.js';

export const workflowRunStatusValues = ['queued', 'succeeded', 'failed'] as const;

/** The state of a run. It is `queued` by the write that triggers it, so none is lost, and runs afterwards. */
export type WorkflowRunStatus = (typeof workflowRunStatusValues)[number] | UnknownText;

/** A workflow that ran for one contact. */
export interface WorkflowRun {
  id: number;
  /** Format: uuid. */
  workflow_id: string;
  /** The member or the lead for whom the steps were executed. */
  contact_id: number;
  status: WorkflowRunStatus;
  /** The type of the event. */
  trigger_type: string;
  /** The type of the record. */
  resource_type: string | null;
  /** The record. */
  resource_id: number | null;
  /** The reason of a failure; otherwise null. */
  error: string | null;
  /** The time at which it was triggered. Format: date-time. */
  created_at: string;
  /** The time at which its steps were executed; null while it is queued. Format: date-time. */
  finished_at: string | null;
}

/** A page of runs. */
export interface WorkflowRunsList extends PageEnvelope {
  /** The records of this page. */
  records: WorkflowRun[];
}
