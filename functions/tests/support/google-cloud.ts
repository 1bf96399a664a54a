import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerAsEmpty } from './empty-firestore';

/** The token that instances get instead of Google's. */
export const TOKEN = 'token-of-the-instance';
const FIRESTORE = 'firestore.googleapis.com';

/** The requests of processes to this simulated Google Cloud. */
interface GoogleCloud {
  /** Requests to the metadata server: the path and the `metadata-flavor` header. */
  metadata: string[];
  /** The headers of each call of Firestore. */
  calls: IncomingHttpHeaders[];
  /** Makes a Node process use this Google Cloud instead of the real one or an emulator. */
  environment: Record<string, string>;
  stop: () => void;
}

/** Redirects Firestore's traffic to another local port, without changing certificates or TLS. */
const redirection = (port: number) => `import dns from 'node:dns';
import net from 'node:net';
const { lookup } = dns.promises;
dns.promises.lookup = (host, options) =>
  host === '${FIRESTORE}' ? Promise.resolve([{ address: '127.0.0.1', family: 4 }]) : lookup(host, options);
const { connect } = net;
net.connect = (options, ...rest) =>
  connect(options.port === 443 ? { ...options, port: ${port} } : options, ...rest);
`;

/** Simulates an instance's surroundings: the metadata server, and Firestore behind TLS. */
export async function startGoogleCloud(): Promise<GoogleCloud> {
  const folder = mkdtempSync(join(tmpdir(), 'google-cloud-'));
  const key = join(folder, 'key.pem');
  const certificate = join(folder, 'certificate.pem');
  execFileSync(
    'openssl',
    'req -x509 -newkey rsa:2048 -nodes -days 1'
      .split(' ')
      .concat(['-keyout', key, '-out', certificate])
      .concat(['-subj', `/CN=${FIRESTORE}`, '-addext', `subjectAltName=DNS:${FIRESTORE}`]),
    { stdio: 'ignore' },
  );
  const metadata: string[] = [];
  const calls: IncomingHttpHeaders[] = [];
  const instance = createServer(({ url = '', headers }, response) => {
    metadata.push(`${url} ${String(headers['metadata-flavor'])}`);
    response.setHeader('Metadata-Flavor', 'Google');
    response.setHeader('Content-Type', 'application/json');
    const isToken = url.includes('/token');
    response.end(
      isToken
        ? JSON.stringify({ access_token: TOKEN, expires_in: 3_600, token_type: 'Bearer' })
        : 'googleapis.com',
    );
  });
  const firestore = createSecureServer({
    key: readFileSync(key),
    cert: readFileSync(certificate),
  }).on('stream', (stream, headers) => {
    calls.push(headers);
    answerAsEmpty(stream, headers);
  });
  const [metadataPort, firestorePort] = [await listen(instance), await listen(firestore)];
  const redirecting = join(folder, 'redirect.mjs');
  writeFileSync(redirecting, redirection(firestorePort));
  return {
    metadata,
    calls,
    environment: {
      PATH: process.env['PATH'] ?? '',
      GCLOUD_PROJECT: 'an-agency',
      // Tells Google's library that it runs on Google Cloud.
      K_SERVICE: 'pages',
      GCE_METADATA_HOST: `127.0.0.1:${metadataPort}`,
      NODE_EXTRA_CA_CERTS: certificate,
      NODE_OPTIONS: `--import=${redirecting}`,
    },
    stop: () => {
      instance.close();
      firestore.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function listen(server: Pick<Server, 'listen' | 'address'> & NodeJS.EventEmitter) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
