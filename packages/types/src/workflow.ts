// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';
import type { UnknownText } from './runtime.js';

export const workflowStatusValues = ['draft', 'active', 'inactive', 'archived'] as const;

/**
 * The state of a workflow. Only a dynamic workflow is activated, from `draft` or `inactive` and with a trigger and
 * an action, and deactivated again. A workflow of another type is `active` until its last scheduled run, and
 * `inactive` afterwards. A duplicate starts as `draft`.
 */
export type WorkflowStatus = (typeof workflowStatusValues)[number] | UnknownText;

export const workflowTypeValues = ['dynamic', 'bulk_action', 'scheduled'] as const;

/** Whether a workflow waits for a trigger, runs once over many records, or runs at set times. */
export type WorkflowType = (typeof workflowTypeValues)[number] | UnknownText;

/** An automation, as lists show it. */
export interface Workflow {
  /** Format: uuid. */
  id: string;
  name: string;
  status: WorkflowStatus;
  workflow_type: WorkflowType;
  /** The type in words for people. */
  type_label: string;
  /** Number of contacts for which it ran, including failures. */
  runs_count: number;
  url: string;
  /** The segment to which the workflow is limited. The workflow does not run for other contacts. */
  community_segment_id?: number | null;
}

/** An automation with its trigger and its actions. State and type are open strings here. */
export interface WorkflowDetail {
  /** Format: uuid. */
  id: string;
  name: string;
  status: string;
  workflow_type: string;
  /** The type in words for people. */
  type_label: string;
  runs_count: number;
  community_segment_id: number | null;
  trigger: WorkflowTrigger | null;
  actions: WorkflowAction[];
}

/** The trigger of a workflow. */
export interface WorkflowTrigger extends WorkflowTriggerParts {
  /** Format: uuid. */
  id: string;
  /** Format: uuid. */
  workflow_id: string;
  /**
   * What happens to a contact. Known are `member_joined` (a member is created, invited or not, or reactivated),
   * `invitation_accepted` (about `InvitationLink`, if it was one), `member_tag_added` and `member_tag_removed`
   * (`MemberTag`), `space_joined` and `space_left` (`Space`), `space_group_joined` and `space_group_left`
   * (`SpaceGroup`), `access_group_joined` and `access_group_left` (`AccessGroup`), `form_submitted` (`Form`),
   * `post_created` (`Space`; unless the post is a draft), `comment_created` (`Space` or `Post`), `event_attended`
   * (`Event`; somebody signs up), `lesson_completed` (`CourseLesson` or `Space`), `paywall_purchased` and
   * `subscription_canceled` (`Paywall`). A workflow of type `bulk_action` or `scheduled` has `schedule`. Others are
   * stored, but cannot be activated. If a space, a group or a tag is deleted, its members leave it. Deactivating a
   * member and archiving an access group trigger nothing, and a removed member is no longer a contact.
   */
  trigger_type: string;
  /** The record that is watched, where the trigger watches one. */
  resource_id: number | null;
  /**
   * The kind of that record: one that `trigger_type` is about. A trigger about another kind is stored, but cannot be
   * activated.
   */
  resource_type: string | null;
  /**
   * For which contacts the trigger works: `community_member`, the default, `community_lead`, or `contact` for both.
   */
  contact_type: string;
  /** The segment to which the trigger is limited. The trigger ignores other contacts. */
  community_segment_id: number | null;
  /**
   * A condition in natural language for an AI. This platform has none, so a workflow with a condition is stored, but
   * cannot be activated.
   */
  ai_filter_prompt: string | null;
  /**
   * Settings of this kind of trigger. `schedule` has `starts_at` (a time; default: immediately), `interval`
   * (`daily`, `weekly`, `monthly` or `yearly`; default: once, as a `bulk_action` always is), `interval_count`
   * (default 1) and `ends_at`. If times have passed while the service was down, the workflow runs once. The other
   * known triggers have no settings. A key that a known trigger does not have returns 422, which suggests the right
   * one; the settings of unknown triggers are stored unchanged.
   */
  config: Record<string, unknown> | null;
}

