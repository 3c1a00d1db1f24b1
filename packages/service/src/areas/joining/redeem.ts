/** Redeems invitations: a new member gets everything that the invitation grants, and is counted for the invitation. */
import { checkCommunityMemberCreateRequest } from '@community-platform/server/schemas';
import { sql } from 'kysely';
import { spaceUrl } from '../../kernel/addresses.js';
import { announce } from '../../kernel/domain-events.js';
import { invalid, refused } from '../../kernel/failures.js';
import { holdMemberByEmail } from '../../kernel/members.js';
import type { Scope } from '../../kernel/scope.js';
import { joinSpaces } from '../content/joining.js';
import { joinAccessGroups } from '../members/access-groups/member-handlers.js';
import { lockEmail, refuseBlocked } from '../members/emails.js';
import { takeOverLead } from '../members/members/lead-to-member.js';
import { giveTags } from '../members/members/memberships.js';
import { insertMember } from '../members/members/write.js';
import { charges } from '../payments/charges/handlers.js';
import { subscriptions } from '../payments/subscriptions/handlers.js';
import { type Invitation, type Link, listOffers, lockInvited, lockLink, readStart } from './invitations.js';

/** The input of the person who joins; not needed for a mailed invitation. */
export interface Joiner {
  readonly email: string | undefined;
  readonly name: string | undefined;
  /** The chosen price, if the link offers several. */
  readonly priceId: number | undefined;
}

export interface Joined {
  readonly message: string;
  readonly redirect_to_space_id: number | null;
  readonly redirect_url: string;
}

/** Maximum length of an e-mail address (RFC 5321, 4.5.3.1.3). */
const LONGEST_EMAIL = 254;
const LONGEST_NAME = 255;

function readEmail(given: string | undefined): string {
  const email = (given ?? '').trim();
  // The same rule as in the Admin API.
  if (email.length > LONGEST_EMAIL || !checkCommunityMemberCreateRequest({ email }))
    throw invalid({ email: ['is not an e-mail address'] }, 'Please enter your e-mail address');
  return email;
}

