import { handlers } from './handlers.ts';
import { serve } from './serve.ts';

serve(handlers);
