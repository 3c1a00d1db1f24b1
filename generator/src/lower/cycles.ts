/** Detects named schemas that contain themselves directly. Neither types nor validators can be generated for them. */
import type { NamedSchema, Schema } from '../ir/schema.js';
import type { Context } from './context.js';

/** Returns the references in a schema that apply to the same value as the schema. */
function refsInPlace(schema: Schema): string[] {
  const { ref, allOf = [], anyOf = [], oneOf = [], dependentSchemas = [] } = schema;
  const single = [schema.not, schema.if, schema.then, schema.else].flatMap((part) => part ?? []);
  const parts = [...allOf, ...anyOf, ...oneOf, ...single, ...dependentSchemas.map((member) => member.schema)];
  return [...(ref === undefined ? [] : [ref]), ...parts.flatMap(refsInPlace)];
}

/** A named schema that is being visited, with the index of the next reference to follow. */
interface Step {
  readonly schema: NamedSchema;
  readonly refs: readonly string[];
  next: number;
}

/** Reports one reference from each cycle. Returns whether there are any cycles. */
export function checkCycles(context: Context, schemas: readonly NamedSchema[]): boolean {
  let isFound = false;
  const byPointer = new Map(schemas.map((schema) => [schema.pointer, schema]));
  const states = new Map<NamedSchema, 'begun' | 'done'>();
  const begin = (schema: NamedSchema): Step => {
    states.set(schema, 'begun');
    return { schema, refs: refsInPlace(schema.schema), next: 0 };
  };
  for (const schema of schemas) {
    // This is not recursive, because a cycle may have thousands of schemas.
    const trail = states.has(schema) ? [] : [begin(schema)];
    for (let step = trail.at(-1); step !== undefined; step = trail.at(-1)) {
      const ref = step.refs[step.next];
      step.next += 1;
      if (ref === undefined) states.set(trail.pop()?.schema ?? schema, 'done');
      else {
        const target = byPointer.get(ref);
        const state = target === undefined ? 'done' : states.get(target);
        if (state === 'begun') {
          isFound = true;
          context.report('ref-cycle', step.schema.pointer, { ref: `#${ref}` });
        } else if (state === undefined && target !== undefined) trail.push(begin(target));
      }
    }
  }
  return isFound;
}
