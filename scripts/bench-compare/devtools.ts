import { launch } from 'chrome-launcher';
import { SANDBOX_FLAGS } from '../lib/chromium';
import { Problem } from '../lib/problem';
import { exited } from '../lib/processes';

/** What the protocol's messages hold, as far as it is read here. */
interface Message {
  id?: number;
  method?: string;
  params?: object;
  result?: object;
  error?: { message: string };
}

/** A browser of its own, spoken to by the DevTools protocol and nothing else. */
export interface Browser {
  /** @throws {Problem} when the browser refuses the call */
  call: <R extends object>(method: string, params?: object, sessionId?: string) => Promise<R>;
  /** Hears every event of a name. */
  on: (method: string, hear: (params: object) => void) => void;
  stop: () => Promise<void>;
}

/**
 * Starts Chromium. Tools that drive browsers turn its `Runtime` domain on, and so its debugger, which
 * makes scripts slower to start: here only what is asked for is turned on.
 */
export async function startBrowser(chromePath: string): Promise<Browser> {
  const chrome = await launch({
    chromePath,
    chromeFlags: [
      '--headless=new',
      '--disable-gpu',
      '--disable-quic',
      '--remote-debugging-pipe',
      ...SANDBOX_FLAGS,
    ],
  });
  const { remoteDebuggingPipes: pipes } = chrome;
  if (!pipes) throw new Problem('Chromium opened no pipes.');
  const answers = new Map<number, (message: Message) => void>();
  const listeners = new Set<(message: Message) => void>();
  let lastId = 0;

  // Each message ends with a byte 0, wherever the pipe cuts it.
  let rest: Buffer[] = [];
  pipes.incoming.on('data', (chunk: Buffer) => {
    let from = 0;
    for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, from)) {
      take(Buffer.concat([...rest, chunk.subarray(from, end)]));
      rest = [];
      from = end + 1;
    }
    rest.push(chunk.subarray(from));
  });

  function take(bytes: Buffer) {
    const message = JSON.parse(bytes.toString()) as Message;
    if (message.id === undefined) for (const hear of listeners) hear(message);
    else answers.get(message.id)?.(message);
  }

  return {
    call: async (method, params = {}, sessionId) => {
      lastId += 1;
      const id = lastId;
      const answer = new Promise<Message>((resolve) => answers.set(id, resolve));
      pipes.outgoing.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      const { result = {}, error } = await answer;
      answers.delete(id);
      if (error) throw new Problem(`${method}: ${error.message}`);
      return result as never;
    },
    on: (method, hear) => {
      listeners.add((message) => {
        if (message.method === method) hear(message.params ?? {});
      });
    },
    stop: async () => {
      chrome.kill();
      await exited(chrome.process);
    },
  };
}
