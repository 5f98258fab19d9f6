/** A reason why the messages cannot be read, as one line for the owner. */
export class InboxProblem extends Error {
  override readonly name = 'InboxProblem';

  constructor(message: string) {
    super(message.replace(/\s+/g, ' ').trim());
  }
}
