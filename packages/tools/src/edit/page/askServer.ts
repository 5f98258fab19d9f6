/** The development server wants this header, which no other site can send without being asked for permission. */
const fromEditor = { 'x-portfolio-editor': '1' };

const SERVER_IS_GONE =
  "The editor's server is gone: start `npm run edit` again. Nothing is lost: then do this once more.";

/**
 * Asks the development server.
 * @throws Error that says what to do if the server has ended
 */
export const askServer = (address: string, init: RequestInit = {}): Promise<Response> =>
  fetch(address, { ...init, headers: { ...fromEditor, ...init.headers } }).catch(() => {
    throw new Error(SERVER_IS_GONE);
  });
