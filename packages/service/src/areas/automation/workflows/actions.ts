/** Performs the actions of workflow steps. Each action does for one contact what an admin can do through the API. */
import { HttpError } from '@community-platform/server';
import { sql } from 'kysely';
import { refused } from '../../../kernel/failures.js';
import { leave } from '../../../kernel/leaving.js';
import type { Scope } from '../../../kernel/scope.js';
import { chat } from '../../content/chat/handlers.js';
import { spaceGroupMembers } from '../../content/space-group-members/handlers.js';
import { spaceMembers } from '../../content/space-members/handlers.js';
import { accessGroupMembers } from '../../members/access-groups/member-handlers.js';
import { giveLeadTags } from '../../members/leads/queries.js';
import { taggedMembers } from '../../members/tagged-members/handlers.js';
import type { Contact } from './contacts.js';

type Params = Readonly<Record<string, unknown>>;
type Act = (scope: Scope, contact: Contact, params: Params) => Promise<unknown>;

/** Reads a required id from the parameters of a step, as a number or a numeric string. */
function readId(params: Params, name: string): number {
  const given = params[name];
  const id = typeof given === 'string' && /^\d{1,9}$/u.test(given) ? Number(given) : given;
  if (typeof id !== 'number' || !Number.isInteger(id) || id < 1 || id > 2_147_483_647)
    throw refused(`api_params requires the id ${name}`);
  return id;
}

function readText(params: Params, name: string): string {
  const text = params[name];
  if (typeof text !== 'string' || text.trim() === '') throw refused(`api_params requires the text ${name}`);
  return text;
}

/** Wraps an action that only members support: throws a 422 for a lead. */
function forMember(act: Act): Act {
  return (scope, contact, params) => {
    if (contact.isLead) throw refused('The contact is not a member');
    return act(scope, contact, params);
  };
}

/** Wraps a removal so that it succeeds if there is nothing left to remove. */
function takeAway(act: Act): Act {
  return async (scope, contact, params) => {
    try {
      return await act(scope, contact, params);
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) return undefined;
      throw error;
    }
  };
}

/** Converts plain text to a rich text document. */
function asDocument(text: string) {
  return {
    body: {
      type: 'doc',
      content: text
        .split('\n')
        .map((line) => ({ type: 'paragraph', content: line === '' ? [] : [{ type: 'text', text: line }] })),
    },
  };
}

async function requireTag({ db }: Scope, id: number): Promise<number> {
  const tag = await db.selectFrom('member_tags').select('id').where('id', '=', id).executeTakeFirst();
  if (tag === undefined) throw refused(`The member tag ${id} does not exist`);
  return tag.id;
}

/** Sends a message from the owner; does nothing if the contact is the owner. */
const sendMessage: Act = async (scope, { id, email }, params) => {
  const text = readText(params, 'text');
  if (id === scope.memberId) return;
  await chat.sendMessage({ body: { user_email: email, rich_text_body: asDocument(text) } }, scope);
};

const acts: Readonly<Record<string, Act>> = {
  add_member_tag: async (scope, contact, params) => {
    const tagId = await requireTag(scope, readId(params, 'member_tag_id'));
    if (contact.isLead) await giveLeadTags(scope, contact.id, [tagId]);
    else await taggedMembers.addTaggedMember({ body: { member_tag_id: tagId, user_email: contact.email } }, scope);
  },
  remove_member_tag: takeAway(async (scope, contact, params) => {
    const tagId = readId(params, 'member_tag_id');
    if (contact.isLead) await leave(scope, contact.id, 'leadTags', sql<boolean>`member_tag_id = ${tagId}`);
    else await taggedMembers.removeTaggedMember({ query: { member_tag_id: tagId, user_email: contact.email } }, scope);
  }),
  add_to_space: forMember((scope, { email }, params) =>
    spaceMembers.addSpaceMember({ body: { email, space_id: readId(params, 'space_id') } }, scope),
  ),
  remove_from_space: forMember(
    takeAway((scope, { email }, params) =>
      spaceMembers.removeSpaceMember({ query: { email, space_id: readId(params, 'space_id') } }, scope),
    ),
  ),
  add_to_space_group: forMember(async (scope, { email, id }, params) => {
    const space_group_id = readId(params, 'space_group_id');
    const known = await scope.db
      .selectFrom('space_group_members')
      .select('id')
      .where('space_group_id', '=', space_group_id)
      .where('member_id', '=', id)
      .where('status', '=', 'active')
      .executeTakeFirst();
    if (known === undefined) await spaceGroupMembers.addSpaceGroupMember({ body: { email, space_group_id } }, scope);
  }),
  remove_from_space_group: forMember(
    takeAway((scope, { email }, params) =>
      spaceGroupMembers.removeSpaceGroupMember(
        { query: { email, space_group_id: readId(params, 'space_group_id') } },
        scope,
      ),
    ),
  ),
  add_to_access_group: forMember((scope, { email }, params) =>
    accessGroupMembers.addAccessGroupMember(
      { path: { access_group_id: readId(params, 'access_group_id') }, body: { email } },
      scope,
    ),
  ),
  remove_from_access_group: forMember(
    takeAway((scope, { email }, params) =>
      accessGroupMembers.removeAccessGroupMember(
        { path: { access_group_id: readId(params, 'access_group_id') }, query: { email } },
        scope,
      ),
    ),
  ),
  send_message: forMember(sendMessage),
  send_email: ({ db, ports }, { email }, params) =>
    ports.outbox.mail(db, { to: email, subject: readText(params, 'subject'), text: readText(params, 'text') }),
};

export const actionTypes = Object.keys(acts);

const LAST_WORD = /^(?:add|remove)_(?:to_|from_)?/u;

/** Returns the keys of `api_params` that an action reads; undefined for an unknown action. */
export function paramsOf(actionType: string): readonly string[] | undefined {
  if (!actionTypes.includes(actionType)) return undefined;
  if (actionType === 'send_message') return ['text'];
  return actionType === 'send_email' ? ['subject', 'text'] : [`${actionType.replace(LAST_WORD, '')}_id`];
}

/** Performs the action of a step for a contact. If that fails, throws a 422 with the action and the reason. */
export async function act(
  scope: Scope,
  contact: Contact,
  { action_type, api_params }: { readonly action_type: string; readonly api_params: Params | null },
): Promise<void> {
  const known = actionTypes.includes(action_type) ? acts[action_type] : undefined;
  if (known === undefined) throw refused(`Unknown action: ${action_type}`);
  try {
    await known(scope, contact, api_params ?? {});
  } catch (error) {
    throw error instanceof HttpError && error.status < 500 ? refused(`${action_type}: ${tell(error)}`) : error;
  }
}

/** Returns `details.message` of an error, which names a missing record, or else the error's message. */
function tell({ message, details }: HttpError): string {
  const detail: unknown = typeof details === 'object' && details !== null ? Reflect.get(details, 'message') : undefined;
  return typeof detail === 'string' ? detail : message;
}
