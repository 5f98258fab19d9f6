import { connect } from 'node:net';

/** An answer as it came over the wire. */
export interface RawAnswer {
  status: number;
  /** By their names in small letters. */
  headers: Record<string, string>;
  body: string;
}

/** Sends a request exactly as it is written, its path too, and reads the answer to its end. */
export function ask(
  url: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawAnswer> {
  const { port, host } = new URL(url);
  const all = { Host: host, Connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), '127.0.0.1');
    socket.setEncoding('latin1').on('data', (part: string) => {
      text += part;
    });
    socket.on('error', reject).on('close', () => {
      const end = text.indexOf('\r\n\r\n');
      const [first = '', ...fields] = text.slice(0, end).split('\r\n');
      resolve({
        status: Number(first.split(' ')[1]),
        headers: Object.fromEntries(
          fields.map((field) => {
            const colon = field.indexOf(':');
            return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()];
          }),
        ),
        body: text.slice(end + 4),
      });
    });
    socket.write(`${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
  });
}
