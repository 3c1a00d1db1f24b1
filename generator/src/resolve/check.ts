/** What is wrong with the files of a document before they are put together. */
import { type Diagnostic, diagnose, type Position, sortDiagnostics } from '../diagnostics.js';
import { join } from '../read/pointer.js';
import type { Source } from '../read/source.js';
import type { Sources } from '../read/sources.js';
import { judgeDeprecation } from './deprecation.js';
import { judgeExtension } from './extensions.js';
import { judgeKey } from './ledger.js';
import { checkShape, type Node } from './shape.js';
import { type Fault, isFault, type Resolver } from './targets.js';
import { minorOf } from './versions.js';

/** What has the wrong shape in the files, or refers to nothing, or is not known. */
export const checkFiles = ({ entry }: Sources, resolver: Resolver): Diagnostic[] => {
  const faults: Diagnostic[] = [];
  const minor = minorOf(String(Object(entry.value).openapi));
  const cycles = new Map<Fault, Diagnostic[]>();
  const whole: Node<Source> = { value: entry.value, home: entry, pointer: '' };
  checkShape(whole, {
    isLoose: true,
    onKey: ({ home, pointer, value: object }, kind, name, value) => {
      const position = (): Position => home.locate(join(pointer, name));
      const found = judgeKey({ name, kind, value }, minor, position);
      if (found !== undefined) faults.push(found);
      const reason = judgeDeprecation({ name, kind, object });
      if (reason !== undefined) faults.push(diagnose('deprecation-ignored', position(), { name, reason }));
      const foreign = judgeExtension({ name, kind, value });
      if (foreign !== undefined)
        faults.push(diagnose('extension-ignored', position(), { extension: name, reason: foreign }));
    },
    report: (code, { home, pointer }, parameters) => void faults.push(diagnose(code, home.locate(pointer), parameters)),
    follow: (holder, ref) => {
      const target = resolver.step(holder.home, ref);
      const end = isFault(target) ? target : resolver.end(target);
      if (isFault(target)) faults.push(explain(holder, ref, target));
      // Of a cycle, a `$ref` in it says more than one that only leads to it.
      else if (isFault(end) && end.members?.has(holder.value) === true)
        cycles.set(end, [...(cycles.get(end) ?? []), explain(holder, ref, end)]);
      return isFault(target) ? undefined : { value: target.value, home: target.source, pointer: target.pointer };
    },
  });
  return [...faults, ...[...cycles.values()].flatMap((found) => sortDiagnostics(found).slice(0, 1))];
};

const explain = ({ home, pointer }: Node<Source>, ref: string, { kind, reason }: Fault): Diagnostic => {
  const position = home.locate(join(pointer, '$ref'));
  switch (kind) {
    case 'outside':
      return diagnose('ref-outside', position, { ref });
    case 'network':
      return diagnose('ref-network', position, { ref });
    case 'cycle':
      return diagnose('ref-cycle', position, { ref });
    case 'nothing': {
      const detail = /^is /u.test(reason) ? ` ${reason}` : ` leads to nothing${reason === '' ? '' : `: ${reason}`}`;
      return diagnose('ref-unresolved', position, { reason: `$ref ${JSON.stringify(ref)}${detail}` });
    }
  }
};
