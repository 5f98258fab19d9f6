const atMost = (field: string) => (count: number) => `${field} must be at most ${count} characters`;

/** The contact form: labels, errors, and messages about sending. */
export const contactForm = {
  labels: {
    name: 'Name',
    phone: 'Phone Number',
    email: 'Email',
    inquiryType: 'Inquiry Type',
    social: 'Social Media',
    message: 'Message',
  },
  /** By their names in the database, which stay English. */
  inquiryTypes: {
    'Project Collaboration': 'Project Collaboration',
    'Resume Review': 'Resume Review',
    'Freelance Inquiry': 'Freelance Inquiry',
    Mentorship: 'Mentorship',
    'General Question': 'General Question',
  },
  /** Explains the star after a label. */
  requiredNote: 'Fields marked with * are required.',
  /** The empty choice of the inquiry type. */
  chooseInquiryType: 'Select inquiry type',
  /** In the empty field for social media. */
  socialPlaceholder: '@username or profile link',
  /** The beginning of a message about a project. */
  about: (title: string) => `About ${title}: `,
  /** Spec section 5. */
  errors: {
    name: { required: 'Name is required', maxLength: atMost('Name') },
    phone: {
      required: 'Phone number is required',
      format: 'Please enter a valid phone number',
      maxLength: atMost('Phone number'),
    },
    email: {
      required: 'Email is required',
      format: 'Please enter a valid email',
      maxLength: atMost('Email'),
    },
    inquiryType: { format: 'Please choose one of the inquiry types' },
    social: { maxLength: atMost('Social media') },
    message: {
      required: 'Message is required',
      minLength: (count: number) => `Message must be at least ${count} characters`,
      maxLength: atMost('Message'),
    },
  },
  /** A value that no database can hold. */
  unstorable: 'Please remove the character that cannot be shown',
  send: 'Send Message',
  sending: 'Sending...',
  /** Shown while the page's script isn't running. Names the button `send`. */
  withoutScript:
    'This page’s script isn’t running, so “Send Message” opens your mail program with what you wrote.',
  keptFor: (hours: number) =>
    `What you type is kept on this device only, for ${hours} hours or until it is sent.`,
  /** Shown while the browser has no network, before anything is sent. */
  offline:
    "You're offline. What you write is kept on this device: send it when you have a connection.",
  /** After sending (spec section 8). */
  sent: "Thanks for reaching out! I'll get back to you shortly 🚀",
  /** A quiet line once `sent` is gone. @param time such as `16:07` */
  sentAt: (time: string) => `Sent at ${time}`,
  failed: 'There was an error sending your message. Please try again.',
  /** Reasons, which follow `failed`. */
  reasons: {
    offline: 'You seem to be offline. What you wrote is kept: send it when you have a connection.',
    noAnswer: 'There was no answer: the connection may be the problem. What you wrote is kept.',
    /** The code that sends could not be loaded. */
    noCode: 'A part of this page could not be loaded: reload the page. What you wrote is kept.',
    /** @param minutes to wait before sending it again, if known */
    tooMany: (minutes: number | undefined) => {
      const few = minutes === undefined ? 'a few minutes' : `${minutes} minutes`;
      const when = minutes === 1 ? 'a minute' : few;
      return `Too many messages came in a short time: send yours again in ${when}.`;
    },
    /** Something filled in the field that people don't see. Names the button `send`. */
    trap: 'Something, perhaps a form filler, filled in a field that people can’t see, so nothing was sent. What you wrote is kept: press “Send Message” again to send it.',
  },
  /** Other ways to get a message to the owner that could not be sent. */
  otherWays: {
    mail: 'Send it by e-mail',
    copy: 'Copy message',
    /** The subject of the mail, which the owner reads. */
    subject: (name: string) => `Message from ${name}`,
  },
};

/** The buttons next to what a visitor has typed into the form. */
export const draft = { undo: 'Undo', clear: 'Clear draft' };
