/** Maps the member names of error bodies to the placeholders of `problemBody`. */

/** Location of a member: the error body itself, or an item for one issue. */
export type Scope = 'error' | 'issue';

/** Removes case and separators: `statusCode`, `status_code` and `StatusCode` are equal. */
export const normalizeName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z\d]/gu, '');

const table = (entries: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(entries).flatMap(([placeholder, names]) => names.split(' ').map((name) => [name, placeholder])),
  );

const texts: Readonly<Record<Scope, ReadonlyMap<string, string>>> = {
  error: table({
    '{message}':
      'message msg detail details description errordescription errormessage reason text summary explanation usermessage',
    '{title}': 'title error errortitle name label',
    '{code}': 'code errorcode kind slug key errortype',
    '{statusString}': 'status statuscode httpstatus httpstatuscode httpcode',
    '{time}': 'timestamp time date datetime occurredat',
    '{path}': 'path instance requestpath uri',
    '{method}': 'method httpmethod',
    '{requestId}': 'requestid traceid correlationid id trackingid reference',
  }),
  issue: table({
    '{issue.message}': 'message msg detail description reason error text title defaultmessage errormessage problem',
    '{issue.field}':
      'field path loc property propertypath param parameter name key attribute fieldname propertyname source',
    '{issue.pointer}': 'pointer instancepath jsonpointer',
    '{issue.in}': 'in location where domain object objectname',
    '{issue.code}': 'type code keyword rule kind errorcode constraint tag',
  }),
};

const locations = new Set('loc location path'.split(' '));

const lists = new Set(
  (
    'errors error detail details issues violations fields fielderrors invalidparams validationerrors messages message ' +
    'problems reasons causes suberrors formerrors'
  ).split(' '),
);

const flags: ReadonlyMap<string, boolean> = new Map([
  ...['success', 'ok', 'succeeded', 'issuccess', 'successful'].map((name) => [name, false] as const),
  ...['iserror', 'error', 'failed', 'failure'].map((name) => [name, true] as const),
]);

const numbers = new Set('status statuscode code errorcode httpstatus httpstatuscode httpcode error'.split(' '));

/** Returns the placeholder of a string; `type` is a URI if the error is a problem of RFC 9457. */
export const textOf = (scope: Scope, name: string, siblings: ReadonlySet<string>): string | undefined => {
  const normal = normalizeName(name);
  if (scope === 'error' && normal === 'type')
    return ['title', 'detail', 'instance'].some((each) => siblings.has(each)) ? '{type}' : '{code}';
  return texts[scope].get(normal);
};

/** Returns whether a placeholder contains a message. */
export const isMessage = (placeholder: unknown): boolean =>
  typeof placeholder === 'string' && /^\{(?:issue\.)?(?:message|text|title)(?::\d+)?\}$/u.test(placeholder);

/** Returns whether a number with this name is a status. */
export const isStatus = (name: string): boolean => numbers.has(normalizeName(name));

/** Returns whether an array with this name lists issues. */
export const isIssueList = (name: string): boolean => lists.has(normalizeName(name));

/** Returns whether an array with this name is the location of an issue. */
export const isLocation = (name: string): boolean => locations.has(normalizeName(name));

/** Returns the value of a boolean with this name in an error; `undefined` if it is unknown. */
export const flagOf = (name: string): boolean | undefined => flags.get(normalizeName(name));

/** Words in enum values that correspond to a status. */
const words: readonly (readonly [statuses: string, expression: RegExp])[] = [
  ['400 422', /invalid|validation|bad.?request|unprocessable|malformed/iu],
  ['401', /un(?:auth|authenticated)|invalid.?(?:token|credential)/iu],
  ['403', /forbidden|denied|permission/iu],
  ['404', /not.?found/iu],
  ['405', /method/iu],
  ['406', /acceptable/iu],
  ['409', /conflict/iu],
  ['413', /too.?large/iu],
  ['415', /media.?type/iu],
  ['429', /rate|too.?many|throttl/iu],
  ['500', /internal|server.?error|unexpected|unknown/iu],
  ['503', /unavailable|timeout/iu],
];

/** Returns the enum value for a status: the only one, or the first that matches. */
export const valueFor = <T>(values: readonly T[], status: string): T | undefined => {
  const [only] = values;
  if (values.length === 1) return only;
  const known = words.find(([statuses]) => statuses.split(' ').includes(status))?.[1];
  return known && values.find((value) => typeof value === 'string' && known.test(value));
};
