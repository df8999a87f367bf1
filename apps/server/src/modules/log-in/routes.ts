import type { Handlers } from '../../http/handler.ts';
import { login } from './login.ts';

export const logInHandlers = { login } satisfies Partial<Handlers>;
