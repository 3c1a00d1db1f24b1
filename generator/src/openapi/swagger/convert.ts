/** Converts Swagger 2.0 to OpenAPI 3.0 with `swagger2openapi`, and retains the source positions. */
import { convertObj } from 'swagger2openapi';
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostics.js';
import { join, split } from '../../support/json-pointer.js';
import type { Source } from '../read/source.js';
import type { Sources } from '../read/sources.js';
import { isJsonObject, type Location } from '../resolve/location.js';
import { createResolver } from '../resolve/targets.js';
import { markDocument, markKey } from './locations.js';

export interface Converted {
  /** The converted document; absent if it cannot be converted. */
  readonly sources: Sources | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Extension that the converter adds to objects for which information is lost. */
const warningKey = 'x-s2o-warning';

interface Found {
  /** Source locations of objects, by pointer in the converted document. */
  readonly marks: ReadonlyMap<string, Location>;
  /** Warnings of the converter, by pointer of the object for which information is lost. */
  readonly warnings: ReadonlyMap<string, string>;
}

/** Removes the marks from a converted document, in place. Returns the locations and warnings that they contain. */
function takeMarks(root: unknown, places: readonly Location[]): Found {
  const marks = new Map<string, Location>();
  const warnings = new Map<string, string>();
  const seen = new Set<object>();
  const waiting: (readonly [value: unknown, pointer: string])[] = [[root, '']];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [value, pointer] = next;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    if (isJsonObject(value)) {
      const place = typeof value[markKey] === 'number' ? places[value[markKey]] : undefined;
      if (place !== undefined) marks.set(pointer, place);
      if (typeof value[warningKey] === 'string') warnings.set(pointer, value[warningKey]);
      for (const key of Object.keys(value))
        if (key === markKey || key.startsWith('x-s2o-')) Reflect.deleteProperty(value, key);
    }
    for (const [key, item] of Object.entries(value)) waiting.push([item, join(pointer, key)]);
  }
  return { marks, warnings };
}

/**
 * Returns a function that converts a pointer in the converted document to a source position, using the nearest ancestor
 * whose location is known.
 */
function makeLocate(entry: Source, marks: ReadonlyMap<string, Location>): Source['locate'] {
  return (pointer) => {
    const rest: string[] = [];
    for (const tokens = split(pointer); tokens.length > 0; rest.unshift(tokens.pop() ?? '')) {
      const place = marks.get(join('', ...tokens));
      if (place !== undefined) return place.source.locate(join(place.pointer, ...rest));
    }
    return entry.locate(renamed(pointer));
  };
}

const names: Readonly<Record<string, string>> = {
  schemas: 'definitions',
  securitySchemes: 'securityDefinitions',
};

/** Returns the corresponding Swagger 2.0 pointer for a field of the document. */
function renamed(pointer: string): string {
  const [first, second, ...rest] = split(pointer);
  if (first === 'components' && second !== undefined) return join('', names[second] ?? second, ...rest);
  if (first === 'servers') return '/host';
  return first === 'openapi' ? '/swagger' : pointer;
}

/** Converts a document. If information is lost, this is reported at its source position. */
export async function convertSources(
  sources: Sources,
  settle: (value: unknown) => unknown = (value) => value,
): Promise<Converted> {
  const { entry } = sources;
  const notice = diagnose('swagger-converted', entry.locate('/swagger'), {});
  const { root, places } = markDocument(entry, createResolver(sources));
  try {
    const { openapi } = await convertObj(Object(root), { patch: true, warnOnly: true });
    const { marks, warnings } = takeMarks(openapi, places);
    const locate = makeLocate(entry, marks);
    const lost = [...warnings].map(([pointer, reason]) => diagnose('swagger-lossy', locate(pointer), { reason }));
    const { strictText: _, ...written } = entry;
    const made: Source = { ...written, value: settle(openapi), locate };
    return {
      sources: { ...sources, entry: made, loaded: new Map([...sources.loaded, [made.path, made]]) },
      diagnostics: [notice, ...lost],
    };
  } catch (error) {
    const reason = `the document cannot be converted to OpenAPI 3.0: ${error instanceof Error ? error.message : String(error)}`;
    return { sources: undefined, diagnostics: [diagnose('document-invalid', entry.locate('/swagger'), { reason })] };
  }
}
