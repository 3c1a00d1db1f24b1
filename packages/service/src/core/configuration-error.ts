/** The service cannot start as it was told to; the message says what to change. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}
