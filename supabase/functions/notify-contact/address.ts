/** RFC 5321: a path of 256 octets, of which two are its angle brackets. */
const longest = 254;

/**
 * The addresses of RFC 5322 that every program between here and the sender reads the same way.
 * Without `?` there is no encoded word, without `!`, `%` and `/` no route, gateway or file. Without a
 * hyphen in front there is no option of sendmail, and without quotes and backslashes there is only
 * one reading.
 */
const localPart = /^(?=.{1,64}$)\w[\w+=&'~-]*(?:\.[\w+=&'~-]+)*$/;

/** Names with a top-level domain, which numbers do not have. */
const domain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/** Whether a mail can be answered to the address, and a header can hold it as it is. */
export function isPlainAddress(address: string): boolean {
  const [local = '', host = '', ...others] = address.split('@');
  const isOne = others.length === 0 && localPart.test(local) && domain.test(host);
  return isOne && address.length <= longest;
}

/** The domain of an address that may be in angle brackets after a name. */
export function domainOf(sender: string): string {
  return sender.slice(sender.lastIndexOf('@') + 1).replace(/>$/, '');
}
