// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { WorkflowActionParts, WorkflowTriggerParts, WorkflowType } from './workflow.js';

/** The values of {@link WorkflowStatusFilter}. */
export const workflowStatusFilterValues = ['draft', 'active', 'inactive', 'archived', 'all'] as const;

/** Which workflows a list takes, by their state. `all` takes every one that is not archived. */
export type WorkflowStatusFilter = (typeof workflowStatusFilterValues)[number];

/** The workflow to make. */
export interface WorkflowCreateRequest extends WorkflowAttributes {
  workflow_type: WorkflowType;
  name: string;
}

/** What can be set on a workflow. */
export interface WorkflowAttributes {
  name?: string;
  /** The segment to which the workflow is limited. */
  community_segment_id?: number | null;
  /** What sets the workflow off; null for nothing yet. */
  trigger?: WorkflowTriggerAttributes | null;
  /** The steps, in the order in which they run. At most 100, a bound of this project. */
  actions?: readonly WorkflowActionAttributes[];
}

/** What shall set a workflow off. */
export interface WorkflowTriggerAttributes extends WorkflowTriggerParts {
  /** The id of the existing trigger, as in the response. An unchanged trigger stays as it is. */
  id?: string;
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
}

/** What a step shall do. */
export interface WorkflowActionAttributes extends WorkflowActionParts {
  /** The id of an existing step, as in the response. An unchanged step stays as it is. */
  id?: string;
  /**
   * What is done for the contact. Known are `add_member_tag` and `remove_member_tag` (`member_tag_id`),
   * `add_to_space` and `remove_from_space` (`space_id`), `add_to_space_group` and `remove_from_space_group`
   * (`space_group_id`), `add_to_access_group` and `remove_from_access_group` (`access_group_id`), `send_message`
   * (`text`; a chat message by the owner of the community) and `send_email` (`subject`, `text`). Leads are tagged
   * and mailed; the other steps are for members. Any other is kept, but not activated.
   */
  action_type: string;
}

/** What shall change. The type of a workflow stays. */
export type WorkflowUpdateRequest = WorkflowAttributes;
