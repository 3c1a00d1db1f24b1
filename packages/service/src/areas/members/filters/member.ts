/** Filters members. */
import { sql } from 'kysely';
import type { Scope } from '../../../kernel/scope.js';
import { LOCATION_KEY } from '../profile-fields/platform.js';
import {
  type Fields,
  type FilteredField,
  fieldCondition,
  locationCondition,
  NO_FIELDS,
  selectFilteredFields,
  toFields,
} from './fields.js';
import { type Condition, type ContactFilter, negatable, RELATED_TYPES, type Read, TEXT_TYPES } from './filter.js';
import { relatedCondition, type Visible, visibleTo } from './kin.js';
import { isNumber, numberCondition, textCondition } from './values.js';
import { matchesText } from './words.js';

/** Data that is needed to interpret filters. */
export interface FilterContext extends Pick<Scope, 'communityId' | 'now'> {
  readonly fields: Fields;
  /** The caller's answer to the location field; `undefined` if there is none. */
  readonly ownLocation: string | undefined;
  readonly visible: Visible;
}

const TAKEN: Readonly<Record<string, readonly string[]>> = {
  name: TEXT_TYPES,
  email: TEXT_TYPES,
  headline: TEXT_TYPES,
  role: ['is', 'is_not'],
  activity_score: ['gt', 'lt', 'eq'],
  tags: RELATED_TYPES,
  spaces: RELATED_TYPES,
  space_groups: RELATED_TYPES,
  contact_search: ['contains'],
  near_me: ['contains'],
  online: ['is', 'is_not'],
  recently_joined: ['is', 'is_not'],
};

/** Default comparisons by filter key. */
const USUAL: Readonly<Record<string, string>> = {
  activity_score: 'eq',
  contact_search: 'contains',
  near_me: 'contains',
};

/** Minutes after their last request for which members count as online. */
const ONLINE_MINUTES = 15;
/** Days for which new members count as having joined recently. */
const RECENT_DAYS = 30;
const MINUTE = 60_000;

/** Roles that can be filtered by. An owner is also an admin. */
const ROLES: ReadonlyMap<string, Condition> = new Map([
  ['owner', sql<boolean>`members.is_owner`],
  ['admin', sql<boolean>`members.is_admin`],
  ['moderator', sql<boolean>`(members.is_moderator and not members.is_admin)`],
  ['member', sql<boolean>`not (members.is_admin or members.is_moderator)`],
]);

/** Filter keys that profile fields cannot have. */
export const KNOWN_KEYS: ReadonlySet<string> = new Set([...Object.keys(TAKEN), 'location', 'profile_field']);

const KEYS_WITHOUT_FIELDS = new Set(Object.keys(TAKEN).filter((key) => key !== 'near_me'));

/**
 * Reads the data that filters need, with at most two queries. No query runs if the filters compare only columns of
 * members, or if `known` contains the profile fields.
 */
export async function readFilterContext(
  scope: Scope,
  filters: readonly ContactFilter[],
  known?: readonly FilteredField[],
): Promise<FilterContext> {
  const { db, communityId, memberId, now } = scope;
  const needsFields = filters.some(({ key }) => !KEYS_WITHOUT_FIELDS.has(key));
  const fields = needsFields ? toFields(known ?? (await selectFilteredFields(scope).execute())) : NO_FIELDS;
  const isNear = filters.some(({ key, value }) => key === 'near_me' && (value ?? '') === '');
  const location = fields.byKey.get(LOCATION_KEY);
  const own =
    isNear && location !== undefined
      ? await db
          .selectFrom('profile_answers')
          .select('text_value')
          .where('member_id', '=', memberId)
          .where('profile_field_id', '=', location.id)
          .executeTakeFirst()
      : undefined;
  return { communityId, now, fields, ownLocation: own?.text_value ?? undefined, visible: visibleTo(scope) };
}

function scoreCondition({ filterType, gte, lte }: ContactFilter, type: string, value: string): Read {
  const score = sql.ref('members.activity_score');
  if (filterType === undefined && (gte !== undefined || lte !== undefined)) {
    const from = gte === undefined ? sql<boolean>`true` : numberCondition(score, 'gte', gte);
    const to = lte === undefined ? sql<boolean>`true` : numberCondition(score, 'lte', lte);
    return sql<boolean>`(${from} and ${to})`;
  }
  return isNumber(value)
    ? numberCondition(score, type, Number(value))
    : 'activity_score must be compared with a number';
}

/** Returns the condition, negated if the value of the filter is `false`. */
function sinceCondition(column: Condition, value: string): Read {
  if (value === 'false') return sql<boolean>`(${column}) is not true`;
  return column;
}

function nearCondition(value: string, { fields, ownLocation }: FilterContext): Read {
  const place = value === '' ? ownLocation : value;
  if (place === undefined) return 'near_me requires a value, because your profile has no location';
  return locationCondition('contains', place, fields);
}

function knownCondition(filter: ContactFilter, type: string, value: string, context: FilterContext): Read {
  const { key } = filter;
  switch (key) {
    case 'activity_score':
      return scoreCondition(filter, type, value);
    case 'role':
      // The configuration offers each role with its key and its label.
      return ROLES.get(value.toLowerCase()) ?? `${value} is not a role; the roles are ${[...ROLES.keys()].join(', ')}`;
    case 'email':
      return textCondition(type === 'is' ? sql`lower(members.email)` : sql`members.email`, type, value.toLowerCase());
    case 'contact_search':
      return value.trim() === '' ? sql<boolean>`true` : matchesText(context.communityId, value.trim());
    case 'near_me':
      return nearCondition(value, context);
    case 'online': {
      const since = new Date(context.now.getTime() - ONLINE_MINUTES * MINUTE);
      return sinceCondition(sql<boolean>`members.last_seen_at > ${since}`, value);
    }
    case 'recently_joined': {
      const since = new Date(context.now.getTime() - RECENT_DAYS * 24 * 60 * MINUTE);
      return sinceCondition(sql<boolean>`members.created_at > ${since}`, value);
    }
    default:
      return (
        relatedCondition(key, type, value, context.visible) ?? textCondition(sql.ref(`members.${key}`), type, value)
      );
  }
}

/** Returns the condition of a filter for members, or the reason why the filter is invalid. */
export function memberCondition(filter: ContactFilter, context: FilterContext): Read {
  const { key, filterType } = filter;
  const value = String(filter.value ?? '');
  const taken = Object.hasOwn(TAKEN, key) ? TAKEN[key] : undefined;
  if (taken !== undefined) {
    const type = filterType ?? USUAL[key] ?? 'is';
    if (!taken.includes(type)) return `${key} does not support ${type}`;
    return negatable(type, (plain) => knownCondition(filter, plain, value, context));
  }
  if (key === 'location') return locationCondition(filterType, value, context.fields);
  return fieldCondition(filter, value, context.fields) ?? `${key} is not a filter key`;
}
