import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The loom as one script for a page, bundled as the product's pages are; it leaves its functions in `window.loom`. */
export async function bundleLoom(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: fileURLToPath(new URL('./loom-page.ts', import.meta.url)), formats: ['iife'], name: 'loom' },
    },
  });
  const [bundle] = Array.isArray(made) ? made : [made];
  const [script] = bundle && 'output' in bundle ? bundle.output : [];
  if (script?.type !== 'chunk') throw new Error('Expected one script but the bundler made none');
  return script.code;
}
