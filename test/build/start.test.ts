import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { inProject } from '../../scripts/lib/project.mjs';

/** The output of `npm start` before it installs and builds anything. */
function start(port: number): Promise<string> {
  const env = { ...process.env, PORT: String(port) };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [inProject('scripts/start.mjs')], { env }, (_error, _out, errors) => resolve(errors));
    // If it continues to a build, it has missed the conflict.
    child.stderr?.on('data', (text: string) => text.startsWith('…') && child.kill());
    child.stdout?.once('data', () => child.kill());
  });
}

const others: Server[] = [];

/** A server of another program; at the first address if the machine lacks the given one. */
async function serveAt(address: string): Promise<number> {
  const server = createServer();
  others.push(server);
  try {
    await once(server.listen(0, address), 'listening');
  } catch {
    await once(server.listen(0, '127.0.0.1'), 'listening');
  }
  return (server.address() as AddressInfo).port;
}

afterEach(() => {
  for (const one of others.splice(0)) one.close();
});

describe('npm start', () => {
  it.each(['127.0.0.1', '::1'])('reports that its port is taken at an address of localhost: %s', async (address) => {
    const port = await serveAt(address);
    expect(await start(port)).toContain(`Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1} npm start`);
  });
});
