/** The views of templates, generated from `templates/` by `npm run build:views`; do not edit. */
import type { Html } from '../../support/code/markup.js';

/** Views by the path of the template without `.hbs`. */
export interface TemplateViews {
  readonly 'client/catch-errors.md': {
    readonly group: string;
    readonly hasErrors: boolean;
    readonly method: string;
    readonly name: string;
    readonly nested: string;
    readonly options: string;
    readonly output: string | undefined;
    readonly value: string;
  };
  readonly 'client/client.ts': {
    readonly createClient: string;
    readonly groups: readonly {
      readonly property: string;
      readonly type: string;
    }[];
    readonly imports: string;
    readonly schemes: readonly {
      readonly credential: string;
      readonly docs: string;
      readonly name: string;
    }[];
    readonly server: string;
    readonly serverVariables: readonly {
      readonly name: string;
      readonly type: string;
    }[];
    readonly versionCheck: string | undefined;
  };
  readonly 'client/events.ts': {
    readonly events: readonly {
      readonly address:
        | {
            readonly call: string;
            readonly method: string;
            readonly name: string;
            readonly of: string;
            readonly template: string;
          }
        | undefined;
      readonly data: string;
      readonly deliver: string;
      readonly descriptor: string;
      readonly docs: string;
      readonly request: string;
      readonly result: string;
      readonly sender: string;
      readonly value: string;
      readonly versionCheck: string | undefined;
    }[];
    readonly exports: string;
    readonly imports: string;
  };
  readonly 'client/field-errors.md': {
    readonly argument: string;
    readonly name: string;
    readonly options: string;
    readonly output: string | undefined;
    readonly value: string;
  };
  readonly 'client/index.ts': {
    readonly exports: string;
    readonly hasRefreshes: boolean;
    readonly hasServerVariables: boolean;
    readonly tags: readonly {
      readonly file: string;
    }[];
    readonly types: string;
  };
  readonly 'client/oauth.ts': {
    readonly addresses: string;
    readonly exports: string;
    readonly imports: string;
  };
  readonly 'client/operations.ts': {
    readonly group: {
      readonly docs: string;
      readonly methods: readonly {
        readonly docs: string;
        readonly fallback: string;
        readonly function: string;
        readonly name: string;
        readonly optional: string;
        readonly request: string;
        readonly returns: string;
        readonly unwraps: boolean;
      }[];
      readonly type: string;
    };
    readonly imports: string;
    readonly operations: readonly {
      readonly descriptor: string;
      readonly docs: string;
      readonly fallback: string;
      readonly links: readonly {
        readonly call: string;
        readonly docs: string;
        readonly fallback: string;
        readonly fillings: string;
        readonly follow: string;
        readonly method: string;
        readonly name: string;
        readonly operation: string;
        readonly rest: string;
        readonly result: string;
      }[];
      readonly pagination:
        | {
            readonly item: string;
            readonly name: string;
            readonly page: string;
            readonly paging: string;
          }
        | undefined;
      readonly request: string;
      readonly result: string;
      readonly value: string;
    }[];
  };
  readonly 'client/raw.ts': {
    readonly imports: string;
    readonly security: string;
  };
  readonly 'client/read-pages.md': {
    readonly group: string;
    readonly name: string;
    readonly options: string;
    readonly paginate: string;
    readonly request: string;
  };
  readonly 'client/read-whole-pages.md': {
    readonly group: string;
    readonly name: string;
    readonly options: string;
    readonly paginate: string;
    readonly request: string;
  };
  readonly 'client/readme.md': TemplateViews['client/tasks.md'] &
    TemplateViews['events.md'] &
    TemplateViews['skipped.md'] & {
      readonly name: string;
      readonly operations: TemplateViews['operations.md'];
      readonly title: string;
    };
  readonly 'client/security.ts': {
    readonly imports: string;
    readonly schemes: readonly {
      readonly docs: string;
      readonly literal: string;
      readonly name: string;
    }[];
  };
  readonly 'client/session.ts': {
    readonly imports: string;
    readonly refreshes: readonly {
      readonly operation: string;
      readonly request: string;
      readonly response: string;
      readonly scheme: string;
    }[];
  };
  readonly 'client/skill.md': {
    readonly description: string;
    readonly name: string;
    readonly paginate: string | undefined;
    readonly sample: string | undefined;
    readonly schemes: string | undefined;
    readonly server: string | undefined;
    readonly slug: string;
    readonly types: string;
  };
  readonly 'client/standard-schema.ts': {
    readonly checksOfOperations: string;
    readonly checksOfSchemas: string;
    readonly exports: string;
    readonly imports: string;
    readonly named: readonly string[];
    readonly rows: readonly string[];
    readonly runtime: string;
    readonly schemas: readonly {
      readonly docs: string;
      readonly gap: string;
      readonly name: string;
      readonly type: string;
      readonly value: string;
    }[];
  };
  readonly 'client/swr.ts': {
    readonly imports: string;
    readonly mutations: readonly {
      readonly isOptional: boolean;
      readonly name: string;
      readonly operation: string;
      readonly request: string;
      readonly result: string;
      readonly value: string;
    }[];
    readonly queries: readonly {
      readonly fallback: string;
      readonly id: string;
      readonly name: string;
      readonly operation: string;
      readonly orNull: string;
      readonly pages:
        | {
            readonly page: string;
            readonly param: string;
            readonly steps: string;
          }
        | undefined;
      readonly request: string;
      readonly result: string;
      readonly value: string;
    }[];
  };
  readonly 'client/tanstack-query.ts': {
    readonly imports: string;
    readonly mutations: readonly {
      readonly id: string;
      readonly isOptional: boolean;
      readonly name: string;
      readonly operation: string;
      readonly request: string;
      readonly result: string;
      readonly value: string;
    }[];
    readonly queries: readonly {
      readonly fallback: string;
      readonly id: string;
      readonly name: string;
      readonly operation: string;
      readonly orNull: string;
      readonly pages:
        | {
            readonly page: string;
            readonly param: string;
            readonly steps: string;
          }
        | undefined;
      readonly request: string;
      readonly result: string;
      readonly value: string;
    }[];
  };
  readonly 'client/tasks.md': TemplateViews['oauth.md'] & {
    readonly entries: readonly {
      readonly contents: string;
      readonly entry: string;
    }[];
    readonly first:
      | (TemplateViews['client/catch-errors.md'] &
          TemplateViews['transport.md'] & {
            readonly hasErrors: boolean;
            readonly sample: string;
          })
      | undefined;
    readonly hasRefreshes: boolean;
    readonly hasServerVariables: boolean;
    readonly name: string;
    readonly paginated: TemplateViews['client/read-pages.md'] | undefined;
    readonly raw: string | undefined;
    readonly upload:
      | {
          readonly sample: string;
        }
      | undefined;
  };
  readonly 'client/zod.ts': {
    readonly constants: readonly {
      readonly docs: string;
      readonly name: string;
      readonly type: string;
      readonly value: string;
    }[];
    readonly hasOpen: boolean;
    readonly imports: string;
  };
  readonly 'events.md': {
    readonly events: readonly {
      readonly column: string;
      readonly rows: readonly {
        readonly cells: string;
      }[];
      readonly text: string;
      readonly title: string;
    }[];
  };
  readonly 'mounting.md': {
    readonly headers: string | undefined;
    readonly mounted: string;
    readonly name: string;
  };
  readonly 'oauth.md': {
    readonly name: string;
    readonly oauth:
      | {
          readonly entry: string;
          readonly isClientCredentials: boolean;
          readonly options: string;
          readonly passwordUrl: string | undefined;
        }
      | undefined;
  };
  readonly 'operations.md': {
    readonly heads: string;
    readonly rows: readonly {
      readonly cells: string;
    }[];
    readonly rules: string;
  };
  readonly 'readme.md': TemplateViews['events.md'] &
    TemplateViews['skipped.md'] & {
      readonly client: TemplateViews['client/tasks.md'] | undefined;
      readonly entries: readonly {
        readonly name: string;
        readonly says: string;
      }[];
      readonly name: string;
      readonly operations: TemplateViews['operations.md'];
      readonly server: TemplateViews['server/tasks.md'] | undefined;
      readonly title: string;
      readonly types: TemplateViews['types/tasks.md'];
    };
  readonly 'responses.ts': {
    readonly constants: readonly {
      readonly docs: string;
      readonly literal: string;
      readonly name: string;
      readonly type: string;
    }[];
    readonly imports: string;
  };
  readonly 'server-tests.md': {
    readonly headers: string | undefined;
    readonly name: string;
    readonly path: string;
  };
  readonly 'server/definition.ts': {
    readonly basePath: string | undefined;
    readonly errorBody: string;
    readonly examples: string;
    readonly hasErrorBody: boolean;
    readonly hasSkipped: boolean;
    readonly imports: string;
    readonly securitySchemes: string;
    readonly skipped: string;
    readonly tags: readonly {
      readonly property: string;
    }[];
  };
  readonly 'server/events.ts': {
    readonly declarations: string;
    readonly errorBody: string;
    readonly exports: string;
    readonly hasErrorBody: boolean;
    readonly hasMark: boolean;
    readonly imports: string;
    readonly isDetermined: boolean;
    readonly kind: string;
    readonly mark: string;
    readonly name: string;
    readonly operations: readonly {
      readonly descriptor: string;
    }[];
    readonly options: string;
    readonly versionCheck: string | undefined;
  };
  readonly 'server/examples.d.ts': {
    readonly validation: string;
  };
  readonly 'server/examples.ts': {
    readonly imports: string;
    readonly isTyped: boolean;
    readonly operations: readonly {
      readonly name: string;
      readonly responses: string;
    }[];
    readonly shared: readonly {
      readonly literal: string;
      readonly name: string;
    }[];
  };
  readonly 'server/index.ts': {
    readonly exports: string;
    readonly tags: readonly {
      readonly file: string;
    }[];
    readonly types: string;
  };
  readonly 'server/msw.ts': {
    readonly dated: string;
    readonly imports: string;
    readonly versionCheck: string | undefined;
  };
  readonly 'server/operations.ts': {
    readonly declarations: string;
    readonly imports: string;
    readonly operations: readonly {
      readonly descriptor: string;
    }[];
    readonly property: string;
  };
  readonly 'server/readme.md': TemplateViews['events.md'] &
    TemplateViews['server/tasks.md'] &
    TemplateViews['skipped.md'] & {
      readonly name: string;
      readonly title: string;
    };
  readonly 'server/server.ts': {
    readonly bases: string;
    readonly imports: string;
    readonly options: string;
    readonly parameters: string;
    readonly security: string;
    readonly versionCheck: string | undefined;
  };
  readonly 'server/tasks.md': {
    readonly entries: readonly {
      readonly contents: string;
      readonly entry: string;
    }[];
    readonly first:
      | (TemplateViews['mounting.md'] &
          TemplateViews['server-tests.md'] & {
            readonly reply: string;
            readonly value: string;
          })
      | undefined;
    readonly name: string;
    readonly schema:
      | {
          readonly check: string;
          readonly standard: string;
        }
      | undefined;
  };
  readonly 'site/agents.md': {
    readonly client:
      | {
          readonly folder: string | undefined;
          readonly install: string | undefined;
          readonly sample: string | undefined;
          readonly source: string | undefined;
        }
      | undefined;
    readonly document: string;
    readonly errors: readonly {
      readonly says: string;
      readonly status: string;
    }[];
    readonly full: string;
    readonly llms: string;
    readonly open: string | undefined;
    readonly paginate: string | undefined;
    readonly paginated: readonly {
      readonly method: string;
      readonly operations: string;
      readonly path: string;
      readonly says: string;
    }[];
    readonly schemes: readonly {
      readonly name: string;
      readonly operations: string | undefined;
      readonly sent: string;
    }[];
    readonly servers: readonly {
      readonly url: string;
    }[];
    readonly summary: string;
    readonly title: string;
    readonly version: string;
  };
  readonly 'site/code.html': {
    readonly code: Html;
    readonly language: string;
    readonly sample: string | undefined;
  };
  readonly 'site/errors.md': {
    readonly byField: string | undefined;
    readonly handling: string | undefined;
    readonly hasClient: boolean;
    readonly hasUnavailable: boolean;
    readonly head: string;
    readonly listings: readonly TemplateViews['site/listing.md'][];
    readonly rows: readonly {
      readonly body: string;
      readonly count: string;
      readonly says: string;
      readonly status: string;
    }[];
    readonly rule: string;
    readonly shared: string;
    readonly temporary: string | undefined;
  };
  readonly 'site/field.html': {
    readonly description: Html | undefined;
    readonly facts: Html | undefined;
    readonly flags: readonly {
      readonly text: string;
    }[];
    readonly id: string | undefined;
    readonly more: string | undefined;
    readonly name: string;
    readonly nested:
      | {
          readonly isOpen: boolean;
          readonly shape: TemplateViews['site/shape.html'];
          readonly summary: string;
        }
      | undefined;
    readonly type: Html;
    readonly values: readonly string[];
  };
  readonly 'site/fields.md': {
    readonly fields: readonly {
      readonly indent: string;
      readonly text: string;
    }[];
    readonly type: string | undefined;
    readonly variants: readonly {
      readonly fields: readonly {
        readonly indent: string;
        readonly text: string;
      }[];
      readonly heading: string;
    }[];
  };
  readonly 'site/list.html': {
    readonly description: Html | undefined;
    readonly print: string;
    readonly rows: readonly {
      readonly href: string;
      readonly isDeprecated: boolean;
      readonly method: string | undefined;
      readonly path: string | undefined;
      readonly text: Html | undefined;
      readonly title: string;
    }[];
    readonly title: string;
  };
  readonly 'site/listing.md': {
    readonly fence: string;
    readonly language: string;
    readonly source: string;
    readonly text: string;
  };
  readonly 'site/llms-full.md': {
    readonly description: string | undefined;
    readonly pages: readonly {
      readonly text: string;
    }[];
    readonly summary: string;
    readonly title: string;
  };
  readonly 'site/llms.md': {
    readonly sections: readonly {
      readonly heading: string;
      readonly links: readonly {
        readonly label: string;
        readonly path: string;
        readonly says: string | undefined;
      }[];
    }[];
    readonly summary: string;
    readonly title: string;
  };
  readonly 'site/media.html': readonly {
    readonly mediaType: string | undefined;
    readonly note: string | undefined;
    readonly shape: TemplateViews['site/shape.html'];
    readonly type: Html;
  }[];
  readonly 'site/missing.html': Record<string, never>;
  readonly 'site/navigation.html': {
    readonly sections: readonly {
      readonly entries: readonly {
        readonly href: string;
        readonly isCurrent: boolean;
        readonly isOpen: boolean;
        readonly items: readonly {
          readonly href: string;
          readonly isCurrent: boolean;
          readonly isDeprecated: boolean;
          readonly method: string | undefined;
          readonly title: string;
        }[];
        readonly title: string;
      }[];
      readonly title: string | undefined;
    }[];
  };
  readonly 'site/operation.html': {
    readonly body:
      | {
          readonly description: Html | undefined;
          readonly isRequired: boolean;
          readonly media: TemplateViews['site/media.html'];
        }
      | undefined;
    readonly deprecation: string | undefined;
    readonly description: Html | undefined;
    readonly group: string;
    readonly groupHref: string;
    readonly hasExamples: boolean;
    readonly isDeprecated: boolean;
    readonly method: string;
    readonly notes: readonly Html[];
    readonly parameters: readonly {
      readonly fields: readonly TemplateViews['site/field.html'][];
      readonly title: string;
    }[];
    readonly path: string;
    readonly replies: readonly (TemplateViews['site/code.html'] & {
      readonly label: string;
    })[];
    readonly responses: readonly {
      readonly description: Html;
      readonly headers: readonly TemplateViews['site/field.html'][];
      readonly id: string;
      readonly isOpen: boolean;
      readonly kind: string;
      readonly media: TemplateViews['site/media.html'];
      readonly same:
        | {
            readonly examples: readonly TemplateViews['site/code.html'][];
            readonly id: string;
            readonly parts: string;
            readonly status: string;
          }
        | undefined;
      readonly status: string;
    }[];
    readonly samples: readonly (TemplateViews['site/code.html'] & {
      readonly label: string;
    })[];
    readonly security: Html | undefined;
    readonly title: string;
    readonly tryData: Html | undefined;
  };
  readonly 'site/operation.md': {
    readonly body:
      | {
          readonly contents: readonly TemplateViews['site/fields.md'][];
          readonly says: string;
        }
      | undefined;
    readonly calls: string | undefined;
    readonly deprecated: string | undefined;
    readonly description: string | undefined;
    readonly method: string;
    readonly pagination: string | undefined;
    readonly parameters: readonly {
      readonly location: string;
      readonly name: string;
      readonly required: string;
      readonly says: string;
      readonly type: string;
    }[];
    readonly path: string;
    readonly responses: readonly {
      readonly contents: readonly TemplateViews['site/fields.md'][];
      readonly says: string;
      readonly status: string;
    }[];
    readonly security: string | undefined;
    readonly title: string;
  };
  readonly 'site/overview.html': {
    readonly contents: readonly {
      readonly href: string;
      readonly title: string;
    }[];
    readonly description: Html | undefined;
    readonly downloads: readonly {
      readonly href: string;
      readonly text: string;
      readonly title: string;
    }[];
    readonly rest: Html | undefined;
    readonly schemes: readonly {
      readonly description: Html | undefined;
      readonly how: Html;
      readonly id: string;
      readonly name: string;
    }[];
    readonly sections: readonly {
      readonly groups: readonly {
        readonly count: string;
        readonly href: string;
        readonly text: Html | undefined;
        readonly title: string;
      }[];
      readonly title: string | undefined;
    }[];
    readonly servers: readonly string[];
    readonly steps: readonly {
      readonly sample: TemplateViews['site/code.html'] | undefined;
      readonly text: Html | undefined;
      readonly title: string;
    }[];
    readonly title: string;
    readonly unused: readonly {
      readonly id: string;
      readonly name: string;
    }[];
  };
  readonly 'site/overview.md': {
    readonly description: string | undefined;
    readonly rest: string | undefined;
    readonly schemes: readonly {
      readonly description: string | undefined;
      readonly how: string;
      readonly name: string;
    }[];
    readonly sections: readonly {
      readonly heading: string;
      readonly links: readonly {
        readonly label: string;
        readonly path: string;
        readonly says: string | undefined;
      }[];
    }[];
    readonly steps: readonly {
      readonly number: string;
      readonly sample:
        | {
            readonly fence: string;
            readonly language: string;
            readonly source: string;
          }
        | undefined;
      readonly text: string | undefined;
      readonly title: string;
    }[];
    readonly summary: string;
    readonly title: string;
  };
  readonly 'site/page.html': {
    readonly api: string;
    readonly content: Html;
    readonly home: string;
    readonly isInner: boolean;
    readonly logo: string | undefined;
    readonly markdown: string | undefined;
    readonly navigation: Html;
    readonly path: string;
    readonly policy: string;
    readonly root: string;
    readonly script: string;
    readonly style: string;
    readonly summary: string | undefined;
    readonly title: string;
    readonly version: string;
    readonly versions:
      | {
          readonly all: string;
          readonly links: readonly {
            readonly href: string;
            readonly isCurrent: boolean;
            readonly name: string;
            readonly note: string | undefined;
          }[];
          readonly name: string;
        }
      | undefined;
  };
  readonly 'site/pagination.md': {
    readonly hasClient: boolean;
    readonly kinds: readonly {
      readonly changes: string | undefined;
      readonly count: string;
      readonly head: string;
      readonly heading: string | undefined;
      readonly links: readonly {
        readonly href: string;
        readonly title: string;
      }[];
      readonly listings: readonly TemplateViews['site/listing.md'][];
      readonly loop: string | undefined;
      readonly loopOverPages: string;
      readonly paginate: string;
      readonly parameters: readonly {
        readonly default: string;
        readonly most: string;
        readonly name: string;
      }[];
      readonly rule: string;
      readonly text: string;
    }[];
  };
  readonly 'site/plain.html': {
    readonly links: readonly {
      readonly href: string;
      readonly title: string;
    }[];
    readonly sections: readonly {
      readonly id: string;
      readonly pages: readonly {
        readonly content: Html;
        readonly id: string;
      }[];
      readonly title: string | undefined;
    }[];
    readonly start: string | undefined;
    readonly style: string;
    readonly title: string;
  };
  readonly 'site/samples.md': {
    readonly samples: readonly {
      readonly fence: string;
      readonly heading: string;
      readonly language: string;
      readonly source: string;
    }[];
  };
  readonly 'site/schema.html': {
    readonly description: Html | undefined;
    readonly example: TemplateViews['site/code.html'] | undefined;
    readonly facts: Html | undefined;
    readonly isDeprecated: boolean;
    readonly listHref: string;
    readonly more: string | undefined;
    readonly shapes: readonly {
      readonly isHidden: boolean;
      readonly shape: TemplateViews['site/shape.html'];
      readonly title: string;
    }[];
    readonly title: string;
    readonly type: Html;
    readonly uses: readonly {
      readonly href: string;
      readonly method: string;
      readonly title: string;
    }[];
    readonly values: readonly string[];
  };
  readonly 'site/schema.md': TemplateViews['site/samples.md'] & {
    readonly deprecated: string | undefined;
    readonly description: string | undefined;
    readonly name: string | undefined;
    readonly received: TemplateViews['site/fields.md'];
    readonly sent: TemplateViews['site/fields.md'] | undefined;
    readonly title: string;
  };
  readonly 'site/shape.html': {
    readonly fields: readonly TemplateViews['site/field.html'][];
    readonly variants: readonly {
      readonly difference: Html | undefined;
      readonly label: string;
      readonly shape: TemplateViews['site/shape.html'] | undefined;
      readonly type: Html;
    }[];
  };
  readonly 'skipped.md': {
    readonly hasSkipped: boolean;
    readonly serverSays: string;
    readonly skippedRows: readonly {
      readonly cells: string;
    }[];
  };
  readonly 'transport.md': {
    readonly argument: string;
    readonly auth: string | undefined;
    readonly given: string;
    readonly group: string;
    readonly isQuery: boolean;
    readonly members: readonly string[];
    readonly method: string;
    readonly name: string;
    readonly options: string;
    readonly query: string | undefined;
    readonly responding: string;
    readonly server: string | undefined;
    readonly value: string;
  };
  readonly 'types/index.ts': {
    readonly hasResponses: boolean;
    readonly schemas: readonly string[];
    readonly tags: readonly string[];
  };
  readonly 'types/readme.md': TemplateViews['types/tasks.md'] & {
    readonly name: string;
    readonly title: string;
  };
  readonly 'types/tasks.md': {
    readonly enumeration:
      | {
          readonly type: string;
          readonly values: string;
        }
      | undefined;
    readonly first:
      | {
          readonly isRaw: boolean;
          readonly operation: string;
          readonly result: string;
          readonly status: string;
        }
      | undefined;
    readonly name: string;
  };
}
