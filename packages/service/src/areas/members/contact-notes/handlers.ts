/** Notes of admins about contacts: edited by their author, deleted by the author or the owner of the community. */
import { httpError } from '@community-platform/server';
import type { ContactNote } from '@community-platform/types/contact-note';
import type { Expression } from 'kysely';
import type { Values } from '../../../database/prepared-query.js';
import { found } from '../../../kernel/failures.js';
import { withSafeLinks } from '../../../kernel/links.js';
import { newestFirst } from '../../../kernel/orders.js';
import { readPage } from '../../../kernel/page.js';
import { prepareBy, preparePage } from '../../../kernel/prepared-page.js';
import type { Reader, Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { timeText } from '../../../kernel/text.js';
import { holdLead } from '../leads/queries.js';
import { type Contact, findContact } from './contact.js';

/** Number of notes per page, which requests cannot change. */
const PAGE = 5;

function selectNotes(
  { db, memberId }: Pick<Reader, 'db' | 'memberId'>,
  { kind, id }: { readonly kind: Contact['kind']; readonly id: number | Expression<number> },
) {
  return db
    .selectFrom('contact_notes')
    .select((of) => [
      'id',
      'member_id',
      'lead_id',
      'author_member_id',
      'tiptap_body',
      'created_at',
      'updated_at',
      of
        .exists(
          of.selectFrom('members').select('members.id').where('members.id', '=', memberId).where('is_owner', '=', true),
        )
        .as('is_owner'),
    ])
    .where(kind === 'member' ? 'member_id' : 'lead_id', '=', id);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectNotes>['execute']>>[number];

function policiesOf({ memberId }: Scope, { author_member_id, is_owner }: Row) {
  return {
    can_edit: author_member_id === memberId,
    can_destroy: author_member_id === memberId || is_owner === true,
  };
}

function toNote(scope: Scope, contact: Contact, row: Row): ContactNote {
  return {
    id: row.id,
    contact_id: contact.id,
    author_id: row.author_member_id,
    community_id: scope.communityId,
    created_at: timeText(row.created_at),
    updated_at: timeText(row.updated_at),
    tiptap_body: row.tiptap_body,
    policies: policiesOf(scope, row),
  };
}

async function readNote(scope: Scope, contact: Contact, id: number): Promise<Row> {
  return found(await selectNotes(scope, contact).where('id', '=', id).executeTakeFirst(), 'ContactNote');
}

/** Prepared lists of the notes about a contact, newest first, for members and for leads. */
const lists = prepareBy((kind: Contact['kind']) =>
  preparePage((of, { value }: Values<{ readonly id: number }>) =>
    selectNotes(of, { kind, id: value('id') }).$call(newestFirst('contact_notes')),
  ),
);

export const contactNotes = {
  listContactNotes: async ({ path, query }, scope) => {
    const contact = await findContact(scope, path.contact_id);
    const page = { page: readPage(query).page, perPage: PAGE, id: contact.id };
    const body = await lists(contact.kind)(scope, page, (rows) => rows.map((row) => toNote(scope, contact, row)));
    return { status: 200, body };
  },

  createContactNote: async ({ path, body }, scope) => {
    const { db, memberId, now } = scope;
    const contact = await findContact(scope, path.contact_id);
    // If the lead has become a member meanwhile, its notes belong to that member.
    if (contact.kind === 'lead') await holdLead(scope, contact.id);
    const { id } = await db
      .insertInto('contact_notes')
      .values({
        member_id: contact.kind === 'member' ? contact.id : null,
        lead_id: contact.kind === 'lead' ? contact.id : null,
        author_member_id: memberId,
        tiptap_body: JSON.stringify(withSafeLinks(body.tiptap_body)),
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { status: 201, body: toNote(scope, contact, await readNote(scope, contact, id)) };
  },

  getContactNote: async ({ path }, scope) => {
    const contact = await findContact(scope, path.contact_id);
    return { status: 200, body: toNote(scope, contact, await readNote(scope, contact, path.id)) };
  },

  updateContactNote: async ({ path, body }, scope) => {
    const { db, now } = scope;
    const contact = await findContact(scope, path.contact_id);
    const note = await readNote(scope, contact, path.id);
    if (!policiesOf(scope, note).can_edit) throw httpError(403, 'Only the author can change a note');
    await db
      .updateTable('contact_notes')
      .set({ tiptap_body: JSON.stringify(withSafeLinks(body.tiptap_body)), updated_at: now })
      .where('id', '=', note.id)
      .execute();
    return { status: 200, body: toNote(scope, contact, await readNote(scope, contact, note.id)) };
  },

  deleteContactNote: async ({ path }, scope) => {
    const contact = await findContact(scope, path.contact_id);
    const note = await readNote(scope, contact, path.id);
    if (!policiesOf(scope, note).can_destroy) throw httpError(403, 'Only the author or the owner can delete a note');
    await scope.db.deleteFrom('contact_notes').where('id', '=', note.id).execute();
    return { status: 200, body: { message: 'The note was deleted' } };
  },
} satisfies Partial<ServiceHandlers>;
