/** The audience of a segment: counts and selects the contacts that match its rules. */
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

function isFilter(rule: ContactFilterRule | ContactMemberRule): rule is ContactFilterRule {
  return 'key' in rule;
}

function isMember(rule: ContactFilterRule | ContactMemberRule): rule is ContactMemberRule {
  return 'community_member_id' in rule;
}

function filtersOf({ rules }: ContactSearchRulesSchema): ContactFilter[] {
  return [...rules].filter(isFilter).map(({ key, value, id, filter_type }) => ({
    key,
    value,
    profileFieldId: id,
    filterType: filter_type,
  }));
}

function selectedIds({ rules }: ContactSearchRulesSchema): number[] {
  return [...rules].filter(isMember).map(({ community_member_id }) => community_member_id);
}

/**
 * Validates the rules of a segment; throws a 422 for rules that would match nothing by mistake. Resolves to the rules
 * without superfluous properties.
 */
export async function readRules(scope: Scope, given: ContactSearchRulesSchema): Promise<ContactSearchRulesSchema> {
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
  // If no member has an address, it belonged to the member of the rule when the rule was created.
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
}

/** Selects the ids of the active members that match the rules. */
function selectAudienceMembers({ db }: Scope, rules: ContactSearchRulesSchema, context: FilterContext) {
  let members = db.selectFrom('members').select('members.id').where('members.active', '=', true);
  if (rules.rule_type === 'selected_members') {
    members = members.where(sql<boolean>`members.id = any(${selectedIds(rules)}::integer[])`);
  }
  if (rules.rule_type !== 'custom_filters') return members;
  for (const filter of filtersOf(rules)) {
    const condition = memberCondition(filter, context);
    // A saved rule that has become invalid, for example because its profile field was deleted, matches nobody.
    members = members.where(typeof condition === 'string' ? sql<boolean>`false` : condition);
  }
  return members;
}

/** Selects the ids of the leads that match the rules; rules about members match no leads. */
function selectAudienceLeads({ db }: Scope, rules: ContactSearchRulesSchema) {
  let leads = db.selectFrom('community_leads').select('community_leads.id').where('deleted_at', 'is', null);
  if (rules.rule_type === 'all_members' || rules.rule_type === 'selected_members')
    leads = leads.where(sql<boolean>`false`);
  if (rules.rule_type !== 'custom_filters') return leads;
  for (const filter of filtersOf(rules)) leads = leads.where(leadCondition(filter));
  return leads;
}

export interface Audience extends ContactSearchRulesSchema {
  readonly id: number;
}

/** Returns the number of contacts that match each segment, by id, with two queries in total. */
export async function countAudiences(
  scope: Scope,
  audiences: readonly Audience[],
  fields?: readonly FilteredField[],
): Promise<ReadonlyMap<number, number>> {
  if (audiences.length === 0) return new Map();
  const context = await readFilterContext(scope, audiences.flatMap(filtersOf), fields);
  const counts = audiences.map(
    (audience) => sql`select ${audience.id}::integer as id,
      ((select count(*) from (${selectAudienceMembers(scope, audience, context)}) as found_members)
      + (select count(*) from (${selectAudienceLeads(scope, audience)}) as found_leads))::integer as count`,
  );
  const { rows } = await sql<{ id: number; count: number }>`${sql.join(counts, sql` union all `)}`.execute(scope.db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Returns queries for the contacts that match the rules. */
export async function readAudience(scope: Scope, rules: ContactSearchRulesSchema) {
  return {
    members: selectAudienceMembers(scope, rules, await readFilterContext(scope, filtersOf(rules))),
    leads: selectAudienceLeads(scope, rules),
  };
}
