/** Requests that no browser sends: what each asks for, its path, and its headers. */
export const oddRequests: [what: string, path: string, headers?: Record<string, string>][] = [
  ['a range beyond exact numbers', '/', { Range: 'bytes=0-99999999999999999999' }],
  ['a range from behind its end', '/', { Range: 'bytes=5-2' }],
  ['a range without numbers', '/', { Range: 'bytes=-' }],
  ['no path', '//'],
  ['a backslash', '/\\'],
  ['a host without a name', '//['],
  ['a whole address without a name', 'http://[/'],
  ['a whole address with another scheme', 'ftp://x/'],
  ['half a character', '/%E0%A4'],
  ['half an encoding', '/%'],
  ['no character', '/%00'],
  ['a fragment', '/#x'],
  ['the server itself', '*'],
  ['a half encoded star', '*%', { Upgrade: 'websocket', Connection: 'Upgrade, close' }],
  ['foreign signs', '/', { 'If-None-Match': '\xff', 'Accept-Encoding': '\xff', Cookie: '\xff' }],
];
