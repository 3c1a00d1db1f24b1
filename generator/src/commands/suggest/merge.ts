/** Merges suggested settings into a configuration. Existing settings are not changed. */
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

/** Parses a JSON file, and finds the settings in it. */
export function findJsonSettings({ text, path }: JsonPlace): { readonly root: unknown; readonly settings: JsonObject } {
  const root: unknown = JSON.parse(text.replace(/^\uFEFF/u, ''));
  const settings = path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    root,
  );
  return { root, settings: asObject(settings) };
}

/** Prints a JSON file with its own indentation. */
export function printJson({ text }: JsonPlace, root: unknown): string {
  const indent = /\n([ \t]+)"/u.exec(text)?.[1] ?? 2;
  return `${JSON.stringify(root, null, indent)}\n`;
}

/** Returns the text of a JSON file after the settings are merged into it, with the indentation of the file. */
export function mergeIntoJson(place: JsonPlace, added: CustomizationSettings): string {
  const { root, settings } = findJsonSettings(place);
  mergeMissing(settings, asObject(added));
  return printJson(place, root);
}
