/** What a part of the test run came to. */
export interface Outcome {
  passed: number;
  /** One name for each thing that failed or did not run. */
  failures: string[];
}
