import { serve } from './serve.ts';
import { verbs } from './verbs.ts';

serve(verbs);
