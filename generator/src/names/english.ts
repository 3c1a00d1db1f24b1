/** Word lists for deriving operation names. */

function listOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

export const prepositions = listOf('at by for from in into of on onto to with within');

/** Words before a noun that say which or how many items are meant; short names keep them. */
export const determiners = listOf(
  'all any batch bulk child current first last latest linked many me multiple my new next parent previous related similar',
);

/** Verbs that may be the last word of a name, as in `cron_list`. Each is rarely used as a noun. */
export const trailingVerbs = listOf(
  'add cancel create delete destroy disable edit enable get insert list patch put read remove restart retrieve search set start stop update ' +
    'upsert',
);

/** Verbs that read one resource or many. */
export const readingVerbs = listOf('fetch get read retrieve');

/** Verbs that may be the last segment of a path, as in `POST /orders/{id}/cancel`. */
export const actions = listOf(
  'accept acknowledge activate add apply approve archive assign attach authorize ban block cancel capture checkout clear clone close ' +
    'commit compile complete confirm connect convert copy deactivate decline delete deploy detach disable disconnect dismiss download duplicate ' +
    'edit enable evaluate execute expire export finalize find flag follow generate hide import install invite join kick kill leave like link lock login ' +
    'logout mark merge move mute open pause pay pin ping preview process prune publish purge query read rebuild redeem refresh refund ' +
    'regenerate register reject release remove rename renew reopen replace report resend reset resize resolve restart restore resume retry ' +
    'revert revoke rotate run save search send share skip sort start stop submit subscribe suspend sync test transfer trigger unarchive ' +
    'unassign unban unblock unfollow uninstall unlike unlink unlock unmute unpin unpublish unsubscribe update upgrade upload validate ' +
    'verify void vote watch',
);

/** Maps HTTP methods that are not suitable verbs to the verbs that names use instead. */
export const verbOfMethod: Readonly<Record<string, string>> = { post: 'create', put: 'update', patch: 'update' };

/** Returns whether a name consists only of an HTTP method that is not a suitable function name. */
export function isBareMethod(name: string): boolean {
  return /^(?:post|put|patch|head|options|trace|connect)$/u.test(name);
}
