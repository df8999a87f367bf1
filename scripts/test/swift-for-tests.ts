import { startSwift } from '../../e2e/swift/start-swift.ts';

/** Gives the tests an S3 server in NAKSHA_TEST_S3, unless the developer has named one there. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.NAKSHA_TEST_S3) return undefined;
  const swift = await startSwift();
  process.env.NAKSHA_TEST_S3 = swift.url;
  return swift.stop;
}