function hasControl(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

function readName(given: string | undefined): string {
  const name = (given ?? '').trim();
  if (name === '' || name.length > LONGEST_NAME || hasControl(name))
    throw invalid({ name: [`must be 1 to ${LONGEST_NAME} characters long`] }, 'Please enter your name');
  return name;
}

/**
 * Returns the member with the given e-mail address; creates the member if necessary. Throws a 422 for deactivated
 * members: they cannot return through a link.
 */
async function findOrMake(scope: Scope, email: string, { name }: Joiner) {
  await lockEmail(scope, email);
  await refuseBlocked(scope, email).catch(() => {
    throw refused('This e-mail address cannot join with this invitation link');
  });
  const known = await holdMemberByEmail(scope, email);
  if (known !== undefined) {
    if (!known.active) throw refused('This e-mail address cannot join with this invitation link');
    return { id: known.id, isNew: false, hasAccepted: known.accepted_invitation_at !== null };
  }
  const id = await insertMember(scope, { email, name: readName(name), skip_invitation: true });
  await takeOverLead(scope, email, id);
  return { id, isNew: true, hasAccepted: false };
}

async function accept({ db, now }: Scope, memberId: number): Promise<void> {
  await db
    .updateTable('members')
    .set({
      accepted_invitation_at: sql<Date>`coalesce(accepted_invitation_at, ${now}::timestamptz)`,
      member_since: sql<Date>`coalesce(member_since, ${now}::timestamptz)`,
      invitation_hash: null,
      updated_at: now,
    })
    .where('id', '=', memberId)
    .execute();
}

/** Buys what a link offers on behalf of a new member; throws a 422 for existing members, who cannot use the offer. */
async function buy(
  scope: Scope,
  link: Link,
  {
    memberId,
    isNew,
    priceId,
  }: { readonly memberId: number; readonly isNew: boolean; readonly priceId: number | undefined },
): Promise<void> {
  const offers = await listOffers(scope, link);
  const [only, ...others] = offers;
  if (only === undefined) return;
  if (!isNew) throw refused('This invitation link is for new members; existing members cannot buy with it');
  const offer = others.length === 0 && priceId === undefined ? only : offers.find(({ id }) => id === priceId);
  if (offer === undefined) {
    const ids = offers.map(({ id }) => id).join(', ');
    throw invalid({ paywall_price_id: [`must be one of ${ids}`] }, 'Please choose what to buy');
  }
  const body = {
    community_member_id: memberId,
    paywall_price_id: offer.id,
    ...(link.paywall_coupon_code !== null && { paywall_coupon_code: link.paywall_coupon_code }),
  };
  if (offer.price_type === 'onetime') await charges.createCommunityMemberCharge({ body }, scope);
  else {
    const trial = link.paywall_trial_days === null ? {} : { trial_days: link.paywall_trial_days };
    await subscriptions.createCommunityMemberSubscription({ body: { ...body, ...trial } }, scope);
  }
}

/** Grants the tags of a link, and either its access groups, or the default spaces and the spaces of the link. */
async function give(scope: Scope, link: Link, memberId: number, spaceIds: readonly number[]): Promise<void> {
  const { db } = scope;
  const tags = await db
    .selectFrom('invitation_link_tags')
    .select('member_tag_id')
    .where('invitation_link_id', '=', link.id)
    .execute();
  await giveTags(
    scope,
    memberId,
    tags.map(({ member_tag_id }) => member_tag_id),
  );
  if (!link.uses_access_groups) {
    await joinSpaces(scope, { spaceIds, memberIds: [memberId] });
    return;
  }
  const groups = await db
    .selectFrom('invitation_link_access_groups')
    .innerJoin('access_groups', 'access_groups.id', 'invitation_link_access_groups.access_group_id')
    .select('access_groups.id')
    .where('invitation_link_id', '=', link.id)
    .where('access_groups.status', '=', 'active')
    .execute();
  await joinAccessGroups(
    scope,
    memberId,
    groups.map(({ id }) => id),
  );
}

/** Returns where to continue after joining: the space, if the member may see it, or else the start page. */
async function findNextPage(scope: Scope, memberId: number, spaceId: number | null): Promise<Joined> {
  const { db, baseUrl } = scope;
  const { name } = await db.selectFrom('communities').select('name').executeTakeFirstOrThrow();
  const space =
    spaceId === null
      ? undefined
      : await db
          .selectFrom('spaces')
          .select('slug')
          .where('id', '=', spaceId)
          .where((of) =>
            of.or([
              of('is_private', '=', false),
              of.exists(
                of
                  .selectFrom('space_members')
                  .select('space_members.id')
                  .whereRef('space_members.space_id', '=', 'spaces.id')
                  .where('member_id', '=', memberId),
              ),
            ]),
          )
          .executeTakeFirst();
  return {
    message: `Welcome to ${name}`,
    redirect_to_space_id: space === undefined ? null : spaceId,
    redirect_url: space === undefined ? `${baseUrl}/` : spaceUrl(scope, space.slug),
  };
}

async function redeemLink(scope: Scope, linkId: number, joiner: Joiner): Promise<Joined> {
  const { db, ports } = scope;
  const link = await lockLink(scope, linkId);
  const email = readEmail(joiner.email);
  const { id, isNew, hasAccepted } = await findOrMake(scope, email, joiner);
  const start = await readStart(scope);
  const first = link.redirect_space_id ?? start.first;
  const spaceIds = [...new Set([...start.spaceIds, ...(first === null ? [] : [first])])];
  await give(scope, link, id, spaceIds);
  await buy(scope, link, { memberId: id, isNew, priceId: joiner.priceId });
  const joined = await findNextPage(scope, id, first);
  if (isNew)
    await ports.outbox.mail(db, { to: email, subject: joined.message, text: `You joined at ${joined.redirect_url}` });
  // An existing member does not count as joined by this link.
  if (hasAccepted) return joined;
  await accept(scope, id);
  await db
    .updateTable('invitation_links')
    .set({ members_joined_count: sql<number>`members_joined_count + 1` })
    .where('id', '=', link.id)
    .execute();
  await announce(scope, { type: 'invitation_accepted', contactIds: [id], about: [['InvitationLink', link.id]] });
  return joined;
}

async function redeemMail(scope: Scope, memberId: number): Promise<Joined> {
  const { id } = await lockInvited(scope, memberId);
  await accept(scope, id);
  await announce(scope, { type: 'invitation_accepted', contactIds: [id] });
  return findNextPage(scope, id, (await readStart(scope)).first);
}

/** Redeems an invitation in one transaction; throws a 410 with a readable message if it is no longer valid. */
export function redeem(scope: Scope, { kind, id }: Invitation, joiner: Joiner): Promise<Joined> {
  return kind === 'link' ? redeemLink(scope, id, joiner) : redeemMail(scope, id);
}
