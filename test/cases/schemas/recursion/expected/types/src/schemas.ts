// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface Tree {
  value?: number;
  children?: Tree[];
}

export type Rule = string | RuleAll | { [key: string]: Rule };

export interface RuleAll {
  all?: Rule[];
}

export interface Ping {
  pong?: Pong;
}

export interface Pong {
  ping?: Ping;
}
