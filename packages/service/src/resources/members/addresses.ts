/** The addresses of what members see, below the root where the service is reached. */

export const profileUrl = (baseUrl: string, publicUid: string): string => `${baseUrl}/u/${publicUid}`;

export const joinUrl = (baseUrl: string, token: string): string =>
  `${baseUrl}/join?invitation_token=${encodeURIComponent(token)}`;

/** Where an upload is served that a signed id names. */
export const uploadUrl = (baseUrl: string, signedId: string): string =>
  `${baseUrl}/uploads/${encodeURIComponent(signedId)}`;
