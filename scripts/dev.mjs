// npm run dev: starts the server in watch mode, and Vite with hot reload.
import concurrently from 'concurrently';

const { result } = concurrently(
  [
    { name: 'server', command: 'nest start --watch', env: { NODE_ENV: 'development' } },
    { name: 'client', command: 'vite -c client/vite.config.mts' },
  ],
  { killOthersOn: ['failure', 'success'], prefix: 'name' },
);
await result.catch(() => process.exit(1));
