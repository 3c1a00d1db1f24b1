/** Invitation links with the access groups and tags that they grant. */
import type { InvitationLink } from '@community-platform/types/invitation-link';
import type { Values } from '../../../database/prepared-query.js';
import { prepareTogether } from '../../../database/together.js';
import { joinUrl } from '../../../kernel/addresses.js';
import { groupBy } from '../../../kernel/group.js';
import type { Reader, Scope } from '../../../kernel/scope.js';
import { timeText } from '../../../kernel/text.js';

/** Selects invitation links. */
export function selectLinks({ db }: Pick<Reader, 'db'>) {
  return db
    .selectFrom('invitation_links')
    .select([
      'id',
      'name',
      'token',
      'status',
      'redirect_space_id',
      'paywall_id',
      'paywall_price_id',
      'uses_access_groups',
      'paywall_trial_days',
      'paywall_coupon_code',
      'members_joined_count',
      'created_at',
      'updated_at',
    ]);
}

type LinkRow = Awaited<ReturnType<ReturnType<typeof selectLinks>['execute']>>[number];

function toPaywall(row: LinkRow): InvitationLink['paywall'] {
  return row.paywall_id === null
    ? null
    : {
        paywall_id: String(row.paywall_id),
        paywall_price_id: row.paywall_price_id === null ? '' : String(row.paywall_price_id),
        trial_days: row.paywall_trial_days ?? 0,
        paywall_coupon_code: row.paywall_coupon_code ?? '',
      };
}

const readGifts = prepareTogether((db, { list }: Values<{ readonly ids: readonly number[] }>) => ({
  groups: db
    .selectFrom('invitation_link_access_groups')
    .select(['invitation_link_id', 'access_group_id'])
    .where((of) => of('invitation_link_id', 'in', list('ids')))
    .orderBy('access_group_id'),
  tags: db
    .selectFrom('invitation_link_tags')
    .select(['invitation_link_id', 'member_tag_id'])
    .where((of) => of('invitation_link_id', 'in', list('ids')))
    .orderBy('member_tag_id'),
}));

/** Converts rows to invitation links; one query reads the access groups and tags of all of them. */
export async function toLinks(scope: Scope, rows: readonly LinkRow[]): Promise<InvitationLink[]> {
  const { groups, tags } = await readGifts(scope, { ids: rows.map(({ id }) => id) });
  const groupsOf = groupBy(groups, ({ invitation_link_id }) => invitation_link_id);
  const tagsOf = groupBy(tags, ({ invitation_link_id }) => invitation_link_id);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    redemption_url: joinUrl(scope, row.token),
    created_at: timeText(row.created_at),
    updated_at: timeText(row.updated_at),
    access_group_ids: (groupsOf.get(row.id) ?? []).map(({ access_group_id }) => access_group_id),
    member_tag_ids: (tagsOf.get(row.id) ?? []).map(({ member_tag_id }) => String(member_tag_id)),
    active: row.status === 'active',
    members_joined_count: row.members_joined_count,
    redirect_space_id: row.redirect_space_id,
    paywall: toPaywall(row),
  }));
}
