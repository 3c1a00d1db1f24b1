/**
 * Sends mails and exports. The local implementation stores them in the database, in the transaction of the write, so no
 * mail is lost, and a failed write sends none. `GET /outbox` shows them to admins.
 */

import { inChunks } from '../../database/chunks.js';
import type { Db } from '../../database/community-db.js';
import type { Clock } from '../clock.js';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Export extends Mail {
  readonly fileName: string;
  /** The content of the file, as CSV (RFC 4180). */
  readonly content: string;
}

export interface Outbox {
  readonly mail: (db: Db, mail: Mail) => Promise<void>;
  /** Sends many mails with a few statements. */
  readonly mailAll: (db: Db, mails: readonly Mail[]) => Promise<void>;
  readonly export: (db: Db, file: Export) => Promise<void>;
}

/** Creates the local implementation. */
export function createOutbox(clock: Clock): Outbox {
  return {
    mail: async (db, { to, subject, text }) => {
      await db
        .insertInto('outbox_messages')
        .values({ kind: 'mail', recipient: to, subject, body: text, created_at: clock() })
        .execute();
    },
    mailAll: async (db, mails) => {
      const now = clock();
      await inChunks(mails, (part) => {
        const rows = part.map(({ to, subject, text }) => ({
          kind: 'mail' as const,
          recipient: to,
          subject,
          body: text,
          created_at: now,
        }));
        return db.insertInto('outbox_messages').values(rows).execute();
      });
    },
    export: async (db, { to, subject, text, fileName, content }) => {
      await db
        .insertInto('outbox_messages')
        .values({
          kind: 'export',
          recipient: to,
          subject,
          body: text,
          attachment_name: fileName,
          attachment: content,
          created_at: clock(),
        })
        .execute();
    },
  };
}
