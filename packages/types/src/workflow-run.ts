// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';
import type { UnknownText } from './unknown.js';

/** The values of {@link WorkflowRunStatus}. */
export const workflowRunStatusValues = ['queued', 'succeeded', 'failed'] as const;

/** The state of a run. It is `queued` in the write that sets it off, so none is lost, and runs after it. */
export type WorkflowRunStatus = (typeof workflowRunStatusValues)[number] | UnknownText;

/** A workflow that ran for one contact. */
export interface WorkflowRun {
  id: number;
  workflow_id: string;
  /** The member or the lead for whom the steps were done. */
  contact_id: number;
  status: WorkflowRunStatus;
  /** What happened. */
  trigger_type: string;
  /** The kind of the record to which it happened. */
  resource_type: string | null;
  /** That record. */
  resource_id: number | null;
  /** Why the run failed; null for any other. */
  error: string | null;
  /** When it was set off. */
  created_at: string;
  /** When its steps were done; null while it is queued. */
  finished_at: string | null;
}

/** One page of runs. */
export interface WorkflowRunsList extends PageEnvelope {
  /** The records of this page. */
  records: WorkflowRun[];
}
