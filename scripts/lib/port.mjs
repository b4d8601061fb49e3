import { createServer } from 'node:net';

/**
 * A browser resolves `localhost` to either address. If another program has the port at one of them, the browser may
 * show that program.
 */
const addresses = ['127.0.0.1', '::1'];

/**
 * Why a server cannot use the port at an address; undefined if it can.
 *
 * @returns {Promise<string | undefined>}
 */
function refusal(port, address) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) => resolve(code));
    probe.listen(port, address, () => probe.close(() => resolve(undefined)));
  });
}

/** A sentence why the demo cannot use this port; null if it can. A machine may lack the second address. */
export async function portTrouble(port) {
  const codes = port === 0 ? [] : await Promise.all(addresses.map((address) => refusal(port, address)));
  if (codes.includes('EADDRINUSE')) return `Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1} npm start`;
  return codes.includes('EACCES') ? `Port ${port} is not for this account. Choose one above 1023: PORT=4173 npm start` : null;
}
