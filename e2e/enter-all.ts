import { enter, type Person } from './enter.ts';
import { type Examples, furnish } from './furnish.ts';

/** A furnished product, and each log-in that all screens are visited with. */
export interface Entered {
  readonly examples: Examples;
  readonly entered: Readonly<Record<'admin_demo' | 'super_demo' | 'designer_demo', Person>>;
}

/** Furnishes the product so that every screen has something to show, and enters it as each of its people. */
export async function enterAll(address: string): Promise<Entered> {
  const [admin, operator] = [await enter(address, 'admin_demo'), await enter(address, 'super_demo')];
  const examples = await furnish(address, { admin, operator });
  const designer = await enter(address, 'designer_demo');
  return { examples, entered: { admin_demo: admin, super_demo: operator, designer_demo: designer } };
}
