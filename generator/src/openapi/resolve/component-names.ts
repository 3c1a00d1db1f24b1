/**
 * Names components for nodes of other files. If a component of the entry file refers to a node, the node gets the name
 * of that component. Other nodes are named after the end of their pointer, which is extended if the name is taken.
 */
import { basename } from 'node:path';
import { child, join, split } from '../../support/json-pointer.js';
import type { Source } from '../read/source.js';
import { isJsonObject, type Location, refOf } from './location.js';
import type { Kind } from './shapes.js';
import { isFault, type Resolver, type Target } from './targets.js';

/** The field of `components` for each kind of object (OpenAPI 3.1, 4.8.7). */
export const groups: Readonly<Partial<Record<Kind, string>>> = {
  schema: 'schemas',
  response: 'responses',
  parameter: 'parameters',
  example: 'examples',
  body: 'requestBodies',
  header: 'headers',
  scheme: 'securitySchemes',
  link: 'links',
  callback: 'callbacks',
};

export interface ComponentNames {
  /**
   * Returns the name of a node in a group. `isNew` is true in the first call for a node to which no component of the
   * entry file refers.
   */
  readonly find: (group: string, place: Location) => { readonly name: string; readonly isNew: boolean };
}

function keyOf(group: string, { source, pointer }: Location): string {
  return `${group} ${source.path}#${pointer}`;
}

function fileBase({ path }: Source): string {
  return basename(path).replace(/\.[^.]*$/u, '');
}

/** Creates a function that names components for nodes of other files. */
export function nameComponents(entry: Source, resolver: Resolver): ComponentNames {
  const claimed = new Map<string, string>();
  const taken = new Map<string, Set<string>>();
  const namesOf = (group: string): Set<string> => {
    const names = taken.get(group) ?? new Set();
    taken.set(group, names);
    return names;
  };

  /** Returns the member of an object, after following the object's `$ref`. */
  const enter = (place: Location, name: string): Location | undefined => {
    const ref = refOf(place.value);
    const target: Target = ref === undefined ? place : resolver.step(place.source, ref);
    const end = isFault(target) ? target : resolver.end(target);
    const value = isFault(end) ? undefined : child(end.value, name);
    return isFault(end) || value === undefined
      ? undefined
      : { source: end.source, pointer: join(end.pointer, name), value };
  };

  const claim = (group: string, name: string, place: Location): void => {
    const end = resolver.end(place);
    for (const each of isFault(end) ? [place] : [place, end]) {
      const key = keyOf(group, each);
      // If several components have the same target, the one with the name of the target wins.
      if (!claimed.has(key) || split(each.pointer).at(-1) === name) claimed.set(key, name);
    }
  };

  const components = enter({ source: entry, pointer: '', value: entry.value }, 'components');
  for (const group of components === undefined ? [] : Object.values(groups)) {
    const holder = components && enter(components, group);
    const value = holder?.value;
    const ref = refOf(value);
    const target = holder === undefined || ref === undefined ? holder : resolver.step(holder.source, ref);
    const end = target === undefined || isFault(target) ? undefined : resolver.end(target);
    if (end === undefined || isFault(end) || !isJsonObject(end.value)) continue;
    for (const [name, item] of Object.entries(end.value)) {
      namesOf(group).add(name);
      claim(group, name, { source: end.source, pointer: join(end.pointer, name), value: item });
    }
  }

  const chooseName = (group: string, { source, pointer }: Location): string => {
    const names = namesOf(group);
    let name = '';
    for (const token of split(pointer)
      .reverse()
      .filter((each) => each !== '')) {
      name = name === '' ? token : `${token}-${name}`;
      if (!names.has(name)) return name;
    }
    const whole = name === '' ? fileBase(source) : `${fileBase(source)}_${name}`;
    let numbered = whole;
    for (let number = 2; names.has(numbered); number += 1) numbered = `${whole}-${number}`;
    return numbered;
  };

  return {
    find: (group, place) => {
      const key = keyOf(group, place);
      const known = claimed.get(key);
      if (known !== undefined) return { name: known, isNew: false };
      const name = chooseName(group, place);
      namesOf(group).add(name);
      claimed.set(key, name);
      return { name, isNew: true };
    },
  };
}
