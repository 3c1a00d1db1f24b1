/** Checks the files of a document before they are bundled. */
import {
  type Code,
  type Diagnostic,
  diagnose,
  type ParametersOf,
  type Position,
  sortDiagnostics,
} from '../../diagnostics/diagnostics.js';
import { join } from '../../support/json-pointer.js';
import type { Source } from '../read/source.js';
import type { Sources } from '../read/sources.js';
import { checkDeprecation } from './deprecation.js';
import { checkExtension } from './extensions.js';
import { checkKey } from './ledger.js';
import { checkObject } from './rules.js';
import { checkShape, type Node } from './shape.js';
import { type Fault, isFault, type Resolver } from './targets.js';
import { minorOf } from './versions.js';

/**
 * Explains why a `$ref` cannot be resolved. Calls `to` with the code and the parameters of a diagnostic, and returns
 * the result.
 */
export type Explanation = <T>(to: <C extends Code>(code: C, parameters: ParametersOf<C>) => T) => T;

interface CheckedFiles {
  readonly diagnostics: readonly Diagnostic[];
  /** Returns why the `$ref` at a position cannot be resolved; `undefined` if it can. */
  readonly explain: (position: Position) => Explanation | undefined;
}

function keyOf({ file, line, column }: Position): string {
  return JSON.stringify([file, line, column]);
}

/** Reports nodes of the wrong shape, references that cannot be resolved, and unknown fields. */
export function checkFiles({ entry }: Sources, resolver: Resolver): CheckedFiles {
  const faults: Diagnostic[] = [];
  const explanations = new Map<string, Explanation>();
  const refuse = ({ home, pointer }: Node<Source>, explanation: Explanation): Diagnostic => {
    const position = home.locate(join(pointer, '$ref'));
    explanations.set(keyOf(position), explanation);
    return explanation((code, parameters) => diagnose(code, position, parameters));
  };
  const minor = minorOf(String(Object(entry.value).openapi));
  const cycles = new Map<Fault, Diagnostic[]>();
  const whole: Node<Source> = { value: entry.value, home: entry, pointer: '' };
  checkShape(whole, {
    isLoose: true,
    onObject: ({ home, pointer, value: object }, kind) => {
      for (const { code, path, reason } of checkObject(kind, object, minor)) {
        const name = String(path.at(-1) ?? '');
        faults.push(diagnose(code, home.locate(join(pointer, ...path)), { name, reason }));
      }
    },
    onKey: ({ home, pointer, value: object }, kind, name, value) => {
      const position = (): Position => home.locate(join(pointer, name));
      const found = checkKey({ name, kind, value }, minor, position);
      if (found !== undefined) faults.push(found);
      const reason = checkDeprecation({ name, kind, object });
      if (reason !== undefined) faults.push(diagnose('deprecation-ignored', position(), { name, reason }));
      const foreign = checkExtension({ name, kind, value });
      if (foreign !== undefined)
        faults.push(diagnose('extension-ignored', position(), { extension: name, reason: foreign }));
    },
    report: (code, { home, pointer }, parameters) => void faults.push(diagnose(code, home.locate(pointer), parameters)),
    follow: (holder, ref) => {
      const target = resolver.step(holder.home, ref);
      const end = isFault(target) ? target : resolver.end(target);
      if (isFault(target)) faults.push(refuse(holder, explain(ref, target)));
      // For a cycle, one of its own `$ref`s is reported, rather than a `$ref` that leads to the cycle.
      else if (isFault(end) && end.members?.has(holder.value) === true)
        cycles.set(end, [...(cycles.get(end) ?? []), refuse(holder, explain(ref, end))]);
      return isFault(target) ? undefined : { value: target.value, home: target.source, pointer: target.pointer };
    },
  });
  const diagnostics = [...faults, ...[...cycles.values()].flatMap((found) => sortDiagnostics(found).slice(0, 1))];
  return { diagnostics, explain: (position) => explanations.get(keyOf(position)) };
}

function explain(ref: string, { kind, reason }: Fault): Explanation {
  switch (kind) {
    case 'outside':
      return (to) => to('ref-outside', { ref });
    case 'origin':
      return (to) => to('ref-origin', { ref });
    case 'network':
      return (to) => to('ref-network', { ref });
    case 'cycle':
      return (to) => to('ref-cycle', { ref });
    case 'nothing': {
      const detail = /^is /u.test(reason) ? ` ${reason}` : ` cannot be resolved${reason === '' ? '' : `: ${reason}`}`;
      return (to) => to('ref-unresolved', { reason: `$ref ${JSON.stringify(ref)}${detail}` });
    }
  }
}
