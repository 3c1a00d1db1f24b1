import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { follow } from './walk.js';

/** Keywords whose value is data, in which nothing is to be resolved. */
const DATA = new Set(['const', 'default', 'enum', 'example', 'examples', 'discriminator']);

/** How many reasons are reported for one value. */
const MOST_REASONS = 5;

/**
 * Compiles schemas that are spread over files. Each `$ref` becomes a local definition, so recursion works and
 * the validation does not depend on how Redocly loads files.
 */
export class SchemaValidator {
  #ajv = addFormats.default(new Ajv2020.default({ allErrors: true, strict: false, logger: false }));
  #compiled = new Map();

  /**
   * @param {any} ctx Redocly's rule context
   * @param {any} schema the schema, or a `$ref` to it
   * @param {any} location where it stands
   * @param {unknown} value what shall conform to it
   * @returns {string[]} what is wrong with the value; empty when it conforms
   */
  errors(ctx, schema, location, value) {
    const validate = this.#compile(ctx, schema, location);
    if (validate(value)) return [];
    const reasons = (validate.errors ?? []).map((error) => `${error.instancePath || 'the value'} ${error.message}`);
    // A value that fits none of many alternatives has a reason for each of them; the first ones tell enough.
    return [...new Set(reasons)].slice(0, MOST_REASONS);
  }

  #compile(ctx, schema, location) {
    const known = this.#compiled.get(location.absolutePointer);
    if (known) return known;
    const $defs = {};
    const names = new Map();
    const local = (node, at) => {
      if (Array.isArray(node)) return node.map((item, index) => local(item, at.child([index])));
      if (typeof node !== 'object' || node === null) return node;
      if (typeof node.$ref === 'string') {
        const target = follow(ctx, node, at);
        if (!target) return {};
        const key = target.location.absolutePointer;
        if (!names.has(key)) {
          names.set(key, `d${names.size}`);
          $defs[names.get(key)] = local(target.node, target.location);
        }
        const { $ref: _, ...siblings } = node;
        return { ...local(siblings, at), $ref: `#/$defs/${names.get(key)}` };
      }
      return Object.fromEntries(Object.entries(node).map(([key, value]) => keyword(key, value, at)));
    };
    const map = (value, at) =>
      Object.fromEntries(Object.entries(value).map(([key, item]) => [key, local(item, at.child([key]))]));
    const keyword = (key, value, at) => {
      if (DATA.has(key) || key.startsWith('x-')) return [key, value];
      const inner = at.child([key]);
      return [key, key === 'properties' ? map(value, inner) : local(value, inner)];
    };
    const root = local(schema, location);
    const validate = this.#ajv.compile({ ...root, $defs });
    this.#compiled.set(location.absolutePointer, validate);
    return validate;
  }
}
