import type { ParameterLocation } from './operation.js';

/** An error with additional properties. */
export class Failure extends Error {
  constructor(message: string, properties: object, cause?: ErrorOptions) {
    super(message, cause);
    Object.assign(this, properties);
  }
}

/** A value cannot be encoded as its parameter requires. Thrown before anything is sent. */
export class RequestError extends Failure {
  override readonly name = 'RequestError';
  declare readonly location: ParameterLocation | 'body';
  /** The name with which the parameter is sent. */
  declare readonly parameter: string;
  declare readonly reason: string;

  constructor(location: ParameterLocation | 'body', parameter: string, reason: string) {
    super(`${location} parameter ${parameter}: ${reason}`, { location, parameter, reason });
  }
}

/** A received text cannot be read as a value; a server responds with 400. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
  readonly location: ParameterLocation;
  readonly parameter: string;
  /** The reason, in a form suitable for an error response. */
  readonly reason: string;

  constructor(location: ParameterLocation, parameter: string, reason: string) {
    super(`${location} parameter ${parameter} ${reason}`);
    this.location = location;
    this.parameter = parameter;
    this.reason = reason;
  }
}

/**
 * A received body cannot be read; a server responds with 400. The message is suitable for an error response. If the
 * header of a part is invalid, the cause is a `DecodeError`.
 */
export class BodyError extends Error {
  override readonly name = 'BodyError';
}

/** A media type cannot represent a value. */
export class UnsendableError extends Error {
  override readonly name = 'UnsendableError';
}
