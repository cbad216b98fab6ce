import { startEmbeddedDatabase } from '../embedded-database';

/** Serves the database in a folder until this process is stopped or killed, and prints its URI. */
async function main(dataDir: string): Promise<void> {
  const embedded = await startEmbeddedDatabase({ dataDir });
  process.on('SIGTERM', () => void embedded.stop().then(() => process.exit(0)));
  process.stdout.write(`${embedded.uri}\n`);
}

void main(process.argv[2]!);
