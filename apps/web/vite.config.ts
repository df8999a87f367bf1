import { endpoints } from '@naksha/contract';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.NAKSHA_SERVER ?? 'http://127.0.0.1:3000';
/** The first path segments that belong to the server: those of the contract and of its documentation; everything else is a screen. */
const served = new Set([...Object.values(endpoints).map(({ path }) => path.split('/')[1]), 'docs']);

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2023',
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What several screens need comes in a few files: as one file for each of three hundred modules, asked for six at a time, it takes a second longer.
          groups: [
            { name: 'icons', test: /node_modules[\\/]@tabler/ },
            { name: 'library', test: /node_modules/, minShareCount: 4 },
            { name: 'shared', test: /[\\/](?:web[\\/]src|packages)[\\/]/, minShareCount: 8 },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  // Vite reads a key that begins with ^ as a pattern: whole segments, so that a screen may be called /users-guide.
  server: { proxy: { [`^/(${[...served].join('|')})(?=[/?]|$)`]: { target: server } } },
});
