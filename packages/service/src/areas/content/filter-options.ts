/** The options of member filters that are fetched while somebody types: spaces and space groups (document, 2.17). */
import { listPage, type Page, type PageEnvelope } from '../../kernel/page.js';
import type { Scope } from '../../kernel/scope.js';
import { containing } from '../../kernel/text.js';
import { selectOwnGroups, selectVisibleSpaces } from './visible-spaces.js';

export interface FilterOption {
  readonly id: number;
  readonly name: string;
}

export interface OptionsQuery extends Page {
  /** Only options with this text in their name. */
  readonly searchText: string;
}

type Chooser = Pick<Scope, 'db' | 'principal' | 'memberId'>;

const readSpaces = ({ db, principal, memberId }: Chooser, query: OptionsQuery) => {
  let spaces = db.selectFrom('spaces').select(['id', 'name']).where('name', 'ilike', containing(query.searchText));
  if (principal.kind === 'member') spaces = spaces.where('id', 'in', selectVisibleSpaces({ db, memberId }));
  return listPage(spaces.orderBy('name').orderBy('id'), query, (rows) => rows);
};

const readSpaceGroups = ({ db, principal, memberId }: Chooser, query: OptionsQuery) => {
  let groups = db
    .selectFrom('space_groups')
    .select(['id', 'name'])
    .where('name', 'ilike', containing(query.searchText));
  if (principal.kind === 'member') {
    groups = groups.where((of) =>
      of.or([of('is_hidden_from_non_members', '=', false), of('id', 'in', selectOwnGroups({ db, memberId }))]),
    );
  }
  return listPage(groups.orderBy('name').orderBy('id'), query, (rows) => rows);
};

/** What can be chosen from, by the name of the filter. A member sees what they may see; everyone else sees all. */
export const filterOptions: Readonly<
  Record<string, (scope: Chooser, query: OptionsQuery) => Promise<PageEnvelope<FilterOption>>>
> = { spaces: readSpaces, space_groups: readSpaceGroups };
