/** Errors of the embedded database and of lost connections, in the format of the PostgreSQL driver's errors. */
import type { DatabaseErrorFields } from './pglite-messages.js';

/** An error of the embedded database, with the fields of the PostgreSQL driver's errors. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;
  readonly detail: string | undefined;

  constructor(fields: DatabaseErrorFields) {
    super(fields.message);
    this.code = fields.code;
    this.constraint = fields.constraint;
    this.table = fields.table;
    this.column = fields.column;
    this.detail = fields.detail;
  }
}

/** SQLSTATE for a database that cannot be reached or was disconnected. */
const CONNECTION_FAILURE = '08006';

/** Creates the error for an unavailable database or Redis. Its SQLSTATE becomes a 503 for callers. */
export function connectionLost(message: string, code = CONNECTION_FAILURE): DatabaseError {
  return new DatabaseError({
    message,
    code,
    constraint: undefined,
    table: undefined,
    column: undefined,
    detail: undefined,
  });
}
