/** RFC 5321: a path of 256 octets, of which two are its angle brackets. */
const longest = 254;

/**
 * Of what RFC 5322 lets stand in an address, what no program between here and the sender takes for
 * anything else: without `?` there is no encoded word, without `!`, `%` and `/` no route, gateway or
 * file, without a hyphen in front no option of sendmail, without quotes and backslashes one reading.
 */
const localPart = /^(?=.{1,64}$)\w[\w+=&'~-]*(?:\.[\w+=&'~-]+)*$/;

/** Names with a top-level domain, which numbers do not have. */
const domain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/** The address, when a mail can be answered to it and it can stand in a header as it is. */
export function replyAddress(text: string): string | undefined {
  const address = text.trim();
  const [local = '', host = '', ...others] = address.split('@');
  const isOne = others.length === 0 && localPart.test(local) && domain.test(host);
  return isOne && address.length <= longest ? address : undefined;
}

/** The domain of an address that may stand in angle brackets behind a name. */
export function domainOf(sender: string): string {
  return sender.slice(sender.lastIndexOf('@') + 1).replace(/>$/, '');
}
