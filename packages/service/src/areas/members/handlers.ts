/** Handlers of the area: members, their data and their access. */
import { accessGroups } from './access-groups/handlers.js';
import { accessGroupMembers } from './access-groups/member-handlers.js';
import { contactNotes } from './contact-notes/handlers.js';
import { filterConfiguration } from './filter-kit/configuration-handlers.js';
import { filterControls } from './filter-kit/control-handlers.js';
import { invitationLinks } from './invitation-links/handlers.js';
import { leads } from './leads/handlers.js';
import { memberSearch } from './member-search/handlers.js';
import { memberSpaces } from './member-spaces/handlers.js';
import { memberTags } from './member-tags/handlers.js';
import { members } from './members/handlers.js';
import { profileAnswers } from './profile-answers/handlers.js';
import { profileFields } from './profile-fields/handlers.js';
import { segments } from './segments/handlers.js';
import { taggedMembers } from './tagged-members/handlers.js';

export const membersHandlers = {
  ...members,
  ...memberSearch,
  ...memberSpaces,
  ...memberTags,
  ...taggedMembers,
  ...profileFields,
  ...profileAnswers,
  ...leads,
  ...contactNotes,
  ...accessGroups,
  ...accessGroupMembers,
  ...invitationLinks,
  ...segments,
  ...filterControls,
  ...filterConfiguration,
};
