import { toContactRow } from '@portfolio/data/contactMessage';
import { type Check, type Finding, failure, report, warning } from '../check.ts';
import { type Answer, ask, type Request, visitorOf } from '../dataApi.ts';
import { PUSH, project } from './project.ts';

const message = toContactRow({
  name: 'Portfolio doctor',
  phone: 'no number',
  email: 'doctor@example.com',
  inquiryType: '',
  social: '',
  message: 'Test by npm run doctor: this is never stored.',
});

/**
 * What the doctor sends to see whether visitors can send: a message that breaks a rule of the form, so
 * that the table refuses it in its very last step. It's there twice, because a request takes one message
 * only, and asks for an answer that only one row could have. So nothing is stored even where somebody
 * has removed the rules.
 */
export const refusedMessages: Request = {
  method: 'POST',
  query: { columns: Object.keys(message).join(',') },
  prefer: 'return=minimal',
  accept: 'application/vnd.pgrst.object+json',
  body: [message, message],
};

function findProblem({ outcome, detail }: Answer): Finding | undefined {
  switch (outcome) {
    case 'rule-broken':
      return undefined;
    case 'limited':
      return warning(
        `a limit on messages is reached (${detail}), so it is unknown whether sending works`,
        'Try again in a few minutes.',
      );
    case 'refused':
      return failure(`visitors may not send (${detail})`, PUSH);
    default:
      return failure(
        `a message that breaks the form's rules was not refused for that reason (${detail})`,
        PUSH,
      );
  }
}

/** Whether visitors can send messages, as far as that can be tried without sending one. */
export const sending: Check = {
  title: 'Sending a message',
  needs: [project],
  online: true,
  async run(copy) {
    const problem = findProblem(await ask(visitorOf(copy), refusedMessages));
    return report(
      problem ? [problem] : [],
      'works, up to the rules of the form',
      problem?.level === 'warning' ? 'could not be tried' : 'does not work as it should',
    );
  },
};
