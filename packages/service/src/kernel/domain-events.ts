/** Domain events about contacts, which trigger workflows. They are published within the write that causes them. */
import type { Db } from '../database/community-db.js';

/** The domain events, with the kinds of records that each event can be about. */
export const domainEvents = {
  member_joined: [],
  invitation_accepted: ['InvitationLink'],
  member_tag_added: ['MemberTag'],
  member_tag_removed: ['MemberTag'],
  space_joined: ['Space'],
  space_left: ['Space'],
  space_group_joined: ['SpaceGroup'],
  space_group_left: ['SpaceGroup'],
  access_group_joined: ['AccessGroup'],
  access_group_left: ['AccessGroup'],
  form_submitted: ['Form'],
  post_created: ['Space'],
  comment_created: ['Space', 'Post'],
  event_attended: ['Event'],
  lesson_completed: ['CourseLesson', 'Space'],
  paywall_purchased: ['Paywall'],
  subscription_canceled: ['Paywall'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Returns the kinds of records that an event can be about; undefined for an unknown event. */
export function kindsOf(type: string): readonly string[] | undefined {
  return Object.entries(domainEvents).find(([name]) => name === type)?.[1];
}

type DomainEventType = keyof typeof domainEvents;

/** A domain event of one or more contacts. */
export type DomainEvent = {
  readonly [T in DomainEventType]: {
    readonly type: T;
    /** Ids of members, or of leads if `isLead` is set. */
    readonly contactIds: readonly number[];
    readonly isLead?: boolean;
    /** The records that the event is about, most specific first. */
    readonly about?: readonly (readonly [kind: (typeof domainEvents)[T][number], id: number])[];
  };
}[DomainEventType];

interface Writer {
  readonly db: Db;
  readonly now: Date;
  readonly communityId: number;
}

/** Handles a domain event in the transaction of the writer. */
export type Hear = (writer: Writer, domainEvent: DomainEvent) => Promise<void>;

/** The part of a scope with which a write can publish domain events. */
export interface Teller extends Writer {
  readonly heard: Hear;
}

/** Publishes a domain event from a write. It is delivered exactly once, and only if the write is committed. */
export async function announce(teller: Teller, domainEvent: DomainEvent): Promise<void> {
  if (domainEvent.contactIds.length > 0) await teller.heard(teller, domainEvent);
}
