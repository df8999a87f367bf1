import { endpoints } from '@naksha/contract';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.NAKSHA_SERVER ?? 'http://127.0.0.1:3000';
/** The first path segments that belong to the server: those of the contract and of its documentation; everything else is a screen. */
const served = new Set([...Object.values(endpoints).map(({ path }) => path.split('/')[1]), 'docs']);

export default defineConfig({
  plugins: [react()],
  build: { target: 'es2023' },
  worker: { format: 'es' },
  // Vite reads a key that begins with ^ as a pattern: whole segments, so that a screen may be called /users-guide.
  server: { proxy: { [`^/(${[...served].join('|')})(?=[/?]|$)`]: { target: server } } },
});
