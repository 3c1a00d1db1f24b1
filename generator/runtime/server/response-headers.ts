import { lookUp } from '../codec/objects.js';
import type { Shape, WrittenParameter } from '../codec/operation.js';
import { writeHeader } from '../codec/writers/header.js';
import { writeJsonHeader } from '../codec/writers/json.js';
import type { HeaderForm, ResponseDescriptor } from './operation.js';

/** Describes a response header as a parameter: in style `simple`, by default not exploded (OpenAPI 3.1.1, 4.8.21). */
function asParameter(name: string, form: Shape | HeaderForm): WrittenParameter {
  const {
    shape: _,
    writeLines: __,
    ...settings
  }: Partial<HeaderForm> = typeof form === 'object' && 'shape' in form ? form : {};
  return { name, in: 'header', write: settings.content === undefined ? writeHeader : writeJsonHeader, ...settings };
}

/** Encodes headers, and calls `refuse` for each undeclared name. */
export type HeaderEncoder = (values: object, refuse: (name: string) => void) => [name: string, value: string][];

/** Creates an encoder for response headers. It throws `RequestError` if a header cannot represent a value. */
export function createHeaderEncoder(response: ResponseDescriptor): HeaderEncoder {
  const declared = new Map(
    Object.entries(response.headers ?? {}).map(([name, form]) => [name, { form, parameter: asParameter(name, form) }]),
  );
  return (values, refuse) => {
    const headers: [string, string][] = [];
    for (const name of Object.keys(values)) {
      const known = declared.get(name);
      if (known === undefined) {
        refuse(name);
        continue;
      }
      const { form, parameter } = known;
      const value = lookUp(values, name);
      if (value === undefined) continue;
      const lines = typeof form === 'object' && 'writeLines' in form ? form.writeLines?.(value) : undefined;
      const text = lines === undefined ? parameter.write(value, parameter) : undefined;
      for (const line of lines ?? (text === undefined ? [] : [text])) headers.push([name, line]);
    }
    return headers;
  };
}
