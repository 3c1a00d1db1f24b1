/** Chat rooms and their messages. */
import type { ChatRoomMessage } from '@community-platform/types/message';
import { type InferResult, sql } from 'kysely';
import type { Values } from '../../../database/prepared-query.js';
import { qualify } from '../../../database/qualified-names.js';
import { optionalFileUrl } from '../../../kernel/addresses.js';
import { readTime } from '../../../kernel/calendar.js';
import { found, invalid, missing, refused } from '../../../kernel/failures.js';
import { findMemberByEmail, findMembersByEmail } from '../../../kernel/members.js';
import { readPage } from '../../../kernel/page.js';
import { preparePage } from '../../../kernel/prepared-page.js';
import { readDocument, renderText } from '../../../kernel/rich-text.js';
import type { Reader, Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { optionalTime, timeText } from '../../../kernel/text.js';
import { inStatus } from '../memberships.js';
import { readLabels } from '../references.js';
import { enterRoom, findRoom, isInRoom, openRoom, type Room } from './rooms.js';

const MEMBERS = sql<number>`case when chat_rooms.space_id is null
  then (select count(*) from chat_room_members
    where chat_room_members.community_id = chat_rooms.community_id and chat_room_members.room_uuid = chat_rooms.uuid)
  else (select count(*) from space_members
    where space_members.community_id = chat_rooms.community_id and space_members.space_id = chat_rooms.space_id
      and ${inStatus('space_members', 'active')})
  end::int`;

/** Name of a group chat: the names of its members. */
const NAMES = sql<string>`case chat_rooms.kind when 'group'
  then (select string_agg(members.name, ', ' order by members.id) from chat_room_members
    join members on members.community_id = chat_room_members.community_id and members.id = chat_room_members.member_id
    where chat_room_members.community_id = chat_rooms.community_id and chat_room_members.room_uuid = chat_rooms.uuid)
  end`;

function selectMessages({ db }: Pick<Reader, 'db'>) {
  return db
    .selectFrom('chat_messages')
    .innerJoin('members', 'members.id', 'chat_messages.author_member_id')
    .select([
      ...qualify('chat_messages', 'id', 'room_uuid', 'body_text', 'rich_text_body', 'parent_message_id', 'sent_at'),
      ...qualify('chat_messages', 'created_at'),
      'members.id as member_id',
      ...qualify('members', 'name', 'email', 'avatar_url'),
    ]);
}

function toMessage(scope: Scope) {
  return (row: InferResult<ReturnType<typeof selectMessages>>[number]): ChatRoomMessage => ({
    id: row.id,
    chat_room_uuid: row.room_uuid,
    body: row.body_text,
    rich_text_body: row.rich_text_body,
    parent_message_id: row.parent_message_id,
    sender: {
      community_member_id: row.member_id,
      name: row.name,
      email: row.email,
      avatar_url: optionalFileUrl(scope, row.avatar_url),
    },
    sent_at: timeText(row.sent_at),
    created_at: timeText(row.created_at),
  });
}

interface NewMessage {
  readonly room: Room;
  readonly authorId: number;
  readonly body: object;
  readonly parentId: number | undefined;
  readonly sentAt: Date;
}

async function insertMessage(scope: Scope, message: NewMessage): Promise<ChatRoomMessage> {
  const { db, now } = scope;
  const { room, authorId, body, parentId, sentAt } = message;
  if (parentId !== undefined) {
    const parent = await db
      .selectFrom('chat_messages')
      .select('id')
      .where('room_uuid', '=', room.uuid)
      .where('id', '=', parentId)
      .executeTakeFirst();
    if (parent === undefined) throw invalid({ parent_message_id: ['is not a message of this room'] });
  }
  const document = readDocument(body);
  const text = renderText(document, await readLabels(scope, document));
  if (text === '' && document.content.length === 0) throw invalid({ rich_text_body: ['is empty'] });
  const { id } = await db
    .insertInto('chat_messages')
    .values({
      room_uuid: room.uuid,
      author_member_id: authorId,
      parent_message_id: parentId,
      body_text: text,
      rich_text_body: JSON.stringify(body),
      sent_at: sentAt,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('chat_rooms')
    .set({ last_message_at: sql<Date>`greatest(last_message_at, ${sentAt}::timestamptz)` })
    .where('uuid', '=', room.uuid)
    .execute();
  const row = await selectMessages(scope).where('chat_messages.id', '=', id).executeTakeFirst();
  return toMessage(scope)(found(row, 'ChatRoomMessage'));
}

/** Returns the chat room of the caller and the recipients; creates the room if necessary. */
async function openRoomWith(scope: Scope, emails: readonly string[]): Promise<Room> {
  const members = await findMembersByEmail(scope, emails);
  const known = new Set(members.map(({ email }) => email.toLowerCase()));
  if (emails.some((email) => !known.has(email.toLowerCase()))) throw missing('CommunityMember');
  const others = members.filter(({ id }) => id !== scope.memberId);
  if (others.length === 0) throw refused('Members cannot send messages to themselves');
  const inactive = others.find(({ active }) => !active);
  if (inactive !== undefined) throw refused(`${inactive.email} is deactivated`);
  return openRoom(scope, [scope.memberId, ...others.map(({ id }) => id)]);
}

/** Returns the room that a request names, and adds the admin to it. Throws a 422 for a direct room of other members. */
async function enterNamedRoom(scope: Scope, uuid: string): Promise<Room> {
  const room = found(await findRoom(scope, uuid), 'ChatRoom');
  if (room.kind === 'direct' && !(await isInRoom(scope, room, scope.memberId)))
    throw refused('The room belongs to two other members');
  await enterRoom(scope, room, scope.memberId);
  return room;
}

const listRooms = preparePage(({ db }) =>
  db
    .selectFrom('chat_rooms')
    .leftJoin('spaces', 'spaces.id', 'chat_rooms.space_id')
    .select(['uuid', 'kind', 'space_id', 'last_message_at', 'chat_rooms.created_at', MEMBERS.as('members_count')])
    .select((of) => of.fn.coalesce('spaces.name', NAMES).as('name'))
    .orderBy('last_message_at', (by) => by.desc().nullsLast())
    .orderBy('chat_rooms.created_at', 'desc')
    .orderBy('uuid'),
);

/** Lists the visible messages of a room, newest first. */
const listMessages = preparePage((of, { value }: Values<Pick<Room, 'uuid'>>) =>
  selectMessages(of)
    .where('chat_messages.room_uuid', '=', value('uuid'))
    .where('chat_messages.flagged_for_approval_at', 'is', null)
    .orderBy('chat_messages.sent_at', 'desc')
    .orderBy('chat_messages.id', 'desc'),
);

export const chat = {
  listChatRooms: async ({ query }, scope) => {
    const body = await listRooms(scope, readPage(query), (rows) =>
      rows.map(({ uuid, kind, name, space_id, members_count, last_message_at, created_at }) => ({
        uuid,
        name,
        kind,
        space_id,
        members_count,
        last_message_at: optionalTime(last_message_at),
        created_at: timeText(created_at),
      })),
    );
    return { status: 200, body };
  },

  listChatRoomMessages: async ({ path, query }, scope) => {
    const { uuid } = found(await findRoom(scope, path.chat_room_uuid), 'ChatRoom');
    const body = await listMessages(scope, { ...readPage(query), uuid }, (rows) => rows.map(toMessage(scope)));
    return { status: 200, body };
  },

  sendMessage: async ({ body }, scope) => {
    const room =
      body.chat_room_uuid === undefined
        ? await openRoomWith(scope, body.user_emails ?? [body.user_email ?? ''])
        : await enterNamedRoom(scope, body.chat_room_uuid);
    const message = await insertMessage(scope, {
      room,
      authorId: scope.memberId,
      body: body.rich_text_body,
      parentId: body.parent_message_id,
      sentAt: scope.now,
    });
    return { status: 200, body: { message: 'The message was sent', chat_room_message: message } };
  },

  importChatRoomMessage: async ({ body }, scope) => {
    const room = await findRoom(scope, body.chat_room_uuid);
    if (room === undefined) throw invalid({ chat_room_uuid: ['is not a room of this community'] });
    const member = await findMemberByEmail(scope, body.user_email);
    if (member === undefined) throw invalid({ user_email: ['is not a member of this community'] });
    const sentAt = readTime(body.sent_at, 'sent_at');
    if (sentAt > scope.now) throw invalid({ sent_at: ['must not be in the future'] });
    await enterRoom(scope, room, member.id);
    const message = await insertMessage(scope, {
      room,
      authorId: member.id,
      body: body.rich_text_body,
      parentId: body.parent_message_id ?? undefined,
      sentAt,
    });
    return { status: 201, body: message };
  },
} satisfies Partial<ServiceHandlers>;
