/** Handlers of the area: the community, its settings, leaderboard and locations. */
import { chatPreferences } from './chat-preferences/handlers.js';
import { community } from './community/handlers.js';
import { connectSettings } from './connect-settings/handlers.js';
import { leaderboard } from './leaderboard/handlers.js';
import { locations } from './locations/handlers.js';

export const communityHandlers = {
  ...chatPreferences,
  ...community,
  ...connectSettings,
  ...leaderboard,
  ...locations,
};