/** One step of a workflow. */
export interface WorkflowAction extends WorkflowActionParts {
  /** Format: uuid. */
  id: string;
  /** Format: uuid. */
  workflow_id: string;
  /** The position among the steps. */
  position: number;
  /** The displayed position in the list. */
  list_position: number;
  /**
   * The action for the contact. Known are `add_member_tag` and `remove_member_tag` (`member_tag_id`), `add_to_space`
   * and `remove_from_space` (`space_id`), `add_to_space_group` and `remove_from_space_group` (`space_group_id`),
   * `add_to_access_group` and `remove_from_access_group` (`access_group_id`), `send_message` (`text`; a chat message
   * by the owner of the community) and `send_email` (`subject`, `text`). Leads are tagged and mailed; the other
   * steps are for members. Others are stored, but cannot be activated.
   */
  action_type: string;
  /**
   * Settings of this kind of step, by the names above. A key that a known step does not have returns 422, which
   * suggests the right one; the settings of unknown steps are stored unchanged.
   */
  api_params: Record<string, unknown> | null;
  /** The segment to which the step is limited. The step is skipped for other contacts. */
  community_segment_id: number | null;
}

/** The trigger of a workflow, in requests and responses. */
export interface WorkflowTriggerParts {
  /**
   * What happens to a contact. Known are `member_joined` (a member is created, invited or not, or reactivated),
   * `invitation_accepted` (about `InvitationLink`, if it was one), `member_tag_added` and `member_tag_removed`
   * (`MemberTag`), `space_joined` and `space_left` (`Space`), `space_group_joined` and `space_group_left`
   * (`SpaceGroup`), `access_group_joined` and `access_group_left` (`AccessGroup`), `form_submitted` (`Form`),
   * `post_created` (`Space`; unless the post is a draft), `comment_created` (`Space` or `Post`), `event_attended`
   * (`Event`; somebody signs up), `lesson_completed` (`CourseLesson` or `Space`), `paywall_purchased` and
   * `subscription_canceled` (`Paywall`). A workflow of type `bulk_action` or `scheduled` has `schedule`. Others are
   * stored, but cannot be activated. If a space, a group or a tag is deleted, its members leave it. Deactivating a
   * member and archiving an access group trigger nothing, and a removed member is no longer a contact.
   */
  trigger_type?: string;
  /** The record that is watched, where the trigger watches one. */
  resource_id?: number | null;
  /**
   * The kind of that record: one that `trigger_type` is about. A trigger about another kind is stored, but cannot be
   * activated.
   */
  resource_type?: string | null;
  /**
   * For which contacts the trigger works: `community_member`, the default, `community_lead`, or `contact` for both.
   */
  contact_type?: string;
  /** The segment to which the trigger is limited. The trigger ignores other contacts. */
  community_segment_id?: number | null;
  /**
   * A condition in natural language for an AI. This platform has none, so a workflow with a condition is stored, but
   * cannot be activated.
   */
  ai_filter_prompt?: string | null;
  /**
   * Settings of this kind of trigger. `schedule` has `starts_at` (a time; default: immediately), `interval`
   * (`daily`, `weekly`, `monthly` or `yearly`; default: once, as a `bulk_action` always is), `interval_count`
   * (default 1) and `ends_at`. If times have passed while the service was down, the workflow runs once. The other
   * known triggers have no settings. A key that a known trigger does not have returns 422, which suggests the right
   * one; the settings of unknown triggers are stored unchanged.
   */
  config?: Record<string, unknown> | null;
}

/** The action of a step, in requests and responses. */
export interface WorkflowActionParts {
  /**
   * The action for the contact. Known are `add_member_tag` and `remove_member_tag` (`member_tag_id`), `add_to_space`
   * and `remove_from_space` (`space_id`), `add_to_space_group` and `remove_from_space_group` (`space_group_id`),
   * `add_to_access_group` and `remove_from_access_group` (`access_group_id`), `send_message` (`text`; a chat message
   * by the owner of the community) and `send_email` (`subject`, `text`). Leads are tagged and mailed; the other
   * steps are for members. Others are stored, but cannot be activated.
   */
  action_type?: string;
  /**
   * Settings of this kind of step, by the names above. A key that a known step does not have returns 422, which
   * suggests the right one; the settings of unknown steps are stored unchanged.
   */
  api_params?: Record<string, unknown> | null;
  /** The segment to which the step is limited. The step is skipped for other contacts. */
  community_segment_id?: number | null;
}

/** A page of workflows. */
export interface WorkflowsList extends PageEnvelope {
  /** The records of this page. */
  records: Workflow[];
}
