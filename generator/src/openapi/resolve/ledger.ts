/** Ensures that no key is ignored silently: each is a known field or an extension, or is reported. */
import { type Diagnostic, diagnose, type Position } from '../../diagnostics/diagnostics.js';
import { findSuggestion } from '../../support/did-you-mean.js';
import { kinds } from './kinds.js';
import { isJsonObject } from './location.js';
import type { Kind } from './shapes.js';
import { introductionOf, type Minor } from './versions.js';

/** Names of kinds in the specification, if they differ. */
const labels: Readonly<Partial<Record<Kind, string>>> = {
  document: 'OpenAPI',
  body: 'Request Body',
  externalDocs: 'External Documentation',
  flow: 'OAuth Flow',
  flows: 'OAuth Flows',
  media: 'Media Type',
  pathItem: 'Path Item',
  scheme: 'Security Scheme',
  variable: 'Server Variable',
  xml: 'XML',
};

function labelOf(kind: Kind): string {
  const label = labels[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1);
  return `${/^[AEIOX]/u.test(label) ? 'an' : 'a'} ${label} Object`;
}

/** Returns a diagnostic for a key that is neither an extension nor defined in the document's minor version. */
export function checkKey(
  key: { readonly name: string; readonly kind: Kind; readonly value: unknown },
  minor: Minor,
  position: () => Position,
): Diagnostic | undefined {
  const { name, kind, value } = key;
  const { fields, rest } = kinds[kind];
  if (Object.hasOwn(fields, name)) {
    if (introductionOf(kind, name) <= minor) return undefined;
    const version = `3.${introductionOf(kind, name)}`;
    return diagnose('field-of-later-version', position(), { name, version });
  }
  if (name === '$ref' || name.startsWith('x-') || rest !== undefined) return undefined;
  if (name === 'security') {
    const reason =
      '"security" is allowed only at the root of the document and on operations, so it protects nothing here';
    return diagnose('document-invalid', position(), { reason });
  }
  const parameters = { name, of: labelOf(kind), nearest: findSuggestion(name, Object.keys(fields)) };
  // An unknown key is an error here, because an operation would be lost.
  return diagnose(
    kind === 'pathItem' && isJsonObject(value) ? 'method-unknown' : 'field-unknown',
    position(),
    parameters,
  );
}
