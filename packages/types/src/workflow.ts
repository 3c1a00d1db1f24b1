// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';
import type { UnknownText } from './unknown.js';

/** The values of {@link WorkflowStatus}. */
export const workflowStatusValues = ['draft', 'active', 'inactive', 'archived'] as const;

/**
 * The state of a workflow. Only a dynamic workflow is activated, from `draft` or `inactive` and with a trigger and
 * an action, and deactivated again. One of the other types is `active` as long as a time at which it is to run
 * lies ahead, and `inactive` after the last one. A duplicate starts as `draft`.
 */
export type WorkflowStatus = (typeof workflowStatusValues)[number] | UnknownText;

/** The values of {@link WorkflowType}. */
export const workflowTypeValues = ['dynamic', 'bulk_action', 'scheduled'] as const;

/** Whether a workflow waits for a trigger, runs once over many records, or runs at set times. */
export type WorkflowType = (typeof workflowTypeValues)[number] | UnknownText;

/** An automation, as lists show it. */
export interface Workflow {
  id: string;
  name: string;
  status: WorkflowStatus;
  workflow_type: WorkflowType;
  /** The type in words for people. */
  type_label: string;
  /** For how many contacts it ran, those for whom it failed among them. */
  runs_count: number;
  url: string;
  /** The segment to which the workflow is limited. Contacts outside of it have no runs. */
  community_segment_id?: number | null;
}

