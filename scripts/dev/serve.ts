import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { writeRevision } from '../pages/write-revision.ts';
import { createRestarter } from './create-restarter.ts';

// `npm run dev`: the pages by Vite, which replaces what changed in the browser; behind it the server, started again when one of its sources changes.
const root = resolve(import.meta.dirname, '../..');
const port = process.env.PORT ?? '3000';
writeRevision(root);
process.env.NAKSHA_SERVER = `http://127.0.0.1:${port}`;

const server = createRestarter([join(root, 'apps/server/src/main.ts'), ...process.argv.slice(2)], (sentence) =>
  console.log(sentence),
);
const pages = await createServer({
  root: join(root, 'apps/web'),
  configFile: join(root, 'apps/web/vite.config.ts'),
  server: { host: '127.0.0.1' },
});
pages.watcher.add([join(root, 'apps/server/src'), join(root, 'packages')]);
pages.watcher.on('all', (_, path) => {
  const isOfServer = path.startsWith(join(root, 'apps/server/src')) || path.startsWith(join(root, 'packages'));
  if (isOfServer && !/\.test\.tsx?$/.test(path)) server.restart();
});
await pages.listen();
console.log(`The pages of Naksha, as you change them: ${pages.resolvedUrls?.local[0]}`);
server.restart();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, async () => {
    await Promise.all([server.stop(), pages.close()]);
    process.exit(0);
  });
}
