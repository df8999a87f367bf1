import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.NAKSHA_SERVER ?? 'http://127.0.0.1:3000';
/** The first path segments that belong to the server; everything else is a screen. */
const served = [
  'auth',
  'users',
  'session',
  'client',
  'action-logs',
  'credits',
  'billing',
  'plans',
  'discount',
  'reseller',
  'payments',
  'files',
  'design',
  'support',
  'sales',
  'sign-ups',
  'email',
  'demonstration',
  'health',
  'ready',
  'openapi.json',
  'docs',
];

export default defineConfig({
  plugins: [react()],
  build: { target: 'es2023', chunkSizeWarningLimit: 700 },
  worker: { format: 'es' },
  server: { proxy: Object.fromEntries(served.map((path) => [`/${path}`, { target: server }])) },
});
