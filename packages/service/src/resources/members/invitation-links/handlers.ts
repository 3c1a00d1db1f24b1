/** Links with which people join: active, then revoked, then deleted. */
import type { InvitationLinkAttributes } from '@community-platform/types/invitation-link-request';
import { badRequest, found, invalid, refused } from '../../../core/failures.js';
import { listPage, readPage } from '../../../core/page.js';
import type { Scope, ServiceHandlers } from '../../../core/scope.js';
import { makeSecret } from '../../../core/secret.js';
import { containing } from '../../../core/text.js';
import { unknownFields } from '../known-ids.js';
import { replaceLinkGroups, replaceLinkTags, selectLinks, toLinks } from './queries.js';

const readLink = async (scope: Scope, id: number) => {
  const [link] = await toLinks(scope, await selectLinks(scope).where('id', '=', id).execute());
  return found(link, 'InvitationLink');
};

const lockLink = async (scope: Scope, id: number) =>
  found(await selectLinks(scope).where('id', '=', id).forUpdate().executeTakeFirst(), 'InvitationLink');

/** What the community does not have of what a body names. */
const unknownIn = (
  scope: Scope,
  { redirect_space_id: space, access_group_ids, member_tag_ids }: InvitationLinkAttributes,
) =>
  unknownFields(scope, {
    redirect_space_id: ['spaces', space === undefined || space === null ? [] : [space]],
    access_group_ids: ['access_groups', access_group_ids],
    member_tag_ids: ['member_tags', member_tag_ids],
  });

/** The columns of a paywall; null clears all of them, and what is left out stays. */
const paywallColumns = (paywall: InvitationLinkAttributes['paywall']) => {
  if (paywall === undefined) return {};
  if (paywall === null) {
    return { paywall_id: null, paywall_price_id: null, paywall_trial_days: null, paywall_coupon_code: null };
  }
  const { paywall_id, paywall_price_id, paywall_trial_days, paywall_coupon_code } = paywall;
  if (paywall_id === undefined) throw invalid({ paywall: ['needs its paywall_id'] });
  return {
    paywall_id,
    paywall_price_id: paywall_price_id ?? null,
    paywall_trial_days: paywall_trial_days ?? null,
    paywall_coupon_code: paywall_coupon_code ?? null,
  };
};

const readName = (name: string): string => {
  const trimmed = name.trim();
  if (trimmed === '') throw invalid({ name: ['cannot be blank'] });
  return trimmed;
};

const replaceLists = async (
  scope: Scope,
  id: number,
  { access_group_ids, member_tag_ids }: InvitationLinkAttributes,
): Promise<void> => {
  if (access_group_ids !== undefined) await replaceLinkGroups(scope, id, access_group_ids);
  if (member_tag_ids !== undefined) await replaceLinkTags(scope, id, member_tag_ids);
};

export const invitationLinks = {
  listInvitationLinks: async ({ query }, scope) => {
    let links = selectLinks(scope).orderBy('created_at', 'desc').orderBy('id', 'desc');
    if (query?.name !== undefined) links = links.where('name', 'ilike', containing(query.name));
    if (query?.status !== undefined) links = links.where('status', '=', query.status);
    return { status: 200, body: await listPage(links, readPage(query), (rows) => toLinks(scope, rows)) };
  },

  createInvitationLink: async ({ body }, scope) => {
    const { db, communityId, now } = scope;
    const unknown = await unknownIn(scope, body);
    if (Object.keys(unknown).length > 0) throw invalid(unknown);
    const { id } = await db
      .insertInto('invitation_links')
      .values({
        ...paywallColumns(body.paywall),
        community_id: communityId,
        name: readName(body.name),
        token: makeSecret().slice(0, 22),
        uses_access_groups: body.access_group_ids !== undefined,
        redirect_space_id: body.redirect_space_id,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await replaceLists(scope, id, body);
    return { status: 201, body: await readLink(scope, id) };
  },

  getInvitationLink: async ({ path }, scope) => ({ status: 200, body: await readLink(scope, path.id) }),

  updateInvitationLink: async ({ path, body }, scope) => {
    const { db, communityId, now } = scope;
    const link = await lockLink(scope, path.id);
    if (link.status === 'revoked') throw refused('A revoked invitation link cannot be changed');
    const [wrong] = Object.entries(await unknownIn(scope, body));
    if (wrong !== undefined) throw badRequest(`${wrong[0]} ${wrong[1].join(', ')}`);
    await db
      .updateTable('invitation_links')
      .set({
        ...paywallColumns(body.paywall),
        ...(body.name !== undefined && { name: readName(body.name) }),
        ...(body.access_group_ids !== undefined && { uses_access_groups: true }),
        redirect_space_id: body.redirect_space_id,
        updated_at: now,
      })
      .where('community_id', '=', communityId)
      .where('id', '=', link.id)
      .execute();
    await replaceLists(scope, link.id, body);
    return { status: 200, body: await readLink(scope, link.id) };
  },

  deleteInvitationLink: async ({ path }, scope) => {
    const link = await lockLink(scope, path.id);
    if (link.status === 'active') throw refused('An active invitation link is revoked before it is deleted');
    await scope.db
      .deleteFrom('invitation_links')
      .where('community_id', '=', scope.communityId)
      .where('id', '=', link.id)
      .execute();
    return { status: 200, body: { message: 'The invitation link was deleted' } };
  },

  revokeInvitationLink: async ({ path }, scope) => {
    const link = await lockLink(scope, path.id);
    if (link.status === 'revoked') throw refused('The invitation link is revoked already');
    await scope.db
      .updateTable('invitation_links')
      .set({ status: 'revoked', updated_at: scope.now })
      .where('community_id', '=', scope.communityId)
      .where('id', '=', link.id)
      .execute();
    return { status: 200, body: { message: 'The invitation link was revoked' } };
  },
} satisfies Partial<ServiceHandlers>;
