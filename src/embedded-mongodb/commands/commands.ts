import type { Document } from 'bson';
import { CommandError, DatabaseDamagedError } from '../store-errors';
import { aggregate } from './aggregate';
import { CATALOGUE_COMMANDS } from './catalogue-commands';
import { type Answer, Command, type Engine, type Handler } from './command';
import { READ_COMMANDS } from './read-commands';
import { SESSION_COMMANDS } from './session-commands';
import { WRITE_COMMANDS } from './write-commands';

const HANDLERS = new Map<string, Handler>(
  Object.entries({ ...SESSION_COMMANDS, ...READ_COMMANDS, ...WRITE_COMMANDS, ...CATALOGUE_COMMANDS, aggregate }),
);

/** Runs a command. An invalid or unsupported command is answered with `ok: 0`. */
export async function runCommand(body: Document, engine: Engine): Promise<Answer> {
  try {
    const command = new Command(body);
    if ('txnNumber' in body || 'startTransaction' in body) {
      const message = 'Transaction numbers are only allowed on a replica set member or mongos';
      throw new CommandError(20, 'IllegalOperation', message);
    }
    const handler = HANDLERS.get(command.name);
    if (!handler) throw new CommandError(59, 'CommandNotFound', `no such command: '${command.name}'`);
    return await handler(command, engine);
  } catch (error) {
    if (error instanceof CommandError) return error.toDocument();
    const { name, message } = error as Error;
    if (error instanceof DatabaseDamagedError)
      return new CommandError(246, 'DataCorruptionDetected', message).toDocument();
    return new CommandError(8, 'UnknownError', `The embedded database failed: ${name}: ${message}`).toDocument();
  }
}
