import { createServer } from 'node:net';

/** A browser looks for `localhost` at both: where another program has the port at the second, it may show that one. */
const addresses = ['127.0.0.1', '::1'];

/** Why a server may not have the port at an address; undefined when it may. */
function refusal(port, address) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }) => resolve(code));
    probe.listen(port, address, () => probe.close(() => resolve(undefined)));
  });
}

/** Why the demo cannot have this port of the machine, in words; null when it can. A machine may lack the second address. */
export async function portTrouble(port) {
  const codes = port === 0 ? [] : await Promise.all(addresses.map((address) => refusal(port, address)));
  if (codes.includes('EADDRINUSE')) return `Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1} npm start`;
  return codes.includes('EACCES') ? `Port ${port} is not for this account. Choose one above 1023: PORT=4173 npm start` : null;
}
