export { type Configuration, help, readConfiguration } from './cli/configuration.js';
export { PortError, type Running, start } from './cli/main.js';
export { ConfigurationError, DatabaseAwayError } from './core/configuration-error.js';
export { type Database, type DatabaseLocation, openDatabase } from './database/database.js';
export { migrate } from './database/migrate.js';
export { createCommunity, issueApiToken, type NewCommunity } from './seed/community.js';
export { createService, type Service, type ServiceOptions } from './service.js';
