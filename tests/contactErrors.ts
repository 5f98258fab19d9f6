/** What the form says about a wrong field (specification, section 5). All tests take these words from here. */
export const contactErrors = {
  name: { required: 'Name is required' },
  phone: {
    required: 'Phone number is required',
    format: 'Please enter a valid phone number',
  },
  email: { required: 'Email is required', format: 'Please enter a valid email' },
  message: {
    required: 'Message is required',
    minLength: 'Message must be at least 10 characters',
  },
};

/** Of a form with nothing in it, by the labels of its required fields. */
export const missing = {
  Name: contactErrors.name.required,
  'Phone Number': contactErrors.phone.required,
  Email: contactErrors.email.required,
  Message: contactErrors.message.required,
};
