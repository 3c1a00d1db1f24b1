import type { ParameterLocation } from './operation.js';

/** An error with properties of its own. */
export class Failure extends Error {
  constructor(message: string, own: object, cause?: ErrorOptions) {
    super(message, cause);
    Object.assign(this, own);
  }
}

/** A value that cannot be sent as the parameter asks for; thrown before anything is sent. */
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

/** Received text that no value can be read from; a server answers 400. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
  readonly location: ParameterLocation;
  readonly parameter: string;
  /** A reason in the words of an error answer. */
  readonly reason: string;

  constructor(location: ParameterLocation, parameter: string, reason: string) {
    super(`${location} parameter ${parameter} ${reason}`);
    this.location = location;
    this.parameter = parameter;
    this.reason = reason;
  }
}

/**
 * A body that no value can be read from; a server answers 400. The message is in the words of such an answer, its cause a
 * `DecodeError` if it is a header of a part that cannot be read.
 */
export class BodyError extends Error {
  override readonly name = 'BodyError';
}

/** A value that a media type cannot carry. */
export class UnsendableError extends Error {
  override readonly name = 'UnsendableError';
}
