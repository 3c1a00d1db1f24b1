/** Messages between the service and the thread of the embedded database. */

export interface OpenMessage {
  readonly kind: 'open';
  /** Path of the folder; `undefined` for an in-memory database. */
  readonly folder: string | undefined;
}

export interface QueryMessage {
  readonly kind: 'query';
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Executes several statements without parameters, for migrations. */
export interface ExecuteMessage {
  readonly kind: 'execute';
  readonly id: number;
  readonly sql: string;
}

export interface CloseMessage {
  readonly kind: 'close';
  readonly id: number;
}

export type Message = QueryMessage | ExecuteMessage | CloseMessage;

/** Fields of a database error, with the names that PostgreSQL uses. */
export interface DatabaseErrorFields {
  readonly message: string;
  /** SQLSTATE. */
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;
  readonly detail: string | undefined;
}

export interface Rows {
  readonly rows: readonly unknown[];
  readonly affected: number;
}

export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly id: number; readonly result: Rows }
  | { readonly kind: 'failed'; readonly id: number; readonly error: DatabaseErrorFields };
