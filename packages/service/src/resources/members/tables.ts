/** The tables of this area. */
import type { AccessGroupMembersTable, AccessGroupsTable } from './access-groups/table.js';
import type { ContactNotesTable } from './contact-notes/table.js';
import type { FilterKitControlsTable } from './filter-kit/table.js';
import type {
  InvitationLinkAccessGroupsTable,
  InvitationLinksTable,
  InvitationLinkTagsTable,
} from './invitation-links/table.js';
import type { CommunityLeadsTable, ContactTaggingsView, LeadTaggingsTable } from './leads/table.js';
import type { BlockedEmailsTable } from './members/table.js';
import type { ProfileAnswerChoicesTable, ProfileAnswersTable } from './profile-answers/table.js';
import type {
  ProfileFieldChoicesTable,
  ProfileFieldNumberOptionsTable,
  ProfileFieldPagesTable,
  ProfileFieldsTable,
} from './profile-fields/table.js';
import type { CommunitySegmentsTable } from './segments/table.js';

export interface MembersTables {
  blocked_emails: BlockedEmailsTable;
  profile_fields: ProfileFieldsTable;
  profile_field_pages: ProfileFieldPagesTable;
  profile_field_choices: ProfileFieldChoicesTable;
  profile_field_number_options: ProfileFieldNumberOptionsTable;
  profile_answers: ProfileAnswersTable;
  profile_answer_choices: ProfileAnswerChoicesTable;
  community_leads: CommunityLeadsTable;
  lead_taggings: LeadTaggingsTable;
  contact_taggings: ContactTaggingsView;
  contact_notes: ContactNotesTable;
  community_segments: CommunitySegmentsTable;
  filter_kit_controls: FilterKitControlsTable;
  access_groups: AccessGroupsTable;
  access_group_members: AccessGroupMembersTable;
  invitation_links: InvitationLinksTable;
  invitation_link_access_groups: InvitationLinkAccessGroupsTable;
  invitation_link_tags: InvitationLinkTagsTable;
}
