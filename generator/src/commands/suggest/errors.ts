/** Proposes an overlay that declares the error responses that operations lack. */
import type { Api, Operation } from '../../ir/api.js';
import { listReached } from '../../ir/reach.js';
import type { NamedSchema } from '../../ir/schema.js';
import { indexOf } from '../../ir/schema-index.js';
import { mostFrequent } from '../../support/most-frequent.js';
import { splitWords } from '../../support/words.js';
import type { Suggestion } from './suggestion.js';

function isError(status: string): boolean {
  return /^(?:[45]|default)/u.test(status);
}

/** Returns the operations that declare no error responses. */
export function listSilent({ operations }: Api): readonly Operation[] {
  return operations.filter(({ responses }) => !responses.some(({ status }) => isError(status)));
}

/**
 * Returns the schema of errors: the one that most error responses of other operations have or, if there are none, the
 * only schema that is named like an error and that no operation uses. `undefined` if neither exists.
 */
function findErrorSchema(api: Api): NamedSchema | undefined {
  const index = indexOf(api);
  const errors = api.operations.flatMap(({ responses }) => responses.filter(({ status }) => isError(status)));
  const used = errors.flatMap(({ content }) => content.find(({ kind }) => kind === 'json')?.schema.ref ?? []);
  const ref = mostFrequent(used.map((item) => ({ key: '', identity: item, item }))).get('');
  if (ref !== undefined) return index.find(ref);
  const reached = listReached(index, [...index.sent, ...index.received]);
  const named = index.all.filter(
    ({ name, schema }) =>
      !reached.has(schema) && splitWords(name).some((word) => /^(?:errors?|problem|fault)$/u.test(word)),
  );
  // A schema that another one consists of, such as an item of a list of errors, is not a response.
  const inner = new Set(
    named.flatMap(({ schema }) => [...listReached(index, [schema])].filter((each) => each !== schema)),
  );
  const outer = named.filter(({ schema }) => !inner.has(schema));
  return outer.length === 1 ? outer[0] : undefined;
}

/** An OpenAPI overlay in YAML, and the name of the schema of errors, if one is known. */
export interface ErrorOverlay {
  readonly text: string;
  readonly schema: string | undefined;
}

/** Returns an overlay that adds a default response to each operation of the suggestions; `undefined` if there is none. */
export function overlayForErrors(api: Api, suggestions: readonly Suggestion[]): ErrorOverlay | undefined {
  const operations = suggestions.filter(({ kind }) => kind === 'errors').map(({ operation }) => operation);
  if (operations.length === 0) return undefined;
  const schema = findErrorSchema(api);
  const response = {
    description: 'Error',
    ...(schema !== undefined && { content: { 'application/json': { schema: { $ref: `#${schema.pointer}` } } } }),
  };
  const actions = operations.flatMap((key, at) => {
    const [method = '', path = ''] = key.split(/ (.*)/su);
    const name = path.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
    const target = JSON.stringify(`$.paths['${name}'].${method.toLowerCase()}.responses`);
    return [
      `  - target: ${target}`,
      `    update: ${at === 0 ? `&errors ${JSON.stringify({ default: response })}` : '*errors'}`,
    ];
  });
  const lines = ['overlay: 1.0.0', 'info: { title: Responses for errors, version: 1.0.0 }', 'actions:', ...actions];
  return { text: `${lines.join('\n')}\n`, schema: schema?.name };
}
