/** Form elements: a tree in responses, and rows with a parent in the database. */
import type { FormElement, StoredFormElement } from '@community-platform/types';
import { invalid } from '../../../kernel/failures.js';
import { type Reasons, refuseFor } from '../../../kernel/known-keys.js';
import { withSafeLinks } from '../../../kernel/links.js';
import type { Scope } from '../../../kernel/scope.js';
import { findFieldFaults } from './field-types.js';

function selectElements({ db }: Scope, formId: number) {
  return db
    .selectFrom('form_elements')
    .select(['id', 'parent_element_id', 'position', 'type', 'attributes'])
    .where('form_id', '=', formId)
    .orderBy('position')
    .orderBy('id');
}

/** Returns the elements of a form as a tree, in order. */
export async function readElements(scope: Scope, formId: number): Promise<StoredFormElement[]> {
  const rows = await selectElements(scope, formId).execute();
  const nest = (parent: number | null): StoredFormElement[] =>
    rows
      .filter(({ parent_element_id }) => parent_element_id === parent)
      .map((row) => ({ ...row, children: nest(row.id) }));
  return nest(null);
}

/** Maximum number of elements in a form, including nested ones. Each element is written by a separate statement. */
const MOST = 500;

function countElements(elements: readonly FormElement[]): number {
  return elements.reduce((count, { children = [] }) => count + 1 + countElements(children), 0);
}

function findFaults(elements: readonly FormElement[], field: string): Reasons {
  return Object.assign(
    {},
    ...elements.map(({ type, attributes = {}, children = [] }, index) => ({
      ...(type === 'field' && findFieldFaults(attributes, `${field}.${index}.attributes`)),
      ...findFaults(children, `${field}.${index}.children`),
    })),
  );
}

interface Placed {
  readonly element: FormElement;
  readonly parent: number | null;
  readonly position: number;
}

/**
 * Replaces all elements of a form: elements with an id are updated, elements without one are created, and all others
 * are deleted. Throws a 422 for unknown or duplicate ids, for more than 500 elements, and for misspelled settings of
 * fields.
 */
export async function replaceElements(scope: Scope, formId: number, elements: readonly FormElement[]): Promise<void> {
  const { db } = scope;
  if (countElements(elements) > MOST) throw invalid({ elements: [`must not be more than ${MOST}`] });
  refuseFor(findFaults(elements, 'elements'));
  const before = await selectElements(scope, formId).execute();
  const known = new Set(before.map(({ id }) => id));
  const kept = new Set<number>();
  // Writes one level at a time, because a row can reference its parent only once the parent has an id.
  let level: Placed[] = elements.map((element, index) => ({
    element,
    parent: null,
    position: element.position ?? index + 1,
  }));
  const place = async ({ element, parent, position }: Placed): Promise<number> => {
    const { id, type = 'text', attributes = {} } = element;
    const values = { parent_element_id: parent, position, type, attributes: JSON.stringify(withSafeLinks(attributes)) };
    if (id === undefined || id === null) {
      const row = await db
        .insertInto('form_elements')
        .values({ form_id: formId, ...values })
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    }
    if (!known.has(id)) throw invalid({ elements: [`${id} is not an element of this form`] });
    if (kept.has(id)) throw invalid({ elements: [`${id} is named twice`] });
    kept.add(id);
    await db.updateTable('form_elements').set(values).where('id', '=', id).execute();
    return id;
  };
  while (level.length > 0) {
    const below: Placed[] = [];
    for (const placed of level) {
      const parent = await place(placed);
      const children = placed.element.children ?? [];
      below.push(...children.map((element, index) => ({ element, parent, position: element.position ?? index + 1 })));
    }
    level = below;
  }
  const gone = before.map(({ id }) => id).filter((id) => !kept.has(id));
  if (gone.length > 0) await db.deleteFrom('form_elements').where('id', 'in', gone).execute();
}
