import { serve } from '@naksha/imaging/serve';

serve({ drawInvoice: async () => (await import('./draw-invoice.ts')).drawInvoice });
