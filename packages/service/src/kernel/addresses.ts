/** Public URLs of files. */

/** The part of a scope from which URLs are built. */
export interface Addressed {
  readonly baseUrl: string;
}

/** Returns the URL of a space. */
export const spaceUrl = ({ baseUrl }: Addressed, spaceSlug: string): string =>
  `${baseUrl}/c/${encodeURIComponent(spaceSlug)}`;

/** Returns the URL of a post. */
export const postUrl = (scope: Addressed, spaceSlug: string, postSlug: string): string =>
  `${spaceUrl(scope, spaceSlug)}/${encodeURIComponent(postSlug)}`;

/** Returns the URL of a member's profile. */
export const profileUrl = ({ baseUrl }: Addressed, publicUid: string): string => `${baseUrl}/u/${publicUid}`;

/** Returns the URL of an invitation. */
export const joinUrl = ({ baseUrl }: Addressed, token: string): string =>
  `${baseUrl}/join?invitation_token=${encodeURIComponent(token)}`;

/** Returns the URL of a stored file: absolute URLs are returned as they are, paths are prefixed with the base URL. */
export const fileUrl = ({ baseUrl }: Addressed, stored: string): string =>
  stored.startsWith('/') ? `${baseUrl}${stored}` : stored;

/** Like `fileUrl`; returns null for null. */
export const optionalFileUrl = (scope: Addressed, stored: string | null): string | null =>
  stored === null ? null : fileUrl(scope, stored);

/** Returns the path under which an upload is served. */
export const filePath = (signedId: string, filename: string): string =>
  `/files/${signedId}/${encodeURIComponent(filename)}`;
