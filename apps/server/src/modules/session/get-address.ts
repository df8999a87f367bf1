import type { ClientScope, SuperScope } from '../../http/scope.ts';

/** From where the caller asks, as rules about addresses see it. */
export async function getAddress({ ip }: ClientScope | SuperScope): Promise<{ ip: string }> {
  return { ip };
}
