/** Whom the rules of a segment match: counted, and selected for those who write to them. */
import type { ContactFilterRule, ContactMemberRule, ContactSearchRulesSchema } from '@community-platform/types/segment';
import { sql } from 'kysely';
import { invalid } from '../../../kernel/failures.js';
import { requireKnown } from '../../../kernel/known-ids.js';
import { findMembersByEmail, plainEmail } from '../../../kernel/members.js';
import type { Scope } from '../../../kernel/scope.js';
import type { FilteredField } from '../filters/fields.js';
import type { ContactFilter } from '../filters/filter.js';
import { leadCondition } from '../filters/lead.js';
import { type FilterContext, memberCondition, readFilterContext } from '../filters/member.js';

const isFilter = (rule: ContactFilterRule | ContactMemberRule): rule is ContactFilterRule => 'key' in rule;

const isMember = (rule: ContactFilterRule | ContactMemberRule): rule is ContactMemberRule =>
  'community_member_id' in rule;

const filtersOf = ({ rules }: ContactSearchRulesSchema): ContactFilter[] =>
  [...rules].filter(isFilter).map(({ key, value, id, filter_type }) => ({
    key,
    value,
    profileFieldId: id,
    filterType: filter_type,
  }));

const selectedIds = ({ rules }: ContactSearchRulesSchema): number[] =>
  [...rules].filter(isMember).map(({ community_member_id }) => community_member_id);

/** Refuses with 422 rules that match nothing by mistake; resolves to them without what they do not need. */
export const readRules = async (scope: Scope, given: ContactSearchRulesSchema): Promise<ContactSearchRulesSchema> => {
  const { rule_type } = given;
  if (rule_type === 'all_contacts' || rule_type === 'all_members') return { rule_type, rules: [] };
  if (rule_type === 'custom_filters') {
    const rules = [...given.rules].filter(isFilter);
    if (rules.length < given.rules.length) throw invalid({ rules: ['custom_filters takes filters'] });
    const filters = filtersOf(given);
    const context = await readFilterContext(scope, filters);
    const reasons = filters.map((filter) => memberCondition(filter, context)).filter((one) => typeof one === 'string');
    if (reasons.length > 0) throw invalid({ rules: reasons });
    const kept = rules.map(({ key, value, id, filter_type }) => ({
      key,
      value,
      ...(id !== undefined && { id }),
      ...(filter_type !== undefined && { filter_type }),
    }));
    return { rule_type, rules: kept };
  }
  const rules = [...given.rules].filter(isMember);
  if (rules.length < given.rules.length) throw invalid({ rules: ['selected_members takes members'] });
  await requireKnown(scope, { rules: ['members', selectedIds(given)] });
  // An address that nobody has any more is that of the member when the rule was made.
  const named = await findMembersByEmail(
    scope,
    rules.map(({ email }) => email),
  );
  const others = rules.filter(({ email, community_member_id: id }) =>
    named.some((member) => plainEmail(member.email) === plainEmail(email) && member.id !== id),
  );
  if (others.length > 0)
    throw invalid({
      rules: others.map(({ email, community_member_id: id }) => `${email} is not the e-mail address of member ${id}`),
    });
  return { rule_type, rules: rules.map(({ email, community_member_id }) => ({ email, community_member_id })) };
};

/** The ids of the active members whom rules match. */
const selectAudienceMembers = ({ db }: Scope, rules: ContactSearchRulesSchema, context: FilterContext) => {
  let members = db.selectFrom('members').select('members.id').where('members.active', '=', true);
  if (rules.rule_type === 'selected_members') {
    members = members.where(sql<boolean>`members.id = any(${selectedIds(rules)}::integer[])`);
  }
  if (rules.rule_type !== 'custom_filters') return members;
  for (const filter of filtersOf(rules)) {
    const condition = memberCondition(filter, context);
    // What was saved and means nothing any more, as a profile field that was deleted, matches nobody.
    members = members.where(typeof condition === 'string' ? sql<boolean>`false` : condition);
  }
  return members;
};

/** The ids of the leads whom rules match; those that choose among members have none. */
const selectAudienceLeads = ({ db }: Scope, rules: ContactSearchRulesSchema) => {
  let leads = db.selectFrom('community_leads').select('community_leads.id').where('deleted_at', 'is', null);
  if (rules.rule_type === 'all_members' || rules.rule_type === 'selected_members')
    leads = leads.where(sql<boolean>`false`);
  if (rules.rule_type !== 'custom_filters') return leads;
  for (const filter of filtersOf(rules)) leads = leads.where(leadCondition(filter));
  return leads;
};

export interface Audience extends ContactSearchRulesSchema {
  readonly id: number;
}

/** How many contacts the rules of segments match now, by the id: two queries, however many they are. */
export const countAudiences = async (
  scope: Scope,
  audiences: readonly Audience[],
  fields?: readonly FilteredField[],
): Promise<ReadonlyMap<number, number>> => {
  if (audiences.length === 0) return new Map();
  const context = await readFilterContext(scope, audiences.flatMap(filtersOf), fields);
  const counts = audiences.map(
    (audience) => sql`select ${audience.id}::integer as id,
      ((select count(*) from (${selectAudienceMembers(scope, audience, context)}) as found_members)
      + (select count(*) from (${selectAudienceLeads(scope, audience)}) as found_leads))::integer as count`,
  );
  const { rows } = await sql<{ id: number; count: number }>`${sql.join(counts, sql` union all `)}`.execute(scope.db);
  return new Map(rows.map(({ id, count }) => [id, count]));
};

/** The contacts whom rules match, to be selected from. */
export const readAudience = async (scope: Scope, rules: ContactSearchRulesSchema) => ({
  members: selectAudienceMembers(scope, rules, await readFilterContext(scope, filtersOf(rules))),
  leads: selectAudienceLeads(scope, rules),
});
