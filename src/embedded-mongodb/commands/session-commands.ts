import { type Document, Long } from 'bson';
import { sessionName } from '../storage/snapshots';
import type { Handler } from './command';

/**
 * Version of the wire protocol. Drivers need at least 9. From 25 on, drivers may send `bulkWrite`, which is not
 * supported.
 */
const MAX_WIRE_VERSION = 21;
const VERSION = '7.0.0';

const hello: Handler = ({ name }) => ({
  helloOk: true,
  [name === 'hello' ? 'isWritablePrimary' : 'ismaster']: true,
  maxBsonObjectSize: 16 * 1024 * 1024,
  maxMessageSizeBytes: 48_000_000,
  maxWriteBatchSize: 100_000,
  localTime: new Date(),
  logicalSessionTimeoutMinutes: 30,
  minWireVersion: 0,
  maxWireVersion: MAX_WIRE_VERSION,
  readOnly: false,
  ok: 1,
});

const buildInfo: Handler = () => ({
  version: VERSION,
  versionArray: VERSION.split('.').map(Number).concat(0),
  maxBsonObjectSize: 16 * 1024 * 1024,
  ok: 1,
});

const killCursors: Handler = ({ body }, { cursors }) => {
  const ids = (body.cursors as Long[]).map(Number);
  const killed = ids.filter((id) => cursors.kill(id));
  const toLongs = (list: number[]): Long[] => list.map((id) => Long.fromNumber(id));
  return {
    cursorsKilled: toLongs(killed),
    cursorsNotFound: toLongs(ids.filter((id) => !killed.includes(id))),
    cursorsAlive: [],
    cursorsUnknown: [],
    ok: 1,
  };
};

const endSessions: Handler = ({ body }, { snapshots }) => {
  for (const lsid of body.endSessions as Document[]) snapshots.end(sessionName(lsid));
  return { ok: 1 };
};

export const SESSION_COMMANDS: Record<string, Handler> = {
  hello,
  isMaster: hello,
  ismaster: hello,
  buildInfo,
  ping: () => ({ ok: 1 }),
  endSessions,
  killCursors,
};
