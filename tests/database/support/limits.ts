/** SQL of the superuser: takes as many messages as a test sends. */
export const raiseLimits =
  'update private.contact_limits set sender_messages = 1000000, total_messages = 1000000';
