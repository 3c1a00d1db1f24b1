/** Options of member filters that are offered as the user types: spaces and space groups. */
import { sql } from 'kysely';
import type { Values } from '../../database/prepared-query.js';
import { byLanguage } from '../../kernel/orders.js';
import type { Page, PageEnvelope } from '../../kernel/page.js';
import { prepareBy, preparePage } from '../../kernel/prepared-page.js';
import type { Principal, Scope } from '../../kernel/scope.js';
import { containing } from '../../kernel/text.js';
import { selectVisibleGroups, selectVisibleSpaces } from './visible-spaces.js';

export interface FilterOption {
  readonly id: number;
  readonly name: string;
}

export interface OptionsQuery extends Page {
  /** Text that the names of the options must contain. */
  readonly searchText: string;
}

type Chooser = Pick<Scope, 'db' | 'communityId' | 'principal' | 'memberId' | 'now'>;

type Searched = Values<{ readonly pattern: string }>;

const lists = {
  spaces: prepareBy((who: Principal['kind']) =>
    preparePage((of, { value }: Searched) =>
      of.db
        .selectFrom('spaces')
        .select(['id', 'name'])
        .where('name', 'ilike', value('pattern'))
        .$if(who === 'member', (spaces) => spaces.where('id', 'in', selectVisibleSpaces(of)))
        .orderBy(byLanguage(sql`name`))
        .orderBy('id'),
    ),
  ),
  spaceGroups: prepareBy((who: Principal['kind']) =>
    preparePage((of, { value }: Searched) =>
      of.db
        .selectFrom('space_groups')
        .select(['id', 'name'])
        .where('name', 'ilike', value('pattern'))
        .$if(who === 'member', (groups) => groups.where('id', 'in', selectVisibleGroups(of)))
        .orderBy(byLanguage(sql`name`))
        .orderBy('id'),
    ),
  ),
};

function toReader(list: keyof typeof lists) {
  return (scope: Chooser, { searchText, ...page }: OptionsQuery) =>
    lists[list](scope.principal.kind)(scope, { ...page, pattern: containing(searchText) }, (rows) => rows);
}

/** Options by filter name. Members get only the options that they may see; all other callers get all options. */
export const filterOptions: Readonly<
  Record<'spaces' | 'space_groups', (scope: Chooser, query: OptionsQuery) => Promise<PageEnvelope<FilterOption>>>
> = { spaces: toReader('spaces'), space_groups: toReader('spaceGroups') };
