/** The errors of the embedded database and of one that is gone, in the form that the driver of PostgreSQL gives its own. */
import type { DatabaseErrorFields } from './pglite-messages.js';

/** An error of the embedded database, with the fields that the driver of PostgreSQL gives its own. */
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

/** SQLSTATE of a database that cannot be reached or has gone away. */
const CONNECTION_FAILURE = '08006';

/** What is thrown where a database or Redis cannot be asked; callers are answered with 503, by its SQLSTATE. */
export const connectionLost = (message: string, code = CONNECTION_FAILURE): DatabaseError =>
  new DatabaseError({
    message,
    code,
    constraint: undefined,
    table: undefined,
    column: undefined,
    detail: undefined,
  });
