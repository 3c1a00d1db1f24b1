/** Public API of the package: a sandbox for tests, the command, and the building blocks of both. */
export type { Configuration } from './cli/configuration.js';
export { serve } from './cli/run.js';
export { type Db, ofCommunity } from './database/community-db.js';
export { ConfigurationError, DatabaseUnavailableError, PortError } from './database/configuration-error.js';
export { type Database, type DatabaseLocation, openDatabase, type WholeDb } from './database/database.js';
export { migrate } from './database/migrate.js';
export { type Migration, migrations } from './database/migrations/migrations.js';
export type { CommunityParameter } from './database/query-compiler.js';
export type { SigningKey } from './kernel/access-token.js';
export type { Clock } from './kernel/clock.js';
export type { Ports } from './kernel/ports/ports.js';
export type { Principal } from './kernel/scope.js';
export type { MadeCommunity } from './sandbox/controls.js';
export type { NewFailure } from './sandbox/fault-injection.js';
export type { ClockChange } from './sandbox/movable-clock.js';
export type { RecordedBody, RecordedRequest } from './sandbox/recorded-requests.js';
export { Refusal } from './sandbox/refusal.js';
export type { SavedCommunity, SavedRow } from './sandbox/saved-community.js';
export { type StartedSandbox, startSandbox } from './sandbox/start.js';
export type { StartOptions } from './sandbox/start-options.js';
export {
  type CreatedCommunity,
  createCommunity,
  issueApiToken,
  type NewCommunity,
  type TokenType,
} from './seed/community.js';
export { addManyMembers } from './seed/large.js';
export { seedCommunity } from './seed/sample.js';
export { ensureSandbox, type Sandbox, type SandboxTokens } from './seed/sandbox.js';
export type { ScenarioOwner } from './seed/scenario.js';
export type { PageFacts, ReadPage } from './server/front.js';
export type { LimitOptions } from './server/limit-options.js';
export { type Asked, createService, type OverOptions, type Service, type ServiceOptions } from './service.js';
