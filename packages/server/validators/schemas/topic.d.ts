// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type { Topic, TopicAuthor, TopicRequest, TopicsList } from '@community-platform/types/topic';

export declare const checkTopic: Check<Topic>;
export declare const topicSchema: StandardSchema<Topic>;
export declare const checkTopicAuthor: Check<TopicAuthor>;
export declare const topicAuthorSchema: StandardSchema<TopicAuthor>;
export declare const checkTopicsList: Check<TopicsList>;
export declare const topicsListSchema: StandardSchema<TopicsList>;
export declare const checkTopicRequest: Check<TopicRequest>;
export declare const topicRequestSchema: StandardSchema<TopicRequest>;
