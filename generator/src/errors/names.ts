/** Maps the member names of error bodies to the placeholders of `problemBody`. */

/** What the members describe: the error as a whole, or one issue in it. */
export type Scope = 'error' | 'issue';

/** Removes case and separators: `statusCode`, `status_code` and `StatusCode` are equal. */
export function normalizeName(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d]/gu, '');
}

function table(entries: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(entries).flatMap(([placeholder, names]) => names.split(' ').map((name) => [name, placeholder])),
  );
}

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

/** Returns the placeholder for a string member; `type` is a URI only next to members of RFC 9457 problem details. */
export function textOf(scope: Scope, name: string, siblings: ReadonlySet<string>): string | undefined {
  const normal = normalizeName(name);
  if (scope === 'error' && normal === 'type')
    return ['title', 'detail', 'instance'].some((each) => siblings.has(each)) ? '{type}' : '{code}';
  return texts[scope].get(normal);
}

/** Returns whether a placeholder stands for a message. */
export function isMessage(placeholder: unknown): boolean {
  return typeof placeholder === 'string' && /^\{(?:issue\.)?(?:message|text|title)(?::\d+)?\}$/u.test(placeholder);
}

/** Returns whether a number member with this name is a status. */
export function isStatus(name: string): boolean {
  return numbers.has(normalizeName(name));
}

/** Returns whether a member with this name can only be the status of the response, unlike `code`. */
export function repeatsStatus(name: string): boolean {
  return texts.error.get(normalizeName(name)) === '{statusString}';
}

/** Returns whether an array member with this name lists issues. */
export function isIssueList(name: string): boolean {
  return lists.has(normalizeName(name));
}

/** Returns whether an array member with this name is the location of an issue. */
export function isLocation(name: string): boolean {
  return locations.has(normalizeName(name));
}

/** Returns the value of a boolean error member with this name; `undefined` if the name is unknown. */
export function flagOf(name: string): boolean | undefined {
  return flags.get(normalizeName(name));
}

/** Statuses with an expression that matches the corresponding enum values. */
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

/** Returns the enum value for a status: the only value, or the first that matches the status. */
export function valueFor<T>(values: readonly T[], status: string): T | undefined {
  const [only] = values;
  if (values.length === 1) return only;
  const known = words.find(([statuses]) => statuses.split(' ').includes(status))?.[1];
  return known && values.find((value) => typeof value === 'string' && known.test(value));
}
