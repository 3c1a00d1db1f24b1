// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';

/** A topic of posts. */
export interface Topic {
  id: number;
  name: string;
  /** Whether only admins can assign the topic to posts. */
  admin_only: boolean;
  /** Format: date-time. */
  created_at: string;
  /** Format: date-time. */
  updated_at: string;
  author: TopicAuthor;
  /** The spaces in which the topic is offered. */
  space_ids: number[];
}

/** The admin who created a topic. */
export interface TopicAuthor {
  first_name: string | null;
  last_name: string | null;
  avatar_url: string | null;
}

/** A page of topics. */
export interface TopicsList extends PageEnvelope {
  /** The records of this page. */
  records: Topic[];
}

/** Writable fields of a topic. A new topic needs a name. */
export interface TopicRequest {
  /** 1 to 255 characters. */
  name?: string;
  /** Whether only admins can assign the topic to posts. */
  admin_only?: boolean;
  /** The spaces in which the topic is offered. At most 1000 items. */
  space_ids?: readonly number[];
}
