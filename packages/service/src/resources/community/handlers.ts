/** The community as a whole, its forms, and finding its members. */
import { chatPreferences } from './chat-preferences/handlers.js';
import { community } from './community/handlers.js';
import { connectSettings } from './connect-settings/handlers.js';
import { formSubmissions } from './form-submissions/handlers.js';
import { forms } from './forms/handlers.js';
import { leaderboard } from './leaderboard/handlers.js';
import { locations } from './locations/handlers.js';

export const communityHandlers = {
  ...community,
  ...connectSettings,
  ...chatPreferences,
  ...leaderboard,
  ...locations,
  ...forms,
  ...formSubmissions,
};
