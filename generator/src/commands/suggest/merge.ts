/** Merges suggested settings into a configuration. Existing settings are never changed. */
import type { CustomizationSettings } from '../../openapi/overlay/customization-settings.js';
import { isJsonObject, setMember } from '../../openapi/resolve/location.js';
import { asObject, type JsonObject } from '../../openapi/values.js';
import type { Suggestion } from './suggestion.js';

/** Combines the settings of all suggestions in one object. */
export function combine(suggestions: readonly Suggestion[]): CustomizationSettings {
  const settings: JsonObject = {};
  for (const suggestion of suggestions) mergeMissing(settings, asObject(suggestion.settings));
  return settings;
}

/** Adds missing members to an object in place, recursively. */
function mergeMissing(target: JsonObject, added: JsonObject): void {
  for (const [key, value] of Object.entries(added)) {
    const known = Object.hasOwn(target, key) ? target[key] : undefined;
    if (known === undefined) setMember(target, key, structuredClone(value));
    // Pagination is set as a whole.
    else if (isJsonObject(known) && isJsonObject(value) && key !== 'pagination') mergeMissing(known, value);
  }
}

/** A JSON file and the location of a document's settings in it. */
export interface JsonPlace {
  readonly text: string;
  /** Member names that lead from the root of the file to the settings. */
  readonly path: readonly string[];
}

/** Returns the text of a JSON file after the settings are merged into it, with the indentation of the file. */
export function mergeIntoJson({ text, path }: JsonPlace, settings: CustomizationSettings): string {
  const root: unknown = JSON.parse(text.replace(/^\uFEFF/u, ''));
  const target = path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    root,
  );
  mergeMissing(asObject(target), asObject(settings));
  const indent = /\n([ \t]+)"/u.exec(text)?.[1] ?? 2;
  return `${JSON.stringify(root, null, indent)}\n`;
}
