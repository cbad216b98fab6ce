import { Agent, request } from 'node:http';
import { type Db, MongoClient } from 'mongodb';
import { type Mailbox, startMailbox } from './mailbox';
import { Nginx } from './nginx';
import { ADMIN, Site } from './site';
import { emptyDatabase, SERVER } from './two-apps';

const NAME = 'processes';

/** Answer of a call. `status` is 0 if there was no complete answer. */
export interface Answered {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a body is checked by the test that reads it
  body: any;
}

interface Call {
  /** Body, which is sent as JSON. Bytes are sent unchanged, with the type from `headers`. */
  body?: object;
  headers?: Record<string, string>;
  /** Loopback address of the visitor. Default: a new one. */
  from?: string;
}

let visitors = 0;
export function newVisitor(): string {
  visitors += 1;
  return `127.${1 + ((visitors >> 16) & 127)}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** Runs three processes of the built product behind one nginx. They share a database and a mail server. */
export class SharedSites {
  private constructor(
    readonly sites: Site[],
    readonly nginx: Nginx,
    readonly mailbox: Mailbox,
    private readonly client: MongoClient,
  ) {}

  static async start(count = 3): Promise<SharedSites> {
    const uri = await emptyDatabase(NAME);
    const mailbox = await startMailbox();
    const variables = {
      MONGODB_URI: uri,
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'office@mosi.example',
      PUBLIC_URL: 'http://mosi.example',
      SAMPLE_CONTENT: 'false',
    };
    const sites: Site[] = [];
    while (sites.length < count) sites.push(await Site.start(variables));
    const nginx = await Nginx.start(...sites.map(({ port }) => port));
    return new SharedSites(sites, nginx, mailbox, await MongoClient.connect(SERVER as string));
  }

  get db(): Db {
    return this.client.db(NAME);
  }

  /** Makes a call through nginx. With `site`, calls that process directly, with the headers that nginx would add. */
  call(
    method: string,
    path: string,
    { body, headers, from = newVisitor() }: Call = {},
    site?: Site,
  ): Promise<Answered> {
    const isJson = body && !Buffer.isBuffer(body);
    const sent = isJson ? JSON.stringify(body) : (body as Buffer | undefined);
    return new Promise((answered) => {
      const call = request(`${site?.url ?? this.nginx.url}${path}`, {
        method,
        localAddress: from,
        agent: new Agent({ keepAlive: false }),
        headers: { ...(isJson && { 'content-type': 'application/json' }), ...headers },
      });
      const fail = () => answered({ status: 0, body: null });
      call.once('error', fail).once('response', (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        answer.once('error', fail).once('end', () => answered({ status: answer.statusCode ?? 0, body: parsed(text) }));
      });
      call.end(sent);
    });
  }

  signIn(email: string = ADMIN.email, password = ADMIN.password): Promise<Answered> {
    return this.call('POST', '/api/auth/login', { body: { email, password } });
  }

  async stop(): Promise<void> {
    await this.nginx.stop();
    for (const site of this.sites) await site.stop();
    await this.mailbox.close();
    await this.client.close();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
