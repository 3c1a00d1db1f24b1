/**
 * The view of a document that the functions in the setting `outputs` receive: plain frozen data. New fields may be
 * added within a version; any other change raises `version`.
 */

/** A JSON value. */
export type OutputJson =
  | null
  | boolean
  | number
  | string
  | readonly OutputJson[]
  | { readonly [key: string]: OutputJson };

/** A JSON Schema 2020-12 with the keywords of OpenAPI 3.1; a `$ref` points into `#/components/schemas`. */
export type OutputJsonSchema = boolean | { readonly [key: string]: OutputJson };

/** The document: its operations and schemas, without anything that is not generated. */
export interface OutputApi {
  /** Version of this view. */
  readonly version: 1;
  readonly info: {
    readonly title: string;
    /** Version of the API. */
    readonly version: string;
    readonly description?: string;
  };
  readonly servers: readonly {
    /** The URL, with `{name}` for each variable. */
    readonly url: string;
    readonly variables: readonly {
      readonly name: string;
      readonly default: string;
      readonly enum?: readonly string[];
    }[];
  }[];
  /** The operations of `paths`, in the order of the document. */
  readonly operations: readonly OutputOperation[];
  /** The schemas that have a name in generated code, in the order of the document. */
  readonly schemas: readonly OutputSchema[];
}

/** An operation. */
export interface OutputOperation {
  /** HTTP method in upper case, such as `GET`. */
  readonly method: string;
  /** Path as in the document, such as `/pets/{id}`. */
  readonly path: string;
  /** The document's operationId; derived from method and path if there is none. */
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated: boolean;
  /** The tag that determines the group in the client: `x-group` if set, else the first tag, else `default`. */
  readonly tag: string;
  /** The parameters, including those declared by the path item. */
  readonly parameters: readonly OutputParameter[];
  /** Absent if the operation has no request body. */
  readonly requestBody?: {
    readonly required: boolean;
    readonly description?: string;
    readonly content: readonly OutputContent[];
  };
  readonly responses: readonly OutputResponse[];
  /** Security requirements, any of which suffices: scopes by scheme name. Default: those of the document. */
  readonly security: readonly { readonly [scheme: string]: readonly string[] }[];
  /** How pages are requested; absent if the operation is not paginated. */
  readonly pagination?: {
    readonly style: 'page' | 'offset' | 'cursor' | 'link' | 'next';
    /** Response property with the items; absent if the response itself is the list. */
    readonly items?: string;
  };
  /** The operation's extension fields, which start with `x-`. */
  readonly extensions: { readonly [name: `x-${string}`]: OutputJson };
  readonly names: OutputOperationNames;
}

/** A parameter. */
export interface OutputParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description?: string;
  /** The parameter's TypeScript type; `names.types` exports the names in it. */
  readonly type: string;
  /** Schema of the value; absent if none is declared. */
  readonly schema?: OutputJsonSchema;
}

/** A response. */
export interface OutputResponse {
  /** Status code, range or default: `200`, `4XX`, `default`. */
  readonly status: string;
  readonly description: string;
  readonly content: readonly OutputContent[];
}

/** The content of a request or response for a media type. */
export interface OutputContent {
  /** Media type, such as `application/json`. */
  readonly mediaType: string;
  /** Schema of the body; for a stream, of each item. Absent if none is declared. */
  readonly schema?: OutputJsonSchema;
}

/** A schema. */
export interface OutputSchema {
  /** Name in `components.schemas`; for a referenced schema elsewhere, its JSON pointer. */
  readonly name: string;
  readonly description?: string;
  readonly deprecated: boolean;
  readonly schema: OutputJsonSchema;
  readonly names: OutputSchemaNames;
}

/** The names of an operation in generated code. */
export interface OutputOperationNames {
  /** Function name, exported by `names.client`: `listPets`. */
  readonly function: string;
  /** Method of the object that `createApi` returns: `pets.list`. */
  readonly method: string;
  /** Function that reads all pages, exported by `names.client`: `paginateListPets`. Absent without pagination. */
  readonly paginate?: string;
  /** Type names, exported by `names.types`: `ListPetsRequest`, `ListPetsResult`. */
  readonly request: string;
  readonly result: string;
  /** Specifier of the module with only the functions of this tag, an alternative to `names.client`. */
  readonly module: string;
}

/** The names of a schema in generated code. */
export interface OutputSchemaNames {
  /** Type name, exported by `names.types`: `Pet`. */
  readonly type: string;
  /** Type name in requests, if the type differs there: `PetInput`. */
  readonly input?: string;
  /** Specifier of the module that declares the type, an alternative to `names.types`. */
  readonly module: string;
}

/**
 * Specifiers for importing generated code: package names or, in the layout `folder`, paths relative to the output
 * folder.
 */
export interface OutputNames {
  /** Specifier of the types: `@acme/types` or `./types/index.js`. */
  readonly types: string;
  /** Specifier of the client: `@acme/client` or `./client/index.js`; absent if no client is generated. */
  readonly client?: string;
  /** Specifier of the server: `@acme/server` or `./server/index.js`; absent if no server is generated. */
  readonly server?: string;
}

/** A file returned by a function in the setting `outputs`. */
export interface OutputFile {
  /** Path relative to the output folder, separated by `/`. */
  readonly path: string;
  readonly content: string;
}

/** A list of files, or file contents by path. */
export type OutputFiles = readonly OutputFile[] | { readonly [path: string]: string };

/** A function in the setting `outputs`. The returned files are written, compared and removed like generated ones. */
export type OutputFunction = (api: OutputApi, names: OutputNames) => OutputFiles | Promise<OutputFiles>;
