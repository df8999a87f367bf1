import { createServer } from 'node:net';

/** Ends with a sentence where the server could not listen afterwards, before minutes are spent on what it needs. */
export async function requirePort({ HOST: host = '127.0.0.1', PORT = '3000' }) {
  const port = Number(PORT);
  // What is no port is said by the server, beside what else is wrong with its settings.
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return;
  const code = await new Promise((resolve) => {
    const server = createServer();
    server.once('error', (problem) => resolve(problem.code));
    server.listen({ host, port }, () => server.close(() => resolve(undefined)));
  });
  if (code === 'EADDRINUSE')
    console.error(
      `Port ${port} of ${host} is taken by another program, perhaps by a Naksha that runs already. Stop that one, or choose another port: PORT=${port === 65_535 ? 3001 : port + 1} npm start`,
    );
  else if (code === 'EACCES')
    console.error(`Port ${port} may not be used by this account. Choose one from 1024 on: PORT=3000 npm start`);
  else return;
  process.exit(1);
}
