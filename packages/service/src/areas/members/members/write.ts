/** Creates, changes and removes members. */
import type {
  CommunityMemberAttributes,
  CommunityMemberCreateRequest,
  MemberPreferences,
} from '@community-platform/types/community-member-request';
import { sql } from 'kysely';
import { isDuplicate } from '../../../database/sqlstate.js';
import { joinUrl } from '../../../kernel/addresses.js';
import { announce } from '../../../kernel/domain-events.js';
import { found, invalid, notBlank, refused } from '../../../kernel/failures.js';
import { readFileUrl } from '../../../kernel/files.js';
import { hashPassword } from '../../../kernel/password.js';
import type { Scope } from '../../../kernel/scope.js';
import { hashSecret, makeSecret } from '../../../kernel/secret.js';
import { deleteWritten } from '../../content/activity.js';
import { deleteMessages } from '../../content/chat/rooms.js';

/** Splits a name into its parts; the first word is the first name. */
function nameParts(name: string) {
  const [first, ...rest] = name.trim().split(/\s+/u);
  return {
    name: name.trim(),
    first_name: first === undefined || first === '' ? null : first,
    last_name: rest.join(' ') || null,
  };
}

/** Throws a 422 if another member has the same single sign-on id; rethrows other errors. */
export function refuseTaken(error: unknown): never {
  throw isDuplicate(error, 'members_sso') ? invalid({ sso_provider_user_id: ['belongs to another member'] }) : error;
}

/** Returns the columns that both creation and update set; omitted fields are undefined. */
export async function memberColumns(
  scope: Scope,
  { avatar, name, headline, is_flagged, sso_provider_user_id }: CommunityMemberAttributes,
  preferences: MemberPreferences | undefined,
) {
  return {
    ...(name !== undefined && nameParts(notBlank('name', name))),
    avatar_url: await readFileUrl(scope, 'avatar', avatar),
    headline,
    is_flagged,
    sso_user_id: sso_provider_user_id,
    messaging_enabled_by_admin: preferences?.messaging_enabled_by_admin,
    visible_in_member_directory: preferences?.visible_in_member_directory,
    make_my_email_public: preferences?.make_my_email_public,
    messaging_enabled: preferences?.messaging_enabled,
  };
}

/** Inserts a member; resolves to the id. The caller must have locked the e-mail address, which must be unused. */
export async function insertMember(scope: Scope, body: CommunityMemberCreateRequest): Promise<number> {
  const { db, now } = scope;
  const { messaging_enabled_by_admin } = body.preferences ?? {};
  const accepted = body.skip_invitation === true ? now : null;
  const { id } = await db
    .insertInto('members')
    .values({
      ...(await memberColumns(
        scope,
        body,
        messaging_enabled_by_admin === undefined ? {} : { messaging_enabled_by_admin },
      )),
      public_uid: makeSecret().slice(0, 8),
      email: body.email.trim(),
      password_hash: body.password === undefined ? null : await hashPassword(body.password),
      accepted_invitation_at: accepted,
      member_since: accepted,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(refuseTaken);
  await announce(scope, { type: 'member_joined', contactIds: [id] });
  return id;
}

/** Mails an invitation to a member. The invitation can be accepted once. */
export async function sendInvitation(scope: Scope, email: string): Promise<void> {
  const { db, ports } = scope;
  const { name } = await db.selectFrom('communities').select('name').executeTakeFirstOrThrow();
  const secret = makeSecret();
  await db
    .updateTable('members')
    .set({ invitation_hash: hashSecret(secret) })
    .where((of) => of(of.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .execute();
  await ports.outbox.mail(db, {
    to: email,
    subject: `You are invited to ${name}`,
    text: `You are invited to join ${name}. Accept the invitation at ${joinUrl(scope, secret)}`,
  });
}

/** Returns and locks a member who may be removed; throws a 422 for the owner, and a 404 for an unknown id. */
export async function lockRemovable({ db }: Scope, id: number) {
  const member = await db
    .selectFrom('members')
    .select(['id', 'email', 'is_owner', 'active'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const { is_owner, ...removable } = found(member, 'CommunityMember');
  if (is_owner) throw refused('The owner of the community cannot be removed');
  return removable;
}

/** Ends the subscriptions of a member, so that former members are not charged. */
async function endSubscriptions({ db, now, ports }: Scope, memberId: number): Promise<void> {
  const ended = await db
    .updateTable('subscriptions')
    .set({ status: 'canceled', ends_at: now, cancel_at_period_end: false })
    .where('member_id', '=', memberId)
    .where('status', '!=', 'canceled')
    .where((of) => of.or([of('ends_at', 'is', null), of('ends_at', '>', now)]))
    .returning('processor_id')
    .execute();
  for (const { processor_id } of ended) await ports.payments.changeSubscription(db, processor_id, 'cancel');
}

/** Removes a member with all of their data, including posts and comments. */
export async function removeMember(scope: Scope, id: number): Promise<void> {
  const { db } = scope;
  await endSubscriptions(scope, id);
  await deleteMessages(scope, id);
  await deleteWritten(scope, {
    posts: sql<boolean>`posts.author_member_id = ${id}`,
    comments: sql<boolean>`comments.author_member_id = ${id}`,
  });
  await db.deleteFrom('members').where('id', '=', id).execute();
}
