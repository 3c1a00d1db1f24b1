export { ConfigurationError } from './core/configuration-error.js';
export { createCommunity, issueApiToken, type NewCommunity } from './seed/community.js';
export { createService, type Service, type ServiceOptions } from './service.js';
