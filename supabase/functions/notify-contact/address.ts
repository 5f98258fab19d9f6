const longest = 254;

/** What HTML takes for an email address, with at least one dot in the domain. */
const shape =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** The address, when a mail can be answered to it and it can stand in a header as it is. */
export function replyAddress(text: string): string | undefined {
  const address = text.trim();
  return address.length <= longest && shape.test(address) ? address : undefined;
}

/** The domain of an address that may stand in angle brackets behind a name. */
export function domainOf(sender: string): string {
  return sender.slice(sender.lastIndexOf('@') + 1).replace(/>$/, '');
}
