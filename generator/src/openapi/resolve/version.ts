/** Checks the OpenAPI version of a document. */
import { type Diagnostic, diagnose, type Position } from '../../diagnostics/diagnostics.js';
import { startOf } from '../read/lines.js';
import type { Source } from '../read/source.js';
import { isJsonObject } from './location.js';

/** Returns whether a file is a Swagger 2.0 document, which is converted first. */
export function isSwagger({ value }: Source): boolean {
  return isJsonObject(value) && value['swagger'] === '2.0';
}

/** Returns a diagnostic if the version of a document is not supported. */
export function refuseVersion(entry: Source): Diagnostic | undefined {
  const { value, locate } = entry;
  const invalid = (position: Position, reason: string): Diagnostic =>
    diagnose('document-invalid', position, { reason });
  if (isJsonObject(value) && typeof value['swagger'] === 'string')
    return diagnose('openapi-version-unsupported', locate('/swagger'), { version: value['swagger'] });
  const version = isJsonObject(value) ? value['openapi'] : undefined;
  if (typeof version === 'number') {
    const reason = `the version ${version} is a number: write it as a string of three parts, such as '3.1.0'`;
    return invalid(locate('/openapi'), reason);
  }
  if (!isJsonObject(value) || typeof version !== 'string')
    return invalid(startOf(entry.label), 'not an OpenAPI document: the field "openapi" (the version) is missing');
  if (!/^3\.[012]\.\d+(-.+)?$/u.test(version))
    return diagnose('openapi-version-unsupported', locate('/openapi'), { version });
  if (!['paths', 'components', 'webhooks'].some((field) => Object.hasOwn(value, field)))
    return invalid(startOf(entry.label), 'a document must have "paths", "components" or "webhooks"');
  return undefined;
}
