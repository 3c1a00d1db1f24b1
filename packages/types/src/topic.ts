// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';

/** A subject under which posts are filed. */
export interface Topic {
  id: number;
  name: string;
  /** Whether only admins can file posts under the topic. */
  admin_only: boolean;
  created_at: string;
  updated_at: string;
  author: TopicAuthor;
  /** The spaces in which the topic is offered. */
  space_ids: number[];
}

/** The admin who made a topic. */
export interface TopicAuthor {
  first_name: string | null;
  last_name: string | null;
  avatar_url: string | null;
}

/** One page of topics. */
export interface TopicsList extends PageEnvelope {
  /** The records of this page. */
  records: Topic[];
}

/** What can be set on a topic. A new topic needs a name. */
export interface TopicRequest {
  name?: string;
  /** Whether only admins can file posts under the topic. */
  admin_only?: boolean;
  /** The spaces in which the topic is offered. At most 1,000, a bound of this project. */
  space_ids?: readonly number[];
}
