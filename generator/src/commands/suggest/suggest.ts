/** Suggests settings for a document: pagination, names and groups. Also reports operations without error responses. */
import type { EmitInput } from '../../emit/input.js';
import type { Api, Operation } from '../../ir/api.js';
import type { LoadedDocument } from '../../openapi/document.js';
import type { CustomizationSettings } from '../../openapi/overlay/customization-settings.js';
import { asArray, asObject } from '../../openapi/values.js';
import { resolve } from '../../support/json-pointer.js';
import { listSilent } from './errors.js';
import { suggestGroups, suggestNames, type Written } from './names.js';
import { suggestPagination } from './pagination.js';
import type { Suggestion } from './suggestion.js';

/**
 * Returns all suggestions, by type and then in document order. If the `existing` settings contain an operation,
 * suggested settings refer to it by the same key.
 */
export function suggest(
  document: LoadedDocument,
  input: EmitInput,
  existing: CustomizationSettings = {},
): readonly Suggestion[] {
  const written = (operation: Operation): ReturnType<typeof asObject> =>
    asObject(resolve(document.written, document.findWritten(operation.pointer)));
  const facts: Written = {
    hasId: (operation) => written(operation)['operationId'] !== undefined,
    hasTags: (operation) =>
      asArray(written(operation)['tags']).length > 0 || written(operation)['x-group'] !== undefined,
  };
  const ids = new Map(input.api.operations.map(({ method, path, id }) => [`${method} ${path}`, id]));
  const found = [
    ...suggestPagination(input.api),
    ...suggestNames(input, facts),
    ...suggestGroups(input, facts),
    ...findUndeclaredErrors(input.api),
  ];
  return found.map((suggestion) => {
    const id = ids.get(suggestion.operation);
    const [own] = Object.values(suggestion.settings?.operations ?? {});
    const isById = id !== undefined && Object.hasOwn(existing.operations ?? {}, id);
    return isById && own !== undefined ? { ...suggestion, settings: { operations: { [id]: own } } } : suggestion;
  });
}

/** Reports the operations that declare no error responses, which the configuration cannot add. */
function findUndeclaredErrors(api: Api): readonly Suggestion[] {
  const silent = listSilent(api);
  const others = api.operations.length - silent.length;
  return silent.map(
    ({ method, path, pointer }): Suggestion => ({
      kind: 'errors',
      operation: `${method} ${path}`,
      certainty: others > silent.length ? 'high' : 'medium',
      reason:
        'no response for errors is declared, so that clients throw UnexpectedResponseError; add one with an overlay',
      pointer,
    }),
  );
}
