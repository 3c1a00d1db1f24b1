import { boundedRequests } from './rules/bounded-requests.js';
import { examplesValid } from './rules/examples-valid.js';
import { listIsEnvelope } from './rules/list-is-envelope.js';
import { operationIdStyle } from './rules/operation-id-style.js';
import { operationSecurity } from './rules/operation-security.js';
import { originPresent } from './rules/origin-present.js';
import { readOnlyFields } from './rules/read-only-fields.js';
import { responseDocumented } from './rules/response-documented.js';
import { standardResponses } from './rules/standard-responses.js';

/** The rules of this spec, which Redocly's own rule sets do not have. */
export default function trefoilPlugin() {
  return {
    id: 'trefoil',
    rules: {
      oas3: {
        'response-documented': responseDocumented,
        'bounded-requests': boundedRequests,
        'examples-valid': examplesValid,
        'list-is-envelope': listIsEnvelope,
        'operation-id-style': operationIdStyle,
        'operation-security': operationSecurity,
        'origin-present': originPresent,
        'read-only-fields': readOnlyFields,
        'standard-responses': standardResponses,
      },
    },
  };
}
