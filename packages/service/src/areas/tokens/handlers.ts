/** Handlers of the area: tokens and quota. */
import { apiTokens } from './api-tokens/handlers.js';
import { authTokens } from './auth-tokens/handlers.js';
import { quota } from './quota/handlers.js';

export const tokenHandlers = { ...apiTokens, ...authTokens, ...quota };
