// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface Date {
  at?: string;
}

export interface RecordSchema {
  at?: string;
}

export interface PromiseSchema {
  at?: string;
}

export interface Class {
  at?: string;
}

export interface StringSchema {
  at?: string;
}

export interface ArraySchema {
  at?: string;
}

export interface ErrorSchema {
  at?: string;
}

export interface Map {
  at?: string;
}

export interface Answer {
  at?: string;
}

export interface HandlersSchema {
  at?: string;
}

export interface RequestSchema {
  at?: string;
}

export interface ResponseSchema {
  at?: string;
}

export interface ReplySchema {
  at?: string;
}

export interface ClientSchema {
  at?: string;
}

export interface ApiSchema {
  at?: string;
}

export interface ExcludeSchema {
  at?: string;
}

export interface Undefined {
  at?: string;
}

export interface ObjectSchema {
  at?: string;
}

export interface _2fast {
  at?: string;
}

export interface SnakeCase {
  at?: string;
}

export interface KebabCase {
  at?: string;
}

export interface DottedName {
  at?: string;
}

export interface HttpErrorSchema {
  at?: string;
}

export interface Unicode {
  at?: string;
}

export interface Uses {
  p0?: Date;
  p1?: RecordSchema;
  p2?: PromiseSchema;
  p3?: Class;
  p4?: StringSchema;
  p5?: ArraySchema;
  p6?: ErrorSchema;
  p7?: Map;
  p8?: Answer;
  p9?: HandlersSchema;
  p10?: RequestSchema;
  p11?: ResponseSchema;
  p12?: ReplySchema;
  p13?: ClientSchema;
  p14?: ApiSchema;
  p15?: ExcludeSchema;
  p16?: Undefined;
  p17?: ObjectSchema;
  p18?: _2fast;
  p19?: SnakeCase;
  p20?: KebabCase;
  p21?: DottedName;
  p22?: HttpErrorSchema;
  p23?: Unicode;
}