/** An automation with its trigger and its actions. State and type are open strings here. */
export interface WorkflowDetail {
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

/** What sets a workflow off. */
export interface WorkflowTrigger extends WorkflowTriggerParts {
  id: string;
  workflow_id: string;
  /**
   * What happens to a contact. Known are `member_joined` (a member is made, invited or not, or comes back),
   * `invitation_accepted` (about `InvitationLink`, if it was one), `member_tag_added` and `member_tag_removed`
   * (`MemberTag`), `space_joined` and `space_left` (`Space`), `space_group_joined` and `space_group_left`
   * (`SpaceGroup`), `access_group_joined` and `access_group_left` (`AccessGroup`), `form_submitted` (`Form`),
   * `post_created` (`Space`; of a post that is no draft), `comment_created` (`Space` or `Post`), `event_attended`
   * (`Event`; somebody signs up), `lesson_completed` (`CourseLesson` or `Space`), `paywall_purchased` and
   * `subscription_canceled` (`Paywall`). A workflow of type `bulk_action` or `scheduled` has `schedule`. Any other
   * is kept, but not activated. When a space, a group or a tag is deleted, all who are in it leave it. Who is
   * deactivated, and who is in an access group that is archived, leaves nothing, and who is removed is no contact
   * any more.
   */
  trigger_type: string;
  /** The record that is watched, where the trigger watches one. */
  resource_id: number | null;
  /**
   * The kind of that record: one that `trigger_type` is about. A trigger about any other is kept, but not activated.
   */
  resource_type: string | null;
  /**
   * For which contacts the trigger works: `community_member`, the default, `community_lead`, or `contact` for both.
   */
  contact_type: string;
  /** The segment to which the trigger is limited. For contacts outside of it, nothing happens. */
  community_segment_id: number | null;
  /**
   * A condition in words, which a machine judges. No machine judges here, so a workflow that has one is kept, but
   * not activated.
   */
  ai_filter_prompt: string | null;
  /**
   * Settings of this kind of trigger. `schedule` has `starts_at` (a time; at once if it is left out), `interval`
   * (`daily`, `weekly`, `monthly` or `yearly`; once if it is left out, as a `bulk_action` always is),
   * `interval_count` (1 if it is left out) and `ends_at`. Times that passed while nothing ran are made up for by one
   * run. The other known triggers have no settings. A key that a known trigger does not have is refused with 422,
   * which suggests the right one; the settings of unknown triggers are stored unchanged.
   */
  config: Record<string, unknown> | null;
}

/** One step of a workflow. */
export interface WorkflowAction extends WorkflowActionParts {
  id: string;
  workflow_id: string;
  /** The place among the steps. */
  position: number;
  /** The place in the list as it is shown. */
  list_position: number;
  /**
   * What is done for the contact. Known are `add_member_tag` and `remove_member_tag` (`member_tag_id`),
   * `add_to_space` and `remove_from_space` (`space_id`), `add_to_space_group` and `remove_from_space_group`
   * (`space_group_id`), `add_to_access_group` and `remove_from_access_group` (`access_group_id`), `send_message`
   * (`text`; a chat message by the owner of the community) and `send_email` (`subject`, `text`). Leads are tagged
   * and mailed; the other steps are for members. Any other is kept, but not activated.
   */
  action_type: string;
  /**
   * Settings of this kind of step, by the names above. A key that a known step does not have is refused with 422,
   * which suggests the right one; the settings of unknown steps are stored unchanged.
   */
  api_params: Record<string, unknown> | null;
  /** The segment to which the step is limited. It is left out for contacts outside of it. */
  community_segment_id: number | null;
}

/** What sets a workflow off, whether it is stored or read. */
export interface WorkflowTriggerParts {
  /**
   * What happens to a contact. Known are `member_joined` (a member is made, invited or not, or comes back),
   * `invitation_accepted` (about `InvitationLink`, if it was one), `member_tag_added` and `member_tag_removed`
   * (`MemberTag`), `space_joined` and `space_left` (`Space`), `space_group_joined` and `space_group_left`
   * (`SpaceGroup`), `access_group_joined` and `access_group_left` (`AccessGroup`), `form_submitted` (`Form`),
   * `post_created` (`Space`; of a post that is no draft), `comment_created` (`Space` or `Post`), `event_attended`
   * (`Event`; somebody signs up), `lesson_completed` (`CourseLesson` or `Space`), `paywall_purchased` and
   * `subscription_canceled` (`Paywall`). A workflow of type `bulk_action` or `scheduled` has `schedule`. Any other
   * is kept, but not activated. When a space, a group or a tag is deleted, all who are in it leave it. Who is
   * deactivated, and who is in an access group that is archived, leaves nothing, and who is removed is no contact
   * any more.
   */
  trigger_type?: string;
  /** The record that is watched, where the trigger watches one. */
  resource_id?: number | null;
  /**
   * The kind of that record: one that `trigger_type` is about. A trigger about any other is kept, but not activated.
   */
  resource_type?: string | null;
  /**
   * For which contacts the trigger works: `community_member`, the default, `community_lead`, or `contact` for both.
   */
  contact_type?: string;
  /** The segment to which the trigger is limited. For contacts outside of it, nothing happens. */
  community_segment_id?: number | null;
  /**
   * A condition in words, which a machine judges. No machine judges here, so a workflow that has one is kept, but
   * not activated.
   */
  ai_filter_prompt?: string | null;
  /**
   * Settings of this kind of trigger. `schedule` has `starts_at` (a time; at once if it is left out), `interval`
   * (`daily`, `weekly`, `monthly` or `yearly`; once if it is left out, as a `bulk_action` always is),
   * `interval_count` (1 if it is left out) and `ends_at`. Times that passed while nothing ran are made up for by one
   * run. The other known triggers have no settings. A key that a known trigger does not have is refused with 422,
   * which suggests the right one; the settings of unknown triggers are stored unchanged.
   */
  config?: Record<string, unknown> | null;
}

/** What a step of a workflow does, whether it is stored or read. */
export interface WorkflowActionParts {
  /**
   * What is done for the contact. Known are `add_member_tag` and `remove_member_tag` (`member_tag_id`),
   * `add_to_space` and `remove_from_space` (`space_id`), `add_to_space_group` and `remove_from_space_group`
   * (`space_group_id`), `add_to_access_group` and `remove_from_access_group` (`access_group_id`), `send_message`
   * (`text`; a chat message by the owner of the community) and `send_email` (`subject`, `text`). Leads are tagged
   * and mailed; the other steps are for members. Any other is kept, but not activated.
   */
  action_type?: string;
  /**
   * Settings of this kind of step, by the names above. A key that a known step does not have is refused with 422,
   * which suggests the right one; the settings of unknown steps are stored unchanged.
   */
  api_params?: Record<string, unknown> | null;
  /** The segment to which the step is limited. It is left out for contacts outside of it. */
  community_segment_id?: number | null;
}

/** One page of workflows. */
export interface WorkflowsList extends PageEnvelope {
  /** The records of this page. */
  records: Workflow[];
}
