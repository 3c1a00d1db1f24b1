/** The part of the authorization server's API that is used. Its own types would require those of a framework. */
declare module 'oidc-provider' {
  import type { Server } from 'node:http';

  interface Saved {
    readonly jti: string;
  }

  interface StoredToken {
    readonly clientId: string;
    readonly scope: string | undefined;
    readonly isValid: boolean;
    destroy(): Promise<void>;
  }

  interface Tokens {
    find(value: string): Promise<StoredToken | undefined>;
  }

  export class Provider {
    constructor(issuer: string, configuration: object);
    readonly AccessToken: Tokens;
    readonly ClientCredentials: Tokens;
    readonly Client: { find(id: string): Promise<object | undefined> };
    readonly Grant: new (
      of: object,
    ) => { addOIDCScope(scope: string): void; save(): Promise<string> };
    readonly RefreshToken: new (
      of: object,
    ) => { save(): Promise<string> };
    listen(port: number, host: string): Server;
    on(event: string, listener: (token: Saved) => void): void;
  }
}
