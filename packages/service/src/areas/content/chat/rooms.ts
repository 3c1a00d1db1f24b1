/** Finds, creates and enters chat rooms. */
import type { ChatRoomKind } from '@community-platform/types';
import type { Teller } from '../../../kernel/domain-events.js';
import type { Scope } from '../../../kernel/scope.js';
import { joinSpaces } from '../joining.js';

type Writer = Pick<Scope, 'db' | 'now'>;

export interface Room {
  readonly uuid: string;
  readonly kind: ChatRoomKind;
  readonly space_id: number | null;
}

const columns = ['uuid', 'kind', 'space_id'] as const;

/** Creates the room of a space of type `chat`, unless it exists. */
export async function createSpaceRoom({ db, now }: Writer, spaceId: number): Promise<void> {
  await db
    .insertInto('chat_rooms')
    .values({ kind: 'space', space_id: spaceId, created_at: now })
    .onConflict((conflict) => conflict.columns(['space_id']).doNothing())
    .execute();
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** Returns the room with the given UUID; undefined if there is none, or if the string is not a UUID. */
export async function findRoom({ db }: Writer, uuid: string): Promise<Room | undefined> {
  if (!UUID.test(uuid)) return undefined;
  return db.selectFrom('chat_rooms').select(columns).where('uuid', '=', uuid).executeTakeFirst();
}

/** Returns the room of exactly these members (at least two), and creates it if necessary. */
export async function openRoom({ db, now }: Writer, memberIds: readonly number[]): Promise<Room> {
  const sorted = memberIds.toSorted((a, b) => a - b);
  const key = sorted.join(',');
  const made = await db
    .insertInto('chat_rooms')
    .values({
      kind: sorted.length > 2 ? 'group' : 'direct',
      member_key: key,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['member_key']).doNothing())
    .returning(columns)
    .executeTakeFirst();
  if (made === undefined) {
    const known = await db.selectFrom('chat_rooms').select(columns).where('member_key', '=', key).executeTakeFirst();
    // Another member may have entered the room meanwhile, so that it no longer belongs to these members only.
    return known ?? openRoom({ db, now }, memberIds);
  }
  await db
    .insertInto('chat_room_members')
    .values(sorted.map((id) => ({ room_uuid: made.uuid, member_id: id, created_at: now })))
    .execute();
  return made;
}

/** Whether a member belongs to a room; only for rooms that do not belong to a space. */
export async function isInRoom({ db }: Writer, room: Room, memberId: number): Promise<boolean> {
  const row = await db
    .selectFrom('chat_room_members')
    .select('member_id')
    .where('room_uuid', '=', room.uuid)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the messages of a member, and updates the time of the last message of each affected room. */
export async function deleteMessages({ db }: Writer, memberId: number): Promise<void> {
  const said = await db
    .deleteFrom('chat_messages')
    .where('author_member_id', '=', memberId)
    .returning('room_uuid')
    .execute();
  const rooms = [...new Set(said.map(({ room_uuid }) => room_uuid))];
  if (rooms.length === 0) return;
  // A concurrent write waits here, and then sees the result of the first one.
  await db
    .selectFrom('chat_rooms')
    .select('uuid')
    .where('uuid', 'in', rooms)
    .orderBy('uuid')
    .forNoKeyUpdate()
    .execute();
  await db
    .updateTable('chat_rooms')
    .set((of) => ({
      last_message_at: of
        .selectFrom('chat_messages')
        .select((by) => by.fn.max('sent_at').as('last'))
        .whereRef('chat_messages.room_uuid', '=', 'chat_rooms.uuid'),
    }))
    .where('uuid', 'in', rooms)
    .execute();
}

/** Adds a member to a room, or to the space of the room. A direct room of three members becomes a group. */
export async function enterRoom(teller: Teller, room: Room, memberId: number): Promise<void> {
  const { db, now } = teller;
  if (room.space_id !== null) {
    await joinSpaces(teller, { spaceIds: [room.space_id], memberIds: [memberId] });
    return;
  }
  const entered = await db
    .insertInto('chat_room_members')
    .values({ room_uuid: room.uuid, member_id: memberId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst();
  if (entered === undefined) return;
  // The room no longer belongs to the original members only; they get a new one for their next direct message.
  await db.updateTable('chat_rooms').set({ kind: 'group', member_key: null }).where('uuid', '=', room.uuid).execute();
}
