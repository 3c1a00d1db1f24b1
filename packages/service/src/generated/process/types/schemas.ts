// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** The state of the process. */
export interface ProcessStatus {
  /** `ok` or `ready`, or the reason why the process is not ready. */
  status: string;
}

/** The last messages. */
export interface Outbox {
  /** Newest first. At most 100 items. */
  messages: OutboxMessage[];
}

/** A mail or an export. */
export interface OutboxMessage {
  /** The ID. */
  id: number;
  /** `mail` or `export`. */
  kind: string;
  /** E-mail address. */
  recipient: string;
  /** The subject. */
  subject: string;
  /** The text. */
  body: string;
  /** File name of the attachment; null if there is none. */
  attachment_name: string | null;
  /** Text of the attachment; null if there is none. */
  attachment: string | null;
  /** Time of sending. Format: date-time. */
  created_at: string;
}

/** The reason why a request was rejected. */
export interface OutboxRefusal {
  /** A human-readable message. */
  message: string;
}

/** The reason why a request was rejected. */
export interface ErrorSchema {
  /** Always false. */
  success: false;
  /** A human-readable message. */
  message: string;
  /** Always empty. At most 0 properties. */
  error_details: Record<string, unknown>;
}
