export interface RunningDemo {
  /** `http://localhost:41234`. */
  readonly url: string;
  stop(): Promise<void>;
}

export declare function startDemo(folders?: Readonly<Record<string, string>>): Promise<RunningDemo>;
