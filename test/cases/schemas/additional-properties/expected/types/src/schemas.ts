// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export type Anything = Record<string, unknown>;

export type Scores = { [key: string]: number };

export type Both = {
  name: string;
} & { [key: string]: string | number };

export interface Closed {
  name?: string;
}

export type Empty = Record<string, never>;

export type SaidNothing = Record<string, unknown>;

export type Open = {
  name?: string;
} & Record<string, unknown>;

export type ByPattern = { [key: string]: string };

export type Others = {
  count: number;
  note?: boolean;
  [key: string]: string | number | boolean | undefined;
};

export type Whatever = unknown;

export type Nothing = never;
