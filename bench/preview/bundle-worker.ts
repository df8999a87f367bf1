import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const entry = fileURLToPath(new URL('../../apps/web/src/loom/loom-worker.ts', import.meta.url));

/** The worker that draws the studio's previews as one script, bundled and minified as the product's pages are. */
export async function bundleWorker(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2023', minify: true, lib: { entry, formats: ['iife'], name: 'loomWorker' } },
  });
  const [bundle] = Array.isArray(made) ? made : [made];
  const [script] = bundle && 'output' in bundle ? bundle.output : [];
  if (script?.type !== 'chunk') throw new Error('Expected one script but the bundler made none');
  return script.code;
}
