/** Public URLs of records and files. */

/** The part of a scope from which URLs are built. */
export interface Addressed {
  readonly baseUrl: string;
}

/** Returns the URL of a space. */
export function spaceUrl({ baseUrl }: Addressed, spaceSlug: string): string {
  return `${baseUrl}/c/${encodeURIComponent(spaceSlug)}`;
}

/** Returns the URL of a post. */
export function postUrl(scope: Addressed, spaceSlug: string, postSlug: string): string {
  return `${spaceUrl(scope, spaceSlug)}/${encodeURIComponent(postSlug)}`;
}

/** Returns the URL of a member's profile. */
export function profileUrl({ baseUrl }: Addressed, publicUid: string): string {
  return `${baseUrl}/u/${publicUid}`;
}

/** Returns the URL of an invitation. */
export function joinUrl({ baseUrl }: Addressed, token: string): string {
  return `${baseUrl}/join?invitation_token=${encodeURIComponent(token)}`;
}

/** Returns the public URL of a stored file: prefixes a path with the base URL; absolute URLs stay unchanged. */
export function fileUrl({ baseUrl }: Addressed, stored: string): string {
  return stored.startsWith('/') ? `${baseUrl}${stored}` : stored;
}

/** Like `fileUrl`; returns null for null. */
export function optionalFileUrl(scope: Addressed, stored: string | null): string | null {
  return stored === null ? null : fileUrl(scope, stored);
}

/** Returns the path under which an upload is served. */
export function filePath(signedId: string, filename: string): string {
  return `/files/${signedId}/${encodeURIComponent(filename)}`;
}
