/** Chat rooms: found, made, and entered. */
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

/** Makes the room of a space of type `chat`, unless it has one. */
export const createSpaceRoom = async ({ db, now }: Writer, spaceId: number): Promise<void> => {
  await db
    .insertInto('chat_rooms')
    .values({ kind: 'space', space_id: spaceId, created_at: now })
    .onConflict((conflict) => conflict.columns(['space_id']).doNothing())
    .execute();
};

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** The room with a uuid; what is no uuid is that of no room. */
export const findRoom = async ({ db }: Writer, uuid: string): Promise<Room | undefined> => {
  if (!UUID.test(uuid)) return undefined;
  return db.selectFrom('chat_rooms').select(columns).where('uuid', '=', uuid).executeTakeFirst();
};

/** The room of exactly these members, made when there is none yet; two or more of them. */
export const openRoom = async ({ db, now }: Writer, memberIds: readonly number[]): Promise<Room> => {
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
    // Somebody may have entered it in between, and then it is not theirs any more.
    return known ?? openRoom({ db, now }, memberIds);
  }
  await db
    .insertInto('chat_room_members')
    .values(sorted.map((id) => ({ room_uuid: made.uuid, member_id: id, created_at: now })))
    .execute();
  return made;
};

/** Whether a member is in a room that is not a space's. */
export const isInRoom = async ({ db }: Writer, room: Room, memberId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('chat_room_members')
    .select('member_id')
    .where('room_uuid', '=', room.uuid)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
};

/** Deletes what a member has said in rooms, of which the last message may be another one then. */
export const deleteMessages = async ({ db }: Writer, memberId: number): Promise<void> => {
  const said = await db
    .deleteFrom('chat_messages')
    .where('author_member_id', '=', memberId)
    .returning('room_uuid')
    .execute();
  const rooms = [...new Set(said.map(({ room_uuid }) => room_uuid))];
  if (rooms.length === 0) return;
  // Of two that write at once the second waits here, and then sees what the first has written.
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
};

/** Takes a member into a room, and into its space if it has one. A direct room of three is a group. */
export const enterRoom = async (teller: Teller, room: Room, memberId: number): Promise<void> => {
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
  // The room is not that of its former members any more; they get another one when they write to one another.
  await db.updateTable('chat_rooms').set({ kind: 'group', member_key: null }).where('uuid', '=', room.uuid).execute();
};
