// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export type Login = LoginEmail | LoginPhone;

export interface LoginEmail {
  email: string;
  phone?: never;
}

export interface LoginPhone {
  email?: never;
  phone: string;
}
