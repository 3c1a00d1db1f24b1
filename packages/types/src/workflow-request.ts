// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { WorkflowActionParts, WorkflowTriggerParts, WorkflowType } from './workflow.js';

export const workflowStatusFilterValues = ['draft', 'active', 'inactive', 'archived', 'all'] as const;

/** Filter by state. `all` includes every workflow that is not archived. */
export type WorkflowStatusFilter = (typeof workflowStatusFilterValues)[number];

/** The workflow to create. */
export interface WorkflowCreateRequest extends WorkflowAttributes {
  workflow_type: WorkflowType;
  /** 1 to 255 characters. */
  name: string;
}

/** Writable fields of a workflow. */
export interface WorkflowAttributes {
  /** 1 to 255 characters. */
  name?: string;
  /** The segment to which the workflow is limited. */
  community_segment_id?: number | null;
  /** The trigger; null if there is none yet. */
  trigger?: WorkflowTriggerAttributes | null;
  /** The steps, in the order in which they run. At most 100 items. */
  actions?: readonly WorkflowActionAttributes[];
}

/** The trigger of a workflow. */
export interface WorkflowTriggerAttributes extends WorkflowTriggerParts {
  /** The id of the existing trigger, as in the response. An unchanged trigger stays the same. Format: uuid. */
  id?: string;
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
}

/** The action of a step. */
export interface WorkflowActionAttributes extends WorkflowActionParts {
  /** The id of an existing step, as in the response. An unchanged step stays the same. Format: uuid. */
  id?: string;
  /**
   * The action for the contact. Known are `add_member_tag` and `remove_member_tag` (`member_tag_id`), `add_to_space`
   * and `remove_from_space` (`space_id`), `add_to_space_group` and `remove_from_space_group` (`space_group_id`),
   * `add_to_access_group` and `remove_from_access_group` (`access_group_id`), `send_message` (`text`; a chat message
   * by the owner of the community) and `send_email` (`subject`, `text`). Leads are tagged and mailed; the other
   * steps are for members. Others are stored, but cannot be activated.
   */
  action_type: string;
}

/** The changes. The type of a workflow stays. */
export type WorkflowUpdateRequest = WorkflowAttributes;
