import { endpoints, generateParams } from '@naksha/contract';
import { call } from '../../api/call.ts';
import { hasNewWords, takeAsk } from '../ask/ask-store.ts';
import { keepRows, showDesign } from './designs-store.ts';

/** Lays a design of the collection on the table, with all it was made from; words not made yet stay in the panel. Throws `ApiError`. */
export async function openDesign(id: string): Promise<void> {
  const { data, history } = await call(endpoints.getDesign, { params: { id } });
  keepRows([...history, data]);
  const params = generateParams.safeParse(data.params);
  if (data.operation === 'generate' && params.success && !hasNewWords()) takeAsk(params.data, data.seed);
  showDesign(data._id);
}
