/** The ids of fields on a page, such as `body-name` and `body-owner.name`. */

/** Maximum length of an id, excluding a number at its end. */
const mostCharacters = 80;

/** Returns the last part of an id: the name with only letters, digits, `_`, `$`, `.` and `-`. */
export function slugOfField(name: string): string {
  const slug = name.replaceAll(/[^\p{L}\p{M}\p{N}_$.-]+/gu, '-').replaceAll(/^-+|-+$/gu, '');
  return slug === '' ? 'field' : slug;
}

/** The ids of a page, of which repeated ones get numbers. */
export interface Anchors {
  /** Ids that the page already has: those of headings. */
  readonly reserve: (ids: readonly string[]) => void;
  /** Returns the id of a field. `prefix` identifies its location and ends with `-` or `.`. Numbers repeated ids. */
  readonly idOf: (prefix: string, name: string) => string;
  /** Whether a field has an id. */
  readonly has: (id: string) => boolean;
}

/** Creates the ids of a page. */
export function createAnchors(): Anchors {
  const taken = new Map<string, number>();
  const fields = new Set<string>();
  return {
    reserve: (ids) => {
      for (const id of ids) taken.set(id, 1);
    },
    idOf: (prefix, name) => {
      const base = [...`${prefix}${slugOfField(name)}`].slice(0, mostCharacters).join('');
      let id = base;
      for (let number = taken.get(base) ?? 0; taken.has(id); id = `${base}-${number}`) number += 1;
      taken.set(base, (taken.get(base) ?? 0) + 1);
      if (id !== base) taken.set(id, 1);
      fields.add(id);
      return id;
    },
    has: (id) => fields.has(id),
  };
}
