/** The addresses under which people read what the API tells of. */

/** The part of a scope that addresses are made of. */
export interface Addressed {
  readonly baseUrl: string;
}

export const spaceUrl = ({ baseUrl }: Addressed, spaceSlug: string): string =>
  `${baseUrl}/c/${encodeURIComponent(spaceSlug)}`;

export const postUrl = (scope: Addressed, spaceSlug: string, postSlug: string): string =>
  `${spaceUrl(scope, spaceSlug)}/${encodeURIComponent(postSlug)}`;

export const profileUrl = ({ baseUrl }: Addressed, publicUid: string): string => `${baseUrl}/u/${publicUid}`;

export const joinUrl = ({ baseUrl }: Addressed, token: string): string =>
  `${baseUrl}/join?invitation_token=${encodeURIComponent(token)}`;

/** A file's address from what is stored: an address of another site as it is, a path of this one with its root. */
export const fileUrl = ({ baseUrl }: Addressed, stored: string): string =>
  stored.startsWith('/') ? `${baseUrl}${stored}` : stored;

export const optionalFileUrl = (scope: Addressed, stored: string | null): string | null =>
  stored === null ? null : fileUrl(scope, stored);

/** Where an upload can be read, as a path. */
export const filePath = (signedId: string, filename: string): string =>
  `/files/${signedId}/${encodeURIComponent(filename)}`;
