export { run } from './cli/run.js';
export { ConfigurationError, DatabaseAwayError } from './core/configuration-error.js';
export { type Database, type DatabaseLocation, openDatabase } from './database/database.js';
export { migrate } from './database/migrate.js';
export { type CreatedCommunity, createCommunity, issueApiToken, type NewCommunity } from './seed/community.js';
export { addManyMembers } from './seed/large.js';
export { fillCommunity } from './seed/sample.js';
export { ensureSandbox, type Sandbox } from './seed/sandbox.js';
export { createService, type Service, type ServiceOptions } from './service.js';
