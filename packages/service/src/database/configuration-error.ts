/** Thrown if the service cannot start because its configuration is invalid. The message says what to change. */
export class ConfigurationError extends Error {
  override readonly name: string = 'ConfigurationError';
}

/** Thrown if the database does not respond, is in use, or has another version. The message says what to do. */
export class DatabaseUnavailableError extends ConfigurationError {
  override readonly name = 'DatabaseUnavailableError';
}

/** Thrown if the port cannot be opened. The message says what to do. */
export class PortError extends Error {
  override readonly name = 'PortError';
}
