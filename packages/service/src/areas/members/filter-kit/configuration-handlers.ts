/** Filter configuration for the member directory or a space: the default filters and the settings of admins. */
import type { Configuration } from '@community-platform/types/filter-configuration';
import { sql } from 'kysely';
import { readTogether } from '../../../database/together.js';
import { badRequest, found } from '../../../kernel/failures.js';
import { byLanguage } from '../../../kernel/orders.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { type AnswerRow, selectAnswers } from '../profile-answers/queries.js';
import { LOCATION_KEY } from '../profile-fields/platform.js';
import { type FieldRow, readFieldParts, selectFields } from '../profile-fields/queries.js';
import { type DefaultFilter, defaultFilters, type FilterMaterial } from './defaults.js';
import { type ControlRow, selectControls, toControl } from './queries.js';

const GROUPS: readonly string[] = ['global', 'presets', 'profile'];

function selectOfferedTags({ db }: Scope) {
  return db
    .selectFrom('member_tags')
    .select(['id', 'name'])
    .where('on_member_directory', '=', true)
    .orderBy(byLanguage(sql`name`))
    .orderBy('id');
}

function selectOwnLocation(scope: Scope) {
  return selectAnswers(scope).where('member_id', '=', scope.memberId).where('key', '=', LOCATION_KEY);
}

/** Reads the data for the filters, and the settings saved for a space, or else for the member directory. */
async function readSurface(scope: Scope, spaceId: number | undefined) {
  const controls = selectControls(scope)
    .where('filter_kit_controls.space_id', spaceId === undefined ? 'is' : '=', spaceId ?? null)
    .orderBy('filter_kit_controls.id');
  const read = await readTogether(scope.db, {
    tags: selectOfferedTags(scope),
    fields: selectFields(scope).where('archived', '=', false).orderBy('id'),
    location: selectOwnLocation(scope),
    controls,
    spaces: scope.db
      .selectFrom('spaces')
      .select('id')
      .where('id', '=', spaceId ?? 0),
  });
  if (spaceId !== undefined) found(read.spaces[0], 'Space');
  return { controls: read.controls, material: await toMaterial(scope, read) };
}

type Surface = Pick<FilterMaterial, 'tags'> & {
  readonly fields: readonly FieldRow[];
  readonly location: readonly AnswerRow[];
};

async function toMaterial(scope: Scope, { tags, fields, location: [location] }: Surface): Promise<FilterMaterial> {
  // The location has its own filter.
  const filtered = fields.filter(({ key, platform_field }) => !(platform_field && key === LOCATION_KEY));
  const parts = await readFieldParts(
    scope,
    filtered.map(({ id }) => id),
  );
  return {
    baseUrl: scope.baseUrl,
    tags,
    fields: filtered.map(({ id, key, label, field_type }) => ({
      id,
      key,
      label,
      field_type,
      choices: parts.choices.get(id) ?? [],
      numberOptions: parts.numberOptions.get(id)?.[0],
    })),
    ownLocation:
      location === undefined || location.text_value === null
        ? null
        : { id: location.profile_field_id, text: location.text_value },
  };
}

function controlOf(controls: readonly ControlRow[], { control, profileFieldId }: DefaultFilter) {
  return controls.find(({ key, profile_field_id }) => key === control && profile_field_id === (profileFieldId ?? null));
}

/** Returns the enabled filters, sorted by group and by position (the saved position, or else the default). */
function arrange(filters: readonly DefaultFilter[], controls: readonly ControlRow[]): Configuration[] {
  const places = new Map<string, number>();
  return filters
    .map((filter) => {
      const { configuration } = filter;
      const saved = controlOf(controls, filter);
      const usual = (places.get(configuration.filter_group) ?? 0) + 1;
      places.set(configuration.filter_group, usual);
      return {
        group: GROUPS.indexOf(configuration.filter_group),
        place: saved?.sort_key ?? usual,
        // At the same position, a filter with a saved position comes first.
        rank: saved?.sort_key === null || saved === undefined ? 1 : 0,
        isOff: saved?.enabled === false,
        configuration:
          saved === undefined
            ? configuration
            : {
                ...configuration,
                customizable: true,
                enabled: saved.enabled,
                filter_kit_control: toControl(saved),
              },
      };
    })
    .filter(({ isOff }) => !isOff)
    .sort((one, other) => one.group - other.group || one.place - other.place || one.rank - other.rank)
    .map(({ configuration }) => configuration);
}

export const filterConfiguration = {
  getFilterConfiguration: async ({ query }, scope) => {
    const { context, space_id: spaceId } = query;
    const isSpace = context === 'member_space';
    if (isSpace && spaceId === undefined) throw badRequest('space_id is required for the context member_space');
    const { controls, material } = await readSurface(scope, isSpace ? spaceId : undefined);
    const surface = controls.find(({ key }) => key === 'global');
    return {
      status: 200,
      body: {
        filter_configurations: arrange(defaultFilters(material), controls),
        enabled: surface?.enabled ?? true,
        base_search_params: {
          exclude_empty_name: true,
          status: 'active',
          order: { name: 'asc' },
          filters: isSpace ? [{ id: 'space', key: 'spaces', value: String(spaceId) }] : [],
        },
      },
    };
  },
} satisfies Partial<ServiceHandlers>;
