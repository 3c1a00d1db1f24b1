/** Collects the names set by `x-name`. */
import { quote, type Report } from '../diagnostics/diagnostics.js';
import { isReservedType } from '../support/case.js';
import { isIdentifierName } from '../support/code/code.js';
import { join } from '../support/json-pointer.js';

/** A schema, operation or tag whose name can be set by `x-name`. */
interface Pinnable {
  /** The name in the document, which is unique. */
  readonly key: string;
  readonly pinned?: string;
  readonly pointer: string;
}

const extension = 'x-name';

/** Returns the names set by `x-name`, by key. An invalid or duplicate name is ignored with a warning. */
export function listPinned(
  items: readonly Pinnable[],
  kind: 'schema' | 'operation' | 'tag',
  report: Report,
): Map<string, string> {
  const names = new Map<string, string>();
  for (const { key, pinned, pointer } of items) {
    if (pinned === undefined) continue;
    const ignore = (reason: string): void =>
      report('extension-ignored', join(pointer, extension), { extension, reason });
    const other = items.find((each) => each.pinned === pinned && each.key !== key);
    if (!isIdentifierName(pinned) || pinned === '_') ignore(`${quote(pinned)} is not an identifier`);
    else if (kind === 'schema' && isReservedType(pinned))
      ignore(`the generated packages reserve the name ${quote(pinned)}`);
    else if (other === undefined) names.set(key, pinned);
    else ignore(`the ${kind} ${quote(other.key)} has the same x-name`);
  }
  return names;
}
