/** What happens to contacts and may set something off: announced in the write in which it happens, by whoever makes it happen. */
import type { Db } from '../database/community-db.js';

/** What can happen, and the kinds of records to which it does. */
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

/** The kinds of records to which something can happen; `undefined` for what cannot happen. */
export const kindsOf = (type: string): readonly string[] | undefined =>
  Object.entries(domainEvents).find(([name]) => name === type)?.[1];

type DomainEventType = keyof typeof domainEvents;

/** One thing that happens to some contacts. */
export type DomainEvent = {
  readonly [T in DomainEventType]: {
    readonly type: T;
    /** Members, or leads if `isLead`. */
    readonly contactIds: readonly number[];
    readonly isLead?: boolean;
    /** The records to which it happens, the closest first. */
    readonly about?: readonly (readonly [kind: (typeof domainEvents)[T][number], id: number])[];
  };
}[DomainEventType];

interface Writer {
  readonly db: Db;
  readonly now: Date;
  readonly communityId: number;
}

/** Takes down what happens, in the transaction of the writer. */
export type Hear = (writer: Writer, domainEvent: DomainEvent) => Promise<void>;

/** The part of a scope that writes and tells of it. */
export interface Teller extends Writer {
  readonly heard: Hear;
}

/** Tells what happens in this write. It is told of only if the write is done, and then exactly once. */
export const announce = async (teller: Teller, domainEvent: DomainEvent): Promise<void> => {
  if (domainEvent.contactIds.length > 0) await teller.heard(teller, domainEvent);
};
