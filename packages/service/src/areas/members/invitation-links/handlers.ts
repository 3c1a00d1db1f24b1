/** Invitation links: active, revoked, or deleted. */
import type { ListInvitationLinksQuery } from '@community-platform/types';
import type { InvitationLinkAttributes } from '@community-platform/types/invitation-link-request';
import { given } from '../../../database/given.js';
import type { Values } from '../../../database/prepared-query.js';
import { badFields, found, invalid, notBlank, refused } from '../../../kernel/failures.js';
import { unknownFields } from '../../../kernel/known-ids.js';
import { replaceLinks } from '../../../kernel/link-tables.js';
import { newestFirst } from '../../../kernel/orders.js';
import { readPage } from '../../../kernel/page.js';
import { preparePage } from '../../../kernel/prepared-page.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { makeSecret } from '../../../kernel/secret.js';
import { type Containing, optionalPattern } from '../../../kernel/text.js';
import { paywallColumns, readPaywall, wrongInPaywall } from './paywall.js';
import { selectLinks, toLinks } from './queries.js';

async function readLink(scope: Scope, id: number) {
  const [link] = await toLinks(scope, await selectLinks(scope).where('id', '=', id).execute());
  return found(link, 'InvitationLink');
}

async function lockLink(scope: Scope, id: number) {
  return found(await selectLinks(scope).where('id', '=', id).forUpdate().executeTakeFirst(), 'InvitationLink');
}

/** Reads a body and converts its ids to numbers. */
function readGiven({ redirect_space_id, access_group_ids, member_tag_ids, paywall }: InvitationLinkAttributes) {
  return {
    redirect_space_id,
    access_group_ids,
    member_tag_ids: member_tag_ids?.map(Number),
    paywall: readPaywall(paywall),
  };
}

type Given = ReturnType<typeof readGiven>;

/** Returns the errors for unknown ids, and for inactive ids that the link did not have before. */
async function wrongIn(
  scope: Scope,
  { redirect_space_id: space, access_group_ids, member_tag_ids, paywall }: Given,
  before?: Parameters<typeof wrongInPaywall>[2],
) {
  const unknown = await unknownFields(scope, {
    redirect_space_id: ['spaces', space === undefined || space === null ? [] : [space]],
    access_group_ids: ['access_groups', access_group_ids],
    member_tag_ids: ['member_tags', member_tag_ids],
  });
  const wrong = await wrongInPaywall(scope, paywall, before);
  return { unknown: { ...unknown, ...wrong.unknown }, inactive: wrong.inactive };
}

async function replaceLists(
  scope: Scope,
  id: number,
  { access_group_ids, member_tag_ids }: Pick<Given, 'access_group_ids' | 'member_tag_ids'>,
): Promise<void> {
  if (access_group_ids !== undefined) {
    await replaceLinks(scope, 'invitationGroups', id, access_group_ids);
    await scope.db.updateTable('invitation_links').set({ uses_access_groups: true }).where('id', '=', id).execute();
  }
  if (member_tag_ids !== undefined) await replaceLinks(scope, 'invitationTags', id, member_tag_ids);
}

/** Lists the links, newest first. */
const list = preparePage((of, { optional }: Values<ListInvitationLinksQuery & Containing>) =>
  selectLinks(of)
    .$call(given(optional('pattern'), (all, pattern) => all.where('name', 'ilike', pattern)))
    .$call(given(optional('status'), (all, status) => all.where('status', '=', status)))
    .$call(newestFirst('invitation_links')),
);

export const invitationLinks = {
  listInvitationLinks: async ({ query }, scope) => {
    const page = { ...query, ...readPage(query), pattern: optionalPattern(query?.name) };
    return { status: 200, body: await list(scope, page, (rows) => toLinks(scope, rows)) };
  },

  createInvitationLink: async ({ body }, scope) => {
    const { db, now } = scope;
    const given = readGiven(body);
    const { unknown, inactive } = await wrongIn(scope, given);
    const wrong = { ...unknown, ...inactive };
    if (Object.keys(wrong).length > 0) throw invalid(wrong);
    const { id } = await db
      .insertInto('invitation_links')
      .values({
        ...paywallColumns(given.paywall),
        name: notBlank('name', body.name.trim()),
        token: makeSecret().slice(0, 22),
        redirect_space_id: body.redirect_space_id,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await replaceLists(scope, id, given);
    return { status: 201, body: await readLink(scope, id) };
  },

  getInvitationLink: async ({ path }, scope) => ({ status: 200, body: await readLink(scope, path.id) }),

  updateInvitationLink: async ({ path, body }, scope) => {
    const { db, now } = scope;
    const link = await lockLink(scope, path.id);
    if (link.status === 'revoked') throw refused('A revoked invitation link cannot be changed');
    const given = readGiven(body);
    const { unknown, inactive } = await wrongIn(scope, given, link);
    if (Object.keys(unknown).length > 0) throw badFields(unknown);
    if (Object.keys(inactive).length > 0) throw invalid(inactive);
    await db
      .updateTable('invitation_links')
      .set({
        ...paywallColumns(given.paywall),
        name: notBlank('name', body.name?.trim()),
        redirect_space_id: body.redirect_space_id,
        updated_at: now,
      })
      .where('id', '=', link.id)
      .execute();
    // Responses contain an empty list for a link without access groups; sending it back changes nothing.
    const isNone = given.access_group_ids?.length === 0 && !link.uses_access_groups;
    const { access_group_ids: _none, ...others } = given;
    await replaceLists(scope, link.id, isNone ? { ...others, access_group_ids: undefined } : given);
    return { status: 200, body: await readLink(scope, link.id) };
  },

  deleteInvitationLink: async ({ path }, scope) => {
    const link = await lockLink(scope, path.id);
    if (link.status === 'active') throw refused('An active invitation link must be revoked before it is deleted');
    await scope.db.deleteFrom('invitation_links').where('id', '=', link.id).execute();
    return { status: 200, body: { message: 'The invitation link was deleted' } };
  },

  revokeInvitationLink: async ({ path }, scope) => {
    const link = await lockLink(scope, path.id);
    if (link.status === 'revoked') throw refused('The invitation link is already revoked');
    await scope.db
      .updateTable('invitation_links')
      .set({ status: 'revoked', updated_at: scope.now })
      .where('id', '=', link.id)
      .execute();
    return { status: 200, body: { message: 'The invitation link was revoked' } };
  },
} satisfies Partial<ServiceHandlers>;
