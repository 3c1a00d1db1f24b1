/** E-mail addresses that cannot join again, in lower case. */
import type { Time } from '../../../core/tables.js';

export interface BlockedEmailsTable {
  community_id: number;
  email: string;
  created_at: Time;
}
