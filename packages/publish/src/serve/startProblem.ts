/** A reason why the site cannot be served, as one line for the person who started it. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
