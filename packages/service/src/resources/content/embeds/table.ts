/** Pages of other sites. */
import type { Generated, Nullable, Time } from '../../../core/tables.js';

export interface EmbedsTable {
  community_id: number;
  id: Generated<number>;
  sgid: string;
  url: string;
  embed_type: Nullable<string>;
  embed_provider: string;
  html: Nullable<string>;
  title: Nullable<string>;
  width: Nullable<number>;
  height: Nullable<number>;
  thumbnail_url: Nullable<string>;
  created_at: Time;
}
