import type { ParameterLocation } from './operation.js';

/** An error with additional properties. */
export class Failure extends Error {
  constructor(message: string, properties: object, cause?: ErrorOptions) {
    super(message, cause);
    Object.assign(this, properties);
  }
}

/** A value that cannot be encoded as its parameter requires; thrown before anything is sent. */
export class RequestError extends Failure {
  override readonly name = 'RequestError';
  declare readonly location: ParameterLocation | 'body';
  /** The name on the wire. */
  declare readonly parameter: string;
  declare readonly reason: string;

  constructor(location: ParameterLocation | 'body', parameter: string, reason: string) {
    super(`${location} parameter ${parameter}: ${reason}`, { location, parameter, reason });
  }
}

/** Received text from which no value can be read; a server responds with 400. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
  readonly location: ParameterLocation;
  readonly parameter: string;
  /** The reason, worded for an error response. */
  readonly reason: string;

  constructor(location: ParameterLocation, parameter: string, reason: string) {
    super(`${location} parameter ${parameter} ${reason}`);
    this.location = location;
    this.parameter = parameter;
    this.reason = reason;
  }
}

/**
 * A body from which no value can be read; a server responds with 400. The message is worded for the error response. The
 * cause is a `DecodeError` if a header of a part is invalid.
 */
export class BodyError extends Error {
  override readonly name = 'BodyError';
}

/** A value that a media type cannot represent. */
export class UnsendableError extends Error {
  override readonly name = 'UnsendableError';
}
