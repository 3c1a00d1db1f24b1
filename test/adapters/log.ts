/** Log of events in a server under test, for tests that may run in another process. */

/** An error, reduced to the properties that are equal in every JavaScript engine. */
export interface Fault {
  readonly name: string;
  readonly message: string;
}

/** The properties of a request that a handler has received. */
export interface SeenRequest {
  readonly hasHost: boolean;
  readonly target: string;
  readonly remoteAddress?: string;
}

export interface LogEntries {
  /** The steps that requests have passed. */
  readonly points: readonly string[];
  readonly faults: readonly Fault[];
  readonly requests: readonly SeenRequest[];
}

/** The log of a server, as the test process reads it. */
export interface ServerLog {
  read(): Promise<LogEntries>;
  clear(): Promise<void>;
}

/** The log within the server's process. */
export class OwnLog implements ServerLog {
  readonly points: string[] = [];
  readonly faults: Fault[] = [];
  readonly requests: SeenRequest[] = [];

  addFault(cause: unknown): void {
    this.faults.push(
      cause instanceof Error ? { name: cause.name, message: cause.message } : { name: 'none', message: '' },
    );
  }

  read(): Promise<LogEntries> {
    const { points, faults, requests } = this;
    return Promise.resolve({ points: [...points], faults: [...faults], requests: [...requests] });
  }

  clear(): Promise<void> {
    for (const list of [this.points, this.faults, this.requests]) list.length = 0;
    return Promise.resolve();
  }
}
