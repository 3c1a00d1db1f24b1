/** Files, each reserved by its facts before its bytes arrive. */
import type { Generated, NullableTime, Time } from '../../../core/tables.js';

export interface UploadsTable {
  community_id: number;
  id: Generated<number>;
  key: string;
  filename: string;
  content_type: string;
  byte_size: number;
  /** MD5 in Base64. */
  checksum: string;
  signed_id: string;
  attachable_sgid: string;
  uploaded_at: NullableTime;
  created_at: Time;
}
